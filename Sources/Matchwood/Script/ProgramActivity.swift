/// The activity of the program that a script can wait for.
nonisolated enum ProgramActivity: Comparable, Sendable {
  /// Something moves, is being loaded or is being saved.
  case busy
  /// Nothing moves, but something will happen without input: a timer is set, or the solver is searching.
  case waiting
  /// Nothing more happens without input.
  case idle
}
