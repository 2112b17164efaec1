import BoxKit
import Commands
import Stage
import TestSupport
import Testing

@testable import Matchwood
@testable import MatchwoodMain

@MainActor @Suite("Files that the program writes for the desktop and the shells")
struct GeneratedFilesTests {
  private let pages = CommandHelp.all(Box.games, Box.commands)

  private func text(_ file: GeneratedFile) -> String {
    file.text(Box.games, pages, Catalogue(folder: nil), .en)
  }

  /// What the help says of every option of the program and of its commands.
  private var rows: [OptionHelp] { pages.flatMap(\.rows) }

  @Test("Every option of the help stands in the man page, with its value and what it does")
  func man() {
    let page = text(.man)
    func escaped(_ text: String) -> String {
      text.map { $0 == "-" ? "\\-" : String($0) }.joined()
    }
    for row in rows {
      let value = row.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
      let lines = "\n\\fB\(escaped(row.name))\\fR\(value)\n\(escaped(row.help(Texts())))\n"
      #expect(page.contains(lines), "\(row.name)")
    }
    for game in Box.games { #expect(page.contains("\\fB\(game.name)\\fR")) }
  }

  @Test("Every option of the help is offered by bash, zsh and fish, with the words it can take")
  func completions() {
    let (bash, zsh, fish) = (text(.bash), text(.zsh), text(.fish))
    for row in rows {
      let sign = row.value == nil ? "[" : "=["
      #expect(bash.contains(row.name), "\(row.name)")
      #expect(zsh.contains("'\(row.name)\(sign)"), "\(row.name)")
      #expect(fish.contains(" -l \(row.name.dropFirst(2)) "), "\(row.name)")
      guard case .words(let words) = row.values else { continue }
      let list = words.joined(separator: " ")
      #expect(bash.contains(":\(row.name):*) words='\(list)'"))
      #expect(zsh.contains(":(\(list))'") && fish.contains("-a '\(list)'"))
    }
    for page in pages {
      let names = page.rows.map(\.name).joined(separator: " ")
      #expect(bash.contains("words='\(names)"))
    }
  }

  @Test("The games and the commands are offered where no option stands")
  func starts() {
    #expect(Box.names == Box.games.map { $0.name })
    let words =
      "menu matchsticks sliding pairs tunnel replay nim machine solve antipode statistics review today"
    for file in [GeneratedFile.bash, .zsh, .fish] { #expect(text(file).contains(words)) }
  }

  @Test("The desktop's menu has an action for each game")
  func actions() {
    let entry = text(.desktop)
    #expect(entry.contains("\nActions=matchsticks;sliding;pairs;tunnel;\n"))
    for game in Box.games {
      let head = "\n[Desktop Action \(game.name)]\nName=\(game.title(Texts()))\n"
      #expect(entry.contains("\(head)Exec=matchwood \(game.name)\n"))
    }
  }

  @Test("The desktop hands over pictures that the program reads, and links")
  func types() {
    for ending in FileKind.pictures.endings where !["jpg", "jpe"].contains(ending) {
      #expect(DesktopEntry.types.contains("image/\(ending)"))
    }
    #expect(DesktopEntry.types.contains("x-scheme-handler/matchwood"))
    #expect(text(.desktop).contains("\nExec=matchwood %U\n"))
  }

  @Test("A software centre is told of every game")
  func games() {
    let info = text(.metainfo)
    for game in Box.games { #expect(info.contains("<li>\(game.title(Texts()))</li>")) }
  }

  @Test(
    "What may stand behind an option follows from the name of its value",
    arguments: [
      (nil, .none), ("en|pt_BR", .words(["en", "pt_BR"])), ("4x4|6x4", .words(["4x4", "6x4"])),
      ("FILE.png", .files), ("NAME|FILE", .files), ("DIR", .folders), ("WxH", .anything),
    ] as [(String?, OptionHelp.Values)])
  func values(name: String?, values: OptionHelp.Values) {
    #expect(OptionHelp("--a", name) { _ in "" }.values == values)
  }
}
