import GameKernel
import MatchstickGame
import Stage

extension TakeChoice {
  /// Returns the chosen matches in words. Empty without a state, while the player cannot take.
  func words(_ state: Matchsticks.State?, _ texts: Texts) -> String {
    guard let state else { return "" }
    // Translators: Spoken: no matchsticks are chosen yet.
    guard let run else { return texts("Nothing chosen") }
    let whole = state.runs.first {
      $0.group == run.group && $0.places.overlaps(run.places)
    }
    let values = [
      "number": String(run.count), "group": String(run.group + 1),
      "all": String(whole?.count ?? run.count), "place": String(run.places.lowerBound + 1),
      "end": String(run.places.upperBound),
    ]
    guard state.layout.form == .rows else {
      // Translators: Spoken: {number} of {all} matchsticks of a heap are chosen. {group} is the heap’s number.
      return texts("Heap {group}: {number} of {all}", values)
    }
    return run.count == 1
      // Translators: Spoken: a matchstick is chosen. {group} is the number of the row, {place} that of the match.
      ? texts("Row {group}, match {place}", values)
      // Translators: Spoken: two matchsticks are chosen. {group} is the row, {place} and {end} the matches.
      : texts("Row {group}, matches {place} and {end}", values)
  }
}
