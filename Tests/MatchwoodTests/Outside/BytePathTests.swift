import Files
import SDLKit
import TestSupport
import Testing

@testable import Matchwood

@Suite("Names of files that are not UTF-8, from outside") @MainActor
struct BytePathTests {
  private let folder = TemporaryFolder()
  private var path: FilePath { FilePath(folder.path) }

  /// Runs lines of the shell, in which `$M` is the program without a display, and `$E` an é in Latin-1.
  private func shell(_ lines: String) throws -> ProgramRun {
    folder.write("quit\n", to: "q")
    folder.write("E=$(printf '\\351'); M=\"$MATCHWOOD\"\n" + lines, to: "lines")
    return try ProgramRun(
      "--version >/dev/null & . ./lines", in: folder,
      environment: ["SDL_VIDEODRIVER": "dummy"])
  }

  /// A name with a byte that is no UTF-8.
  private func latin(_ beginning: String, _ end: String = "") -> FilePath {
    FilePath(bytes: beginning.utf8 + [0xE9] + end.utf8)
  }

  @Test("Files and folders are written under the very names that were given")
  func written() throws {
    let run = try shell(
      """
      $M --icon i$E.png 16 && $M --icon i$E.svg && $M --snapshot s$E.png --size 480x320 &&
      $M --script q --size 480x320 --config=c$E --trace t$E --sound w$E.wav; echo $?
      """)
    #expect(run.output == "0\n")
    #expect(run.errorLines.isEmpty)
    let names: Set<FilePath> = [
      latin("i", ".png"), latin("i", ".svg"), latin("s", ".png"), latin("c"), latin("t"),
      latin("w", ".wav"),
    ]
    #expect(Set(Folder(path).names).subtracting([".cache", "lines", "q"]) == names)
    #expect(Folder(path + "/" + latin("c")).names.contains("settings.json"))
  }

  @Test("A picture is found by its name, by its address, and when a script drops it")
  func pictures() throws {
    try File.replace(path + "/" + latin("p", ".png"), with: try Samples.file(.png))
    folder.write("", to: "d")
    let run = try shell(
      """
      P="$M sliding --seed 1 --size 480x320"
      $P --picture p$E.png --snapshot a.png && $P --picture "file://$PWD/p%E9.png" --snapshot b.png &&
      cp p$E.png p.png && $P --picture p.png --snapshot c.png && cmp a.png b.png && cmp a.png c.png &&
      printf 'drop p\\351.png\\nwait 1\\nquit\\n' >d && $P --config c --script d; echo $?; ls c/pictures
      """)
    #expect(run.output == "0\np-.png\n")
    #expect(run.errorLines.isEmpty)
  }

  @Test("A home is the folder that the variable names, byte by byte")
  func home() throws {
    let run = try shell("HOME=\"$PWD/J$E\" $M --script q --size 480x320; echo $?")
    #expect(run.output == "0\n")
    #expect(Set(Folder(path).names) == [latin("J"), "lines", "q"])
    let home: FilePath = "\(path)/\(latin("J"))"
    #expect(Folder(home + "/.config/matchwood").names.contains("settings.json"))
    #expect(Folder(home + "/.local/share/matchwood").names.contains("lock"))
  }

  @Test("What is written beside a file leaves all others alone")
  func strangers() throws {
    for name in ["x.png.tmp", "x.png.part", ".x.png", "i.svg.tmp"] { folder.write(name, to: name) }
    let run = try shell(
      "$M --snapshot x.png --size 480x320 && $M --icon i.svg && $M --icon x.png 16; echo $?")
    #expect(run.output == "0\n")
    for name in ["x.png.tmp", "x.png.part", ".x.png", "i.svg.tmp"] {
      #expect(try SafeFile(path: folder.path + "/" + name).read() == Array(name.utf8))
    }
    #expect(!folder.names.contains { $0.hasPrefix(".matchwood") })
  }
}
