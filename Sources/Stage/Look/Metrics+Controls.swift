extension Metrics {
  /// The least side of what can be touched: 44, in small windows 36.
  public var target: Double { isSmall ? 36 : 44 }

  /// A height of the design, but never too small to be touched.
  public func height(_ length: Double) -> Double { max(target, px(length)) }

  /// A length of the design; in small windows one of its own, in output pixels at every scale.
  public func px(_ length: Double, small: Double) -> Double { isSmall ? small : px(length) }

  /// The side of a round icon button.
  public var iconSide: Double { isSmall ? target : height(48) }

  /// The height of the buttons of a dialog.
  public var dialogButtonHeight: Double { isSmall ? 40 : height(56) }

  /// The height of a line of text of a style (Documentation/Look.md, *Type*).
  public func line(_ style: TextStyle) -> Double {
    let em = Double(style.pixels)
    let factor = em >= large ? 1.1 : em >= medium ? 1.25 : 1.35
    return (em * factor).rounded()
  }
}
