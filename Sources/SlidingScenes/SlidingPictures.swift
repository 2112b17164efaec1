import BoxKit
import Files
import GameKernel
import PictureArt
import PictureScenes
import SlidingGame
import Stage

/// The player's own pictures for the sliding puzzle: their list and the crop page.
///
/// It also loads the picture on the board, as large as the window can show it.
public final class SlidingPictures {
  /// Notifies observers when a picture, a new crop of it or a new size of it has been loaded.
  let changes = ObserverList<Void>()

  private let store: any PictureStore
  private let context: GameContext
  /// Deals a new game if the one on the table is over.
  var dealAfterEnd: () -> Void = {}

  /// Returns the pieces of the board on the table.
  private let grid: () -> PieceGrid
  private var shown: (request: LoadRequest, image: PixelImage)?
  /// The number of pictures shown so far, which gives each a unique name.
  private var number = 0
  /// The picture whose pieces are still to be compared, with its grid.
  private var uncompared: (id: PictureRow.ID, grid: PieceGrid)?
  /// The latest request, whether it is pending, fulfilled or failed.
  private var request: LoadRequest?
  private var isRequesting = false
  private var observation: Observation?
  private var settingsObservation: Observation?
  /// The gallery while it is open. Its removals take effect when the player leaves it.
  private weak var gallery: PictureGallery?
  private var navigator: (any SceneNavigator)? { context.navigator }

  private struct LoadRequest: Equatable {
    let id: PictureRow.ID
    let form: PieceGrid
    let side: Int
  }

  /// Creates the pictures and observes their store.
  ///
  /// - Parameters:
  ///   - store: the store of the pictures.
  ///   - grid: returns the pieces of the board on the table.
  init(
    _ store: any PictureStore, _ context: GameContext, grid: @escaping () -> PieceGrid
  ) {
    self.store = store
    self.grid = grid
    self.context = context
    observation = store.changes.observe { [weak self] change in
      if case .row(let id) = change, id == self?.request?.id { self?.requestImage() }
    }
    store.pictureUsers[SlidingModule.name] = { [weak context] in
      guard case .own(let id) = context?.settings.current.sliding.picture else { return [] }
      return [id]
    }
    settingsObservation = context.settings.changes.observe { [weak self] change in
      if change.before.sliding.picture != change.after.sliding.picture { self?.store.sweep() }
    }
  }

  // MARK: The picture on the board

  /// The largest useful side of a picture in the current window, in pixels.
  private var wantedSide: Int {
    let size = context.stage.look.metrics.size
    return PictureChoice.worthwhileSide(min(size.width, size.height))
  }

  /// Returns the crop of a picture with its title, or `nil` while it is not loaded.
  ///
  /// It requests the crop if necessary. While the crop for another shape or size is loading, it returns the previous
  /// one.
  func picture(of id: PictureRow.ID) -> TileFaces.OwnPicture? {
    let wanted = LoadRequest(id: id, form: grid().form, side: wantedSide)
    if request != wanted {
      request = wanted
      requestImage()
    }
    guard let shown, shown.request.id == id else { return nil }
    return (BoardPicture(name: "own-\(number)", source: .pixels(shown.image)), Self.title(of: id))
  }

  /// Returns a picture's title: the file name without its extension.
  private static func title(of id: PictureRow.ID) -> String {
    let name = id.text.split(separator: "/").last ?? ""
    return String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
  }

  private func requestImage() {
    guard let request, !isRequesting else { return }
    isRequesting = true
    defer { isRequesting = false }
    store.load(request.id, form: request.form, side: request.side) { [weak self] result in
      guard let self, request == self.request else { return }
      switch result {
      case .success(let image): show(image, request)
      // On a synchronous failure, `picture(of:)` returns `nil`.
      case .failure(let error): if !isRequesting { fail(error) }
      }
    }
  }

  private func show(_ image: PixelImage, _ request: LoadRequest) {
    guard shown?.image !== image else { return }
    shown = (request, image)
    number += 1
    // On a synchronous success, `picture(of:)` returns the picture.
    guard !isRequesting else { return }
    changes.send(())
    judgeShown()
  }

  /// Returns the title of messages about one picture.
  private static func title(_ texts: Texts) -> String { texts("Picture") }

  private func fail(_ error: PictureError) {
    let name = request.map { FilePath(text: $0.id.text)?.name.shown ?? $0.id.text } ?? ""
    context.settings.change { $0.sliding.picture = .numbers }
    report(.init(name, error))
  }

  /// Compares the pieces of the player's picture on the board once it is loaded.
  ///
  /// If they look alike, it shows their numbers and a message.
  func judge() {
    let settings = context.settings.current.sliding
    guard case .own(let id) = settings.picture else { return }
    uncompared = (id, grid())
    judgeShown()
  }

  private func judgeShown() {
    guard let shown, let wanted = uncompared, wanted.id == shown.request.id,
      wanted.grid.form == shown.request.form
    else { return }
    uncompared = nil
    let (image, grid) = (shown.image, wanted.grid)
    let distinctness = PieceDistinctness(
      pixels: image.pixels, width: image.width, height: image.height, columns: grid.columns,
      rows: grid.rows)
    guard distinctness?.isTooUniform == true else { return }
    context.settings.change { $0.sliding.showsNumbers = true }
    navigator?.presentMessage(Self.title) { texts in
      texts("The tiles of this picture look very similar, so they show their numbers.")
    }
  }

  // MARK: Choosing

  /// Adds a failure to the visible report, or presents a new one.
  private func report(_ failure: PictureImport.Failure) {
    navigator?.report([failure], of: 1, context.stage)
  }

  /// Plays with a picture that was added.
  func play(with id: PictureRow.ID) { play(with: .own(id: id), .push(.left)) }

  private func play(with choice: PictureChoice, _ transition: Transition) {
    context.settings.change { $0.sliding.picture = choice }
    gallery?.settle()
    navigator?.showTable(of: SlidingModule.name, transition)
    dealAfterEnd()
    judge()
  }

  /// The title of the picture on the tiles.
  var chosenTitle: String {
    switch context.settings.current.sliding.picture {
    case .numbers: context.stage.look.texts("Numbers")
    case .builtIn(let picture): picture.title(context.stage.look.texts)
    case .own(let id): Self.title(of: id)
    }
  }

  /// Returns a thumbnail of the picture on the tiles.
  func chosenThumb(side: Double) -> PictureThumb {
    PictureThumb(context.settings.current.sliding.picture, store, context.stage.look, side: side)
  }

  /// Shows the list of pictures to choose from.
  func showList() {
    let settings = context.settings.current.sliding
    let gallery = PictureGallery(
      store, chosen: settings.picture, grid: grid(), context: context.stage)
    gallery.onChoose = { [weak self] in self?.play(with: $0, .push(.right)) }
    gallery.onCrop = { [weak self] in self?.showCrop(of: $0) }
    gallery.played = { [weak self] in self?.played(with: $0) ?? [] }
    self.gallery = gallery
    let list = PictureListScene(gallery, isGrid: settings.showsGallery)
    list.onBack = { [weak self] in self?.navigator?.pop() }
    list.onPage = { [weak self, weak gallery] in
      if let gallery { self?.showPage(of: $0, gallery) }
    }
    list.onForm = { [weak self] isGrid in
      self?.context.settings.change { $0.sliding.showsGallery = isGrid }
    }
    if let openFile = context.services.openFile {
      list.onBring = { [weak self] in
        openFile(
          // Translators: Title of a list of files.
          FileToOpen({ texts in texts("Add a picture") }, .pictures) {
            self?.navigator?.importPicture($0)
          })
      }
    }
    navigator?.push(list)
  }

  private func showPage(of choice: PictureChoice, _ gallery: PictureGallery) {
    let page = PicturePageScene(gallery, choice)
    page.onBack = { [weak self] in self?.navigator?.pop() }
    navigator?.push(page)
  }

  /// Returns the best game with a picture for each length, according to the results.
  private func played(with choice: PictureChoice) -> [PictureGallery.Played] {
    SlidingTable.ratedLengths.compactMap { length in
      let filter = ResultFilter(SlidingModule.name, [String(length), nil])
      let best = context.results.book.best(filter, by: .moves) {
        $0.picture.flatMap(PictureChoice.init) == choice
      }
      return best.map {
        PictureGallery.Played(length: length, moves: $0.moves, time: $0.time)
      }
    }
  }

  /// Shows the crop page of a picture once the whole picture is loaded.
  private func showCrop(of id: PictureRow.ID) {
    guard let from = navigator?.active else { return }
    store.loadWhole(id, limit: wantedSide) { [weak self, weak from] result in
      guard let self, let index = store.index(of: id), navigator?.active === from else { return }
      switch result {
      case .success(let image): showCrop(of: store.row(at: index), image)
      case .failure(let error): report(.init(store.row(at: index).file, error))
      }
    }
  }

  private func showCrop(of row: PictureRow, _ image: PixelImage) {
    let crop = CropScene(
      image: image, size: row.size, square: row.square, grid: grid(), context: context.stage)
    crop.onCancel = { [weak self] in self?.navigator?.pop() }
    crop.onDone = { [weak self] square in
      self?.store.setCrop(square, of: row.id)
      self?.navigator?.pop()
    }
    navigator?.push(crop)
  }
}
