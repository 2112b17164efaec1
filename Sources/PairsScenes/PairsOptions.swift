import BoxKit
import GameKernel
import PairsGame
import Stage

/// The options of Pairs on the command line.
nonisolated enum PairsOptions {
  static let all = [
    GameOption("--layout", layouts) { texts in
      // Translators: Explains an option of the command line.
      texts("the size of Pairs, columns and rows")
    } apply: { launch, word in
      guard let layout = PairsLayout.offered.first(where: { $0.description == word }) else {
        return layouts.split(separator: "|").joined(separator: " or ")
      }
      launch.overrideSetting(\.pairs.chosenLayout, layout)
      launch.askForNewGame(of: Pairs.name)
      return nil
    },
    GameOption("--players", "WHO,…") { texts in
      // Translators: Explains an option of the command line. {words} are words to type.
      texts("who plays Pairs: {words}", ["words": "me, me:NAME, forgetful:70, perfect"])
    } apply: { launch, word in
      guard PairsSeat.hasRoom(forNamesIn: word) else {
        return "names of at most \(PairsSeat.nameLimit) characters"
      }
      guard let seats = PairsSeat.all(word) else {
        return "one to four of me, me:NAME, forgetful, forgetful:70 and perfect, "
          + "with commas between; perfect plays with one other"
      }
      launch.overrideSetting(\.pairs.seats, seats)
      launch.askForNewGame(of: Pairs.name)
      return nil
    },
  ]

  private static let layouts = PairsLayout.offered.map(\.description).joined(separator: "|")
}

nonisolated extension PairsSeat {
  /// Whether each name in a list such as `me:Ann,perfect` is short enough to be typed in the settings.
  fileprivate static func hasRoom(forNamesIn list: String) -> Bool {
    list.split(separator: ",").allSatisfy { word in
      let parts = word.split(separator: ":", maxSplits: 1)
      return parts.count < 2 || parts[1].count <= nameLimit
    }
  }

  /// Returns the seats of a list such as `me,perfect`, or `nil` if they cannot play together.
  static func all(_ list: String) -> [PairsSeat]? {
    let words = list.split(separator: ",", omittingEmptySubsequences: false)
    let seats = words.enumerated().compactMap { PairsSeat(word: String($1), colour: $0) }
    return seats.count == words.count && PairsSetup.canPlay(seats) ? seats : nil
  }

  /// Parses a person, such as `me`, `person` or `me:Ann`, or a computer by its name.
  private init?(word: String, colour: Int) {
    guard colour < PairsSeat.colourCount else { return nil }
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    if parts[0] == "me" || parts[0] == "person" {
      if parts.count == 2, parts[1].isEmpty { return nil }
      self.init(name: parts.count == 2 ? String(parts[1]) : nil, colour: colour)
    } else {
      guard let occupant = PairsOccupant(word) else { return nil }
      self.init(occupant, colour: colour)
    }
  }
}
