import BoxKit
import Stage

/// The description of the program for software centres (AppStream). The change log provides the releases.
struct Metainfo {
  let games: [any BoxGame.Type]
  let catalogue: Catalogue

  /// The ID of the program. The program has no domain, and `alt` is reserved for names outside the domain system.
  static let id = "alt.matchwood.Matchwood"

  /// The text of the file, in all languages.
  var text: String {
    let paragraphs: [(Texts) -> String] = [
      { texts in
        texts("A box of small classic games for an evening at a wooden table.") + " "
          + texts("Play with mouse, touch, keyboard or gamepad, alone or together.")
      },
      { texts in texts("Each game continues where you left off, undo included.") },
    ]
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<component type=\"desktop-application\">",
      "  <id>\(Self.id)</id>", "  <metadata_license>MIT</metadata_license>",
      "  <project_license>MIT</project_license>", "  <name>Matchwood</name>",
      "  <developer_name>The Matchwood developers</developer_name>",
    ]
    lines += elements("summary", 2) { texts in texts("Small classic games at a wooden table") }
    lines.append("  <description>")
    lines += paragraphs.flatMap { elements("p", 4, $0) } + ["    <ul>"]
    lines += games.flatMap { game in elements("li", 6) { game.title($0) } }
    lines += [
      "    </ul>", "  </description>",
      "  <launchable type=\"desktop-id\">matchwood.desktop</launchable>",
      "  <icon type=\"stock\">matchwood</icon>", "  <categories>",
      "    <category>Game</category>", "    <category>LogicGame</category>", "  </categories>",
      "  <provides>", "    <binary>matchwood</binary>", "  </provides>", "  <supports>",
    ]
    lines += ["pointing", "keyboard", "touch", "gamepad"].map { "    <control>\($0)</control>" }
    lines += ["  </supports>", "  <content_rating type=\"oars-1.1\" />", "</component>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func elements(_ tag: String, _ indent: Int, _ words: (Texts) -> String) -> [String] {
    let space = String(repeating: " ", count: indent)
    return catalogue.inAllLanguages(words).map { language, words in
      let mark = language == .en ? "" : " xml:lang=\"\(language.locale)\""
      return "\(space)<\(tag)\(mark)>\(escaped(words))</\(tag)>"
    }
  }

  private func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(character)
      }
    }.joined()
  }
}
