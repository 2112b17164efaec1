/// Colours of tiles that are not those of all ivory (Documentation/Look.md, *Colour roles*).
extension Theme {
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
