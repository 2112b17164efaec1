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
      hands: { device, texts in
        slidingHands(device, settings.current.sliding, texts)
      },
      secret: { SlidingSecret(settings.current.sliding, context: context) })
  }

  private static func slidingHands(
    _ device: InputDevice, _ settings: SlidingSettings, _ texts: Texts
  ) -> [HandLine] {
    let hint = texts("Show the next move")
    let slides = texts("Slide a tile or a whole row")
    switch device {
    case .mouse:
      return [
        HandLine([.click], slides),
        // Translators: What dragging with the mouse does.
        HandLine([.dragging], texts("Drag a tile")),
        HandLine([.bar(.hint)], hint),
      ]
    case .touch:
      return [
        HandLine([.tap], slides),
        HandLine([.swipe], texts("Slide or drag a tile")),
        HandLine([.bar(.hint)], hint),
      ]
    case .keyboard:
      return [
        HandLine(
          [.key(.left), .key(.up), .key(.down), .key(.right)],
          settings.arrowsMoveGap
            ? texts("The gap moves that way") : texts("A tile slides that way")),
        HandLine([.key(.character("h"))], hint),
      ]
    case .gamepad:
      let tilted = HandLine([.tilt], texts("Tilt the board"))
      return [
        HandLine([.cross], texts("A tile slides that way")),
        HandLine([.stick], texts("The same")),
      ] + (settings.tiltsWithPad ? [tilted] : []) + [HandLine([.pad(.y)], hint)]
    }
  }
}
