/// How much goes on in the program, as far as a script waits for it.
nonisolated enum Stillness: Comparable, Sendable {
  /// Something moves, is read or saved.
  case moves
  /// Nothing moves now, but something comes by itself: a timer is set, or the solver searches.
  case waits
  /// Nothing more happens without input.
  case rests
}
