/// Why a record cannot be played.
public enum RecordError: Error, Hashable, Sendable {
  /// The record has a version that this program does not know; a higher one than
  /// ``GameRecord/currentVersion`` comes from a newer program.
  case unknownVersion(Int)

  /// The record belongs to the game of this name.
  case otherGame(String)

  /// The rules refuse the move at this index, counted from 0 over the moves made and then the
  /// undone ones.
  case refusedMove(index: Int)

  /// Whether the record was written by a newer program, and so may well be whole.
  public var isOfNewerProgram: Bool {
    if case .unknownVersion(let version) = self { version > recordVersion } else { false }
  }
}

/// The version of the records that this program reads and writes, whatever their rules.
let recordVersion = 1
