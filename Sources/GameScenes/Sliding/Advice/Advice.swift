import Stage

/// What is said of the way home at the moment.
struct Advice {
  let text: String
  /// Names the next move, where there is room for it.
  var next: String?
  /// A sign of its own; nil for the lamp.
  var icon: Icon?
  /// Whether there is nothing to say yet, but soon will be.
  var isAwaited: Bool { text.isEmpty }

  /// The coach has yet to judge a move.
  static let awaited = Advice(text: "")
}
