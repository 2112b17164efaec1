import BoxKit
import Stage

extension GameHelp {
  /// Creates the help of the sliding puzzle.
  ///
  /// - Parameter faces: the face of the player's tiles.
  static func sliding(
    _ settings: SettingsModel, _ faces: TileFaces, _ context: StageContext
  ) -> GameHelp {
    GameHelp(
      rule: { SlidingRule(faces.face, context: context) },
      controlsLines: { device, texts in
        slidingHands(device, settings.current.sliding, texts)
      },
      secret: { SlidingSecret(settings.current.sliding, context: context) })
  }

  private static func slidingHands(
    _ device: InputDevice, _ settings: SlidingSettings, _ texts: Texts
  ) -> [ControlsLine] {
    let hint = texts("Show the next move")
    let slides = texts("Slide a tile or a whole row")
    switch device {
    case .mouse:
      return [
        ControlsLine([.click], slides),
        // Translators: What dragging with the mouse does.
        ControlsLine([.dragging], texts("Drag a tile")),
        ControlsLine([.bar(.hint)], hint),
      ]
    case .touch:
      return [
        ControlsLine([.tap], slides),
        ControlsLine([.swipe], texts("Slide or drag a tile")),
        ControlsLine([.bar(.hint)], hint),
      ]
    case .keyboard:
      return [
        ControlsLine(
          [.key(.left), .key(.up), .key(.down), .key(.right)],
          settings.arrowsMoveGap
            ? texts("The gap moves that way") : texts("A tile slides that way")),
        ControlsLine([.key(.character("h"))], hint),
      ]
    case .gamepad:
      let tilted = ControlsLine([.tilt], texts("Tilt the board"))
      return [
        ControlsLine([.cross], texts("A tile slides that way")),
        ControlsLine([.stick, .otherStick], texts("The same")),
      ] + (settings.tiltsWithPad ? [tilted] : []) + [ControlsLine([.pad(.y)], hint)]
    }
  }
}
