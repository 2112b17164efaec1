/// The look of everything drawn: colours, measures of the window, texts, and the pictures made for them.
///
/// Read it during layout: a change of theme, window or language lays out all scenes again.
@MainActor public final class Look {
  /// The current colours.
  public private(set) var theme: Theme
  /// The current measures of the window.
  public private(set) var metrics: Metrics
  /// The texts in the current language; replaced when it changes.
  public var texts: Texts
  /// The measurer of texts for layout.
  public let measurer: any TextMeasurer
  /// The cache of pictures.
  public let pictures = PictureCache()

  /// Creates a look with an empty cache. Its texts are English by default.
  public init(
    theme: Theme, metrics: Metrics, measurer: any TextMeasurer, texts: Texts = Texts()
  ) {
    (self.theme, self.metrics) = (theme, metrics)
    (self.measurer, self.texts) = (measurer, texts)
  }

  /// Changes the theme and the metrics. The caller must lay out the scenes again.
  public func set(_ theme: Theme, _ metrics: Metrics) {
    // Line widths depend on the scale, also in pictures whose size has not changed.
    if theme != self.theme || metrics.k != self.metrics.k { pictures.clear() }
    (self.theme, self.metrics) = (theme, metrics)
  }
}
