import GameKernel
import GameScenes
import Stage

/// Provides the player's own picture that is on the board, as large as the window can show it.
final class PictureOnBoard {
  /// Called when another picture, or the same in another size, has come.
  var onChange: () -> Void = {}
  /// Called when the picture that was asked for cannot be shown.
  var onTrouble: (PictureTrouble) -> Void = { _ in }

  private let store: any PictureStore
  private let side: () -> Int
  private var shown: (id: PictureRow.ID, image: PixelImage)?
  /// What was asked for last, and is there, on its way, or in vain.
  private var order: Order?
  private var isAsking = false
  private var observation: Observation?

  private struct Order: Equatable {
    let id: PictureRow.ID
    let side: Int
  }

  /// - Parameter side: of the largest board that the window could show, in pixels.
  init(_ store: any PictureStore, side: @escaping () -> Int) {
    self.store = store
    self.side = side
    observation = store.changes.observe { [weak self] change in
      if case .row(let id) = change, id == self?.order?.id { self?.ask() }
    }
  }

  /// How many pixels a side are worth having; windows of nearly one size want the same.
  var wantedSide: Int {
    let step = 64
    return (max(side(), 1) + step - 1) / step * step
  }

  /// The chosen square of a picture, or nil while it is not there; asking orders it.
  func image(of id: PictureRow.ID) -> PixelImage? {
    let wanted = Order(id: id, side: wantedSide)
    if order != wanted {
      order = wanted
      ask()
    }
    return shown?.id == id ? shown?.image : nil
  }

  /// Whether pieces of the picture shown would be mixed up, were there so many in a row.
  func isTooUniform(length: Int) -> Bool {
    guard let image = shown?.image else { return false }
    return PieceDistinctness(
      pixels: image.pixels, width: image.width, height: image.height, length: length
    ).isTooUniform
  }

  private func ask() {
    guard let order, !isAsking else { return }
    isAsking = true
    defer { isAsking = false }
    store.load(order.id, side: order.side) { [weak self] result in
      guard let self, order == self.order else { return }
      switch result {
      case .success(let image): show(image, order.id)
      case .failure(let trouble): onTrouble(trouble)
      }
    }
  }

  private func show(_ image: PixelImage, _ id: PictureRow.ID) {
    guard shown?.image !== image else { return }
    shown = (id, image)
    // Who asks just now gets it as the answer.
    if !isAsking { onChange() }
  }
}
