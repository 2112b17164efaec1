import Stage

/// A scene that has a use of its own for pictures which are dropped on it.
public protocol PictureTaker: Scene {
  /// Takes a picture that was dropped and is in the store now.
  func take(_ picture: PictureRow.ID)
}
