import BoxKit
import Commands
import Files
import Foundation
import Stage
import TestSupport
import Testing

@testable import Matchwood

@Suite("The program from outside") @MainActor
struct ProgramTests {
  private let folder = TemporaryFolder()

  private func run(_ arguments: String, _ environment: [String: String] = [:]) throws -> ProgramRun
  {
    try ProgramRun(arguments, in: folder, environment: environment)
  }

  @Test(
    "A wrong option is one line that names it, exit 2, and nothing is written",
    arguments: [
      "--unknown", "solitaire", "menu menu", "--seed", "--seed -1", "--size 1x1", "--lang xx",
      "--theme night", "--renderer fast", "--fullscreen=1", "--trace ''", "'--two\nlines'",
    ])
  func usage(arguments: String) throws {
    let run = try run("--trace t --snapshot s.png \(arguments)")
    #expect(run.exitCode == 2)
    #expect(run.errorLines.count == 1)
    #expect(run.output.isEmpty)
    #expect(folder.names.isEmpty)
  }

  @Test(
    "What cannot be printed whole is one line and exit 1; a reader that has gone is no failure",
    arguments: [
      "--help", "--version", "--generate man", "solve --help", "antipode --help",
      "solve 2:0-3-2-1", "solve --json 2:0-3-2-1", "antipode 1,2", "nim 1-2",
      "machine --games 1",
    ])
  func fullDisk(arguments: String) throws {
    let run = try run("\(arguments) >/dev/full")
    #expect(run.exitCode == 1)
    #expect(run.errorLines == ["matchwood: cannot write standard output: No space left on device"])
    // The pipe has lost its reader when nothing can be written to it.
    folder.write(
      """
      trap '' PIPE
      mkfifo pipe
      : <pipe & exec 3>pipe
      while printf x >&3; do :; done 2>/dev/null
      $MATCHWOOD \(arguments) >&3
      echo $? >code
      """, to: "lines")
    let gone = try self.run("--version >/dev/null & . ./lines")
    #expect(gone.errorLines.isEmpty)
    #expect(try SafeFile(path: folder.path + "/code").read() == Array("0\n".utf8))
  }

  @Test(
    "The desktop's menu and the software centre speak each language, by its name among the system's locales"
  )
  func desktopLanguages() throws {
    let (entry, info) = try (run("--generate desktop").output, run("--generate metainfo").output)
    #expect(entry.contains("\nComment=Small classic games at a wooden table\n"))
    for language in Language.translated.map(\.locale) {
      #expect(entry.contains("\nComment[\(language)]="), "\(language)")
      #expect(info.contains("<summary xml:lang=\"\(language)\">"), "\(language)")
    }
    #expect(Language.zhHans.locale == "zh_CN")
  }

  @Test("Behind -- no word is an option")
  func endOfOptions() throws {
    #expect(try run("-- --version").exitCode == 2)
    #expect(try run("solve -- --json").exitCode == 2)
    let run = try run("antipode --json -- -33.9,151.2")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("\"lat\":-33.9"))
  }

  @Test(
    "A wrong line of a script is one line with its number, exit 2, before anything opens",
    arguments: [
      "dance", "key", "key nokey", "click", "touch ,", "move 1,2,3", "swipe 1,1 north", "drag 1,1",
      "stick left 2 0", "pad z", "tilt 0 0", "wait -1", "wait nan", "resize 1x1", "quit now",
    ])
  func badScript(line: String) throws {
    folder.write("# a comment\n\n\(line)\n", to: "script")
    let run = try run("--script script --trace t --snapshot s.png")
    #expect(run.exitCode == 2)
    #expect(run.errorLines.count == 1)
    #expect(run.errorLines.first?.hasPrefix("matchwood: script:3: ") == true)
    #expect(folder.names == ["script"])
  }

  @Test(
    "A file that cannot be read or written is one line with its name, exit 1",
    arguments: [
      ("--script none", "none"), ("--script .", "."), ("--script - <&-", "standard input"),
      ("--script /dev/zero", "/dev/zero"), ("--script - </dev/zero", "standard input"),
      ("--trace none/t", "none/t"), ("--snapshot none/s.png", "none/s.png"),
      ("--snapshot /dev/full", "/dev/full"), ("--picture none.png", "none.png"),
      ("--picture .", "."), ("--picture /dev/zero", "/dev/zero"),
    ])
  func files(arguments: String, name: String) throws {
    let run = try run("--size 480x320 --snapshot s.png \(arguments)")
    #expect(run.exitCode == 1)
    #expect(run.errorLines.count == 1)
    #expect(run.errorLines.first?.contains(" \(name): ") == true)
    #expect(!folder.names.contains("s.png"))
  }

  @Test("Without a display the program says so in one line, exit 1")
  func noDisplay() throws {
    let run = try run("menu", ["DISPLAY": ":65535"])
    #expect(run.exitCode == 1)
    #expect(run.errorLines.count == 1)
    #expect(run.errorLines.first?.contains("no display can be opened") == true)
  }

  @Test("Without a font the program says so in one line, exit 1, also after a start with fonts")
  func noFont() throws {
    folder.write("<fontconfig></fontconfig>", to: "fonts.conf")
    // Fontconfig looks into the home folder: what appears there would let fonts be searched anew.
    try Folder(folder.path + "/home").make()
    let kept = ["HOME": folder.path + "/home", "XDG_CACHE_HOME": folder.path + "/cache"]
    #expect(try run("--snapshot first.png", kept).exitCode == 0)
    let own = ["FONTCONFIG_FILE": folder.path + "/fonts.conf"].merging(kept) { $1 }
    let run = try run("--snapshot s.png", own)
    #expect(run.exitCode == 1)
    #expect(run.errorLines.count == 1)
    #expect(run.errorLines.first?.contains("no font was found") == true)
  }

  @Test("Where settings and cache cannot be kept, play goes on")
  func unwritable() throws {
    folder.write("quit\n", to: "script")
    let run = try run(
      "--size 480x320 --config /dev/null/x --script script",
      ["XDG_CACHE_HOME": "/dev/null", "SDL_VIDEODRIVER": "dummy"])
    #expect(run.exitCode == 0)
    #expect(run.errorLines.count == 1)
    // Fontconfig may keep its own lists there too.
    #expect(folder.names.filter { !$0.hasPrefix(".fontconfig") } == ["script"])
  }

  @Test(
    "With its standard files closed the program writes into none of its own by mistake",
    arguments: [">&-", "<&- >&-", "<&- >&- 2>&-"])
  func closedFiles(closed: String) throws {
    let run = try run("--size 480x320 --config c --trace - --snapshot s.png \(closed)")
    #expect(run.exitCode == 0)
    #expect(folder.names.contains("s.png"))
    folder.write("quit\n", to: "script")
    let inWindow = try self.run(
      "--size 480x320 --config c --trace - --script script \(closed)",
      ["SDL_VIDEODRIVER": "dummy"])
    #expect(inWindow.exitCode == 0)
    let lock = try SafeFile(path: folder.path + "/c/lock").read()
    #expect(lock == [])
    let picture = try SafeFile(path: folder.path + "/s.png").read()
    #expect(picture?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
  }

  @Test("A reader of the trace that goes away ends the trace and not the game")
  func brokenPipe() throws {
    let run = try run("--size 480x320 --trace - --snapshot s.png | true")
    #expect(folder.names.contains("s.png"))
    #expect(run.errorLines.count <= 1)
  }

  @Test("A script finds its checkout through a link, and whatever CDPATH says")
  func scripts() throws {
    let script = Process()
    script.executableURL = URL(filePath: "/bin/sh")
    script.arguments = ["-c", "ln -s '\(Checkout.folder)/Scripts/texts' link && ./link"]
    script.currentDirectoryURL = URL(filePath: folder.path)
    script.environment = ["PATH": "/usr/bin:/bin", "CDPATH": "/tmp:\(folder.path)"]
    try script.run()
    script.waitUntilExit()
    #expect(script.terminationStatus == 0)
    #expect(folder.names == ["link"])
  }
}
