import Stage

/// One game of the box, as the menu shows it. A new game is one more of these.
public struct CatalogueEntry {
  /// Also the id of its card, such as `matchsticks`.
  let id: String
  let title: (Texts) -> String
  /// One short sentence.
  let motto: (Texts) -> String
  /// How the game stands.
  let status: (Texts) -> String
  /// What its cover lies on.
  let ground: TrayGround
  /// What lies in the tray of its card.
  let cover: (_ felt: Rect, StageContext) -> any GameCover
  let open: () -> Void

  /// A line of the catalogue; its words are asked for in the language of now.
  public init(
    id: String, title: @escaping (Texts) -> String, motto: @escaping (Texts) -> String,
    status: @escaping (Texts) -> String, ground: TrayGround = .felt,
    cover: @escaping (_ felt: Rect, StageContext) -> any GameCover, open: @escaping () -> Void
  ) {
    self.id = id
    self.title = title
    self.motto = motto
    self.status = status
    self.ground = ground
    self.cover = cover
    self.open = open
  }
}

/// A still life of a game's pieces, made for one place and look.
public protocol GameCover {
  func draw(into list: inout DisplayList)
}
