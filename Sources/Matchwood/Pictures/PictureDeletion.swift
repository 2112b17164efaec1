import Files
import GameKernel

/// Deletes the files of removed pictures that no game uses.
struct PictureDeletion {
  /// Functions that return the pictures in use, by the name of the game that uses them.
  var pictureUsers: [String: () -> Set<PictureName>] = [:]
  /// Returns whether the files of a player who does not play name a picture.
  var isNamedElsewhere: (PictureName) -> Bool = { _ in false }
  /// Whether ``pictureUsers`` is complete. Before that nothing is deleted.
  var areAllPictureUsersSet = false

  private let place: PicturePlace?
  private let data: LockedFolder?

  /// - Parameters:
  ///   - place: the folder of copies.
  ///   - data: its parent folder. Without the folder's lock nothing is deleted.
  init(in place: PicturePlace?, _ data: LockedFolder?) { (self.place, self.data) = (place, data) }

  /// Deletes the copies of the given pictures that no game uses, and returns their names.
  func delete(_ removed: [PictureName]) -> Set<PictureName> {
    guard areAllPictureUsersSet, let place, data?.isHeld == true else { return [] }
    let used = pictureUsers.values.reduce(into: Set<PictureName>()) { $0.formUnion($1()) }
    var deleted: Set<PictureName> = []
    for id in removed where !used.contains(id) && !isNamedElsewhere(id) {
      guard let path = place.path(of: id) else { continue }
      path.unlink()
      deleted.insert(id)
    }
    return deleted
  }
}
