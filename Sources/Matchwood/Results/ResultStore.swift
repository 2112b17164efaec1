import GameKernel
import GameScenes

/// Keeps the best results in `results.json`, from one start of the program to the next.
final class ResultStore: Keeper {
  /// The lists, for the scenes; every change of them is written.
  let keeper: ResultKeeper
  let file: KeptFile<ResultBook>
  private var observation: Observation?

  /// - Parameters:
  ///   - folder: nil keeps nothing.
  ///   - wake: called on another thread when there is something to collect.
  init(in folder: HeldFolder?, wake: @escaping @Sendable () -> Void = {}) {
    file = KeptFile(
      "results.json", KeptText(kind: "results", version: 1), .results, in: folder, wake: wake)
    keeper = ResultKeeper(file.load { $0 } ?? ResultBook())
    observation = keeper.changes.observe { [file] in file.save($0) }
  }
}
