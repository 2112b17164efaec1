import Stage

/// The text on the back of a globe about the place on its front.
package struct GlobeWords: Hashable, Sendable {
  /// The name of the place.
  package let title: String
  /// The other lines of text.
  package let notes: [String]

  /// Creates the text for the back of a globe.
  package init(_ title: String, notes: [String] = []) { (self.title, self.notes) = (title, notes) }
}

/// The back of a globe: a paper disc in the same rim, with the name of a place.
final class GlobeName {
  let name: String
  var words = GlobeWords("")
  private let look: Look
  private var art: GlobeArt?
  private var paper: Picture?

  init(_ name: String, look: Look) { (self.name, self.look) = (name, look) }

  func layOut(_ art: GlobeArt) {
    self.art = art
    let radius = art.radius
    let theme = look.theme
    paper = look.pictures.picture("back of a globe", Size(2 * radius + 2, 2 * radius + 2)) {
      let middle = Point(radius + 1, radius + 1)
      let ground: Paint =
        theme.isFlat
        ? .solid(.black)
        : .radial(
          center: middle - Point(0.28, 0.4) * radius, radii: Size(1.56, 1.56) * radius,
          [.init(0, Color(0xFBF1D8)), .init(0.6, Color(0xF1DFB8)), .init(1, Color(0xCFAE76))])
      let ink = theme.isFlat ? Color.white : Color(0x7A3B2A)
      $0.fill(.circle(middle, radius: radius), ground)
      let line = max(1, 1.6 * art.unit)
      $0.stroke(.circle(middle, radius: radius - line / 2), width: line, ink)
      for inset in [0.09, 0.12] {
        $0.stroke(
          .circle(middle, radius: radius * (1 - inset)), width: max(0.7, art.unit),
          ink.opacity(0.55))
      }
    }
  }
}

extension GlobeName: Scene {
  /// Does nothing, since `GlobePair` lays it out.
  package func layout(in size: Size) {}
  /// Does nothing, since the back cannot be turned.
  package func handle(_ intent: Intent) {}
  /// Empty, since the back cannot be operated.
  package var controls: [ControlReport] { [] }

  /// Draws the paper in its rim and the text in its middle.
  package func draw(into list: inout DisplayList) {
    guard let art, let paper else { return }
    list.picture(art.rim, at: art.rimOrigin)
    list.picture(paper, at: art.center - Point(paper.size.width / 2, paper.size.height / 2))
    let metrics = look.metrics
    let width = 1.5 * art.radius
    let ink = look.theme.isFlat ? Color.white : Color(0x4A2E1C)
    let title = look.measurer.fitting(metrics.large(.bold), to: words.title, width: width)
    let titles = look.measurer.lines(words.title, title, width: width).map { ($0, title) }
    let note = metrics.medium()
    let notes = words.notes.flatMap { look.measurer.lines($0, note, width: width) }
    let lines = titles + notes.map { ($0, note) }
    var y = art.center.y - lines.map { metrics.line($0.1) }.reduce(0, +) / 2
    for (words, style) in lines {
      let box = Rect(art.center.x - width / 2, y, width, metrics.line(style))
      list.text(words, style, ink, in: box, .center, measuredBy: look.measurer)
      y = box.maxY
    }
  }
}
