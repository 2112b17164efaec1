import BoxKit
import Commands
import Stage

/// The completions of `matchwood` for zsh.
nonisolated struct ZshCompletion {
  /// The page of the program, followed by those of its commands.
  let pages: [CommandHelp]

  /// The text of the script.
  var text: String {
    let commands = pages.dropFirst().map { page in
      """
          \(page.command ?? ""))
            shift words
            (( CURRENT-- ))
            _arguments \\
      \(arguments(of: page, indent: 8)) \\
              '*: : '
            return
            ;;
      """
    }
    let words = pages[0].starts + pages.compactMap(\.command)
    return """
      #compdef matchwood
      # Completions of matchwood for zsh; the program writes them: matchwood --generate zsh
      if (( CURRENT > 2 )); then
        case $words[2] in
      \(commands.joined(separator: "\n"))
        esac
      fi
      _arguments \\
      \(arguments(of: pages[0], indent: 2)) \\
        '1:game, link or picture:(\(words.joined(separator: " ")))'

      """
  }

  private func arguments(of page: CommandHelp, indent: Int) -> String {
    var rows = page.rows
    if page.command != nil { rows += OptionRow.answers.filter { $0.name == "--help" } }
    let space = String(repeating: " ", count: indent)
    return rows.map { space + argument($0) }.joined(separator: " \\\n")
  }

  private func argument(_ row: OptionHelp) -> String {
    let help = escaped(row.help(Texts()), in: "[]")
    guard let value = row.value else { return quoted("\(row.name)[\(help)]") }
    let action =
      switch row.values {
      case .words(let words): "(\(words.joined(separator: " ")))"
      case .files: "_files"
      case .folders: "_files -/"
      case .none, .anything: " "
      }
    return quoted("\(row.name)=[\(help)]:\(escaped(value, in: ":")):\(action)")
  }

  private func escaped(_ text: String, in signs: String) -> String {
    text.map { signs.contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}
