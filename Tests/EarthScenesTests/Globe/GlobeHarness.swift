import EarthGame
import EarthScenes
import Motion
import SceneTestSupport
import Stage
import TestSupport

/// Two globes on a felt, turned by intents and seen through what they draw.
@MainActor final class GlobeHarness {
  static let felt = Rect(96, 112, 1088, 516)

  let context: StageContext
  let globes: GlobePair
  private(set) var list = DisplayList()

  init(theme: Theme.Name = .evening, reducedMotion: Bool = false, felt: Rect = GlobeHarness.felt) {
    context = StageContext.test(size: Size(1280, 800), scale: 1, theme: theme)
    context.animator.reducedMotion = reducedMotion
    globes = GlobePair(context: context)
    globes.layOut(in: felt)
    globes.willAppear()
    globes.didAppear()
    draw()
  }

  func draw() {
    list.removeAll()
    globes.draw(into: &list)
  }

  /// Lets time pass in frames, and draws each.
  func run(_ milliseconds: Int, step: Int = 16) {
    for start in stride(from: 0, to: milliseconds, by: step) {
      let time = Duration.milliseconds(min(step, milliseconds - start))
      context.animator.advance(by: time)
      globes.advance(by: time)
      draw()
    }
  }

  /// Takes hold at the first point, goes to the others, and lets go with a velocity, or not at all.
  func drag(_ points: [Point], release velocity: Point? = nil) {
    guard let start = points.first, let end = points.last else { return }
    globes.handle(.press(start))
    globes.handle(.drag(Drag(.began, start: start, position: start)))
    for point in points.dropFirst() {
      globes.handle(.drag(Drag(.moved, start: start, position: point)))
    }
    if let velocity {
      globes.handle(.drag(Drag(.ended, start: start, position: end, velocity: velocity)))
    }
    draw()
  }

  /// The commands that show a globe, the near one first.
  var discs: [DrawCommand] { list.pictures("globe") }

  /// The pixels of a disc, with the place of the first in the window.
  func pixels(of command: DrawCommand) -> (pixels: [UInt32], width: Int, origin: Point)? {
    guard let picture = command.picture, let painter = picture.pixels else { return nil }
    let (width, height) = (Int(picture.size.width), Int(picture.size.height))
    var pixels = [UInt32](repeating: 0, count: width * height)
    pixels.withUnsafeMutableBufferPointer {
      painter.paint(rows: 0..<height, width: width, into: $0)
    }
    return (pixels, width, command.frame.origin)
  }
}

extension DrawCommand {
  /// What it shows; nil where that is no picture.
  var picture: Picture? {
    guard case .picture(let picture, _) = content else { return nil }
    return picture
  }
}

extension Dice {
  /// A place anywhere on the Earth.
  mutating func place() -> Place {
    func part() -> Double { Double.random(in: -1...1, using: &self) }
    while true {
      let way = SIMD3(part(), part(), part())
      let square = (way * way).sum()
      if square > 0.01, square <= 1 { return Place(toward: way) }
    }
  }
}

extension Place {
  /// A place that is known to be one.
  static func at(_ latitude: Double, _ longitude: Double) -> Place {
    Place(latitude: latitude, longitude: longitude) ?? .lisbon
  }
}
