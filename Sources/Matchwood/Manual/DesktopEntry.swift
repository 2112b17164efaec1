import BoxKit
import Stage

/// The program's entry in the desktop's menu, with an action for each game.
struct DesktopEntry {
  let games: [any BoxGame.Type]
  let catalogue: Catalogue

  /// The MIME types that the program opens: links to games, and pictures for puzzles.
  static let types = [
    "x-scheme-handler/matchwood", "image/png", "image/jpeg", "image/webp", "image/bmp",
  ]

  /// The text of the file, in all languages.
  var text: String {
    var lines = ["[Desktop Entry]", "Type=Application", "Name=Matchwood"]
    lines += entries("GenericName") { texts in
      // Translators: What kind of program Matchwood is, in the menu of the desktop.
      texts("Box of games")
    }
    lines += entries("Comment") { texts in texts("Small classic games at a wooden table") }
    lines += entries("Keywords") { texts in
      // Translators: Words that find the program in a search. Each ends with a semicolon.
      texts("puzzle;memory;nim;matches;tiles;cards;globe;antipodes;")
    }
    lines += [
      "Exec=matchwood %U", "Icon=matchwood", "Terminal=false",
      "Categories=Game;LogicGame;", "MimeType=\(Self.types.joined(separator: ";"));",
      "StartupNotify=true", "StartupWMClass=matchwood",
      "Actions=\(games.map { $0.name }.joined(separator: ";"));",
    ]
    for game in games {
      lines += ["", "[Desktop Action \(game.name)]"] + entries("Name") { game.title($0) }
      lines.append("Exec=matchwood \(game.name)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func entries(_ key: String, _ words: (Texts) -> String) -> [String] {
    catalogue.inAllLanguages(words).map { language, words in
      language == .en ? "\(key)=\(words)" : "\(key)[\(language.locale)]=\(words)"
    }
  }
}

extension Catalogue {
  /// Returns a text in all languages, English first. Omits translations that are the same as the English text.
  func inAllLanguages(_ words: (Texts) -> String) -> [(Language, String)] {
    let all = ([.en] + Language.translated).map { language in
      setLanguage(language)
      return (language, words(texts))
    }
    return all.filter { $0.0 == .en || $0.1 != all[0].1 }
  }
}
