import Stage

extension TextMeasurer {
  /// The width that every figure of a counter takes.
  func figureWidth(_ style: TextStyle) -> Double {
    (0...9).map { size(of: String($0), style).width }.max() ?? 0
  }
}
