/// What is wrong with a line of a script.
nonisolated struct ScriptError: Error, Equatable, CustomStringConvertible {
  let file: String
  /// From 1.
  let line: Int
  let problem: String

  var description: String { "\(file):\(line): \(problem)" }
}
