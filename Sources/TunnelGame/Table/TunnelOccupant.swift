import GameKernel

/// Who puts a flag: a person or the computer player.
public enum TunnelOccupant: Hashable, Sendable {
  /// A person, on whatever device.
  case person
  /// The computer player that knows the far end but for an error: ``Globetrotter``.
  case globetrotter(error: Int)
}

/// One who plays Through the Earth.
public typealias TunnelSeat = TableSeat<TunnelOccupant>

extension TunnelOccupant: SeatOccupant {
  /// The occupant's name in files and links, such as `globetrotter:1000`.
  public var description: String {
    switch self {
    case .person: "person"
    case .globetrotter(let error): "globetrotter:\(error)"
    }
  }

  /// The occupant of that name; `globetrotter` alone has the usual error.
  public init?(_ description: String) {
    let parts = description.split(separator: ":", omittingEmptySubsequences: false)
    switch (parts.first, parts.count) {
    case ("person", 1): self = .person
    case ("globetrotter", 1): self = .globetrotter(error: Globetrotter.usualError)
    case ("globetrotter", 2):
      guard let error = Int(parts[1]), Globetrotter.errors.contains(error) else { return nil }
      self = .globetrotter(error: error)
    default: return nil
    }
  }
}

/// The computer player: it puts its flag near the far end, normally distributed on the sphere.
public struct Globetrotter: Hashable, Sendable {
  /// The standard deviation of its flags along each of the two axes, in kilometres; one of ``errors``.
  public let error: Int

  /// The errors that can be set, in kilometres.
  public static let errors = 0...3000
  /// The error until another is set, in kilometres.
  public static let usualError = 1000

  /// A player with this error, held to ``errors``.
  public init(error: Int = usualError) {
    self.error = min(max(error, Self.errors.lowerBound), Self.errors.upperBound)
  }

  /// Where it puts its flag.
  ///
  /// - Parameter far: the true far end.
  public func flag(for far: Place, using random: inout SeededGenerator) -> Place {
    far.scattered(by: Double(error), using: &random)
  }

  /// What it needs on average for all places of a game, in kilometres: five times √(π ∕ 2) of its error.
  ///
  /// The mean of Rayleigh's distribution (Johnson, Kotz and Balakrishnan, *Continuous univariate distributions* 1,
  /// 1994, chapter 18). Even with the largest error one flag in five thousand million lies beyond the far side of
  /// the sphere, where the formula would no longer hold.
  public var average: Double {
    Double(Tunnel.placeCount * error) * (Double.pi / 2).squareRoot()
  }
}
