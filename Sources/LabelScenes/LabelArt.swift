import BoxKit
import Glibc
import PlayLog
import Stage

/// Draws labels at a size.
struct LabelArt {
  let look: Look
  /// The number of output pixels for one unit of the grid.
  let scale: Double

  /// The size of a label.
  var size: Size { LabelPrint.size * scale }

  /// The rotation of a label in the tray, in radians: its own, up to 0.9°.
  static func turn(_ label: MatchboxLabel) -> Double {
    let index = MatchboxLabel.allCases.firstIndex(of: label) ?? 0
    let degrees = [-0.8, -0.7, 0.6, -0.3, 0.9, 0.5, 0.4][index % 7]
    return degrees * .pi / 180
  }

  /// The rotation of a label in the dialog at the end of a game, in radians.
  static let turnAtEnd = 5 * Double.pi / 180

  /// Draws a label around a centre.
  ///
  /// - Parameter turn: the rotation in radians.
  func draw(
    _ label: MatchboxLabel, into list: inout DisplayList, center: Point, turn: Double = 0
  ) {
    let theme = look.theme
    // A margin for the shadow, and for the rotation.
    let margin = (6 * scale).rounded(.up)
    let size = Size(self.size.width + 2 * margin, self.size.height + 2 * margin)
    let picture = look.pictures.picture("label \(label.rawValue) \(scale)", size) { drawing in
      if !theme.isFlat {
        let shadow = Rect(
          margin + 1.5 * scale, margin + 4 * scale, self.size.width, self.size.height)
        drawing.fill(
          .roundedRect(shadow, radius: 3 * scale),
          theme.shadow.opacity(0.55 * theme.shadowStrength), blur: 2 * scale)
      }
      label.print.draw(
        into: &drawing, at: Point(margin, margin), scale: scale, isFlat: theme.isFlat)
    }
    list.picture(picture, center: center, rotation: turn)
    drawName(of: label, into: &list, center: center, turn: turn)
  }

  /// Draws the name as a level text in the band of a label, which may be turned.
  private func drawName(
    of label: MatchboxLabel, into list: inout DisplayList, center: Point, turn: Double
  ) {
    let name = look.texts.language.capitals(LabelWords(texts: look.texts).name(label))
    let band = LabelPrint.nameBand
    let down = band.midY * scale - size.height / 2
    let middle = center + Point(-sin(turn) * down, cos(turn) * down)
    let box = Rect(
      middle.x - band.width * scale / 2, middle.y - band.height * scale / 2, band.width * scale,
      band.height * scale)
    // The ends of a turned band leave less height.
    let height = (14 - band.width * abs(sin(turn)) / 2) * scale
    let usual = TextStyle(.heavy, height)
    // The name is part of the print, so that it may be smaller than texts.
    let widest = box.width - 4 * scale
    let share = widest / look.measurer.size(of: name, usual).width
    let style =
      stride(from: height * min(1, share), to: 1, by: -1).lazy
      .map { TextStyle(.heavy, $0) }.first { look.measurer.fits(name, $0, width: widest) } ?? usual
    list.text(
      name, style, LabelInk.paper.color, in: box.inset(2 * scale, 0), .center,
      measuredBy: look.measurer)
  }
}
