import BoxKit
import Commands
import Stage

/// The man page of the program, in the markup of `man`.
nonisolated struct ManualPage {
  /// The page of the program, followed by those of its commands.
  let pages: [CommandHelp]
  let games: [any BoxGame.Type]
  let texts: Texts

  /// The text of the page.
  var text: String {
    let program = pages[0]
    // Translators: Part of the manual to which this page belongs.
    let part = texts.inContext("manual", "Games")
    // Translators: After "matchwood -" in the first line of the manual page.
    let purpose = texts("a box of small classic games")
    var lines = [
      ".TH MATCHWOOD 6 \"\" \"Matchwood \(Version.now)\" \"\(escaped(part))\"",
      ".SH NAME", "matchwood \\- \(escaped(purpose))",
    ]
    // Translators: Heading in a manual page, as usual in your language.
    lines += section(texts("SYNOPSIS"))
    for call in pages.flatMap(\.calls) { lines += [usage(call), ".br"] }
    lines.removeLast()
    // Translators: Heading in a manual page, as usual in your language.
    lines += section(texts("DESCRIPTION")) + paragraphs(program.purpose(texts))
    lines += games.flatMap { entry($0.name, [$0.title(texts)]) }
    // Translators: Heading in a manual page, as usual in your language.
    lines += section(texts("OPTIONS")) + options(of: program) + paragraphs(program.notes(texts))
    for page in pages.dropFirst() {
      lines += section("matchwood \(page.command ?? "")") + paragraphs(page.purpose(texts))
      lines += options(of: page) + paragraphs(page.notes(texts))
    }
    // Translators: Heading in a manual page, as usual in your language.
    lines += section(texts("FILES")) + files.flatMap { entry($0.path, [$0.use]) }
    // Translators: Heading in a manual page, as usual in your language.
    lines += section(texts("EXIT STATUS")) + codes.flatMap { entry($0.code, [$0.meaning]) }
    return lines.joined(separator: "\n") + "\n"
  }

  private var files: [(path: String, use: String)] {
    [
      // Translators: Beside the path of settings.json in the manual page.
      ("~/.config/matchwood/settings.json", texts("Your settings.")),
      ("~/.local/share/matchwood", texts("Your games, players and pictures.")),
      ("~/.cache/matchwood", texts("Files that Matchwood can make again. You can delete them.")),
    ]
  }

  private var codes: [(code: String, meaning: String)] {
    [
      // Translators: Beside the exit status 0 in the manual page.
      ("0", texts("All went well.")),
      ("1", texts("The program could not start or finish, for example because a file is missing.")),
      ("2", texts("A wrong option, or a wrong line in a script.")),
    ]
  }

  private func options(of page: CommandHelp) -> [String] {
    page.rows.flatMap { row in
      let value = row.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
      return [".TP", "\\fB\(escaped(row.name))\\fR\(value)", line(row.help(texts))]
    }
  }

  private func section(_ title: String) -> [String] { [".SH \"\(escaped(title))\""] }

  private func entry(_ name: String, _ words: [String]) -> [String] {
    [".TP", "\\fB\(escaped(name))\\fR"] + words.map(line)
  }

  private func paragraphs(_ paragraphs: [[String]]) -> [String] {
    paragraphs.flatMap { [".PP"] + $0.map(line) }
  }

  /// Returns a usage line with its fixed words in bold.
  private func usage(_ call: String) -> String {
    let words = call.split(separator: " ").map(String.init)
    let fixed = words.prefix { $0.allSatisfy(\.isLetter) }
    let rest = words.dropFirst(fixed.count).joined(separator: " ")
    return "\\fB\(fixed.joined(separator: " "))\\fR \(escaped(rest))"
  }

  /// Returns a line of text, escaped if it would otherwise be read as a command of the markup.
  private func line(_ text: String) -> String {
    let begins = text.hasPrefix(".") || text.hasPrefix("'")
    return (begins ? "\\&" : "") + escaped(text)
  }

  /// Returns escaped text. Hyphens become minus signs, so that commands copied from the page work.
  private func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "~": "\\(ti"
      case "\"": "\\(dq"
      default: String(character)
      }
    }.joined()
  }
}
