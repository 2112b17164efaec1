import Files
import TestSupport

@testable import Matchwood

/// One start of the program with a damaged file, and the next one.
@MainActor struct DamagedStart {
  private let files: KeptSamples
  private let seed: UInt64

  init(_ files: KeptSamples, seed: UInt64) {
    (self.files, self.seed) = (files, seed)
  }

  /// A folder with one file that was damaged, and its bytes; sometimes there is a backup, which may be damaged too.
  private func damaged() throws -> (folder: TemporaryFolder, name: String, bytes: [UInt8]) {
    var dice = Dice(seed: seed)
    var damage = Damage(seed: seed)
    let folder = try files.lay(dice.below(2) == 0)
    let name = dice.pick(KeptSamples.names)
    let file = SafeFile(path: "\(folder.path)/\(name)", protection: .reproducible)
    let whole = try file.read() ?? []
    let bytes = damage.damaged(whole, isText: true)
    try file.write(bytes)
    let backup = SafeFile(path: file.backup, protection: .reproducible)
    switch dice.below(4) {
    case 0: try backup.write(whole)
    case 1: try backup.write(damage.damaged(whole, isText: true))
    default: break
    }
    return (folder, name, bytes)
  }

  /// Starts, plays, ends, starts again; answers with what went wrong.
  func run() throws -> [String] {
    let (folder, name, bytes) = try damaged()
    var dice = Dice(seed: seed &+ 1)
    let first = KeptProgram(in: folder.path)
    var faults = faults(of: first.errors, name, bytes, in: folder)
    first.play(&dice)
    first.finish()
    // The program leaves a file of a newer version unchanged, and reports it at each start.
    let isLeftAlone = first.errors.contains { if case .newer = $0 { true } else { false } }
    let kept = try KeptSamples.files(in: folder.path)
    if isLeftAlone, kept[name] != bytes { faults.append("\(name) of a newer version has changed") }
    let next = KeptProgram(in: folder.path)
    if !isLeftAlone, !next.errors.isEmpty { faults.append("at the next start: \(next.errors)") }
    next.finish()
    if try KeptSamples.files(in: folder.path) != kept { faults.append("the next start changes it") }
    return faults
  }

  /// Whether the right file was told of, and its bytes are still there.
  private func faults(
    of errors: [PersistenceError], _ name: String, _ bytes: [UInt8], in folder: TemporaryFolder
  ) -> [String] {
    let path = "\(folder.path)/\(name)"
    return errors.compactMap { error in
      switch error {
      case .broken(_, path, let aside), .recovered(_, path, let aside):
        let kept = aside.flatMap { try? SafeFile(path: $0).read() }
        return kept == bytes ? nil : "\(aside ?? "nothing") does not hold what \(name) held"
      case .newer(_, path), .newer(_, path + ".bak"): return nil
      default: return "\(error)"
      }
    }
  }

  /// Starts the program itself, which is to play and to come to its end.
  func runProgram() throws -> [String] {
    let (folder, name, _) = try damaged()
    let steps =
      "rest\nkey enter\nkey 2\nkey left\nkey up\nkey enter\nkey ctrl+z\nrest\nquit\n"
    folder.write(steps, to: "script")
    let game = name.split(separator: "/").last?.split(separator: ".").first ?? ""
    let run = try ProgramRun(
      "\(["matchsticks", "sliding", "pairs", "tunnel"].contains(game) ? game : "menu") --config . "
        + "--size 480x320 --script script --trace -",
      in: folder, environment: ["SDL_VIDEODRIVER": "dummy"])
    let isSaid = run.errorLines.isEmpty || run.output.contains(#""name":"message""#)
    return (run.exitCode == 0 ? [] : ["\(name): exit code \(run.exitCode): \(run.errorLines)"])
      + (isSaid ? [] : ["\(name): errorLines \(run.errorLines) and no message"])
  }
}
