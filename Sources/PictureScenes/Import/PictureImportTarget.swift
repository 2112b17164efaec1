import Stage

/// A scene that handles dropped pictures itself.
public protocol PictureImportTarget: Scene {
  /// Handles a dropped picture that was added to the store.
  func receiveImported(_ picture: PictureRow.ID)
}
