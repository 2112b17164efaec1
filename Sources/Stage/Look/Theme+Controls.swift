/// Colours of controls and tiles that follow from the roles.
extension Theme {
  /// Words and icons on a raised button.
  public var buttonInk: Color { name == .evening ? Color(0xFBF1E2) : ink }

  /// Words and icons of a button that is off: most of the way towards the button.
  public var buttonInkOff: Color {
    isFlat ? Color(0x8C8C8C) : buttonInk.mixed(with: button.second, 0.62)
  }

  /// Words of a control on a panel that is off.
  public var inkOff: Color { isFlat ? Color(0x8C8C8C) : ink.mixed(with: panel.second, 0.62) }

  /// The sunken ground of a segmented control.
  public var sunken: Color {
    switch name {
    case .evening: panel.second.mixed(with: .black, 0.25)
    case .day: panel.second.mixed(with: shadow, 0.1)
    case .contrast: .black
    }
  }

  /// The groove of a slider and of a switch that is off, over whatever lies below.
  public var groove: Color {
    switch name {
    case .evening: Color(0x000000, alpha: 0.48)
    case .day: shadow.opacity(0.16)
    case .contrast: .black
    }
  }

  /// The line round everything sunken.
  public var sunkenLine: Color { isFlat ? panelLine : panelLine.opacity(0.8) }

  /// The light edge of a raised face in accent.
  public var accentEdge: Color { isFlat ? accent.first : Color.white.opacity(0.35) }

  /// Knobs and tiles, from the light to the shadow.
  public var ivory: Shades {
    switch name {
    case .evening: Shades(0xFFF8E9, 0xF3E8D2, 0xDCC9A6)
    case .day: Shades(0xFFFDF7, 0xFCF6EA, 0xE9DBBF)
    case .contrast: Shades(0xFFFFFF, 0xFFFFFF, 0xFFFFFF)
    }
  }

  /// The lower edge of ivory.
  public var ivoryEdge: Color {
    switch name {
    case .evening: Color(0xA98A5C)
    case .day: Color(0xA78C62)
    case .contrast: .white
    }
  }

  /// The dot on the knob of a slider.
  public var knobDot: Color {
    switch name {
    case .evening: Color(0xD9963A)
    case .day: accentInk
    case .contrast: .black
    }
  }

  /// What darkens the table below a dialog.
  var dim: Color { Color(0x0A0503, alpha: isFlat ? 0.8 : 0.62) }

  /// The focus ring, which must be light on the felt of *Day*.
  public func focusRing(onBoard: Bool) -> Color { onBoard && name == .day ? boardInk : focus }

  /// What sets the focus ring off from everything near it.
  func focusHalo(onBoard: Bool) -> Color {
    let ground = onBoard && name == .day ? board.second : panel.second
    return ground.opacity(isFlat ? 1 : 0.55)
  }

  // MARK: Tiles that are not all ivory (Documentation/Look.md, *Colour roles*)

  /// The numeral on a tile.
  public var tileInk: Color { isFlat ? .black : Color(0x4A2F1B) }

  /// The upper edge of an engraved numeral, which lies in shadow.
  public var tileInkShade: Color { Color(0x2A170A) }

  /// The ground of the number on a piece of a picture, over whatever the picture shows.
  public var chip: Color { isFlat ? .black : Color(0x1C1109, alpha: 0.8) }

  /// The number on a piece of a picture.
  public var chipInk: Color { isFlat ? .white : Color(0xFBF3E4) }

  /// The wood below a piece of a picture, lit and in shadow.
  public var pieceSide: (lit: Color, shade: Color) { (Color(0x7A5233), Color(0x2B160A)) }

  /// The dark lines round and on a picture.
  public var pictureLine: Color { Color(0x160A04) }
}
