import Stage
import TestSupport

/// Display lists of every kind of command, drawn from a seed, each a small change of the one before.
struct RandomLists {
  private var random: Dice
  private let size: Size
  private let pictures: [Picture]
  private var commands: [DrawCommand] = []

  init(seed: UInt64, size: Size) {
    random = Dice(seed: seed)
    self.size = size
    pictures =
      [Size(24, 60), Size(40, 40), Size(70, 30)].map { size in
        Picture("piece", size: size) { drawing in
          drawing.fill(
            .ellipse(in: Rect(.zero, size).inset(by: 2)),
            .vertical(Rect(.zero, size), Color(0xF7A020), Color(0x2040C0, alpha: 0.6)))
          drawing.stroke(.rect(Rect(.zero, size).inset(by: 4)), width: 2, .white)
        }
      } + [Picture("computed", size: Size(50, 40), Ramp()), card]
  }

  /// Large and opaque but for its rim, so that it hides what lies below.
  private let card = Picture("card", size: Size(150, 110)) { drawing in
    let whole = Rect(.zero, drawing.size)
    drawing.fill(.roundedRect(whole, radius: 20), Color(0x203040, alpha: 0.5))
    drawing.fill(
      .roundedRect(whole.inset(by: 6), radius: 14), .vertical(whole, Color(0x80C0F0), .white))
  }

  /// A picture that is computed, clear at its sides.
  private struct Ramp: PixelPainter {
    let opaqueParts = [Rect(10, 0, 30, 40)]

    func paint(rows: Range<Int>, width: Int, into pixels: UnsafeMutableBufferPointer<UInt32>) {
      for (row, y) in rows.enumerated() {
        for x in 0..<width {
          let alpha: UInt32 = (10..<40).contains(x) ? 0xFF : 0x80
          pixels[row * width + x] = alpha << 24 | UInt32(4 * x) << 8 | UInt32(5 * y)
        }
      }
    }
  }

  /// The next list: some commands come, go, move or change; most stay.
  mutating func next() -> DisplayList {
    for _ in 0..<Int.random(in: 0...3, using: &random) { change() }
    var list = DisplayList()
    list.table(Rect(.zero, size))
    for command in commands { list.add(command) }
    return list
  }

  private mutating func change() {
    let index = Int.random(in: 0...commands.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0 where index < commands.count: commands.remove(at: index)
    case 1 where index < commands.count:
      commands[index].frame = commands[index].frame.offset(by: Point(real(-9...9), real(-9...9)))
    case 2 where index < commands.count: commands[index].rotation = real(-3...3)
    case 3 where index < commands.count: commands[index].turn = .upright(real(-1.7...1.7))
    default: commands.insert(command(), at: index)
    }
  }

  private mutating func command() -> DrawCommand {
    let picture = pictures.randomElement(using: &random) ?? pictures[0]
    let center = Point(real(0...size.width), real(0...size.height))
    var frame = Rect(center: center, picture.size)
    let content: DrawCommand.Content
    switch Int.random(in: 0..<6, using: &random) {
    case 0: content = .fill(Color(0x40C080, alpha: real(0.2...1)))
    case 1: content = .text("Ünique \(Int(center.x))", TextStyle(.bold, 18), .white)
    case 2:
      content = .patch(picture, corner: 8)
      frame = Rect(center: center, picture.size * real(0.5...3))
    case 3:
      content = .picture(picture, tint: Color(0xFF8080))
      frame = Rect(center: center, picture.size * real(0.5...1.5))
    case 4:
      let tint = real(0...1) < 0.5 ? Color.white : Color(0x80FFC0)
      return DrawCommand(.picture(card, tint: tint), Rect(center: center, card.size))
    default: content = .picture(picture, tint: .white)
    }
    let clip = real(0...1) < 0.3 ? Rect(center: center, Size(37.4, 51.2)) : nil
    return DrawCommand(
      content, frame, rotation: real(0...1) < 0.4 ? real(-3...3) : 0, alpha: real(0.3...1),
      clip: clip)
  }

  private mutating func real(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }
}
