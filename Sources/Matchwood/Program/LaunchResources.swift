import BoxKit
import Files
import PictureDecoding
import PictureScenes
import SDLKit
import SDLStage
import Stage
import Threads

/// Opens the resources that a run needs. Each failure is reported as a ``RunError``.
struct LaunchResources {
  /// The options of the command line. ``picture(keptIn:)`` adds the setting for the imported picture.
  private(set) var options: Options
  let environment: [String: FilePath]

  /// Reads and parses the script, if there is one. Call it first, so that a syntax error is reported before a
  /// window opens.
  func script() throws(RunError) -> Script? {
    guard let path = options.script else { return nil }
    let bytes: [UInt8]
    do {
      bytes = try File.reading(path).readAll(atMost: SafeFile.usualLimit)
    } catch {
      throw .file(error)
    }
    let name = path == "-" ? "standard input" : path.shown
    do {
      return try Script(Script.text(bytes), file: name)
    } catch {
      throw .badScript(error)
    }
  }

  func trace() throws(RunError) -> Trace? {
    guard let path = options.trace else { return nil }
    do { return try Trace(path: path) } catch { throw .file(error) }
  }

  /// Imports the picture file of an option such as `--picture`, if any, and makes the run use it.
  mutating func picture(keptIn data: LockedFolder?) throws(RunError) -> ImportedPicture? {
    guard let picture = options.launch.picture else { return nil }
    let path = picture.path
    let size = options.size ?? .usual
    let side = PictureChoice.worthwhileSide(Double(min(size.width, size.height)))
    do {
      let taken = try ImportedPicture(
        path, into: PicturePlace(own: data), side: side, PictureDecoder())
      options.launch.overlays.append(picture.overlay(taken.id))
      return taken
    } catch {
      throw .picture(path, error)
    }
  }

  /// The folder of the compiled catalogues, or `nil` if there is none.
  var catalogueFolder: FilePath? {
    Assets.folder(executable: Assets.executable, environment: environment).map { $0 + "/locale" }
  }

  /// Returns the compiled catalogues, switched to the language of the settings.
  ///
  /// - Parameter first: the result of ``firstCatalogue(_:)`` on another thread.
  func catalogue(
    _ settings: Settings, first: Prefetched<(language: Language, isIntact: Bool)>? = nil
  ) -> Catalogue {
    let catalogue = Catalogue(folder: catalogueFolder, first: first)
    catalogue.setLanguage(.chosen(setting: settings.language, environment: environment))
    return catalogue
  }

  /// Returns a function that checks the catalogue which this run needs first.
  ///
  /// - Parameter settings: the current player's stored settings, which another thread reads, or `nil` if there are
  ///   none.
  func firstCatalogue(
    _ settings: Prefetched<Settings>?
  ) -> @Sendable () -> (language: Language, isIntact: Bool) {
    { [options, environment, catalogueFolder] in
      let settings = (settings?.value ?? Settings()).with(options.launch.overlays)
      let language = Language.chosen(setting: settings.language, environment: environment)
      return (language, catalogueFolder.map { language.isIntact(in: $0) } ?? false)
    }
  }

  /// Initialises SDL and returns its event queue.
  func queue() throws(RunError) -> EventQueue {
    let library: SDLLibrary
    do {
      library = try SDLLibrary(name: "Matchwood", isHeadless: options.snapshot != nil)
    } catch {
      throw .noDisplay(error)
    }
    do { return try EventQueue(library) } catch { throw .display(error) }
  }

  /// Returns a function that determines the first frame that this run will probably show. The screens are not known
  /// yet and may require another size.
  ///
  /// - Parameter settings: the current player's stored settings, which another thread reads, or `nil` if there are
  ///   none.
  /// - Returns: a function that waits for the settings. Its result is `nil` if the window will be maximised or full
  ///   screen.
  func firstFrame(
    _ settings: Prefetched<Settings>?
  ) -> @Sendable () -> StartupCache.Key? {
    { [options] in
      let settings = (settings?.value ?? Settings()).with(options.launch.overlays)
      let place =
        options.snapshot == nil && options.size == nil
        ? settings[WindowPlace.self] : WindowPlace()
      guard place.extent == .window, !options.isFullScreen else { return nil }
      let stored = place.frame.map { WindowSize(width: $0.width, height: $0.height) }
      let size = options.size ?? stored ?? .usual
      return StartupCache.Key(
        width: size.width, height: size.height, theme: settings.theme, scene: options.firstScene)
    }
  }

  /// Opens a window of the requested size, limited by the screen, or an off-screen bitmap of exactly that size.
  ///
  /// - Parameter place: the position and size of the window in the last run.
  func viewport(_ place: WindowPlace, _ supplies: Viewport.Dependencies) throws(RunError)
    -> Viewport
  {
    let size = options.size ?? .usual
    var place = options.size == nil ? place : WindowPlace()
    if options.isFullScreen { place.extent = .fullScreen }
    do {
      if options.snapshot != nil { return try Viewport(offScreen: size, supplies) }
      return try window(size, place, supplies)
    } catch {
      // The error names Wayland, because there a window needs OpenGL even without a graphics processor.
      if supplies.library.isOnWayland {
        let words = "this Wayland session can show no window: \(error.message)"
        throw .noDisplay(SDLError("Wayland", words))
      }
      throw .display(error)
    }
  }

  private func window(
    _ size: WindowSize, _ place: WindowPlace, _ supplies: Viewport.Dependencies
  ) throws(SDLError) -> Viewport {
    let isGraphic = options.usesGraphicsProcessor
    do {
      return try Viewport(size, at: place, usesGraphicsProcessor: isGraphic, supplies)
    } catch {
      guard supplies.library.turnToX11() else { throw error }
      return try Viewport(size, at: place, usesGraphicsProcessor: isGraphic, supplies)
    }
  }
}

extension Options {
  /// Whether the window is drawn with a graphics processor.
  var usesGraphicsProcessor: Bool { drawing == .auto && Screen.hasGraphicsProcessor }

  /// Whether the run shows a window, so that its time is real. A snapshot is drawn off screen in virtual time.
  var isLive: Bool { snapshot == nil }

  /// The game named on the command line, or `menu`. A link may open another game first.
  nonisolated var firstScene: String { launch.game ?? "menu" }
}
