import GameKernel

/// The player's notes on pictures, and the file in which they are saved.
final class PictureNoteFile {
  let file: PersistentFile<PictureNotes>
  /// The notes on all pictures.
  private(set) var all: PictureNotes

  /// Loads the notes.
  ///
  /// - Parameters:
  ///   - data: the folder of the file. `nil` saves nothing.
  ///   - wake: called on another thread when there is something to collect.
  init(in data: LockedFolder?, wake: @escaping @Sendable () -> Void) {
    file = PersistentFile(
      "pictures.json", VersionedFormat(kind: "pictures", version: 1), .pictures, in: data,
      wake: wake)
    all = file.load { $0 } ?? PictureNotes()
  }

  subscript(id: PictureName) -> PictureNotes.Note { all[id] }

  /// Changes the note on a picture and saves it. Returns whether it differs from before.
  func change(_ id: PictureName, _ edit: (inout PictureNotes.Note) -> Void) -> Bool {
    let before = all[id]
    edit(&all[id])
    guard all[id] != before else { return false }
    save()
    return true
  }

  /// Notes the hardness of a picture. Does not save, because a list may measure thousands. Call ``save()``
  /// afterwards.
  func note(_ hardness: PictureHardness, of id: PictureName) { all[id].hardness = hardness.kept }

  /// Removes the notes on some pictures.
  func forget(_ ids: Set<PictureName>) {
    all.forget(ids)
    save()
  }

  func save() { file.save(all) }
}
