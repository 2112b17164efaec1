/// Colours of controls and tiles, derived from the colour roles.
extension Theme {
  /// The text and icons on a raised button.
  public var buttonInk: Color { name == .evening ? Color(0xFBF1E2) : ink }

  /// The text and icons of a disabled button: 62 % of the way to the button's colour.
  public var buttonInkOff: Color {
    isFlat ? Color(0x8C8C8C) : buttonInk.mixed(with: button.second, 0.62)
  }

  /// The text of a disabled control on a panel.
  public var inkOff: Color { isFlat ? Color(0x8C8C8C) : ink.mixed(with: panel.second, 0.62) }

  /// The sunken ground of a segmented control.
  public var sunken: Color {
    switch name {
    case .evening: panel.second.mixed(with: .black, 0.25)
    case .day: panel.second.mixed(with: shadow, 0.1)
    case .contrast: .black
    }
  }

  /// The groove of a slider and of a switch that is off.
  public var groove: Color {
    switch name {
    case .evening: Color(0x000000, alpha: 0.48)
    case .day: shadow.opacity(0.16)
    case .contrast: .black
    }
  }

  /// The bars of a chart; in the flat theme their outlines.
  public var chartBar: Color {
    switch name {
    case .evening: Color(0xB5894F)
    case .day: Color(0xA87742)
    case .contrast: ink
    }
  }

  /// The ground of a chart's tip.
  public var chartTip: Color {
    switch name {
    case .evening: Color(0x1D130B)
    case .day: panel.second
    case .contrast: .black
    }
  }

  /// The line around sunken surfaces.
  public var sunkenLine: Color { isFlat ? panelLine : panelLine.opacity(0.8) }

  /// The light edge of a raised face in the accent colour.
  public var accentEdge: Color { isFlat ? accent.first : Color.white.opacity(0.35) }

  /// The shades of knobs and tiles.
  public var ivory: Shades {
    switch name {
    case .evening: Shades(0xFFF8E9, 0xF3E8D2, 0xDCC9A6)
    case .day: Shades(0xFFFDF7, 0xFCF6EA, 0xE9DBBF)
    case .contrast: Shades(0xFFFFFF, 0xFFFFFF, 0xFFFFFF)
    }
  }

  /// The lower edge of knobs and tiles.
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
    case .evening: hasOwnAccent ? Color(0xD9963A) : accentInk
    case .day: accentInk
    case .contrast: .black
    }
  }

  /// The colour that dims the scene below a dialog.
  var dim: Color { Color(0x0A0503, alpha: isFlat ? 0.8 : 0.62) }

  /// Returns the colour of the focus ring, which must be light on the felt of *Day*.
  public func focusRing(onBoard: Bool) -> Color { onBoard && name == .day ? boardInk : focus }

  /// Returns the colour of the halo that separates the focus ring from its surroundings.
  func focusHalo(onBoard: Bool) -> Color {
    let ground = onBoard && name == .day ? board.second : panel.second
    return ground.opacity(isFlat ? 1 : 0.55)
  }

  // MARK: Tiles that are not all ivory (Documentation/Look.md, *Colour roles*)

  /// The numeral on a tile.
  public var tileInk: Color { isFlat ? .black : Color(0x4A2F1B) }

  /// The shaded upper edge of an engraved numeral.
  public var tileInkShade: Color { Color(0x2A170A) }

  /// The ground of the number on a picture tile, readable over any picture.
  public var chip: Color { isFlat ? .black : Color(0x1C1109, alpha: 0.8) }

  /// The number on a picture tile.
  public var chipInk: Color { isFlat ? .white : Color(0xFBF3E4) }

  /// The wooden side of a picture tile, lit and in shadow.
  public var pieceSide: (lit: Color, shade: Color) { (Color(0x7A5233), Color(0x2B160A)) }

  /// The dark lines around and on a picture.
  public var pictureLine: Color { Color(0x160A04) }
}
