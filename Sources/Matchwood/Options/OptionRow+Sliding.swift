import GameScenes
import SlidingGame
import Stage

nonisolated extension OptionRow {
  /// The options of the sliding puzzle.
  static let sliding: [OptionRow] = [
    OptionRow(
      name: "--length", value: "N", help: "the length of the sliding puzzle, 3 to 8", game: .sliding
    ) { options, word in
      options.length = Int(word).flatMap { SlidingPuzzle.offeredLengths.contains($0) ? $0 : nil }
      return options.length == nil ? "a length from 3 to 8" : nil
    },
    OptionRow(
      name: "--position", value: "TEXT", help: "start the sliding puzzle from a board or a link",
      game: .sliding
    ) { options, word in
      do throws(SlidingPuzzle.TextError) {
        options.position = try SlidingPuzzle.Link(reading: word)
        return nil
      } catch {
        return "the text of a board or a link. \(error.words(Texts()))"
      }
    },
    OptionRow(
      name: "--picture", value: "NAME|FILE",
      help: "play with \(pictures), or a file", game: .sliding
    ) { options, word in
      options.picture = word
      return word.isEmpty ? "\(pictures), or a file" : nil
    },
    .flag("--numbers", "show numbers, also on a picture", game: .sliding) {
      $0.showsNumbers = true
    },
  ]

  /// The pictures that the program draws itself.
  private static let pictures = BuiltInPicture.allCases.map(\.rawValue).joined(separator: ", ")
}
