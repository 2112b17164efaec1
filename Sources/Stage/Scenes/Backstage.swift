import Motion

/// What every scene shares and no scene owns: the animator, the look and the device used last.
@MainActor public final class Backstage {
  public let animator = Animator()
  public let measurer: any TextMeasurer
  public let shelf = PictureShelf()
  public private(set) var theme: Theme
  public private(set) var metrics: Metrics
  /// The device that the player used last.
  public var device = InputDevice.mouse

  public init(theme: Theme, metrics: Metrics, measurer: any TextMeasurer) {
    self.theme = theme
    self.metrics = metrics
    self.measurer = measurer
  }

  /// Changes the look; whoever calls it lays the scenes out again.
  public func setLook(_ theme: Theme, _ metrics: Metrics) {
    if theme != self.theme { shelf.clear() }
    self.theme = theme
    self.metrics = metrics
  }
}
