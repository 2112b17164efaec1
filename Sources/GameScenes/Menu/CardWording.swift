/// How much the cards of a menu say: what one has no room for, none has, so that they look alike.
struct CardWording: Equatable {
  /// Whether the motto stands below the name.
  var hasMotto: Bool
  /// Whether the pill begins with an arrow.
  var hasArrow: Bool
  /// Whether the pill is higher, for a status of more than one line.
  var hasTallPill: Bool

  /// All there is to say.
  static let full = CardWording(hasMotto: true, hasArrow: true, hasTallPill: false)

  /// What there is room for where there is for both.
  func together(with other: CardWording) -> CardWording {
    CardWording(
      hasMotto: hasMotto && other.hasMotto, hasArrow: hasArrow && other.hasArrow,
      hasTallPill: hasTallPill || other.hasTallPill)
  }
}
