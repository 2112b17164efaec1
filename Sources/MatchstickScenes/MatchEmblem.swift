import BoxKit
import MatchstickBoard
import Stage

/// The emblem of the box: an upright match with its shadow.
struct MatchEmblem: MenuEmblem {
  private let art: MatchArt
  /// The offset of the shadow from the match, in pixels.
  private let shadowOffset: Point

  init(height: Double, look: Look) {
    let k = look.metrics.k
    art = MatchArt(height: height, style: .kitchen, unit: k, look: look)
    shadowOffset = Point(0.8 * 3 * k, 1.1 * 3 * k)
  }

  func draw(at center: Point, into list: inout DisplayList) {
    list.picture(art.shadow, center: center + shadowOffset, alpha: art.shadowAlpha(lift: 0))
    list.picture(art.body(of: 0), center: center)
  }
}
