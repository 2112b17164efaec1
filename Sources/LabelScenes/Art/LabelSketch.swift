import PictureArt
import Stage

/// A matchbox label being printed: layers of ink on paper. Points are in the picture, which is 86 × 94.
nonisolated struct LabelSketch {
  /// The inks of a printer. ``paper`` leaves the paper bare.
  enum Ink: UInt32 {
    case red = 0xA63325
    case blue = 0x1F4A63
    case black = 0x2B1B12
    case ochre = 0xE0A03A
    case green = 0x38623F
    case paper = 0xF0E2C2

    /// The offset of its printing plate, which is not quite in register for ochre.
    fileprivate var offset: Point { self == .ochre ? Point(0.9, -0.5) : .zero }
  }

  /// The size of a label with its frame and band.
  static let size = Size(104, 134)
  /// The place of the picture on a label.
  static let picture = Rect(9, 9, 86, 94)
  /// The place of the band that holds the name.
  static let band = Rect(9, 105, 86, 20)
  /// The middle of the picture.
  static let middle = Point(43, 47)

  /// The noise of paper and ink.
  private static let grain = 0.09

  private(set) var drawing = Drawing(size: Self.size)

  /// Prints an empty label: paper, frame and band of one ink, and the ground of the picture.
  init(_ ink: Ink, on ground: Ink = .paper) {
    let sheet = Rect(.zero, Self.size)
    drawing.fill(
      .roundedRect(sheet, radius: 2.5), .solid(Color(Ink.paper.rawValue)), noise: Self.grain)
    drawing.stroke(
      .roundedRect(sheet.inset(by: 4.6), radius: 0.8), width: 2.4, Color(ink.rawValue))
    drawing.stroke(.rect(sheet.inset(by: 7.6)), width: 0.9, Color(ink.rawValue))
    let areas = [(Self.picture, ground), (Self.band, ink)]
    for (area, ink) in areas where ink != .paper {
      drawing.fill(.rect(area), .solid(Color(ink.rawValue)), noise: Self.grain)
    }
  }

  /// Prints the inside of an outline.
  mutating func fill(_ path: Path, _ ink: Ink) {
    drawing.fill(
      path.offset(by: Self.picture.origin + ink.offset), .solid(Color(ink.rawValue)),
      clip: .rect(Self.picture), noise: Self.grain)
  }

  /// Prints a line with round ends.
  mutating func stroke(_ path: Path, _ width: Double, _ ink: Ink) {
    drawing.stroke(
      path.offset(by: Self.picture.origin + ink.offset), width: width, Color(ink.rawValue),
      clip: .rect(Self.picture))
  }

  /// Prints an outline, and its mirror image about the middle of the picture.
  mutating func fillBoth(_ path: Path, _ ink: Ink) {
    fill(path, ink)
    fill(path.mirrored(about: Self.middle.x), ink)
  }
}

// MARK: - Motifs of several labels

nonisolated extension LabelSketch {
  /// Prints rays from a point to beyond the picture's edge.
  mutating func rays(_ count: Int, from center: Point = middle, _ ink: Ink) {
    let half = Double.pi / Double(count) / 2
    var path = Path()
    for index in 0..<count {
      let angle = Double(index) * 2 * .pi / Double(count) - .pi / 2
      path.append(
        .polygon([center, center + .polar(angle - half, 130), center + .polar(angle + half, 130)]))
    }
    fill(path, ink)
  }

  /// Prints small stars.
  mutating func stars(_ ink: Ink, _ places: (Double, Double)...) {
    fill(.joined(places.map { .star(Point($0.0, $0.1), 3, 1.3, points: 5) }), ink)
  }

  /// Prints two lines of waves, the upper one at a height.
  mutating func waves(at y: Double, _ ink: Ink) {
    for row in [y, y + 6] {
      let points = (-1...12).map { index in
        Point(Double(index) * 8 - (row == y ? 0 : 4), row + (index % 2 == 0 ? -1.6 : 1.6))
      }
      stroke(.smooth(points), 1.8, ink)
    }
  }

  /// Prints a hill across the picture.
  mutating func hill(top y: Double, _ ink: Ink) {
    fill(
      .land([Point(-4, y + 8), Point(22, y + 2), Point(48, y), Point(90, y + 7)], floor: 94), ink)
  }

  /// Prints a round thing.
  mutating func disc(_ x: Double, _ y: Double, _ radius: Double, _ ink: Ink) {
    fill(.circle(Point(x, y), radius: radius), ink)
  }

  /// Prints an ellipse about a point.
  mutating func oval(_ x: Double, _ y: Double, _ across: Double, _ down: Double, _ ink: Ink) {
    fill(.ellipse(in: Rect(center: Point(x, y), Size(2 * across, 2 * down))), ink)
  }

  /// Prints a box with its corner at a point.
  mutating func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0, _ ink: Ink
  ) {
    fill(.roundedRect(Rect(x, y, width, height), radius: radius), ink)
  }
}
