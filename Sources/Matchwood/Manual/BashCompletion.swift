import BoxKit
import Commands

/// The completions of `matchwood` for bash.
nonisolated struct BashCompletion {
  /// The page of the program, followed by those of its commands.
  let pages: [CommandHelp]

  /// The text of the script.
  var text: String {
    let commands = pages.compactMap(\.command)
    let rows = pages.flatMap { page in
      page.rows.compactMap { row in reply(to: row, of: page.command ?? "") }
    }
    return """
      # Completions of matchwood for bash; the program writes them: matchwood --generate bash
      _matchwood() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command= words=
        # Of --theme=day the sign is a word of its own.
        if [ "$word" = = ]; then
          word=
        elif [ "$before" = = ]; then
          before=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        case ${COMP_WORDS[1]} in
          \(commands.joined(separator: " | "))) if [ "$COMP_CWORD" -gt 1 ]; then command=${COMP_WORDS[1]}; fi ;;
        esac
        case $command:$before:$word in
      \(rows.joined(separator: "\n"))
      \(pages.map(options).joined(separator: "\n"))
          :*) words='\((pages[0].starts + commands).joined(separator: " "))' ;;
        esac
        mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
      }
      complete -F _matchwood matchwood

      """
  }

  /// Returns the completions after an option that takes a value.
  private func reply(to row: OptionHelp, of command: String) -> String? {
    switch row.values {
    case .none: nil
    case .words(let words):
      "    \(command):\(row.name):*) words='\(words.joined(separator: " "))' ;;"
    case .files: "    \(command):\(row.name):*) \(paths("-f")) ;;"
    case .folders: "    \(command):\(row.name):*) \(paths("-d")) ;;"
    case .anything: "    \(command):\(row.name):*) ;;"
    }
  }

  private func paths(_ kind: String) -> String {
    "compopt -o filenames; mapfile -t COMPREPLY < <(compgen \(kind) -- \"$word\"); return"
  }

  private func options(of page: CommandHelp) -> String {
    let names = page.rows.map(\.name) + (page.command == nil ? [] : ["--help"])
    return "    \(page.command ?? ""):*:-*) words='\(names.joined(separator: " "))' ;;"
  }
}
