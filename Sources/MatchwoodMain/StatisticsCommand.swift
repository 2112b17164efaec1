import BoxKit
import Commands
import Files
import Matchwood

/// The arguments of `matchwood statistics`, for the games of the box.
nonisolated struct StatisticsCommand: GameCommand, Equatable {
  private let request: StatisticsRequest

  init(_ words: [String]) throws(UsageError) {
    request = try StatisticsRequest(words, games: Box.names)
  }

  func run(cache: FilePath?) throws(FileError) -> Int32 { try request.run() }

  static let page = StatisticsRequest.page(Box.names)
}
