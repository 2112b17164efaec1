import Foundation
import TestSupport
import Testing

@testable import Matchwood

/// Calls of the system, of SDL and of its sisters that fail once, or from then on, in a program that plays all games.
///
/// `Scripts/failing-calls` tries each of the first 200 calls of each kind.
@Suite("Failing calls", .serialized, .enabled(if: RefusedCalls.arePossible)) @MainActor
struct FailingCallsTests {
  private let calls: RefusedCalls
  private let box: PlayedBox

  init() throws {
    calls = try RefusedCalls()
    box = try Self.made.get()
  }

  /// Made once for all tests, as is the run that others are compared with.
  private static let made = Result { try PlayedBox() }
  private static var usual: UsualRun?

  /// The outcome of a run in which nothing fails, and the calls counted in it.
  private struct UsualRun {
    let outcome: BoxOutcome
    let counts: [(call: String, count: Int)]
  }

  private func run(_ rules: String, graphics: Bool = false) throws -> BoxRun {
    try BoxRun(box, calls, refusing: rules, graphics: graphics)
  }

  /// A run waits most of the time.
  private static let atOnce = 5

  /// Runs the program once for each of the rules, and judges each run.
  private func judge(
    _ rules: [String], graphics: Bool, _ judge: BoxJudge, while goesOn: () -> Bool = { true }
  ) throws -> (count: Int, faults: [String]) {
    var (count, faults) = (0, [String]())
    for start in stride(from: 0, to: rules.count, by: Self.atOnce) where goesOn() {
      let part = rules[start..<min(start + Self.atOnce, rules.count)]
      let runs = try part.map { (rule: $0, run: try run($0, graphics: graphics)) }
      for (rule, run) in runs {
        let outcome = try BoxOutcome(run)
        let found = judge.faults(of: outcome) + judge.surprises(in: outcome, refusing: rule)
        faults += found.map { "\(rule): \($0)" }
        count += 1
      }
    }
    return (count, faults)
  }

  /// What alone is to fail, where `Scripts/failing-calls` names it, such as `memory=4` and `open=3-`.
  private static let rules = ProcessInfo.processInfo.environment["MATCHWOOD_RULES"]
    .map { $0.split(separator: " ").map(String.init) }

  private func usualRun(graphics: Bool = false) throws -> UsualRun {
    if !graphics, let usual = Self.usual { return usual }
    let run = try run("", graphics: graphics)
    let usual = UsualRun(outcome: try BoxOutcome(run), counts: try run.counts())
    if !graphics { Self.usual = usual }
    return usual
  }

  /// Compares with a run in which nothing fails, and whose pixels are shown by software.
  private func judge() throws -> BoxJudge { BoxJudge(try usualRun().outcome) }

  @Test(
    "A player is told what fails, nothing is lost, and the program neither crashes nor hangs",
    .tags(.slow), arguments: [false, true])
  func all(graphics: Bool) throws {
    let campaign = LongTest("CALLS", few: 1, full: 1, share: 0.5)
    let usual = try usualRun(graphics: graphics)
    check(usual.outcome)
    let judge = try self.judge()
    #expect(judge.surprises(in: usual.outcome) == [])
    let counts = usual.counts.filter { $0.count > 0 && $0.call.isShowing == graphics }
    var groups = counts.map { call, count in
      let numbers = campaign.some(of: Array(1...min(count, 200)))
      return (
        name: "\(call), of \(count)",
        rules: numbers.flatMap { ["\(call)=\($0)-", "\(call)=\($0)"] }
      )
    }
    if !campaign.isAsked {
      let sample = groups.enumerated().map { $1.rules[$0 % 2] }
      let part = sample.enumerated().filter { LongTest.isOptimised || $0.offset % 8 == 0 }
      groups = [(name: "one of each of \(part.count) kinds of calls", rules: part.map(\.element))]
    }
    if let rules = Self.rules {
      let some = rules.filter { $0.isShowing == graphics }
      groups = some.isEmpty ? [] : [(name: "\(some.count) calls that were named", rules: some)]
    }
    for (name, rules) in groups {
      let verdict = try self.judge(rules, graphics: graphics, judge) {
        campaign.goesOn(after: 0)
      }
      campaign.report(
        name, verdict.count, faults: verdict.faults, "-")
      #expect(verdict.faults == [])
    }
  }

  /// Nothing fails in it, so all must be there.
  private func check(_ outcome: BoxOutcome) {
    #expect(outcome.exitCode == 0 && outcome.errorLines.isEmpty && outcome.broken.isEmpty)
    #expect(outcome.seen.results?.count == 1 && outcome.seen.pictures == ["lake.png"])
    #expect(outcome.kept == ["matchsticks": 2, "pairs": 1, "sliding": 1, "tunnel": 1])
    #expect(outcome.seen.settings?.contains(#""picture":"own:lake.png""#) == true)
    #expect(outcome.seen.shown.count == 1)
  }

  @Test(
    "A text that fails once is drawn all the same; texts that fail for good are told in one line")
  func texts() throws {
    let calls = ["TTF_OpenFontIndexRW", "TTF_RenderUTF8_Blended"]
    let runs = try calls.map { try run($0) }
    for (call, run) in zip(calls, runs) {
      let outcome = try BoxOutcome(run)
      #expect(outcome.exitCode == 0)
      #expect(
        outcome.errorLines == [
          "matchwood: \(call): refused; texts may be missing or look different"
        ])
    }
    let judge = try self.judge()
    // A run of a program that is not optimised takes seconds.
    let once = calls.map { "\($0)=9" }.suffix(Thoroughness.count(1, full: 2))
    #expect(try self.judge(Array(once), graphics: false, judge).faults == [])
  }

  @Test(
    "A frame that fails once is drawn again; frames that fail for good end the program in one line")
  func frames() throws {
    let call = "SDL_UpdateWindowSurfaceRects"
    let runs = try (run("\(call)=5-"), run("\(call)=5"))
    let outcome = try BoxOutcome(runs.0)
    #expect(outcome.exitCode == 1)
    #expect(outcome.errorLines == ["matchwood: drawing failed: \(call): refused"])
    let judge = try self.judge()
    let once = try BoxOutcome(runs.1)
    #expect(judge.faults(of: once) + judge.surprises(in: once) + once.errorLines == [])
  }

  @Test("What is lost, changed or untold is a fault: the checks of these tests can fail")
  func control() throws {
    let judge = try self.judge()
    let usual = judge.usual
    var lost = usual
    lost.seen.games["pairs"]?.removeLast()
    #expect(judge.faults(of: lost) == ["pairs has lost moves"])
    var changed = usual
    changed.seen.results = []
    changed.seen.shown = ["0"]
    #expect(judge.faults(of: changed) == [] && judge.surprises(in: changed).count == 2)
    changed.errorLines = ["matchwood: script:3: there is no control 'ok' now"]
    #expect(judge.surprises(in: changed).count == 2)
    changed.errorLines = ["matchwood: cannot write c/log: Input/output error"]
    #expect(judge.surprises(in: changed).isEmpty)
    changed.errorLines += ["terminate called"]
    #expect(judge.faults(of: changed) == ["not for a player: terminate called"])
    let killed = try run("open=3")
    killed.end()
    #expect(judge.faults(of: try BoxOutcome(killed)).contains("ended by a signal, or never"))
  }
}

extension String {
  /// Whether it is a call that only a graphics processor sees.
  fileprivate var isShowing: Bool {
    ["SDL_Render", "SDL_CreateRenderer", "SDL_CreateTexture", "SDL_UpdateTexture"].contains {
      hasPrefix($0)
    }
  }
}
