import GameKernel
import PictureScenes
import Stage

/// The pictures on the cards of one game, at the size of the cards. Pictures of other games are released.
final class DeckPictures {
  /// Notifies when a picture was loaded, or failed to load.
  let changes = ObserverList<Void>()

  private let store: any PictureStore
  private var requested: [PictureRow.ID] = []
  private var side = 0
  private var found: [PictureRow.ID: Found] = [:]
  /// The number of images loaded so far, which identifies each image.
  private var number = 0
  private var isRequesting = false
  private var observation: Observation?

  /// The result of loading a picture.
  private enum Found {
    case image(PixelImage, number: Int)
    case nothing
  }

  /// Makes an empty cache that follows the changes of a store.
  ///
  /// - Parameter store: the store of the pictures.
  init(_ store: any PictureStore) {
    self.store = store
    observation = store.changes.observe { [weak self] in self?.follow($0) }
  }

  /// Loads the pictures of a game.
  ///
  /// - Parameter side: the side of a card, in pixels.
  func setRequested(_ pictures: [PictureRow.ID], side: Double) {
    let side = PictureChoice.worthwhileSide(side)
    guard pictures != requested || side > self.side else { return }
    // Images for larger cards are reused.
    let isLarger = side > self.side
    let new = pictures.filter { isLarger || found[$0] == nil }
    self.side = pictures == requested ? side : max(side, self.side)
    requested = pictures
    found = found.filter { pictures.contains($0.key) }
    for picture in new { request(picture) }
  }

  /// Returns the face of a card with the picture, or `nil` if the picture cannot be read.
  func face(of id: PictureRow.ID) -> CardFace? {
    switch found[id] {
    case .image(let image, let number): .picture(image, number: number)
    case .nothing: nil
    case nil: .loading
    }
  }

  /// Returns the name of a picture in its list, or the name of its file if the list does not have it.
  func name(of id: PictureRow.ID) -> String {
    if let index = store.index(of: id) { return store.row(at: index).name }
    let name = id.text.split(separator: "/").last ?? ""
    return String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
  }

  /// Reloads a picture whose crop may have changed, and missing pictures that have appeared.
  private func follow(_ change: PictureChange) {
    switch change {
    case .row(let id): if requested.contains(id), found[id] != nil { request(id) }
    case .rows:
      for case (let id, .nothing) in found where store.index(of: id) != nil { request(id) }
      changes.send(())
    }
  }

  private func request(_ id: PictureRow.ID) {
    let wasRequesting = isRequesting
    isRequesting = true
    defer { isRequesting = wasRequesting }
    store.load(id, side: side) { [weak self] result in
      guard let self, requested.contains(id) else { return }
      record(result, id)
      // A result that arrives during this call needs no notification: the caller reads it afterwards.
      if !isRequesting { changes.send(()) }
    }
  }

  private func record(_ result: Result<PixelImage, PictureError>, _ id: PictureRow.ID) {
    switch result {
    case .success(let image):
      if case .image(image, _)? = found[id] { return }
      number += 1
      found[id] = .image(image, number: number)
    case .failure: found[id] = .nothing
    }
  }
}
