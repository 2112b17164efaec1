import Stage

/// The print of a matchbox label: two to four inks on paper, on a grid of 104 × 134.
nonisolated struct LabelPrint: Sendable {
  /// The size of a label on its grid.
  static let size = Size(104, 134)

  let band: LabelInk
  private let marks: [LabelMark]

  /// - Parameters:
  ///   - band: the ink of the frame and of the band with the name.
  ///   - text: the marks, one on each line.
  init(band: LabelInk, _ text: String) {
    self.band = band
    marks = text.split(separator: "\n").map { LabelMark($0) }
  }

  /// Draws the label without its name, with its upper left corner at a point.
  func draw(into drawing: inout Drawing, at origin: Point, scale: Double, isFlat: Bool) {
    func placed(_ path: Path) -> Path { path.scaled(by: scale).offset(by: origin) }
    let paper = Rect(.zero, Self.size)
    drawing.fill(
      placed(.roundedRect(paper, radius: 3)), .solid(LabelInk.paper.color), noise: 0.03)
    let picture = placed(.rect(Rect(9, 9, 86, 94)))
    for mark in marks {
      var path = placed(mark.path)
      // The ochre ink is a little off register, as on old labels.
      if mark.ink == .ochre { path = path.offset(by: Point(0.9 * scale, -0.5 * scale)) }
      let clip = mark.isClipped ? picture : nil
      if let width = mark.width {
        drawing.stroke(path, width: width * scale, mark.ink.color, clip: clip)
      } else {
        drawing.fill(path, .solid(mark.ink.color), clip: clip, noise: 0.06)
      }
    }
    let frame = Rect(5, 5, 94, 124)
    drawing.stroke(placed(.rect(frame)), width: 2.4 * scale, band.color)
    drawing.stroke(placed(.rect(frame.inset(by: 3.5))), width: 0.9 * scale, band.color)
    drawing.fill(placed(.rect(Self.nameBand)), .solid(band.color), noise: 0.06)
    guard isFlat else { return }
    drawing.stroke(placed(.roundedRect(paper.inset(by: 0.5), radius: 3)), width: 2, .white)
  }

  /// The band with the name.
  static let nameBand = Rect(9, 105, 86, 20)
}

/// An ink of a label, or its paper. Themes do not change it.
nonisolated enum LabelInk: String, Sendable {
  case paper, red, blue, black, ochre, green

  var color: Color {
    switch self {
    case .paper: Color(0xF0E2C2)
    case .red: Color(0xA63325)
    case .blue: Color(0x1F4A63)
    case .black: Color(0x2B1B12)
    case .ochre: Color(0xE0A03A)
    case .green: Color(0x38623F)
    }
  }
}

/// A shape in one ink, written as its ink and its outline, such as `red M 9 9 L 95 9 L 52 60 Z`.
///
/// `=2` after the ink strokes the outline 2 wide. `!` clips it to the picture. The outline has the letters of SVG for
/// absolute moves, lines, curves and ends, and `O` for an ellipse by its middle and its radii.
nonisolated struct LabelMark: Sendable {
  let ink: LabelInk
  let isClipped: Bool
  /// The width of a stroke; `nil` fills the outline.
  let width: Double?
  let path: Path

  init(_ text: Substring) {
    var words = text.split(separator: " ")[...]
    let first = words.removeFirst()
    isClipped = first.hasSuffix("!")
    guard let ink = LabelInk(rawValue: String(isClipped ? first.dropLast() : first[...])) else {
      preconditionFailure("\(first) is no ink")
    }
    self.ink = ink
    width = words.first?.hasPrefix("=") == true ? Double(words.removeFirst().dropFirst()) : nil
    path = Self.path(words)
  }

  private static func path(_ words: ArraySlice<Substring>) -> Path {
    var (path, rest) = (Path(), words)
    func number() -> Double {
      guard let word = rest.popFirst(), let number = Double(word) else {
        preconditionFailure("An outline lacks a number")
      }
      return number
    }
    func point() -> Point {
      let x = number()
      return Point(x, number())
    }
    while let letter = rest.popFirst() {
      switch letter {
      case "M": path.move(to: point())
      case "L": path.line(to: point())
      case "C":
        let (first, second) = (point(), point())
        path.curve(to: point(), first, second)
      case "O":
        let (middle, radii) = (point(), point())
        path.append(.ellipse(in: Rect(center: middle, Size(2 * radii.x, 2 * radii.y))))
      default: path.close()
      }
    }
    return path
  }
}
