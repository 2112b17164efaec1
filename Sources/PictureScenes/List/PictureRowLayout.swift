import Controls
import Stage

/// The geometry of a row in the list of pictures.
struct PictureRowLayout {
  let thumb: Rect
  let title: Rect
  let details: Rect
  /// The five stars, each wide enough for a tap. In a narrow row they have a line of their own.
  let stars: Rect
  /// The crop icon.
  let crop: Rect
  /// The page icon at the right end.
  let page: Rect
  /// The inner width of the row.
  let width: Double

  /// - Parameters:
  ///   - box: the inside of the row.
  ///   - hasCrop: whether the picture can be cropped. If not, the text may extend to the icon's place.
  init(_ box: Rect, hasCrop: Bool = true, _ metrics: Metrics) {
    let (first, second) = (metrics.line(metrics.medium()), metrics.line(metrics.small()))
    let side = metrics.thumbSide
    width = box.width
    let gap = metrics.px(16, small: 10)
    thumb = Rect(box.x, (box.midY - side / 2).rounded(), side, side)
    let left = thumb.maxX + gap
    let sign = metrics.height(44)
    page = Rect(box.maxX - sign, box.y, sign, box.height)
    crop = Rect(page.x - sign, box.y, sign, box.height)
    let isNarrow = Self.isNarrow(box.width, metrics)
    let pitch = max(24, min(metrics.height(44), (0.32 * box.width / 5).rounded(.down)))
    let lines = first + second + (isNarrow ? metrics.target : 0)
    let top = (box.midY - lines / 2).rounded()
    stars =
      isNarrow
      ? Rect(left, top + first + second, min(5 * metrics.target, crop.x - left), metrics.target)
      : Rect(crop.x - gap / 2 - 5 * pitch, box.y, 5 * pitch, box.height)
    let words = (isNarrow ? (hasCrop ? crop.x : page.x) : stars.x - gap) - left
    title = Rect(left, top, words, first)
    details = Rect(left, top + first, words, second)
  }

  /// Returns the frame of a star from 1 to 5.
  func star(_ number: Int) -> Rect {
    let pitch = stars.width / 5
    return Rect(stars.x + Double(number - 1) * pitch, stars.y, pitch, stars.height)
  }

  /// Returns the star at a point, if any.
  func star(at point: Point) -> Int? { (1...5).first { star($0).contains(point) } }

  /// Returns the height of a row with the given inner width.
  static func height(width: Double, _ metrics: Metrics) -> Double {
    let lines = metrics.line(metrics.medium()) + metrics.line(metrics.small())
    let least = isNarrow(width, metrics) ? lines + metrics.target : metrics.thumbSide
    return least + 2 * metrics.px(8)
  }

  private static func isNarrow(_ width: Double, _ metrics: Metrics) -> Bool {
    width < 25 * metrics.medium
  }
}
