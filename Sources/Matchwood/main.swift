import Files
import Glibc

// Synchronous from beginning to end: on Linux an async main leaves the main thread.
// A trace whose reader has gone is no reason to die.
signal(SIGPIPE, SIG_IGN)
Hangup.endProgram()
File.openStandard()
// Started by itself, the program does nothing but read one picture that it does not trust.
if let request = PictureRequest(Array(CommandLine.arguments.dropFirst())) {
  exit(PictureReader.run(request))
}
Memory.shareOneHeap()
exit(run(Array(CommandLine.arguments.dropFirst())))

/// Does what the command line asks for.
///
/// - Returns: the exit code.
@MainActor func run(_ arguments: [String]) -> Int32 {
  do {
    switch try Invocation(arguments) {
    case .icon(let path): try saveIcon(path)
    case .solve(let request):
      let cache = Folders(chosen: nil, environment: Environment.variables).cache
      return try SolveCommand(request, cache: cache).run()
    case .help: print(Help.text, terminator: "")
    case .helpOfSolve: print(Help.solve, terminator: "")
    case .version: print("matchwood \(Help.version)")
    case .play(let options):
      try Program(options, environment: Environment.variables).run()
    }
    return 0
  } catch let error as UsageError {
    File.complain("\(error)")
    return UsageError.exitCode
  } catch let error as RunError {
    File.complain("\(error)")
    return error.exitCode
  } catch {
    preconditionFailure("Nothing else is thrown: \(error)")
  }
}
