import Testing

extension Tag {
  /// The rules of a game, its players and the session around them.
  @Tag public static var rules: Self
  /// Tweens, curves and the animator.
  @Tag public static var motion: Self
  /// Input events and recognisers.
  @Tag public static var input: Self
  /// Tests that take longer than a second.
  @Tag public static var slow: Self
}
