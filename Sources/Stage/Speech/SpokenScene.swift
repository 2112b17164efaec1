/// A scene in words, for players who listen. Each text is a whole sentence or line in the player's language.
public struct SpokenScene: Hashable, Sendable {
  /// The title; `nil` for a scene without words of its own.
  public var title: String?
  /// The last events. Each is spoken when it is new, in this order.
  public var news: [String]
  /// The whole state in two or three sentences.
  public var place: [String]
  /// The board, row by row.
  public var board: [String]
  /// Spoken when an arrow changes nothing; `nil` for the control in focus.
  public var unchanged: String?
  /// Spoken when Enter changes nothing, such as why a move is refused. Default: `nil`.
  public var refusal: String?

  /// Creates the words of a scene. A scene without a title is read from its drawn texts.
  public init(
    _ title: String? = nil, news: [String] = [], place: [String] = [], board: [String] = []
  ) {
    (self.title, self.news, self.place, self.board) = (title, news, place, board)
  }
}

/// A control in words.
public struct SpokenControl: Hashable, Sendable {
  /// The kinds of controls that the player hears.
  public enum Role: Hashable, Sendable {
    case button, switchButton, slider, choice, list, textField, menu
    /// A board, a chart or a row: its words alone are spoken.
    case plain
  }

  /// The name, such as the title.
  public var name: String
  /// The kind of control.
  public var role: Role
  /// The state or value, which may change while the control has the focus.
  public var state: String?
  /// Whether the news of the scene tell a changed state, so that it is not spoken twice.
  public var isToldByNews = false
  /// Sentences about the control or its choice, spoken last.
  public var notes: [String]
  /// How to use the control, spoken once on each page; `nil` if that is obvious.
  public var hint: String?
  /// The name of the list, panel or group with the control, spoken before the first control in it.
  public var group: String?

  /// Creates the words of a control.
  public init(
    _ name: String, _ role: Role = .plain, state: String? = nil, note: String? = nil,
    hint: String? = nil
  ) {
    (self.name, self.role, self.state, self.hint) = (name, role, state, hint)
    notes = [note].compactMap(\.self)
  }
}

extension [String] {
  /// The texts as sentences, each with a mark at its end, so that a voice pauses there.
  public var sentences: String {
    lazy.filter { !$0.isEmpty }.map { text in
      guard let end = text.last, !".!?:…".contains(end) else { return text }
      return text + "."
    }.joined(separator: " ")
  }
}
