import Files
import GameKernel
import PictureDecoding
import PictureScenes
import Stage
import Threads

/// The player's pictures as files: imported copies, and files in the player's own folder of pictures.
///
/// It combines parts with one job each: ``PicturePlaces`` finds files, ``PictureNoteFile`` saves notes,
/// ``PictureRows`` lists, ``Thumbnails`` and ``PictureLoader`` decode, ``HardnessMeter`` measures and
/// ``PictureDeletion`` deletes.
final class PictureFolder: PictureStore {
  let changes = ObserverList<PictureChange>()

  let workQueue: WorkQueue
  let loader: PictureLoader
  private let places: PicturePlaces
  private let notes: PictureNoteFile
  private let thumbnails: Thumbnails
  private let meter: HardnessMeter
  private var deletion: PictureDeletion
  private var rows = PictureRows()
  private var isSearching = false

  /// The folders of the store.
  struct Locations {
    /// The folder for copies and notes. `nil` stores nothing.
    let data: LockedFolder?
    /// The folder of the player's own pictures, which are never changed. `nil` if it is unknown or ignored.
    let pictures: FilePath?
    /// The folder for cached thumbnails. `nil` caches none on disk.
    let cache: FilePath?
  }

  /// Loads the notes on pictures. The list is empty until ``refresh()`` has searched for the pictures.
  ///
  /// - Parameter wake: called on another thread when there is something to collect. With `nil` all work runs
  ///   synchronously.
  init(_ folders: Locations, decoder: PictureDecoder = .init(), wake: (@Sendable () -> Void)?) {
    workQueue = WorkQueue(wake: wake)
    places = PicturePlaces(folders)
    loader = PictureLoader(PriorityWorkQueue(workQueue), decoder, places)
    notes = PictureNoteFile(in: folders.data, wake: wake ?? {})
    thumbnails = Thumbnails(loader.line, decoder, folder: folders.cache)
    meter = HardnessMeter(thumbnails)
    deletion = PictureDeletion(in: places.own, folders.data)
    if let folder = places.own?.folder {
      workQueue.perform(niceness: 10) {
        PartFiles.sweep(Folder(folder))
      } then: {
      }
    }
    thumbnails.onReady = { [weak self] in self?.changes.send(.row($0)) }
    thumbnails.onMeasured = { [weak self] in self?.adopt($1, of: $0) }
    thumbnails.onOutdated = { [weak self] in self?.refresh() }
  }

  var place: String? { places.own?.folder.shown }

  // MARK: Rows

  var order: PictureOrder {
    get { rows.order }
    set {
      let isOther = newValue != rows.order
      rows.order = newValue
      if isOther { arrange() }
      measure()
    }
  }

  var length: Int {
    get { rows.length }
    set {
      guard newValue != rows.length else { return }
      rows.length = newValue
      arrange()
    }
  }

  var count: Int { rows.count }

  func row(at index: Int) -> PictureRow { rows[index] }

  func index(of id: PictureRow.ID) -> Int? { rows.index(of: id) }

  func refresh() {
    guard !isSearching else { return }
    isSearching = true
    workQueue.perform { [places] in
      places.findPictures()
    } then: { [weak self] found in
      self?.isSearching = false
      self?.adopt(found)
    }
  }

  private func adopt(_ found: [PicturePlace.Found]) {
    guard found != rows.found else { return }
    rows.found = found
    arrange()
    measure()
  }

  private func arrange() {
    rows.arrange(notes.all, places)
    changes.send(.rows)
  }

  // MARK: Notes

  func rating(of id: PictureRow.ID) -> Int { notes[id].rating }

  func setRating(_ rating: Int, of id: PictureRow.ID) {
    let ratings = PictureRow.ratings
    note(on: id) { $0.rating = min(max(rating, ratings.lowerBound), ratings.upperBound) }
    if order == .rating { arrange() }
  }

  func setCrop(_ crop: Rect?, of id: PictureRow.ID) {
    note(on: id) { $0.crop = crop?.rounded }
  }

  func setName(_ name: String?, of id: PictureRow.ID) {
    let name = name.flatMap { name in
      let name = name.bounded(to: PictureRow.nameLimit).prefix(PictureRow.nameLimit)
      return name.isEmpty ? nil : String(name)
    }
    guard notes[id].name != name else { return }
    note(on: id) { $0.name = name }
    arrange()
  }

  private func note(on id: PictureRow.ID, _ edit: (inout PictureNotes.Note) -> Void) {
    guard notes.change(id, edit) else { return }
    rows.show(notes[id], of: id)
    changes.send(.row(id))
  }

  // MARK: Pixels

  func thumbnail(of id: PictureRow.ID, side: Double) -> PixelImage? {
    rows.thumbnailOrder(of: id).flatMap { thumbnails.image($0, side: side) }
  }

  func load(
    _ id: PictureRow.ID, form: PieceGrid, side: Int,
    then: @escaping @MainActor (Result<PixelImage, PictureError>) -> Void
  ) { loader.load(id, notes[id].crop, form: form, side: side, then: then) }

  func loadWhole(
    _ id: PictureRow.ID, limit: Int,
    then: @escaping @MainActor (Result<PixelImage, PictureError>) -> Void
  ) {
    let size = index(of: id).map { row(at: $0).size }
    loader.loadWhole(id, size, limit: limit) { [weak self] result in
      if case .failure(.changed) = result { self?.refresh() }
      then(result)
    }
  }

  func add(
    _ path: FilePath, side: Int,
    then: @escaping @MainActor (Result<PictureRow.ID, PictureError>) -> Void
  ) {
    loader.add(path, side: side) { [weak self] result in
      if case .success(let taken) = result { self?.addImported(taken) }
      then(result.map(\.id))
    }
  }

  /// Keeps the pixels of an imported picture for the next request. Lists a copy at once, without a search.
  func addImported(_ imported: ImportedPicture) {
    loader.keepPixels(imported)
    guard places.isCopy(imported.id) else { return }
    note(on: imported.id) { $0.isHidden = nil }
    adopt(rows.found.filter { $0.id != imported.id } + [imported.picture])
  }

  // MARK: Hardness

  private func adopt(_ hardness: PictureHardness, of id: PictureRow.ID) {
    guard rows.show(hardness, of: id) else { return }
    notes.note(hardness, of: id)
    if rows.needsSorting { arrange() }
  }

  /// Measures the pictures whose hardness is unknown, as long as the rows are sorted by hardness.
  private func measure() {
    guard order == .hardness else { return }
    let isMeasuring = meter.measure(rows.unmeasured) { [weak self] id, hardness in
      if let hardness { self?.adopt(hardness, of: id) }
      self?.measure()
    }
    guard !isMeasuring else { return }
    if rows.hasNewFigures { arrange() }
    notes.save()
  }

  // MARK: Removal

  /// Returns whether the files of a player who does not play name a picture.
  var isNamedElsewhere: (PictureRow.ID) -> Bool {
    get { deletion.isNamedElsewhere }
    set { deletion.isNamedElsewhere = newValue }
  }

  var pictureUsers: [String: () -> Set<PictureRow.ID>] {
    get { deletion.pictureUsers }
    set { deletion.pictureUsers = newValue }
  }

  func remove(_ id: PictureRow.ID) {
    note(on: id) { $0.isHidden = true }
    sweep()
    arrange()
  }

  func allPictureUsersAreSet() {
    deletion.areAllPictureUsersSet = true
    sweep()
  }

  func sweep() {
    let deleted = deletion.delete(notes.all.hidden)
    guard !deleted.isEmpty else { return }
    // Removes the notes in one call, because each call saves all notes.
    notes.forget(deleted)
    rows.found.removeAll { deleted.contains($0.id) }
  }
}

extension PictureFolder: FileStore {
  var file: PersistentFile<PictureNotes> { notes.file }

  func save() { notes.save() }

  var isBusy: Bool { file.isBusy || workQueue.isBusy }

  func collect() {
    file.collect()
    workQueue.collect()
  }
}

extension PictureFolder.Locations {
  /// Returns the folders of a run. A run with `--config` or without saved data ignores the player's own folder of
  /// pictures.
  init(_ folders: Folders, _ data: LockedFolder?, _ environment: [String: FilePath]) {
    self.data = data
    let isUsual = data != nil && folders.data != folders.config
    pictures = isUsual ? Folders.ofPictures(environment) : nil
    cache = data == nil ? nil : folders.cache
  }
}
