import GameKernel

/// The occupant of a seat: a person or the computer player.
public enum EarthOccupant: Hashable, Sendable {
  /// A person, on any device.
  case person
  /// The computer player ``Globetrotter``, with its error in kilometres.
  case globetrotter(error: Int)
}

/// A seat in a game of Through the Earth.
public typealias EarthSeat = TableSeat<EarthOccupant>

extension EarthOccupant: SeatOccupant {
  /// The occupant as text for files and links, such as `globetrotter:1000`.
  public var description: String {
    switch self {
    case .person: "person"
    case .globetrotter(let error): "globetrotter:\(error)"
    }
  }

  /// Creates an occupant from its description, or returns `nil` for any other text. `globetrotter` without an
  /// error gets ``Globetrotter/usualError``.
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

/// The computer player. Its flags are normally distributed on the sphere about the antipode.
public struct Globetrotter: Hashable, Sendable {
  /// The standard deviation of its flags along each of the two axes, in kilometres, within ``errors``.
  public let error: Int

  /// The valid errors, in kilometres.
  public static let errors = 0...3000
  /// The default error, in kilometres.
  public static let usualError = 1000

  /// Creates a player. An error outside ``errors`` is clamped.
  public init(error: Int = usualError) {
    self.error = min(max(error, Self.errors.lowerBound), Self.errors.upperBound)
  }

  /// Returns the place of its flag.
  ///
  /// - Parameter far: the true antipode.
  public func flag(for far: Place, using random: inout SeededGenerator) -> Place {
    far.scattered(by: Double(error), using: &random)
  }

  /// The mean error of a flag, in kilometres: √(π ∕ 2) times ``error``.
  ///
  /// This is the mean of the Rayleigh distribution (Johnson, Kotz and Balakrishnan, *Continuous univariate
  /// distributions* 1, 1994, chapter 18). The formula fails for distances beyond half the circumference. With the
  /// largest error, these occur once in five thousand million flags.
  public var averageError: Double { Double(error) * (Double.pi / 2).squareRoot() }
}
