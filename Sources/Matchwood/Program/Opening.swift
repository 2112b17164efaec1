import BoxKit
import Files
import PictureScenes
import SDLKit
import SDLStage
import Stage
import Threads

/// Opens what a run of the program needs; what cannot be opened is said in the words of a ``RunError``.
struct Opening {
  /// What the command line asks for, and what was opened of it.
  private(set) var options: Options
  let environment: [String: FilePath]

  /// Reads the script before anything opens, so that a mistake in it shows at once.
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

  /// Takes in the picture file that was asked for, if one was, and lets the run play with it.
  mutating func picture(keptIn data: HeldFolder?) throws(RunError) -> TakenPicture? {
    guard let picture = options.launch.picture else { return nil }
    let path = picture.path
    let size = options.size ?? .usual
    let side = PictureChoice.worthwhileSide(Double(min(size.width, size.height)))
    do {
      let taken = try TakenPicture(
        path, into: PicturePlace(own: data), side: side, PictureDecoder())
      options.launch.overlays.append(picture.overlay(taken.id))
      return taken
    } catch {
      throw .picture(path, error)
    }
  }

  /// Where the built catalogues are; nil where there are none.
  var catalogueFolder: FilePath? {
    Assets.folder(executable: Assets.executable, environment: environment).map { $0 + "/locale" }
  }

  /// The built catalogues, speaking the language of the settings.
  ///
  /// - Parameter sound: those that are whole, where another thread has looked.
  func catalogue(_ settings: Settings, sound: Early<[Language]>? = nil) -> Catalogue {
    let catalogue = Catalogue(folder: catalogueFolder, sound: sound)
    catalogue.speak(.chosen(setting: settings.language, environment: environment))
    return catalogue
  }

  /// SDL, and the queue of its events.
  func queue() throws(RunError) -> EventQueue {
    let library: SDLLibrary
    do {
      library = try SDLLibrary(name: "Matchwood", isHeadless: options.snapshot != nil)
    } catch {
      throw .noDisplay(error)
    }
    do { return try EventQueue(library) } catch { throw .display(error) }
  }

  /// The first frame that this run will most likely show: screens are not known yet, and may want another size.
  ///
  /// - Parameter settings: nil where none are kept.
  /// - Returns: what gives nil for a window that fills a screen.
  func firstFrame(
    _ settings: Early<KeptLook<Settings>>?
  ) -> @Sendable () -> FirstFrame.Key? {
    { [options] in
      let settings = (settings?.value.value ?? Settings()).with(options.launch.overlays)
      let place =
        options.snapshot == nil && options.size == nil
        ? settings[WindowPlace.self] : WindowPlace()
      guard place.extent == .window, !options.isFullScreen else { return nil }
      let kept = place.frame.map { WindowSize(width: $0.width, height: $0.height) }
      let size = options.size ?? kept ?? .usual
      return FirstFrame.Key(
        width: size.width, height: size.height, theme: settings.theme, scene: options.firstScene)
    }
  }

  /// A window of the size asked for, as far as the screen has room, or pixels of just that size.
  ///
  /// - Parameter place: where the window was the last time.
  func viewport(_ place: WindowPlace, _ supplies: Viewport.Supplies) throws(RunError) -> Viewport {
    let size = options.size ?? .usual
    var place = options.size == nil ? place : WindowPlace()
    if options.isFullScreen { place.extent = .fullScreen }
    do {
      if options.snapshot != nil { return try Viewport(offScreen: size, supplies) }
      return try window(size, place, supplies)
    } catch {
      // Without a graphics processor too, OpenGL shows it there.
      if supplies.library.isOnWayland {
        let words = "this Wayland session can show no window: \(error.message)"
        throw .noDisplay(SDLError("Wayland", words))
      }
      throw .display(error)
    }
  }

  private func window(
    _ size: WindowSize, _ place: WindowPlace, _ supplies: Viewport.Supplies
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
  /// Whether a graphics processor is to show the window.
  var usesGraphicsProcessor: Bool { drawing == .auto && Screen.hasGraphicsProcessor }

  /// The game that is shown first, or the menu.
  nonisolated var firstScene: String { launch.game ?? "menu" }
}
