import Files
import GameKernel

/// Deletes the files of removed pictures that no game uses.
struct PictureDeletion {
  /// Functions that return the pictures in use, by the name of the game that uses them.
  var holders: [String: () -> Set<PictureName>] = [:]
  /// Whether ``holders`` is complete. Before that nothing is deleted.
  var holdersAreThere = false

  private let place: PicturePlace?
  private let data: LockedFolder?

  /// - Parameters:
  ///   - place: the folder of copies.
  ///   - data: its parent folder. Without the folder's lock nothing is deleted.
  init(in place: PicturePlace?, _ data: LockedFolder?) { (self.place, self.data) = (place, data) }

  /// Deletes the copies of the given pictures that no holder uses, and returns their names.
  func delete(_ removed: [PictureName]) -> Set<PictureName> {
    guard holdersAreThere, let place, data?.isHeld == true else { return [] }
    let used = holders.values.reduce(into: Set<PictureName>()) { $0.formUnion($1()) }
    var deleted: Set<PictureName> = []
    for id in removed where !used.contains(id) {
      guard let path = place.path(of: id) else { continue }
      path.unlink()
      deleted.insert(id)
    }
    return deleted
  }
}
