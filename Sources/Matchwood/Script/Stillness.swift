/// The activity of the program that a script can wait for.
nonisolated enum Stillness: Comparable, Sendable {
  /// Something moves, is being loaded or is being saved.
  case moves
  /// Nothing moves, but something will happen without input: a timer is set, or the solver is searching.
  case waits
  /// Nothing more happens without input.
  case rests
}
