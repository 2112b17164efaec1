import Stage

/// A scene that handles dropped pictures itself.
public protocol PictureTaker: Scene {
  /// Handles a dropped picture that was added to the store.
  func take(_ picture: PictureRow.ID)
}
