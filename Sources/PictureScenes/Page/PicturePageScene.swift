import BoxKit
import Controls
import GameKernel
import Stage

/// The page of a picture as a scene, for windows without room for it beside the list.
public final class PicturePageScene: Scene {
  public let name = "picture"
  /// Called when the player goes back.
  public var onBack: () -> Void = {}

  private let look: Look
  private let gallery: PictureGallery
  private let head: PageHead
  private let page: PicturePage
  private let panel: ControlPanel
  private var observations: [Observation] = []

  /// - Parameter choice: the picture to show. `nil` shows the one on the tiles.
  public init(_ gallery: PictureGallery, _ choice: PictureChoice? = nil) {
    (self.gallery, look) = (gallery, gallery.context.look)
    head = PageHead(context: gallery.context)
    page = PicturePage(gallery, choice ?? gallery.chosen)
    panel = ControlPanel(context: gallery.context)
    head.onBack = { [weak self] in self?.onBack() }
    page.onControls = { [weak self] in self?.takeControls() }
    takeControls()
    panel.focus(id: page.list.id)
    page.list.onStroke = { [weak self] _, _ in self?.onBack() }
    observations = [
      gallery.store.changes.observe { [weak self] in self?.changed($0) },
      gallery.changes.observe { [weak self] _ in self?.page.refresh() },
    ]
  }

  private func takeControls() { panel.controls = [head.back] + page.controls }

  private func changed(_ change: PictureChange) {
    switch change {
    case .rows: layout(in: look.metrics.size)
    case .row(let id) where id == gallery.id(of: page.choice): page.refresh()
    case .row: break
    }
  }

  public func layout(in size: Size) {
    page.layout(in: head.layout(title: gallery.title(of: page.choice)).rounded)
  }

  /// Reloads the picture, which may have been cropped.
  public func willAppear() {
    page.refresh(isOther: true)
    layout(in: look.metrics.size)
  }

  public func handle(_ intent: Intent) {
    defer { page.settle() }
    if panel.handle(intent) { return }
    switch intent {
    case .back, .swipe, .tilt(.left): onBack()
    case .number(let stars): page.rate(stars)
    case .focusSwitch: panel.focus(id: panel.focused === page.list ? "play" : page.list.id)
    default: break
    }
  }

  public func draw(into list: inout DisplayList) {
    head.draw(into: &list)
    page.draw(into: &list)
    panel.draw(into: &list)
  }

  public func advance(by elapsed: Duration) { panel.advance(by: elapsed) }
  public var nextTimer: Duration? { panel.nextTimer }
  public var inputNeeds: InputNeeds { InputNeeds(textPlace: panel.textPlace) }
  public var controls: [ControlReport] { panel.reports }
  public func willDisappear() { panel.closeModal() }
}
