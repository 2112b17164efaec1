import BoxKit
import EarthGame
import Stage

extension GameHelp {
  /// Returns the help for Through the Earth.
  ///
  /// - Parameter countries: an external catalogue of country names, or `nil` if there is none.
  static func tunnel(
    _ settings: SettingsModel, _ countries: (any CountryCatalogue)?, _ context: StageContext
  ) -> GameHelp {
    let places = {
      PlaceNames(context.look.texts, countries, usesMiles: settings.current.tunnel.usesMiles)
    }
    return GameHelp(
      rule: { EarthRule(places, context: context) },
      controlsLines: { device, texts in
        tunnelHands(device, texts, tilts: settings.current.tunnel.tiltsWithPad)
      },
      secret: { EarthSecret(places, context: context) })
  }

  /// Returns the controls of the game for a device.
  ///
  /// - Parameter tilts: whether tilting the gamepad rolls the child.
  private static func tunnelHands(
    _ device: InputDevice, _ texts: Texts, tilts: Bool
  ) -> [ControlsLine] {
    switch device {
    case .mouse:
      [
        ControlsLine([.click], texts("Put the child or the flag there")),
        ControlsLine([.dragging], texts("Move the child or the flag, or turn a globe")),
        // Translators: What the mouse wheel does.
        ControlsLine([.wheel], texts("Zoom in or out")),
        // Translators: What a button does, and where: in the game called “Just dig”.
        ControlsLine([.bar(.hint)], texts("Names, in “Just dig”")),
      ]
    case .touch:
      [
        ControlsLine([.tap], texts("Put the child or the flag there")),
        ControlsLine([.swipe], texts("Move the child or the flag, or turn a globe")),
        ControlsLine([.pinch], texts("Zoom in or out")),
        ControlsLine([.bar(.hint)], texts("Names, in “Just dig”")),
      ]
    case .keyboard:
      [
        ControlsLine([.key(.left), .key(.right)], texts("Walk, or move the flag")),
        // Translators: What more keys do: the same as the keys in the line above.
        ControlsLine([.key(.up), .key(.down)], texts("The same")),
        // Translators: What keys do: the child or the flag moves as far as by ten presses of an arrow key.
        ControlsLine([.key(.pageUp)], texts("Ten steps at once")),
        ControlsLine([.key(.pageDown)], texts("The same")),
        ControlsLine([.key(.home), .key(.end)], texts("The same")),
        // Translators: What a key does: it presses the button below the globes.
        ControlsLine([.key(.enter)], texts("Dig, or go on")),
        ControlsLine([.key(.character("+")), .key(.character("-"))], texts("Zoom in or out")),
        ControlsLine([.key(.character("h"))], texts("Names, in “Just dig”")),
      ]
    case .gamepad:
      [
        ControlsLine([.cross], texts("Walk, or move the flag")),
        ControlsLine([.stick, .otherStick], texts("The same")),
        ControlsLine([.pad(.a)], texts("Dig, or go on")),
        ControlsLine([.triggers], texts("Zoom in or out")),
        ControlsLine([.pad(.y)], texts("Names, in “Just dig”")),
      ] + (tilts ? [ControlsLine([.tilt], texts("The child rolls like a marble"))] : [])
    }
  }
}
