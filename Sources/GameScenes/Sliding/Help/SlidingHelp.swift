import Stage

extension GameHelp {
  /// What explains the sliding puzzle.
  ///
  /// - Parameter faces: what the tiles of the player show.
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
    let hint = texts("Shows the next move, then plays it")
    let slides = texts("On a tile: slides it, and all up to the gap")
    switch device {
    case .mouse:
      return [
        HandLine([.click], slides),
        HandLine([.dragging], texts("Carries tiles along")),
        HandLine([.bar(.hint)], hint),
      ]
    case .touch:
      return [
        HandLine([.tap], slides),
        HandLine([.swipe], texts("Slides a tile that way, or carries it along")),
        HandLine([.bar(.hint)], hint),
      ]
    case .keyboard:
      return [
        HandLine(
          [.key(.left), .key(.up), .key(.down), .key(.right)],
          settings.arrowsMoveGap
            ? texts("The gap goes that way") : texts("A tile slides that way, into the gap")),
        HandLine([.key(.character("h"))], hint),
      ]
    case .gamepad:
      let tilted = HandLine([.tilt], texts("Tiles slide to where you tilt the gamepad"))
      return [
        HandLine([.cross], texts("A tile slides that way, into the gap")),
        HandLine([.stick], texts("The same")),
      ] + (settings.tiltsWithPad ? [tilted] : []) + [HandLine([.pad(.y)], hint)]
    }
  }
}
