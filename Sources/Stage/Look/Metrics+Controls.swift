extension Metrics {
  /// The least side of what can be touched: 44, in small windows 36.
  public var target: Double { isSmall ? 36 : 44 }

  /// A height of the design, but never too small to be touched.
  public func height(_ length: Double) -> Double { max(target, px(length)) }

  /// The height of a line of text of a style (LOOK.md, *Type*).
  public func line(_ style: TextStyle) -> Double {
    let em = Double(style.pixels)
    let factor = em >= large ? 1.1 : em >= medium ? 1.25 : 1.35
    return (em * factor).rounded()
  }
}
