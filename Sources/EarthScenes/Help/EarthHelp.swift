import BoxKit
import EarthGame
import Stage

extension GameHelp {
  /// Returns the help for Through the Earth.
  ///
  /// - Parameter countries: An external catalogue of country names, or `nil` if there is none.
  static func tunnel(
    _ settings: SettingsModel, _ countries: (any CountryCatalogue)?, _ context: StageContext
  ) -> GameHelp {
    let places = {
      PlaceNames(context.texts, countries, usesMiles: settings.current.tunnel.usesMiles)
    }
    return GameHelp(
      rule: { EarthRule(places, context: context) },
      hands: { device, texts in
        tunnelHands(device, texts, tilts: settings.current.tunnel.tiltsWithPad)
      },
      secret: { EarthSecret(places, context: context) })
  }

  /// Returns the controls of the game for a device.
  ///
  /// - Parameter tilts: Whether tilting the gamepad rolls the child.
  private static func tunnelHands(
    _ device: InputDevice, _ texts: Texts, tilts: Bool
  ) -> [HandLine] {
    switch device {
    case .mouse:
      [
        HandLine([.click], texts("On a globe: the child or the flag goes there")),
        HandLine([.dragging], texts("Carries them, or turns a globe")),
        HandLine([.wheel], texts("Look nearer or farther")),
        HandLine([.bar(.hint)], texts("Names of both places")),
      ]
    case .touch:
      [
        HandLine([.tap], texts("On a globe: the child or the flag goes there")),
        HandLine([.swipe], texts("Carries them, or turns a globe")),
        HandLine([.pinch], texts("Look nearer or farther")),
        HandLine([.bar(.hint)], texts("Names of both places")),
      ]
    case .keyboard:
      [
        HandLine([.key(.left), .key(.right)], texts("Walk, or carry the flag")),
        HandLine([.key(.up), .key(.down)], texts("The same")),
        HandLine([.key(.enter)], texts("Dig, and go on")),
        HandLine([.key(.character("+")), .key(.character("-"))], texts("Look nearer or farther")),
        HandLine([.key(.character("h"))], texts("Names of both places")),
      ]
    case .gamepad:
      [
        HandLine([.stick, .cross], texts("Walk, or carry the flag")),
        HandLine([.pad(.a)], texts("Dig, and go on")),
        HandLine([.triggers], texts("Look nearer or farther")),
        HandLine([.pad(.y)], texts("Names of both places")),
      ] + (tilts ? [HandLine([.tilt], texts("The child rolls like a marble"))] : [])
    }
  }
}
