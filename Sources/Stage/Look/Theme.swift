/// The colour roles of a look (Documentation/Look.md, *Colour roles*).
public struct Theme: Hashable, Sendable {
  /// The available looks. The raw values are their names in the settings file.
  public enum Name: String, Codable, Sendable, CaseIterable { case evening, day, contrast }

  /// Two colours of a gradient, from top to bottom or from the middle to the edge.
  public struct Pair: Hashable, Sendable {
    /// The colour at the top or in the middle.
    public let first: Color
    /// The colour at the bottom or at the edge.
    public let second: Color

    init(_ first: UInt32, _ second: UInt32) { self.init(Color(first), Color(second)) }

    init(_ first: Color, _ second: Color) { (self.first, self.second) = (first, second) }
  }

  /// Three shades of a material.
  public struct Shades: Hashable, Sendable {
    /// The shade in the light of the lamp.
    public let light: Color
    /// The shade in between.
    public let mid: Color
    /// The shade in the shadow.
    public let dark: Color

    /// Creates shades from colour values such as `0xF2B75C`.
    public init(_ light: UInt32, _ mid: UInt32, _ dark: UInt32) {
      self.light = Color(light)
      self.mid = Color(mid)
      self.dark = Color(dark)
    }
  }

  /// The name of the look.
  public let name: Name
  /// The table, from the light of the lamp to its corners.
  public let ground: Shades
  /// The strength of the wood grain; 0 for none.
  public let grain: Double
  /// The felt, from the middle to the edge.
  public let board: Pair
  /// The ground of a well in the table.
  public let well: Color
  /// The wood around a board.
  public let rim: Shades
  /// The ground of settings and dialogs, from top to bottom.
  public let panel: Pair
  /// The line around panels and between their parts.
  public let panelLine: Color
  /// A raised button, from top to bottom.
  public let button: Pair
  /// The line around a button.
  public let buttonEdge: Color
  /// The text on the table and on panels.
  public let ink: Color
  /// The text on felt.
  public let boardInk: Color
  /// Less important text, with a contrast of still at least 4.5 : 1.
  public let mutedInk: Color
  /// The accent for the next action and the player to move, from top to bottom.
  public internal(set) var accent: Pair
  /// Whether ``accent`` is the look's own colour, not the desktop's.
  var hasOwnAccent = true
  /// The text on the accent.
  public let inkOnAccent: Color
  /// The colour of a lost position and of a mistake.
  public let danger: Color
  /// The focus ring.
  public let focus: Color
  /// The glow around a lifted or hinted piece.
  public let glow: Color
  /// The shadow of pieces, boards and buttons, before `shadowStrength`.
  public let shadow: Color
  /// The factor for the alpha of every shadow; 0 for no shadows.
  public let shadowStrength: Double

  /// Whether lines replace gradients, grain and shadows.
  public var isFlat: Bool { name == .contrast }
  /// The accent colour of texts and lines.
  public var accentInk: Color {
    name == .day && hasOwnAccent ? Color(0x8F4406) : accent.second
  }
  /// The text on a mark in the danger colour.
  public var inkOnDanger: Color { name == .day ? inkOnAccent : Color(0x2A1008) }
  /// The ground of a message about a losing turn.
  public var dangerBand: Color {
    isFlat ? Color(0x3A1A10) : panel.first.mixed(with: danger, name == .day ? 0.14 : 0.15)
  }
  /// The ground of a message about a won game.
  public var accentBand: Color {
    isFlat ? Color(0x33290A) : panel.first.mixed(with: accentInk, name == .day ? 0.14 : 0.15)
  }
  /// The ground of a neutral message.
  public var quietBand: Color {
    isFlat ? Color(0x2A2A2A) : panel.first.mixed(with: mutedInk, 0.13)
  }
  /// The width of lines around panels and buttons, as a design length.
  public var lineWidth: Double { isFlat ? 2 : 1 }

  /// Returns the look with a name.
  public static func named(_ name: Name) -> Theme {
    switch name {
    case .evening: evening
    case .day: day
    case .contrast: contrast
    }
  }

  static let evening = Theme(
    name: .evening, ground: Shades(0x68432A, 0x402818, 0x1C100A), grain: 0.26,
    board: Pair(0x273C34, 0x1B2B25), well: Color(0x1A100A),
    rim: Shades(0x9A6B45, 0x6E472B, 0x452A18),
    panel: Pair(0x3A281B, 0x2B1D13), panelLine: Color(0x6A5039),
    button: Pair(0x6A452A, 0x4E311D), buttonEdge: Color(0x8E6342),
    ink: Color(0xF7ECDB), boardInk: Color(0xF7ECDB), mutedInk: Color(0xD3BE9F),
    accent: Pair(0xF6C67A, 0xF2B75C), inkOnAccent: Color(0x2A1808), danger: Color(0xFFA58C),
    focus: Color(0x8FD6FF), glow: Color(0xFFC566), shadow: Color(0x080402), shadowStrength: 1)

  static let day = Theme(
    name: .day, ground: Shades(0xF6E1BC, 0xDFC9A4, 0xCAB188), grain: 0.085,
    board: Pair(0x4F7363, 0x3F5F51), well: Color(0x6A4C30),
    rim: Shades(0xE9C692, 0xC99A62, 0xA87742),
    panel: Pair(0xF1E7D3, 0xFBF5E9), panelLine: Color(0xD3BE98),
    button: Pair(0xFFF8EA, 0xF0E1C6), buttonEdge: Color(0xD3BE98),
    ink: Color(0x33210F), boardInk: Color(0xFFF8EA), mutedInk: Color(0x503C28),
    accent: Pair(0xA0541A, 0x7A3604), inkOnAccent: Color(0xFFF6E8), danger: Color(0xA02612),
    focus: Color(0x004A80), glow: Color(0xFFD98A), shadow: Color(0x3A2408), shadowStrength: 0.55)

  static let contrast = Theme(
    name: .contrast, ground: Shades(0, 0, 0), grain: 0, board: Pair(0, 0), well: .black,
    rim: Shades(0xFFFFFF, 0xFFFFFF, 0xFFFFFF), panel: Pair(0, 0), panelLine: .white,
    button: Pair(0, 0), buttonEdge: .white, ink: .white, boardInk: .white,
    mutedInk: Color(0xE4E4E4), accent: Pair(0xFFD83D, 0xFFD83D), inkOnAccent: .black,
    danger: Color(0xFF9C85), focus: Color(0x35E0FF), glow: .clear, shadow: .clear,
    shadowStrength: 0)
}
