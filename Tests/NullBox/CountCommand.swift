import BoxKit
import Commands
import Files

/// `count`: prints the presses of the null game, one number a line.
public nonisolated struct CountCommand: GameCommand {
  public static let page = CommandHelp(
    command: "count", usages: ["NUMBER"], purpose: { _ in [["Counts to a number."]] }, rows: [])

  private let last: Int

  public init(_ words: [String]) throws(UsageError) {
    guard words.count == 1, let last = Int(words[0]), last > 0 else {
      throw UsageError("count: expected one number above 0")
    }
    self.last = last
  }

  public func run(cache: FilePath?) throws(FileError) -> Int32 {
    try Output.write((1...last).map { "\($0)\n" }.joined())
    return 0
  }
}
