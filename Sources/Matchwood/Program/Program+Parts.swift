import Files
import GameScenes
import SDLKit
import SDLStage

extension Program {
  /// Reads the script before anything opens, so that a mistake in it shows at once.
  static func script(_ options: Options) throws(RunError) -> Script? {
    guard let path = options.script else { return nil }
    let bytes: [UInt8]
    do { bytes = try File.reading(path).readAll() } catch { throw .file(error) }
    let name = path == "-" ? "standard input" : path
    do {
      return try Script(String(decoding: bytes, as: UTF8.self), file: name)
    } catch {
      throw .badScript(error)
    }
  }

  static func trace(_ options: Options) throws(RunError) -> Trace? {
    guard let path = options.trace else { return nil }
    do { return try Trace(path: path) } catch { throw .file(error) }
  }

  /// Takes in the picture that was asked for, where it is a file.
  static func picture(
    _ options: Options, _ data: HeldFolder?
  ) throws(RunError) -> TakenPicture? {
    guard let path = options.picture, BuiltInPicture(rawValue: path) == nil else { return nil }
    let size = options.size ?? .usual
    let side = PictureOnBoard.worthwhileSide(Double(min(size.width, size.height)))
    do {
      return try TakenPicture(
        path, into: PicturePlace(own: data), side: side, PictureDecoder())
    } catch {
      throw .picture(path, error)
    }
  }

  /// Where the built catalogues are; nil where there are none.
  static func locales(_ environment: [String: String]) -> String? {
    Assets.folder(executable: Assets.executable, environment: environment).map { $0 + "/locale" }
  }

  /// Looks for the fonts while the window opens.
  static func searchEarly(_ fonts: FontFinder) {
    Background.start { for weight in FontFinder.Weight.allCases { _ = fonts.path(weight) } }
  }

  static func library(isHeadless: Bool) throws(RunError) -> SDLLibrary {
    do {
      return try SDLLibrary(name: "Matchwood", isHeadless: isHeadless)
    } catch {
      throw .noDisplay(error)
    }
  }

  /// A window of the size asked for, as far as the screen has room, or pixels of just that size.
  static func viewport(
    _ options: Options, _ supplies: Viewport.Supplies
  ) throws(RunError) -> Viewport {
    let size = options.size ?? .usual
    do {
      if options.snapshot != nil { return try Viewport(offScreen: size, supplies) }
      let screen = Screen.usableSize.map { WindowSize(width: $0.width, height: $0.height) }
      return try Viewport(
        screen.map(size.fitted) ?? size, isFullScreen: options.isFullScreen,
        RendererChoice(options.drawing), supplies)
    } catch {
      throw .display(error)
    }
  }
}

extension RendererChoice {
  fileprivate init(_ drawing: Options.Drawing) {
    switch drawing {
    case .auto: self = .auto
    case .software: self = .software
    }
  }
}
