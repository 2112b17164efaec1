import PictureScenes
import Stage

/// The player's pictures as tiles, ticked if they are in the deck.
final class DeckTiles: TileSource {
  /// The deck as edited so far.
  var draft: DeckDraft
  private let store: any PictureStore
  private let look: Look
  /// The likenesses of the deck's pictures that are loaded.
  private var likenesses: [PictureRow.ID: PictureLikeness] = [:]

  init(_ store: any PictureStore, _ draft: DeckDraft, _ look: Look) {
    (self.store, self.draft, self.look) = (store, draft, look)
  }

  var count: Int { store.count }

  func title(at index: Int) -> String { store.row(at: index).name }

  func picture(at index: Int, side: Double) -> Picture? {
    guard let image = store.thumbnail(of: store.row(at: index).id, side: side) else { return nil }
    let size = Size(side, side)
    let radius = look.metrics.px(6)
    return Picture("deck tile", size: size) { drawing in
      let pixels = Int(side)
      let fitted = image.width > pixels ? image.scaled(width: pixels, height: pixels) : image
      let frame = Rect(.zero, size)
      drawing.fill(.roundedRect(frame, radius: radius), .image(fitted, in: frame))
    }
  }

  func mark(at index: Int) -> TileMark {
    draft.pictures.contains(store.row(at: index).id) ? .ticked : .unticked
  }

  /// Adds or removes a tile's picture. Returns `false` if the deck is full.
  func toggle(_ index: Int) -> Bool { draft.toggle(store.row(at: index).id) }

  /// Adds a picture that is not in the deck yet. Returns `false` if the deck is full.
  func add(_ picture: PictureRow.ID) -> Bool {
    draft.pictures.contains(picture) || draft.toggle(picture)
  }

  func takeBest() { draft.takeBest(of: (0..<store.count).map(store.row)) }

  /// Drops the likeness of a picture. Call it when the crop of the picture may have changed.
  func invalidateLikeness(of id: PictureRow.ID) { likenesses[id] = nil }

  /// Returns the two most similar pictures of the deck, the later one last. Returns `nil` if no two look too much
  /// alike.
  func alike() -> (PictureRow, PictureRow)? {
    let seen = draft.pictures.compactMap { id -> (PictureRow, PictureLikeness)? in
      guard let index = store.index(of: id), let likeness = likeness(of: id) else { return nil }
      return (store.row(at: index), likeness)
    }
    return PictureLikeness.closest(seen.map(\.1)).map { (seen[$0].0, seen[$1].0) }
  }

  private func likeness(of id: PictureRow.ID) -> PictureLikeness? {
    if let known = likenesses[id] { return known }
    likenesses[id] = store.smallThumbnail(at: id).map(PictureLikeness.init)
    return likenesses[id]
  }
}
