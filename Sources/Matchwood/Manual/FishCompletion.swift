import BoxKit
import Commands
import Stage

/// The completions of `matchwood` for fish.
nonisolated struct FishCompletion {
  /// The page of the program, followed by those of its commands.
  let pages: [CommandHelp]

  /// The text of the script.
  var text: String {
    let commands = pages.compactMap(\.command)
    let none = "not __fish_seen_subcommand_from \(commands.joined(separator: " "))"
    let words = (pages[0].starts + commands).joined(separator: " ")
    var lines = [
      "# Completions of matchwood for fish; the program writes them: matchwood --generate fish",
      "complete -c matchwood -f",
      "complete -c matchwood -n __fish_use_subcommand -a '\(words)'",
    ]
    for page in pages {
      let condition = page.command.map { "__fish_seen_subcommand_from \($0)" } ?? none
      lines += page.rows.map { line($0, condition) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ row: OptionHelp, _ condition: String) -> String {
    let kind =
      switch row.values {
      case .none: ""
      case .words(let words): " -x -a '\(words.joined(separator: " "))'"
      case .files: " -r -F"
      case .folders: " -x -a '(__fish_complete_directories)'"
      case .anything: " -x"
      }
    let name = row.name.drop { $0 == "-" }
    let help = quoted(row.help(Texts()))
    return "complete -c matchwood -n '\(condition)' -l \(name)\(kind) -d \(help)"
  }

  private func quoted(_ text: String) -> String {
    "'" + text.map { "\\'".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
