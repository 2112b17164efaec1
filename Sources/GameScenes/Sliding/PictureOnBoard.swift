import GameKernel
import Stage

/// Provides the player's own picture that is on the board, as large as the window can show it.
public final class PictureOnBoard {
  /// Called when another picture, or the same in another size, has come.
  var onChange: () -> Void = {}
  /// Called when the picture that was asked for cannot be shown; not where whoever asks hears it at once.
  var onError: (PictureError) -> Void = { _ in }

  let store: any PictureStore
  private let side: () -> Double
  private var shown: (id: PictureRow.ID, image: PixelImage)?
  /// Tells the pictures that were shown apart.
  private var number = 0
  private var isJudged: (id: PictureRow.ID, length: Int, onUniform: () -> Void)?
  /// What was asked for last, and is there, on its way, or in vain.
  private var order: Order?
  private var isAsking = false
  private var observation: Observation?

  private struct Order: Equatable {
    let id: PictureRow.ID
    let side: Int
  }

  /// - Parameter side: of the largest board that the window could show, in pixels.
  init(_ store: any PictureStore, side: @escaping () -> Double) {
    self.store = store
    self.side = side
    observation = store.changes.observe { [weak self] change in
      if case .row(let id) = change, id == self?.order?.id { self?.ask() }
    }
  }

  /// How many pixels a side are worth having now.
  var wantedSide: Int { Self.worthwhileSide(side()) }

  /// How many pixels a side are worth having; windows of nearly one size want the same.
  public static func worthwhileSide(_ side: Double) -> Int {
    let step = 64.0
    return Int((max(side, 1) / step).rounded(.up) * step)
  }

  /// The chosen square of a picture, or nil while it is not there; asking orders it.
  func picture(of id: PictureRow.ID) -> BoardPicture? {
    let wanted = Order(id: id, side: wantedSide)
    if order != wanted {
      order = wanted
      ask()
    }
    guard let shown, shown.id == id else { return nil }
    return BoardPicture(name: "own-\(number)", source: .pixels(shown.image))
  }

  /// What a picture is called: its file without the ending.
  static func title(of id: PictureRow.ID) -> String {
    let name = id.split(separator: "/").last ?? ""
    return String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
  }

  /// Says once, as soon as the picture is there, whether its pieces would be mixed up.
  ///
  /// - Parameter length: how many pieces stand in a row.
  func judge(_ id: PictureRow.ID, length: Int, onUniform: @escaping () -> Void) {
    isJudged = (id, length, onUniform)
    judge()
  }

  private func judge() {
    guard let shown, let wanted = isJudged, wanted.id == shown.id else { return }
    isJudged = nil
    let (image, length) = (shown.image, wanted.length)
    guard min(image.width, image.height) >= length else { return }
    let distinctness = PieceDistinctness(
      pixels: image.pixels, width: image.width, height: image.height, length: length)
    if distinctness.isTooUniform { wanted.onUniform() }
  }

  private func ask() {
    guard let order, !isAsking else { return }
    isAsking = true
    defer { isAsking = false }
    store.load(order.id, side: order.side) { [weak self] result in
      guard let self, order == self.order else { return }
      switch result {
      case .success(let image): show(image, order.id)
      case .failure(let error): if !isAsking { onError(error) }
      }
    }
  }

  private func show(_ image: PixelImage, _ id: PictureRow.ID) {
    guard shown?.image !== image else { return }
    shown = (id, image)
    number += 1
    // Who asks just now gets it as the answer.
    guard !isAsking else { return }
    onChange()
    judge()
  }
}
