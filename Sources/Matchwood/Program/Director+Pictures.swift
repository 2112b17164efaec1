import GameScenes
import Stage

extension Director {
  /// Lets the sliding puzzle be played with pictures of the player's own.
  ///
  /// - Parameter store: where they are kept.
  func use(_ store: any PictureStore) {
    let pictures = PictureOnBoard(store) { [context] in
      let size = context.metrics.size
      return min(size.width, size.height)
    }
    pictures.onChange = { [weak self] in self?.madeSliding?.adopt() }
    pictures.onError = { [weak self] in self?.giveUpPicture($0) }
    self.pictures = pictures
  }

  func connectPictures(_ scene: SlidingScene) {
    guard let pictures else { return }
    scene.onPictures = { [weak self] in self?.showPictures() }
    scene.ownPicture = { [weak pictures] id in
      pictures?.picture(of: id).map { ($0, PictureOnBoard.title(of: id)) }
    }
  }

  /// Takes in a picture that was dropped on the window, and shows it on the board.
  func take(_ path: String) {
    guard let pictures else { return }
    pictures.store.add(path, side: pictures.wantedSide) { [weak self] result in
      switch result {
      case .success(let id): self?.play(with: .own(id: id), .push(.left))
      case .failure(let trouble): self?.tell(trouble.message)
      }
    }
  }

  /// Says it where the picture that was just chosen has pieces that look alike, and shows their numbers.
  func judgePicture() {
    let length = settings.current.sliding.length
    guard case .own(let id) = settings.current.sliding.picture, let pictures else { return }
    pictures.judge(id, length: length) { [weak self] in
      self?.changeSettings { $0.sliding.showsNumbers = true }
      self?.tell { texts in
        texts("The pieces of this picture look so much alike that they show their numbers.")
      }
    }
  }

  private func play(with choice: PictureChoice, _ transition: Transition) {
    changeSettings { $0.sliding.picture = choice }
    container.show(sliding, transition)
    judgePicture()
  }

  private func giveUpPicture(_ trouble: PictureError) {
    changeSettings { $0.sliding.picture = .numbers }
    tell(trouble.message)
  }

  private func changeSettings(_ change: (inout Settings) -> Void) {
    var settings = self.settings.current
    change(&settings)
    onSettings(settings)
    onSettingsDone()
    madeSliding?.adopt()
  }
}

extension Director {
  /// Shows the list of what can be on the tiles.
  private func showPictures() {
    guard let pictures else { return }
    let chosen = settings.current.sliding.picture
    let list = PictureListScene(pictures.store, chosen: chosen, context: context)
    list.onBack = { [weak container] in container?.pop(.push(.right)) }
    list.onChoose = { [weak self] in self?.play(with: $0, .push(.right)) }
    list.onCrop = { [weak self] in self?.showCrop(of: $0) }
    container.push(list, .push(.left))
  }

  /// Lets the player choose another part of a picture, when the whole of it has come.
  private func showCrop(of id: PictureRow.ID) {
    guard let store = pictures?.store, let from = container.active else { return }
    store.loadWhole(id, limit: pictures?.wantedSide ?? 1) { [weak self, weak from] result in
      guard let self, let index = store.index(of: id), container.active === from else { return }
      switch result {
      case .success(let image): showCrop(of: store.row(at: index), image)
      case .failure(let trouble): tell(trouble.message)
      }
    }
  }

  private func showCrop(of row: PictureRow, _ image: PixelImage) {
    let crop = CropScene(image: image, size: row.size, square: row.square, context: context)
    crop.onCancel = { [weak container] in container?.pop(.push(.right)) }
    crop.onDone = { [weak self] square in
      self?.pictures?.store.setCrop(square, of: row.id)
      self?.container.pop(.push(.right))
    }
    container.push(crop, .push(.left))
  }
}
