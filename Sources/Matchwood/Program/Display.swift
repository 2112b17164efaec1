import BoxKit
import Motion
import Raster
import SDLKit
import SDLStage
import Stage

/// The window, the look of its contents, and the scenes in it.
final class Display {
  let viewport: Viewport
  let context: StageContext
  let container: SceneContainer
  private let settings: RunSettings
  private let fonts: FontFinder
  private let text: TextCache
  /// The drawn pointer; `nil` for that of the desktop.
  private var pointer: Cursor?

  /// Opens the window. The desktop's UI scale applies if the player has chosen none.
  ///
  /// - Parameter texts: the texts of the scenes.
  init(
    _ launch: LaunchResources, _ settings: RunSettings, _ preload: Preload, _ queue: EventQueue,
    _ texts: Texts
  ) throws(RunError) {
    self.settings = settings
    fonts = preload.fonts
    fonts.wish = FontFinder.Wish(settings.current.access, texts.language)
    do { text = try TextCache(preload.fonts) } catch { throw .noFont(error) }
    let supplies = Viewport.Dependencies(
      library: queue.library, queue: queue, text: text, startup: preload.startup)
    viewport = try launch.viewport(settings.stored[WindowPlace.self], supplies)
    if settings.current.chosenScale == nil, let scale = viewport.wantedScale {
      settings.add(SettingOverlay(\.chosenScale, scale))
    }
    let theme = Self.theme(settings.current)
    viewport.painter.expect(theme, scene: launch.options.firstScene, ahead: preload.frame)
    context = StageContext(
      Look(
        theme: theme, metrics: Self.metrics(settings.current, viewport), measurer: text,
        texts: texts))
    context.animator.reducedMotion = settings.current.reducedMotion
    container = SceneContainer(context: context)
    container.layout(in: viewport.size)
  }

  /// Updates the layout for the current size, theme, scale and language.
  ///
  /// - Parameter fades: whether the last frame fades out over the new look.
  func layout(fades: Bool = false) {
    if fades, let frame = try? viewport.painter.snapshot() {
      container.fade(from: Picture("last frame", size: viewport.size, LastFrame(bitmap: frame)))
    }
    let settings = settings.current
    context.look.set(Self.theme(settings), Self.metrics(settings, viewport))
    container.layout(in: viewport.size)
  }

  /// Shows texts in the player's font and language, and a pointer of the player's size.
  func apply(_ access: AccessSettings) {
    let wish = FontFinder.Wish(access, context.look.texts.language)
    if wish != fonts.wish {
      fonts.wish = wish
      text.forgetFonts()
      viewport.painter.repaint()
      layout()
    }
    guard viewport.window != nil else { return }
    // Without a drawn pointer, that of the desktop remains.
    let size = access.pointer
    pointer = size == 1 ? nil : try? PointerArt.cursor(times: Double(size))
    if let pointer { pointer.show() } else { Cursor.showUsual() }
  }

  private static func theme(_ settings: Settings) -> Theme {
    .named(settings.theme).accented(settings.accent)
  }

  private static func metrics(_ settings: Settings, _ viewport: Viewport) -> Metrics {
    Metrics(
      size: viewport.size, scale: Double(settings.scale) / 100,
      density: 1 / viewport.unitsPerPixel)
  }
}

nonisolated extension FontFinder.Wish {
  /// Creates the wish of the settings. Chinese and Japanese write some characters of one code differently.
  init(_ access: AccessSettings, _ language: Language = .en) {
    let shapes = [Language.ja: "ja", .zhHans: "zh-cn"]
    self.init(family: access.font, isBold: access.isBold, language: shapes[language])
  }
}

/// The pixels of the window as they were.
private nonisolated struct LastFrame: PixelPainter {
  let bitmap: Bitmap

  func paint(rows: Range<Int>, width: Int, into pixels: UnsafeMutableBufferPointer<UInt32>) {
    for (index, pixel) in bitmap.pixels[rows.lowerBound * width..<rows.upperBound * width]
      .enumerated()
    {
      pixels[index] = pixel
    }
  }
}
