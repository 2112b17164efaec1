import Archive
import BoxKit
import Commands
import Files
import Glibc
import PictureDecoding
import Raster
import SDLKit
import SDLStage
import Stage

/// The program, from its start to its exit code.
public enum MainProgram {
  /// Runs the program with its command line.
  ///
  /// It is synchronous: on Linux an async main leaves the main thread.
  ///
  /// - Parameters:
  ///   - games: the games of the box.
  ///   - commands: the commands besides those of the games.
  /// - Returns: the exit code.
  public static func run(
    _ games: [any BoxGame.Type], _ commands: [any GameCommand.Type] = []
  ) -> Int32 {
    // Writing the trace to a closed pipe must fail with an error, not end the program.
    signal(SIGPIPE, SIG_IGN)
    File.openStandard()
    // The first argument is the program's name. `CommandLine.arguments` would repair arguments that are not UTF-8.
    guard CommandLine.argc > 0 else {
      File.complain("cannot read what the program was called with")
      return 1
    }
    let words = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    let arguments = words.dropFirst().compactMap { $0.map { FilePath(cString: $0) } }
    // The program starts itself with these arguments to decode one untrusted picture.
    if let request = PictureRequest(arguments.map(\.shown)) { return PictureReader.run(request) }
    Memory.shareOneHeap()
    let environment = Environment.variables
    Environment.prepare(cache: Folders(chosen: nil, environment: environment).cache)
    return run(arguments, games, commands, environment)
  }

  private static func run(
    _ arguments: [FilePath], _ games: [any BoxGame.Type],
    _ commands: [any GameCommand.Type], _ environment: [String: FilePath]
  ) -> Int32 {
    do {
      switch try Invocation(arguments, games, commands) {
      case .icon(let path, let size): try saveIcon(path, size: size)
      case .generate(let file, let language):
        let catalogue = LaunchResources(options: Options(), environment: environment).catalogue(
          Settings())
        try Output.write(file.text(games, CommandHelp.all(games, commands), catalogue, language))
      case .command(let command):
        return try command.run(cache: Folders(chosen: nil, environment: environment).cache)
      case .statistics(let request):
        let folders = Folders(chosen: nil, environment: environment)
        try request.run(in: folders.data, games: games.map { $0.name })
      case .help: try Output.write(CommandHelp.help(games, commands))
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
    let archive = program?.archiveToLoad
    if archive == nil { watchdog.allowClosing(code: code) }
    program?.close()
    program?.releaseFolders()
    program = nil
    return archive.map { load($0, options, environment) } ?? code
  }

  /// Loads an archive when the program has saved everything, and then starts the program again in this process.
  private static func load(
    _ path: FilePath, _ options: Options, _ environment: [String: FilePath]
  ) -> Int32 {
    let folders = Folders(chosen: options.configFolder, environment: environment)
    var code: Int32 = 1
    do throws(ArchiveFile.Failure) {
      if let config = folders.config, let data = folders.data {
        let (box, archive) = (BoxFiles(config: config, data: data), try ArchiveFile(reading: path))
        code = try box.load(
          archive, box.compare(archive), replacing: true, runtime: folders.runtime)
      }
    } catch {
      File.complain(error.line(path))
    }
    // A script would run again from its start.
    if options.script == nil { execv("/proc/self/exe", CommandLine.unsafeArgv) }
    return code
  }
}
