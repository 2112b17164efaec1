import Files
import GameScenes
import SDLKit
import SDLStage
import Stage

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

  /// Takes in the picture file that was asked for, if one was, and lets the run play with it.
  static func bringPicture(
    _ options: inout Options, _ data: HeldFolder?
  ) throws(RunError) -> TakenPicture? {
    guard let picture = options.launch.picture else { return nil }
    let path = picture.path
    let size = options.size ?? .usual
    let side = SlidingPictures.worthwhileSide(Double(min(size.width, size.height)))
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
  static func locales(_ environment: [String: String]) -> String? {
    Assets.folder(executable: Assets.executable, environment: environment).map { $0 + "/locale" }
  }

  /// Looks for the fonts while the window opens.
  static func searchEarly(_ fonts: FontFinder) {
    Background.start { for weight in FontFinder.Weight.allCases { _ = fonts.path(weight) } }
  }

  /// What the scenes share.
  static func stage(
    _ settings: Settings, _ size: Size, _ text: TextCache, _ texts: Texts
  ) -> StageContext {
    let metrics = Metrics(size: size, scale: Double(settings.scale) / 100)
    let context = StageContext(
      theme: .named(settings.theme), metrics: metrics, measurer: text, texts: texts)
    context.animator.reducedMotion = settings.reducedMotion
    return context
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
