import BoxKit
import Files
import GameKernel
import PictureScenes
import Stage

/// The pictures of the player's own with which the sliding puzzle is played: their list, the frame that chooses a
/// part of one, files that are dropped, and the one on the board, as large as the window can show it.
public final class SlidingPictures {
  /// Tells when another picture, or the same in another size, can be shown.
  let changes = ObserverList<Void>()

  private let store: any PictureStore
  private let context: GameContext
  /// The pieces of the board on the table.
  private let grid: () -> PieceGrid
  private var shown: (order: Order, image: PixelImage)?
  /// Tells the pictures that were shown apart.
  private var number = 0
  /// The picture whose pieces are still to be compared, and those pieces.
  private var isJudged: (id: PictureRow.ID, grid: PieceGrid)?
  /// What was asked for last, and is there, on its way, or in vain.
  private var order: Order?
  private var isAsking = false
  private var observation: Observation?
  private var settingsObservation: Observation?
  /// What is to go there goes when the player leaves it.
  private weak var gallery: PictureGallery?
  private lazy var intake = makeIntake()
  /// Where the pictures that come in were dropped, if that scene has a use for them.
  private weak var taker: (any PictureTaker)?
  /// Tells how far it is, while the player wants to know.
  private var watch: IntakeScene?
  private var isWatched = false
  /// The report of pictures that cannot be used, while it is shown.
  private weak var report: IntakeReport?
  /// Whether an animated picture was added, and whether a message said how those are shown.
  private var (bringsMoving, hasToldOfMoving) = (false, false)
  private var guide: (any SceneGuide)? { context.guide }

  private struct Order: Equatable {
    let id: PictureRow.ID
    let form: PieceGrid
    let side: Int
  }

  /// As many pictures come in without being counted.
  private static let fewPictures = 4

  /// - Parameters:
  ///   - store: where they are kept.
  ///   - grid: the pieces of the board on the table.
  init(
    _ store: any PictureStore, _ context: GameContext, grid: @escaping () -> PieceGrid
  ) {
    self.store = store
    self.grid = grid
    self.context = context
    observation = store.changes.observe { [weak self] change in
      if case .row(let id) = change, id == self?.order?.id { self?.ask() }
    }
    store.holders[BoxedSliding.name] = { [weak context] in
      guard case .own(let id) = context?.settings.current.sliding.picture else { return [] }
      return [id]
    }
    settingsObservation = context.settings.changes.observe { [weak self] change in
      if change.before.sliding.picture != change.after.sliding.picture { self?.store.sweep() }
    }
  }

  // MARK: The one on the board

  /// How many pixels a side are worth having now.
  private var wantedSide: Int {
    let size = context.stage.metrics.size
    return PictureChoice.worthwhileSide(min(size.width, size.height))
  }

  /// The chosen part of a picture with its title, or nil while it is not there; asking orders it.
  ///
  /// Until the part for a board of another form has come, the one before is the answer.
  func picture(of id: PictureRow.ID) -> TileFaces.OwnPicture? {
    let wanted = Order(id: id, form: grid().form, side: wantedSide)
    if order != wanted {
      order = wanted
      ask()
    }
    guard let shown, shown.order.id == id else { return nil }
    return (BoardPicture(name: "own-\(number)", source: .pixels(shown.image)), Self.title(of: id))
  }

  /// What a picture is called: its file without the ending.
  private static func title(of id: PictureRow.ID) -> String {
    let name = id.text.split(separator: "/").last ?? ""
    return String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
  }

  private func ask() {
    guard let order, !isAsking else { return }
    isAsking = true
    defer { isAsking = false }
    store.load(order.id, form: order.form, side: order.side) { [weak self] result in
      guard let self, order == self.order else { return }
      switch result {
      case .success(let image): show(image, order)
      // Whoever asks just now gets nil as the answer.
      case .failure(let error): if !isAsking { giveUp(error) }
      }
    }
  }

  private func show(_ image: PixelImage, _ order: Order) {
    guard shown?.image !== image else { return }
    shown = (order, image)
    number += 1
    // Who asks just now gets it as the answer.
    guard !isAsking else { return }
    changes.send(())
    judgeShown()
  }

  /// Above whatever is said of one picture.
  private static func title(_ texts: Texts) -> String { texts("Picture") }

  private func giveUp(_ error: PictureError) {
    let name = order.map { FilePath(text: $0.id.text)?.name.shown ?? $0.id.text } ?? ""
    context.settings.change { $0.sliding.picture = .numbers }
    report([.init(name, error)], of: 1)
  }

  /// Says once, as soon as the picture on the board is there, where it has pieces that look alike, and shows their
  /// numbers.
  func judge() {
    let settings = context.settings.current.sliding
    guard case .own(let id) = settings.picture else { return }
    isJudged = (id, grid())
    judgeShown()
  }

  private func judgeShown() {
    guard let shown, let wanted = isJudged, wanted.id == shown.order.id,
      wanted.grid.form == shown.order.form
    else { return }
    isJudged = nil
    let (image, grid) = (shown.image, wanted.grid)
    let distinctness = PieceDistinctness(
      pixels: image.pixels, width: image.width, height: image.height, columns: grid.columns,
      rows: grid.rows)
    guard distinctness?.isTooUniform == true else { return }
    context.settings.change { $0.sliding.showsNumbers = true }
    guide?.tell(Self.title) { texts in
      texts("The pieces of this picture look so much alike that they show their numbers.")
    }
  }

  // MARK: The choice

  /// Takes in a picture that was dropped on the window; the first of several is shown on the board, unless the scene that
  /// they were dropped on takes them.
  func take(_ path: FilePath) {
    if intake.left == 0 { taker = guide?.active as? any PictureTaker }
    intake.take(path)
  }

  private func makeIntake() -> PictureIntake {
    let intake = PictureIntake { [weak self] path, then in
      guard let self else { return }
      store.add(path, side: wantedSide, then: then)
    }
    intake.onPicture = { [weak self] id, isFirst in
      self?.noteMoving(id)
      if let taker = self?.taker { return taker.take(id) }
      if isFirst { self?.playWithFirst(id) }
    }
    intake.onProgress = { [weak self] in self?.watchIntake() }
    intake.onEnd = { [weak self] in self?.endIntake() }
    return intake
  }

  private func playWithFirst(_ id: PictureRow.ID) {
    // What lies over the scene before would go with it.
    if watch != nil { isWatched = false }
    endWatch()
    play(with: .own(id: id), .push(.left))
  }

  /// Shows how far many have come, once; a few are there before anybody could read it.
  private func watchIntake() {
    guard !isWatched, intake.left > Self.fewPictures else { return }
    isWatched = true
    let watch = IntakeScene(intake, context: context.stage)
    watch.onClose = { [weak self] in self?.endWatch() }
    watch.onCancel = { [weak self] in
      self?.intake.cancel()
      self?.endWatch()
    }
    self.watch = watch
    guide?.present(watch)
  }

  private func endWatch() {
    if let watch { guide?.dismiss(watch) }
    watch = nil
  }

  private func endIntake() {
    endWatch()
    isWatched = false
    tellOfMoving()
    if !intake.failures.isEmpty { report(intake.failures, of: intake.total) }
  }

  /// Adds failures to the report that is shown, or shows a new one.
  private func report(_ failures: [PictureIntake.Failure], of total: Int) {
    if let report { return report.add(failures, of: total) }
    let report = IntakeReport(failures, of: total, context: context.stage)
    report.onClose = { [weak self, weak report] in
      self?.report = nil
      if let report { self?.guide?.dismiss(report) }
    }
    self.report = report
    guide?.present(report)
  }

  private func noteMoving(_ id: PictureRow.ID) {
    guard let index = store.index(of: id), store.row(at: index).isAnimated else { return }
    bringsMoving = true
  }

  /// Tells the player once a run how animated pictures are shown.
  private func tellOfMoving() {
    guard bringsMoving, !hasToldOfMoving else { return }
    hasToldOfMoving = true
    guide?.tell(Self.title) { texts in texts("Animated pictures show their first frame.") }
  }

  private func play(with choice: PictureChoice, _ transition: Transition) {
    context.settings.change { $0.sliding.picture = choice }
    gallery?.settle()
    guide?.showTable(of: BoxedSliding.name, transition)
    judge()
  }

  /// Shows the list of what can be on the tiles.
  func showList() {
    let settings = context.settings.current.sliding
    let gallery = PictureGallery(
      store, chosen: settings.picture, grid: grid(), context: context.stage)
    gallery.onChoose = { [weak self] in self?.play(with: $0, .push(.right)) }
    gallery.onCrop = { [weak self] in self?.showCrop(of: $0) }
    gallery.played = { [weak self] in self?.played(with: $0) ?? [] }
    self.gallery = gallery
    let list = PictureListScene(gallery, isGrid: settings.showsGallery)
    list.onBack = { [weak self] in self?.guide?.pop() }
    list.onPage = { [weak self, weak gallery] in
      if let gallery { self?.showPage(of: $0, gallery) }
    }
    list.onForm = { [weak self] isGrid in
      self?.context.settings.change { $0.sliding.showsGallery = isGrid }
    }
    if let finder = context.services[(any PictureFinder).self] {
      list.onBring = { [weak self] in self?.showFolders(finder) }
    }
    guide?.push(list)
  }

  private func showFolders(_ finder: any PictureFinder) {
    let bring = BringScene(finder, context: context.stage)
    bring.onBack = { [weak self] in self?.guide?.pop() }
    bring.onChoose = { [weak self] in self?.take($0) }
    guide?.push(bring)
  }

  private func showPage(of choice: PictureChoice, _ gallery: PictureGallery) {
    let page = PicturePageScene(gallery, choice)
    page.onBack = { [weak self] in self?.guide?.pop() }
    guide?.push(page)
  }

  /// The best game with a picture for each length, as far as the lists know.
  private func played(with choice: PictureChoice) -> [PictureGallery.Played] {
    (3...8).compactMap { length in
      let filter = ResultFilter(BoxedSliding.name, [String(length), nil])
      let best = context.results.book.best(filter, by: .moves) {
        $0.picture.flatMap(PictureChoice.init) == choice
      }
      return best.map {
        PictureGallery.Played(length: length, moves: $0.moves, time: $0.time)
      }
    }
  }

  /// Lets the player choose another part of a picture, when the whole of it has come.
  private func showCrop(of id: PictureRow.ID) {
    guard let from = guide?.active else { return }
    store.loadWhole(id, limit: wantedSide) { [weak self, weak from] result in
      guard let self, let index = store.index(of: id), guide?.active === from else { return }
      switch result {
      case .success(let image): showCrop(of: store.row(at: index), image)
      case .failure(let error): report([.init(store.row(at: index).file, error)], of: 1)
      }
    }
  }

  private func showCrop(of row: PictureRow, _ image: PixelImage) {
    let crop = CropScene(
      image: image, size: row.size, square: row.square, grid: grid(), context: context.stage)
    crop.onCancel = { [weak self] in self?.guide?.pop() }
    crop.onDone = { [weak self] square in
      self?.store.setCrop(square, of: row.id)
      self?.guide?.pop()
    }
    guide?.push(crop)
  }
}
