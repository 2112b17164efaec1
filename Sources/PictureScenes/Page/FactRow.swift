import BoxKit
import Controls
import GameKernel
import Stage

/// A row with a key and a value, which may take several lines.
final class FactRow: Row {
  var state = RowState()
  private let fact: Fact
  private let look: Look

  /// The content of a row.
  struct Fact {
    /// The ID for scripts, appended to the row's ID.
    let id: String
    let key: String
    let value: String
    /// The action of the row, or `nil` if it only informs.
    var action: (() -> Void)?
    /// The icon of the action.
    var sign: Icon?
  }

  init(_ fact: Fact, _ look: Look) { (self.fact, self.look) = (fact, look) }

  /// Returns the width of the key: 30 % of the row, or more for a long word.
  private static func keyWidth(_ fact: Fact, _ width: Double, _ look: Look) -> Double {
    let (usual, style) = ((0.3 * width).rounded(), look.metrics.small())
    let words = fact.key.split(separator: " ").map(String.init)
    let long = words.filter { !look.measurer.fits($0, style, width: usual) }
    let widest = long.map { look.measurer.size(of: $0, style).width }.max() ?? 0
    return max(usual, min(0.45 * width, widest).rounded())
  }
  private static func gap(_ metrics: Metrics) -> Double { metrics.px(12, small: 8) }

  private static func signSide(_ fact: Fact, _ metrics: Metrics) -> Double {
    fact.sign == nil ? 0 : 2 * (0.5 * metrics.medium).rounded() + gap(metrics)
  }

  /// Returns the frame of the value.
  ///
  /// - Parameter box: the inside of the row.
  static func valueFrame(_ fact: Fact, in box: Rect, _ look: Look) -> Rect {
    let metrics = look.metrics
    let left = box.x + keyWidth(fact, box.width, look) + gap(metrics)
    return Rect(left, box.y, max(1, box.maxX - signSide(fact, metrics) - left), box.height)
  }

  private static func lines(_ fact: Fact, width: Double, _ look: Look) -> [String] {
    let room = valueFrame(fact, in: Rect(0, 0, width, 1), look)
    return look.measurer.lines(fact.value, look.metrics.small(), width: room.width)
  }

  private static func keyLines(_ fact: Fact, width: Double, _ look: Look) -> [String] {
    look.measurer.wrapped(
      fact.key, look.metrics.small(), width: keyWidth(fact, width, look))
  }

  /// Returns the height of a row with the given inner width.
  static func height(_ fact: Fact, width: Double, _ look: Look) -> Double {
    let metrics = look.metrics
    let lines = max(
      lines(fact, width: width, look).count, keyLines(fact, width: width, look).count)
    let height = Double(lines) * metrics.line(metrics.small()) + 2 * metrics.px(7)
    // Only a row with an action must be large enough for a tap.
    return fact.action == nil ? height : max(metrics.target, height)
  }

  func parts(in box: Rect) -> [RowPart] { fact.action == nil ? [] : [RowPart(fact.id, box)] }

  func tap(_ part: RowPart.ID) { fact.action?() }

  /// Performs the action.
  func act() { fact.action?() }

  func draw(into list: inout DisplayList, in box: Rect) {
    let (theme, metrics) = (look.theme, look.metrics)
    let style = metrics.small()
    func draw(_ lines: [String], _ ink: Color, x: Double, width: Double) {
      let height = Double(lines.count) * metrics.line(style)
      list.lines(
        lines, style, ink, in: Rect(x, (box.midY - height / 2).rounded(), width, height),
        look: look)
    }
    let room = Self.valueFrame(fact, in: box, look)
    draw(
      Self.keyLines(fact, width: box.width, look), theme.mutedInk, x: box.x,
      width: Self.keyWidth(fact, box.width, look))
    draw(Self.lines(fact, width: box.width, look), theme.ink, x: room.x, width: room.width)
    guard let sign = fact.sign else { return }
    let picture = sign.picture(
      size: 2 * (0.5 * metrics.medium).rounded(), color: .white, in: look.pictures)
    list.picture(
      picture, center: Point(box.maxX - picture.size.width / 2, box.midY).onPixels,
      tint: state.isHighlighted ? theme.accentInk : theme.mutedInk)
  }
}

/// The row for rating a picture.
final class StarsRow: Row {
  var state = RowState()
  private let id: PictureRow.ID
  private let gallery: PictureGallery
  private var look: Look { gallery.context.look }

  init(_ id: PictureRow.ID, _ gallery: PictureGallery) { (self.id, self.gallery) = (id, gallery) }

  private func star(_ number: Int, in box: Rect) -> Rect {
    let key = (0.3 * box.width).rounded()
    let left = box.x + key
    let pitch = min(look.metrics.height(52), ((box.maxX - left) / 5).rounded(.down))
    return Rect(left + Double(number - 1) * pitch, box.y, pitch, box.height)
  }

  func parts(in box: Rect) -> [RowPart] {
    (1...5).map { RowPart("star-\($0)", star($0, in: box)) }
  }

  func tap(_ part: RowPart.ID) {
    if let star = Self.star(part) { rate(star) }
  }

  var isAdjustable: Bool { true }

  func adjusts(_ direction: Direction) -> Bool { direction == .right || rating > 0 }

  func adjust(_ direction: Direction) {
    let rating = rating + (direction == .right ? 1 : -1)
    if PictureRow.ratings.contains(rating) { gallery.store.setRating(rating, of: id) }
  }

  /// Sets the rating. Setting the current rating again removes the stars.
  func rate(_ stars: Int) {
    guard PictureRow.ratings.contains(stars) else { return }
    gallery.store.setRating(rating == stars ? 0 : stars, of: id)
  }

  private var rating: Int { gallery.store.rating(of: id) }

  private static func star(_ part: RowPart.ID) -> Int? { part.last?.wholeNumberValue }

  func draw(into list: inout DisplayList, in box: Rect) {
    let (theme, metrics) = (look.theme, look.metrics)
    list.text(
      // Translators: Label. Beside it are up to five stars.
      look.texts("Stars"), metrics.small(), theme.mutedInk,
      in: Rect(box.x, box.y, 0.3 * box.width, box.height), look: look)
    let preview = state.pointed.flatMap(Self.star) ?? rating
    for number in 1...5 {
      let sign = (number <= rating ? Icon.star : .hollowStar)
        .picture(size: 2 * (0.6 * metrics.medium).rounded(), color: .white, in: look.pictures)
      list.picture(
        sign, center: star(number, in: box).center.onPixels,
        tint: number <= preview ? theme.accentInk : theme.mutedInk)
    }
  }
}
