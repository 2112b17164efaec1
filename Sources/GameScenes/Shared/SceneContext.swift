import Stage

/// What the scenes of the box share: the stage behind them, the words and the settings in force.
public final class SceneContext {
  public let backstage: Backstage
  /// Replaced when the language changes; scenes read it when they are laid out.
  public var texts: Texts
  public var settings: Settings

  public init(backstage: Backstage, texts: Texts, settings: Settings) {
    self.backstage = backstage
    self.texts = texts
    self.settings = settings
  }
}
