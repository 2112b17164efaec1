import Glibc
import Stage

/// A globe that was flicked and runs out.
struct Flick {
  private let globe: GlobeView?
  /// In output pixels a second.
  private var velocity: Point

  /// Nothing runs.
  init() { (globe, velocity) = (nil, .zero) }

  /// - Parameter velocity: in output pixels a second; a slow hand flicks nothing.
  init(_ globe: GlobeView, _ velocity: Point) {
    self.globe = globe
    self.velocity = velocity.distance(to: .zero) >= Self.least ? velocity : .zero
  }

  private static let least = 60.0
  /// The share of the speed that is left after a second.
  private static let friction = 0.08

  var isOver: Bool { velocity == .zero }

  /// Stops it.
  mutating func end() { velocity = .zero }

  mutating func advance(by elapsed: Duration, _ globes: TunnelGlobes) {
    guard let globe, !isOver else { return }
    let seconds = elapsed / .seconds(1)
    globes.turn(globe, by: velocity * seconds)
    velocity = velocity * pow(Self.friction, seconds)
    if velocity.distance(to: .zero) < Self.least / 3 { end() }
  }
}
