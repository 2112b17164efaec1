import Files
import GameKernel
import Glibc
import PictureScenes
import SDLKit
import Stage
import Threads

/// The player's pictures as files: imported copies, and files in the player's own folder of pictures.
///
/// Only the first place gets new files, and files are deleted only there.
final class PictureFolder: PictureStore {
  let changes = ObserverList<PictureChange>()

  let decoder: PictureDecoder
  let workQueue: WorkQueue
  /// Limits how many pictures are decoded at once.
  let line: PriorityWorkQueue
  /// The folder of copies, or `nil` if none can be stored.
  let own: PicturePlace?
  let places: [PicturePlace]
  let file: PersistentFile<PictureNotes>
  private let thumbnails: Thumbnails
  private var notes = PictureNotes()
  private var found: [PicturePlace.Found] = []
  private var rows: [PictureRow] = []
  /// The index of each row, by the name of its picture.
  private var indices: [PictureRow.ID: Int] = [:]
  /// The number of hardness figures that have arrived since the rows were last sorted.
  private var newFigures = 0
  private var isMeasuring = false
  /// The stamps of files whose hardness cannot be measured.
  private var immeasurable: Set<Int> = []
  private let data: LockedFolder?
  private var isLooking = false
  /// Whether all holders are known that may still need the copy of a removed picture.
  private var mayDelete = false
  /// The last picture made for a board. Weak: the board retains it.
  private weak var made: PixelImage?
  private var madeFor: Making?

  /// The inputs of a board's pixels.
  struct Making: Hashable {
    let id: PictureRow.ID
    let crop: Rect?
    var form = PieceGrid(1)
    let side: Int
  }

  /// The folders of the store.
  struct Rooms {
    /// The folder for copies and notes. `nil` stores nothing.
    let data: LockedFolder?
    /// The folder of the player's own pictures, which are never changed.
    let pictures: FilePath?
    /// The folder for cached thumbnails.
    let cache: FilePath?
  }

  /// Loads the notes on pictures. Searches for the pictures only in ``refresh()``.
  ///
  /// - Parameter wake: called on another thread when there is something to collect. With `nil` all work runs
  ///   synchronously.
  init(_ folders: Rooms, decoder: PictureDecoder = .init(), wake: (@Sendable () -> Void)?) {
    self.decoder = decoder
    workQueue = WorkQueue(wake: wake)
    line = PriorityWorkQueue(workQueue)
    data = folders.data
    own = PicturePlace(own: folders.data)
    places = [own, folders.pictures.map { PicturePlace(folder: $0, prefix: "pictures/") }]
      .compactMap(\.self)
    file = PersistentFile(
      "pictures.json", VersionedFormat(kind: "pictures", version: 1), .pictures, in: folders.data,
      wake: wake ?? {})
    thumbnails = Thumbnails(line, decoder, folder: folders.cache)
    notes = file.load { $0 } ?? notes
    if let folder = own?.folder {
      workQueue.perform(niceness: 10) {
        PartFiles.sweep(Folder(folder))
      } then: {
      }
    }
    thumbnails.onReady = { [weak self] in self?.changes.send(.row($0)) }
    thumbnails.onMeasured = { [weak self] in self?.adopt($1, of: $0) }
    thumbnails.onOutdated = { [weak self] in self?.refresh() }
  }

  var place: String? { own?.folder.shown }

  var order = PictureOrder.name {
    didSet {
      if order != oldValue { arrange() }
      if order == .hardness { measureNext() }
    }
  }

  var length = 4 {
    didSet { if length != oldValue { arrange() } }
  }

  var holders: [String: () -> Set<PictureRow.ID>] = [:]

  var count: Int { rows.count }

  func row(at index: Int) -> PictureRow { rows[index] }

  func index(of id: PictureRow.ID) -> Int? { indices[id] }

  func refresh() {
    guard !isLooking else { return }
    isLooking = true
    workQueue.perform { [places] in
      places.flatMap { $0.look() }
    } then: { [weak self] found in
      self?.isLooking = false
      self?.adopt(found)
    }
  }

  func thumbnail(of id: PictureRow.ID, side: Double) -> PixelImage? {
    order(of: id).flatMap { thumbnails.image($0, side: side) }
  }

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

  func remove(_ id: PictureRow.ID) {
    note(on: id) { $0.isHidden = true }
    sweep()
    arrange()
  }

  func holdersAreThere() {
    mayDelete = true
    sweep()
  }

  func sweep() {
    guard mayDelete else { return }
    let held = holders.values.reduce(into: Set<PictureRow.ID>()) { $0.formUnion($1()) }
    // A second program, which has no lock, deletes nothing.
    guard let own, data?.isHeld == true else { return }
    // Forgets all of them at once, since there may be very many.
    var gone: Set<PictureRow.ID> = []
    for id in notes.hidden where !held.contains(id) {
      guard let path = own.path(of: id) else { continue }
      unlink(path.cString)
      gone.insert(id)
    }
    guard !gone.isEmpty else { return }
    notes.forget(gone)
    found.removeAll { gone.contains($0.id) }
    file.save(notes)
  }

  /// Returns the chosen square of a picture. Whether it fits the picture's size is checked later.
  func crop(of id: PictureRow.ID) -> Rect? { notes[id].crop }

  /// Returns the last board's pixels if they match and are still in memory.
  func made(for making: Making) -> PixelImage? { madeFor == making ? made : nil }

  func remember(_ image: PixelImage, for making: Making) {
    (made, madeFor) = (image, making)
  }

  private func note(on id: PictureRow.ID, _ change: (inout PictureNotes.Note) -> Void) {
    let before = notes[id]
    change(&notes[id])
    guard notes[id] != before else { return }
    file.save(notes)
    if let index = index(of: id) {
      rows[index].rating = notes[id].rating
      rows[index].crop = notes[id].crop
      if notes[id].square != before.square { rows[index].hardness = nil }
    }
    changes.send(.row(id))
  }

  func adopt(_ found: [PicturePlace.Found]) {
    guard found != self.found else { return }
    self.found = found
    arrange()
    measureNext()
  }

  /// Adds a picture that has just been imported, before the next search.
  func adopt(_ new: PicturePlace.Found) {
    note(on: new.id) { $0.isHidden = nil }
    adopt(found.filter { $0.id != new.id } + [new])
  }

  private func arrange() {
    newFigures = 0
    rows = found.filter { notes[$0.id].isHidden != true }.map { found in
      let isCopy = own?.path(of: found.id) != nil
      return PictureRow(found, notes[found.id], isCopy: isCopy, length: length)
    }.sorted(by: order.comesBefore)
    indices = Dictionary(
      rows.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    changes.send(.rows)
  }

  // MARK: Hardness of pictures

  /// The number of new figures after which the rows are sorted again.
  private static let figuresAtOnce = 24

  private func order(of id: PictureRow.ID) -> Thumbnails.Order? {
    guard let index = index(of: id), let found = found.first(where: { $0.id == id }) else {
      return nil
    }
    return Thumbnails.Order(found, square: rows[index].square)
  }

  private func adopt(_ hardness: PictureHardness, of id: PictureRow.ID) {
    guard let order = order(of: id), order.stamp == hardness.stamp, let index = index(of: id)
    else { return }
    notes[id].hardness = hardness.kept
    rows[index].hardness = hardness.least(length: length)
    newFigures += 1
    if self.order == .hardness, newFigures >= Self.figuresAtOnce { arrange() }
  }

  /// Measures the next picture whose hardness is unknown, as long as the rows are sorted by hardness.
  private func measureNext() {
    guard order == .hardness, !isMeasuring else { return }
    let next = rows.lazy.filter { $0.hardness == nil }.compactMap { self.order(of: $0.id) }
      .first { !immeasurable.contains($0.stamp) }
    guard let order = next else {
      if newFigures > 0 { arrange() }
      return file.save(notes)
    }
    isMeasuring = true
    thumbnails.measure(order) { [weak self] hardness in
      guard let self else { return }
      isMeasuring = false
      if let hardness { adopt(hardness, of: order.id) } else { immeasurable.insert(order.stamp) }
      measureNext()
    }
  }
}

extension PictureFolder: PersistentStore {
  func save() { file.save(notes) }

  var isBusy: Bool { file.isBusy || workQueue.isBusy }

  func collect() {
    file.collect()
    workQueue.collect()
  }
}

extension PictureFolder.Rooms {
  /// Returns the folders of a run. A run with `--config` or without saved data ignores the player's own folder of
  /// pictures.
  init(_ folders: Folders, _ data: LockedFolder?, _ environment: [String: FilePath]) {
    self.data = data
    let isUsual = data != nil && folders.data != folders.config
    pictures = isUsual ? Folders.ofPictures(environment) : nil
    cache = data == nil ? nil : folders.cache
  }
}
