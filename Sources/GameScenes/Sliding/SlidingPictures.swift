import GameKernel
import Stage

/// The pictures of the player's own with which the sliding puzzle is played: their list, the frame that chooses a
/// part of one, files that are dropped, and the one on the board.
final class SlidingPictures {
  /// Tells when another picture, or the same in another size, can be shown.
  let changes = ObserverList<Void>()

  private let store: any PictureStore
  private let onBoard: PictureOnBoard
  private let context: GameContext
  private var guide: (any SceneGuide)? { context.guide }

  /// - Parameter store: where they are kept.
  init(_ store: any PictureStore, _ context: GameContext) {
    self.store = store
    self.context = context
    onBoard = PictureOnBoard(store) { [stage = context.stage] in
      min(stage.metrics.size.width, stage.metrics.size.height)
    }
    onBoard.onChange = { [weak self] in self?.changes.send(()) }
    onBoard.onError = { [weak self] in self?.giveUp($0) }
  }

  /// The chosen square of a picture with its title, or nil while it is not there; asking orders it.
  func picture(of id: PictureRow.ID) -> TileFaces.OwnPicture? {
    onBoard.picture(of: id).map { ($0, PictureOnBoard.title(of: id)) }
  }

  /// Takes in a picture that was dropped on the window, and shows it on the board.
  func take(_ path: String) {
    store.add(path, side: onBoard.wantedSide) { [weak self] result in
      switch result {
      case .success(let id): self?.play(with: .own(id: id), .push(.left))
      case .failure(let error): self?.guide?.tell(error.message)
      }
    }
  }

  /// Says it where the picture on the board has pieces that look alike, and shows their numbers.
  func judge() {
    let settings = context.settings.current.sliding
    guard case .own(let id) = settings.picture else { return }
    onBoard.judge(id, length: settings.length) { [weak self] in
      self?.context.settings.change { $0.sliding.showsNumbers = true }
      self?.guide?.tell { texts in
        texts("The pieces of this picture look so much alike that they show their numbers.")
      }
    }
  }

  private func play(with choice: PictureChoice, _ transition: Transition) {
    context.settings.change { $0.sliding.picture = choice }
    guide?.showTable(of: BoxedSliding.name, transition)
    judge()
  }

  private func giveUp(_ error: PictureError) {
    context.settings.change { $0.sliding.picture = .numbers }
    guide?.tell(error.message)
  }

  /// Shows the list of what can be on the tiles.
  func showList() {
    let list = PictureListScene(
      store, chosen: context.settings.current.sliding.picture, context: context.stage)
    list.onBack = { [weak self] in self?.guide?.pop() }
    list.onChoose = { [weak self] in self?.play(with: $0, .push(.right)) }
    list.onCrop = { [weak self] in self?.showCrop(of: $0) }
    guide?.push(list)
  }

  /// Lets the player choose another part of a picture, when the whole of it has come.
  private func showCrop(of id: PictureRow.ID) {
    guard let from = guide?.active else { return }
    store.loadWhole(id, limit: onBoard.wantedSide) { [weak self, weak from] result in
      guard let self, let index = store.index(of: id), guide?.active === from else { return }
      switch result {
      case .success(let image): showCrop(of: store.row(at: index), image)
      case .failure(let error): guide?.tell(error.message)
      }
    }
  }

  private func showCrop(of row: PictureRow, _ image: PixelImage) {
    let crop = CropScene(image: image, size: row.size, square: row.square, context: context.stage)
    crop.onCancel = { [weak self] in self?.guide?.pop() }
    crop.onDone = { [weak self] square in
      self?.store.setCrop(square, of: row.id)
      self?.guide?.pop()
    }
    guide?.push(crop)
  }
}
