import GameKernel
import MatchstickGame
import Stage

extension TakeChoice {
  /// Returns the numbers of matches that a turn can take from the heap or row of the choice, in words.
  func limit(in state: Matchsticks.State, _ texts: Texts) -> String? {
    guard let run, let whole = state.runs.first(where: { $0.group == run.group }) else {
      return nil
    }
    return texts.canTake(min(state.takeLimit, whole.count))
  }

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

extension Texts {
  /// Returns the sentence about the largest number of matches that a player may take now.
  package func canTake(_ most: Int) -> String {
    let texts = self
    return most == 1
      // Translators: Spoken: the number of matchsticks that the player can take.
      ? texts("You can take 1.")
      // Translators: Spoken: how many matchsticks a player may take now.
      : texts("You can take 1 to {number}.", ["number": String(most)])
  }
}
