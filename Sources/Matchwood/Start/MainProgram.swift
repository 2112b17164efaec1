import BoxKit
import Files
import Glibc
import SDLKit
import SDLStage

/// The program from its first step to its exit code.
public enum MainProgram {
  /// Does what the command line asks for.
  ///
  /// Synchronous from beginning to end: on Linux an async main leaves the main thread.
  ///
  /// - Parameter games: those of the box.
  /// - Returns: the exit code.
  public static func run(_ games: [any BoxGame.Type]) -> Int32 {
    // A trace whose reader has gone is no reason to die.
    signal(SIGPIPE, SIG_IGN)
    File.openStandard()
    // The first is the program's own name. `CommandLine.arguments` would repair words that are not UTF-8.
    guard CommandLine.argc > 0 else {
      File.complain("cannot read what the program was called with")
      return 1
    }
    let words = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    let arguments = words.dropFirst().compactMap { $0.map { FilePath(cString: $0) } }
    // Started by itself, the program does nothing but read one picture that it does not trust.
    if let request = PictureRequest(arguments.map(\.shown)) { return PictureReader.run(request) }
    Memory.shareOneHeap()
    let environment = Environment.variables
    Environment.prepare(cache: Folders(chosen: nil, environment: environment).cache)
    return run(arguments, games, environment)
  }

  private static func run(
    _ arguments: [FilePath], _ games: [any BoxGame.Type], _ environment: [String: FilePath]
  ) -> Int32 {
    do {
      switch try Invocation(arguments, games) {
      case .icon(let path, let size): try saveIcon(path, size: size)
      case .generate(let file, let language):
        let catalogue = Opening(options: Options(), environment: environment).catalogue(Settings())
        try Output.write(file.text(games, HelpPage.all(games), catalogue, language))
      case .command(let command):
        return try command.run(cache: Folders(chosen: nil, environment: environment).cache)
      case .help: try Output.write(HelpPage.help(games))
      case .helpOf(let page): try Output.write(page.text())
      case .version: try Output.write("matchwood \(Version.now)\n")
      case .play(let options): return play(options, games, environment)
      }
      return 0
    } catch let error as UsageError {
      File.complain("\(error)")
      return UsageError.exitCode
    } catch let error as FileError {
      File.complain("\(error)")
      return 1
    } catch let error as RunError {
      File.complain("\(error)")
      return error.exitCode
    } catch {
      preconditionFailure("Nothing else is thrown: \(error)")
    }
  }
}

extension MainProgram {
  private static func saveIcon(_ path: FilePath, size: Int) throws {
    let drawing = AppIcon.drawing(size: Double(size))
    if path.hasSuffix(".svg") {
      try File.replace(path, with: Array(drawing.svg.utf8))
    } else {
      try Program.save(path) { Rasteriser.bitmap(of: drawing) }
    }
  }

  private static func play(
    _ options: Options, _ games: [any BoxGame.Type], _ environment: [String: FilePath]
  ) -> Int32 {
    let watchdog = ExitWatchdog()
    watchdog.listen()
    var program: Program?
    var code: Int32 = 0
    do throws(RunError) {
      program = try Program(options, games, environment: environment, watchdog)
      try program?.run()
    } catch {
      File.complain(error.line(usesGraphics: options.usesGraphicsProcessor))
      code = error.exitCode
    }
    watchdog.allowClosing(code: code)
    program?.close()
    program = nil
    return code
  }
}

/// The environment that the program was started in.
private nonisolated enum Environment {
  /// Sets what libraries look for there: once, before the first thread is made.
  ///
  /// To change the environment later could free what another thread is reading.
  ///
  /// - Parameter cache: where libX11 may keep the compose sequences it has read, which it does for every user
  ///   but root; to read them anew takes ten milliseconds of each start. Where the folder is not there yet, or
  ///   the player has said where, nothing changes.
  static func prepare(cache: FilePath?) {
    precondition(Folder("/proc/self/task").names.count <= 1, "another thread is running already")
    setenv(Catalogue.variable.name, Catalogue.variable.value, 1)
    if let cache { setenv("XCOMPOSECACHE", cache.cString, 0) }
  }

  /// The variables that the program looks at, where they are set.
  static var variables: [String: FilePath] {
    var variables: [String: FilePath] = [:]
    for name in names {
      if let value = getenv(name) { variables[name] = FilePath(cString: value) }
    }
    return variables
  }

  private static let names =
    [
      "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR",
      "MATCHWOOD_ASSETS", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG",
    ] + FontMemory.variables
}
