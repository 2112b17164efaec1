import GameKernel
import GameScenes
import SDLKit
import Stage

/// The player's pictures as files: those the program has taken in, and those in the player's own folder.
///
/// Files are only ever added, and only to the first of the places.
final class PictureFolder: PictureStore {
  let changes = ObserverList<PictureChange>()

  let decoder: PictureDecoder
  let workQueue: WorkQueue
  /// Where all that decodes stands in line.
  let line: WorkLine
  /// Where copies go; nil where nothing can be kept.
  let own: PicturePlace?
  let places: [PicturePlace]
  let file: KeptFile<PictureNotes>
  private let thumbnails: Thumbnails
  private var notes = PictureNotes()
  private var found: [PicturePlace.Found] = []
  private var rows: [PictureRow] = []
  private var isLooking = false
  /// The board's picture that was made last, for as long as somebody holds it.
  private weak var made: PixelImage?
  private var madeFor: Making?

  /// What the pixels of a board are made of.
  struct Making: Hashable {
    let id: PictureRow.ID
    let crop: Rect?
    let side: Int
  }

  /// Where things are.
  struct Rooms {
    /// For copies and what is said of pictures; nil keeps nothing.
    let data: HeldFolder?
    /// The player's own pictures, which are left as they are.
    let pictures: String?
    /// For small pictures.
    let cache: String?
  }

  /// Reads what was said of pictures; looks for the pictures themselves only when asked to ``refresh()``.
  ///
  /// - Parameter wake: called on another thread when there is something to collect; nil does all at once.
  init(_ folders: Rooms, decoder: PictureDecoder = .init(), wake: (@Sendable () -> Void)?) {
    self.decoder = decoder
    workQueue = WorkQueue(wake: wake)
    line = WorkLine(workQueue)
    own = PicturePlace(own: folders.data)
    places = [own, folders.pictures.map { PicturePlace(folder: $0, prefix: "pictures/") }]
      .compactMap(\.self)
    file = KeptFile(
      "pictures.json", KeptText(kind: "pictures", version: 1), .pictures, in: folders.data,
      wake: wake ?? {})
    thumbnails = Thumbnails(line, decoder, folder: folders.cache)
    notes = file.load { $0 } ?? notes
    if let folder = own?.folder {
      workQueue.perform {
        PictureCopy(folder: folder).sweep()
      } then: {
      }
    }
    thumbnails.onReady = { [weak self] in self?.changes.send(.row($0)) }
  }

  var place: String? { own?.folder }

  var order = PictureOrder.name {
    didSet { if order != oldValue { arrange() } }
  }

  var count: Int { rows.count }

  func row(at index: Int) -> PictureRow { rows[index] }

  func index(of id: PictureRow.ID) -> Int? { rows.firstIndex { $0.id == id } }

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

  func thumbnail(of id: PictureRow.ID) -> PixelImage? {
    guard let found = found.first(where: { $0.id == id }), let index = index(of: id) else {
      return nil
    }
    return thumbnails.image(Thumbnails.Order(found, square: rows[index].square))
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

  /// What was chosen of a picture, if that still makes sense for its size is found out later.
  func crop(of id: PictureRow.ID) -> Rect? { notes[id].crop }

  /// The pixels that were made last, where they are what is wanted and still there.
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
    }
    changes.send(.row(id))
  }

  func adopt(_ found: [PicturePlace.Found]) {
    guard found != self.found else { return }
    self.found = found
    arrange()
  }

  /// A picture that has just been taken in, before anybody looks for others.
  func adopt(_ new: PicturePlace.Found) {
    adopt(found.filter { $0.id != new.id } + [new])
  }

  private func arrange() {
    rows = found.map { found in
      PictureRow(found, notes[found.id])
    }.sorted(by: order.comesBefore)
    changes.send(.rows)
  }
}

extension PictureFolder: Keeper {
  func save() { file.save(notes) }

  func collect() {
    file.collect()
    workQueue.collect()
  }
}

extension PictureFolder.Rooms {
  /// Those of a run: with folders of its own it leaves the player's alone, and one that keeps nothing does too.
  init(_ folders: Folders, _ data: HeldFolder?, _ environment: [String: String]) {
    self.data = data
    let isUsual = data != nil && folders.data != folders.config
    pictures = isUsual ? Folders.ofPictures(environment) : nil
    cache = data == nil ? nil : folders.cache
  }
}
