import PictureScenes

/// Measures the hardness of pictures, one at a time.
final class HardnessMeter {
  private let thumbnails: Thumbnails
  private var isMeasuring = false
  /// The stamps of files whose hardness cannot be measured.
  private var immeasurable: Set<Int> = []

  init(_ thumbnails: Thumbnails) { self.thumbnails = thumbnails }

  /// Starts to measure the first picture that can be measured. Does nothing while another one is being measured.
  ///
  /// - Parameter then: called with the picture and its hardness, or `nil` if that cannot be measured.
  /// - Returns: whether a picture is being measured now.
  func measure(
    _ orders: some Sequence<Thumbnails.Order>,
    then: @escaping @MainActor (PictureRow.ID, PictureHardness?) -> Void
  ) -> Bool {
    if isMeasuring { return true }
    guard let order = orders.first(where: { !immeasurable.contains($0.stamp) }) else {
      return false
    }
    isMeasuring = true
    thumbnails.measure(order) { [weak self] hardness in
      self?.isMeasuring = false
      if hardness == nil { self?.immeasurable.insert(order.stamp) }
      then(order.id, hardness)
    }
    return true
  }
}
