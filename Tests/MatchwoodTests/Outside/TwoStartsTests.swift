import Files
import TestSupport
import Testing

@testable import Matchwood

@Suite("A later start beside an open window") @MainActor
struct TwoStartsTests {
  private let folder = TemporaryFolder()

  init() throws { try Folder(folder.path + "/run").make() }

  /// Plays in a window, runs a line of the shell beside it, and ends the window.
  ///
  /// In the line `$M` is the program, `$first` the window, and `is` waits until a command succeeds.
  ///
  /// - Parameter hears: how many things the window hears before it is ended.
  /// - Returns: the trace of the window without the controls, and what the line has told.
  private func beside(
    _ line: String, hears: Int = 0, options: String = ""
  ) throws -> (trace: [String], run: ProgramRun) {
    folder.write("rest\n", to: "script")
    folder.write(
      """
      M="timeout 600 $MATCHWOOD"
      is() { until "$@"; do sleep 0.02; done >/dev/null 2>&1; }
      listens() { [ -s trace ] && ls run/matchwood/*.socket; }
      hears() { [ $(grep -c '"handed"' trace) -ge $1 ]; }
      is listens
      \(line)
      is hears \(hears)
      kill -TERM $first
      wait
      """, to: "beside")
    let run = try ProgramRun(
      "menu --size 480x320 --script script --trace trace \(options) & first=$!; . ./beside",
      in: folder,
      environment: [
        "SDL_VIDEODRIVER": "dummy", "XDG_RUNTIME_DIR": folder.path + "/run",
      ])
    let text = try SafeFile(path: folder.path + "/trace").read() ?? []
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
    return (lines.filter { !$0.contains("\"control\"") }, run)
  }

  /// Where a start of Pairs keeps its game, with the first frame that shows it.
  private let game = ".local/share/matchwood/games/p0000000000000001/pairs.json"
  /// Waits for a start of Pairs.
  private var plays: String { "is test -s \(game)" }

  @Test("Its link is played in the window that is open, and it ends at once without one")
  func link() throws {
    let (trace, run) = try beside(
      "$M matchwood:sliding:1:2x2:board=0-3-2-1; echo ended $?", hears: 1)
    #expect(run.output == "ended 0\n")
    #expect(run.errorLines.isEmpty)
    #expect(trace.contains { $0.contains(#""kind":"handed","what":"link""#) })
    #expect(trace.last { $0.contains("\"scene\"") }?.contains("sliding") == true)
  }

  @Test("Its pictures are taken in by the window, from wherever they were named")
  func pictures() throws {
    let (trace, run) = try beside(
      "mkdir sub; cd sub; $M ./a.png b.png; echo ended $?; cd ..", hears: 2)
    #expect(run.output == "ended 0\n")
    let handed = trace.filter { $0.contains("\"handed\"") }
    #expect(handed.count == 2)
    #expect(handed.first?.contains("sub/./a.png") == true)
    #expect(handed.last?.contains("sub/b.png") == true)
  }

  @Test("Its picture may have any name that a file can have")
  func bytes() throws {
    let (trace, run) = try beside("$M p$(printf '\\351').png; echo ended $?", hears: 1)
    #expect(run.output == "ended 0\n")
    let handed = trace.filter { $0.contains("\"handed\"") }
    #expect(handed.count == 1)
    #expect(handed.first?.contains("\"%/\(folder.path)/p%E9.png\"") == true)
  }

  @Test("A link that no window would take is refused, and opens no second window")
  func longLink() throws {
    let (trace, run) = try beside(
      "$M matchwood:sliding:1:4:$(head -c 9000 /dev/zero | tr '\\0' a); echo ended $?")
    #expect(run.output == "ended 2\n")
    #expect(run.errorLines.count == 1)
    #expect(run.errorLines.first?.contains("too long") == true)
    #expect(!trace.contains { $0.contains("\"handed\"") })
  }

  @Test("Without a link or a picture it brings the window to the front, and shows a game it names")
  func bare() throws {
    let (trace, run) = try beside("$M; echo ended $?; $M pairs; echo ended $?", hears: 2)
    #expect(run.output == "ended 0\nended 0\n")
    #expect(trace.contains(#"{"kind":"handed","what":"window"}"#))
    #expect(trace.last { $0.contains("\"scene\"") }?.contains("pairs") == true)
  }

  @Test("With an option it is a run of its own that plays without saving")
  func ownRun() throws {
    folder.write("quit\n", to: "short")
    let (trace, run) = try beside("$M pairs --script short; echo ended $?")
    #expect(run.output == "ended 0\n")
    #expect(run.errorLines.contains { $0.contains("plays without saving") })
    #expect(!trace.contains { $0.contains("\"handed\"") })
  }

  @Test("A window of another folder hears nothing, and a start beside it has its own")
  func otherFolder() throws {
    let (trace, run) = try beside(
      "$M pairs & own=$!; \(plays); kill -TERM $own; wait $own; echo ended $?",
      options: "--config c")
    #expect(run.output == "ended 0\n")
    #expect(run.errorLines.isEmpty)
    #expect(!trace.contains { $0.contains("\"handed\"") })
  }

  @Test("A window that was killed leaves nothing that keeps the next one from starting")
  func killed() throws {
    let (_, run) = try beside(
      // The window that is killed may have kept a game of its own.
      "kill -KILL $first; wait $first; rm -f \(game); "
        + "$M pairs & own=$!; \(plays); $M; echo ended $?; kill -TERM $own; wait $own")
    #expect(run.output.contains("ended 0"))
    #expect(run.errorLines.filter { $0.hasPrefix("matchwood:") }.isEmpty)
    #expect(folder.names(in: "run/matchwood").isEmpty)
  }

  @Test("A window that has stopped is not waited for: the start plays without saving")
  func stopped() throws {
    let (_, run) = try beside(
      "kill -STOP $first; $M 2>said & own=$!; is grep saving said; kill -TERM $own; wait $own; "
        + "kill -CONT $first; cat said >&2")
    #expect(run.errorLines.contains { $0.contains("plays without saving") })
  }
}
