import Stage

/// What the scenes of the box share: the stage behind them, the words and the settings in force.
public final class SceneContext {
  /// Animator, look and device.
  public let backstage: Backstage
  /// Replaced when the language changes; scenes read it when they are laid out.
  public var texts: Texts
  /// Replaced when the player changes something.
  public var settings: Settings

  /// What the scenes of one program share.
  public init(backstage: Backstage, texts: Texts, settings: Settings) {
    self.backstage = backstage
    self.texts = texts
    self.settings = settings
  }
}
