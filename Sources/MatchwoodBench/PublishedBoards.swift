import FoundationEssentials
import SlidingGame

/// Published boards and the lengths of their shortest ways, that may lie beside the project.
enum PublishedBoards {
  /// The boards of a table in `../shared/data`; none where it is absent.
  static func read(_ name: String, length: Int) -> [(board: SlidingPuzzle.Board, optimal: Int)] {
    let folder = #filePath.split(separator: "/Sources/")[0]
    let path = "/\(folder)/../shared/data/\(name).csv"
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.dropFirst().map { line in
      let numbers = line.split(separator: ",").compactMap { Int($0) }
      do {
        let values = Array(numbers.dropFirst().dropLast())
        return (try .init(.square(length), values: values), numbers.last ?? 0)
      } catch {
        preconditionFailure("\(name) has a board that is none: \(error)")
      }
    }
  }
}
