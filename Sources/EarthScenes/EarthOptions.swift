import BoxKit
import EarthGame
import Stage

/// The command-line options of Through the Earth.
nonisolated enum EarthOptions {
  static let all = [
    GameOption("--mode", modes) { texts in
      // Translators: Help of the command-line option --mode.
      texts("the game to play in Through the Earth")
    } apply: { launch, word in
      guard let mode = ThroughTheEarth.Mode(rawValue: word) else {
        return modes.split(separator: "|").joined(separator: " or ")
      }
      guard mode != .guess || launch[EarthStart.self] == nil else {
        return "dig or dry, since guess draws its places"
      }
      launch.overrideSetting(\.tunnel.mode, mode)
      launch[EarthStart.Mode.self] = EarthStart.Mode(mode: mode)
      launch.askForNewGame(of: ThroughTheEarth.name)
      return nil
    },
    GameOption("--at", "LAT,LON") { texts in
      // Translators: Help of the command-line option --at.
      texts("where the child starts, in degrees north and east")
    } apply: { launch, word in
      guard let place = Place(word) else {
        return "degrees north, -90 to 90, and east, -180 to 180, such as 56.55,8.3167"
      }
      guard launch[EarthStart.Mode.self]?.mode != .guess else {
        return "no place, since guess draws its own"
      }
      launch[EarthStart.self] = EarthStart(place: place)
      launch.askForNewGame(of: ThroughTheEarth.name)
      return nil
    },
  ]

  private static let modes = ThroughTheEarth.Mode.allCases.map(\.rawValue).joined(separator: "|")
}

/// The child's first place in this run, from the command line.
nonisolated struct EarthStart: Sendable {
  let place: Place

  /// The mode from the command line.
  struct Mode: Sendable {
    let mode: ThroughTheEarth.Mode
  }
}
