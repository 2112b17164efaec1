import Stage

/// Where the parts of a row in the list of pictures lie.
struct PictureRowLayout {
  let thumb: Rect
  let title: Rect
  let details: Rect
  /// The five stars, as wide as can be tapped.
  let stars: Rect
  /// What opens the frame that chooses a part of the picture.
  let crop: Rect

  /// - Parameter box: the inside of the row.
  init(_ box: Rect, _ metrics: Metrics) {
    let side = Self.thumbSide(metrics)
    let gap = metrics.px(16, small: 10)
    thumb = Rect(box.x, (box.midY - side / 2).rounded(), side, side)
    let cropSide = metrics.target
    crop = Rect(box.maxX - cropSide, box.y, cropSide, box.height)
    let pitch = max(24, min(metrics.target, (0.4 * box.width / 5).rounded(.down)))
    stars = Rect(crop.x - gap / 2 - 5 * pitch, box.y, 5 * pitch, box.height)
    let (first, second) = (metrics.line(metrics.medium()), metrics.line(metrics.small()))
    let left = thumb.maxX + gap
    let top = (box.midY - (first + second) / 2).rounded()
    title = Rect(left, top, stars.x - gap - left, first)
    details = Rect(left, top + first, stars.x - gap - left, second)
  }

  /// The place of a star, from 1 to 5.
  func star(_ number: Int) -> Rect {
    let pitch = stars.width / 5
    return Rect(stars.x + Double(number - 1) * pitch, stars.y, pitch, stars.height)
  }

  /// The star at a place; nil where there is none.
  func star(at point: Point) -> Int? { (1...5).first { star($0).contains(point) } }

  static func height(_ metrics: Metrics) -> Double { thumbSide(metrics) + 2 * metrics.px(8) }

  private static func thumbSide(_ metrics: Metrics) -> Double {
    let lines = metrics.line(metrics.medium()) + metrics.line(metrics.small())
    return max(lines, metrics.px(56, small: 40))
  }
}
