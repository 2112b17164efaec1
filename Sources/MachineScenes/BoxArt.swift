import Stage

/// The pictures of a matchbox, seen from above: the sleeve with its label, and the drawer that comes out below it.
struct BoxArt {
  /// A length of the design (Documentation/Look.md, *Matchbox Machine*) in output pixels.
  let unit: Double
  /// The width of a sleeve.
  let width: Double
  let sleeve: Picture
  let drawer: Picture
  let shadow: Picture
  let glow: Picture
  /// The frame of a box in play, and of one whose drawer is open further.
  let frame: Picture
  let openFrame: Picture
  private let theme: Theme

  /// The height of a sleeve, and how far its drawer is open, in units.
  static let (sleeveHeight, opening) = (62.0, 68.0)
  /// The further distances of a box in play, in units: how far it moves down, and how far its drawer opens more.
  static let (slide, moreOpening) = (58.0, 28.0)

  init(width: Double, unit: Double, look: Look) {
    (self.unit, self.width, theme) = (unit, width, look.theme)
    let theme = look.theme
    func picture(_ name: String, _ size: Size, _ draw: (inout Drawing) -> Void) -> Picture {
      look.pictures.picture("matchbox \(name) \(width) \(unit)", size, draw)
    }
    let high = Self.sleeveHeight * unit
    sleeve = picture("sleeve", Size(width, high + 12 * unit)) { drawing in
      Self.drawSleeve(into: &drawing, Rect(0, 0, width, high), unit, theme)
    }
    let inner = (0.92 * width).rounded()
    drawer = picture("drawer", Size(inner, 104 * unit)) { drawing in
      Self.drawDrawer(into: &drawing, Rect(0, 0, inner, 104 * unit), unit, theme)
    }
    let reach = (16 * unit).rounded()
    let whole = Size(width + 2 * reach, high + Self.opening * unit + 2 * reach)
    shadow = picture("shadow", whole) { drawing in
      let box = Rect(.zero, whole).inset(by: reach).offset(by: Point(2 * unit, 4 * unit))
      drawing.fill(
        .roundedRect(box, radius: 4 * unit), theme.shadow.opacity(0.55 * theme.shadowStrength),
        blur: 4 * unit)
    }
    let long = Size(whole.width, whole.height + Self.moreOpening * unit)
    glow = picture("glow", long) { drawing in
      drawing.fill(
        .roundedRect(Rect(.zero, long).inset(by: reach), radius: 6 * unit),
        theme.glow.opacity(0.75), blur: 9 * unit)
    }
    func frame(_ name: String, _ size: Size) -> Picture {
      picture(name, size) { drawing in
        let box = Rect(.zero, size).inset(by: reach - 3 * unit)
        drawing.stroke(
          .roundedRect(box, radius: 5 * unit), width: max(2, 3 * unit), theme.accentInk)
      }
    }
    (self.frame, openFrame) = (frame("frame", whole), frame("open frame", long))
  }

  /// The place of the number, in a box at an origin.
  func label(at origin: Point) -> Rect {
    Rect(origin.x + 0.1 * width, origin.y + 8 * unit, 0.73 * width, 28 * unit)
  }

  /// The colour of the number.
  var ink: Color { theme.isFlat ? .white : Color(0x4A2F1B) }

  /// The radius of a bead in a drawer.
  func beadRadius(kinds: Int) -> Double {
    let usual = kinds > 3 ? 6.5 : 8.0
    return min(usual * unit, (kinds > 3 ? 0.16 : 0.2) * width)
  }

  /// Returns the middle of a bead in a drawer whose sleeve ends at a height. Each kind has its own place.
  func place(of take: Int, kinds: Int, sleeveEnd: Point) -> Point {
    guard kinds > 3 else {
      let aside = [0, -0.04, 0.04][(take - 1) % 3] * width
      return sleeveEnd + Point(aside, (14 + 20 * Double(take - 1)) * unit)
    }
    let column = take.isMultiple(of: 2) ? 1.0 : -1
    return sleeveEnd + Point(0.2 * column * width, (14 + 20 * Double((take - 1) / 2)) * unit)
  }

  private static func drawSleeve(
    into drawing: inout Drawing, _ box: Rect, _ u: Double, _ theme: Theme
  ) {
    guard !theme.isFlat else {
      drawing.fill(.rect(box), .black)
      return drawing.fill(.frame(box, radius: 0, width: max(2, 2 * u)), .white)
    }
    let below = Rect(0.05 * box.width, box.maxY - 1, 0.9 * box.width, 12 * u)
    drawing.fill(
      .rect(below), .vertical(below, Color(0x1A100A, alpha: 0.5), Color(0x1A100A, alpha: 0)))
    drawing.fill(
      .roundedRect(box, radius: 3 * u),
      .linear(
        from: box.origin, to: Point(box.maxX, box.y),
        [.init(0, Color(0xA04640)), .init(0.5, Color(0x7C2F2A)), .init(1, Color(0x5E211E))]))
    drawing.fill(
      .rect(Rect(box.maxX - 0.1 * box.width, u, 0.08 * box.width, box.height - 2 * u)),
      Color(0x3A1512, alpha: 0.6))
    let card = Rect(0.1 * box.width, 6 * u, 0.73 * box.width, box.height - 12 * u)
    drawing.fill(
      .roundedRect(card, radius: 2.5 * u), .vertical(card, Color(0xF8EED6), Color(0xE6D4AC)))
    drawing.fill(
      .frame(card.inset(by: 2.5 * u), radius: u, width: max(1, u)), Color(0x7C2F2A, alpha: 0.7))
    let match = Point(card.midX, card.maxY - 9 * u)
    let half = 0.28 * card.width
    drawing.stroke(
      .polyline([match + Point(-half, 1.4 * u), match + Point(0.7 * half, -u)]), width: 2.6 * u,
      Color(0xB5894F))
    let head = Rect(center: match + Point(0.9 * half, -1.2 * u), Size(8 * u, 5.4 * u))
    drawing.fill(.ellipse(in: head), Color(0xB03A26))
  }

  private static func drawDrawer(
    into drawing: inout Drawing, _ box: Rect, _ u: Double, _ theme: Theme
  ) {
    guard !theme.isFlat else {
      drawing.fill(.rect(box), .black)
      return drawing.fill(.frame(box, radius: 0, width: max(2, 2 * u)), .white)
    }
    drawing.fill(.roundedRect(box, radius: 3 * u), .vertical(box, Color(0xFAEFD2), Color(0xCDB283)))
    drawing.fill(.frame(box, radius: 3 * u, width: max(1, u)), Color(0x8A6233, alpha: 0.75))
    let floor = Rect(4 * u, 0, box.width - 8 * u, box.height - 5 * u)
    drawing.fill(
      .roundedRect(floor, radius: 2 * u), .vertical(floor, Color(0xD9C499), Color(0xEADAB4)))
  }
}
