import Files
import GameKernel
import PictureScenes
import Stage
import TestSupport

/// A store of pictures that answers late, in any order, and sometimes with trouble.
@MainActor final class StormyPictures: PictureStore {
  let changes = ObserverList<PictureChange>()
  let place: String? = "/a/folder"
  var order = PictureOrder.name { didSet { changes.send(.rows) } }
  var length = 4
  var pictureUsers: [String: () -> Set<PictureRow.ID>] = [:]
  private var rows: [PictureRow]
  private var boxed: [PictureRow.ID: Int] = [:]
  private var hasThumbnails = false
  private var answers: [(inout Dice) -> Void] = []

  private static let checked = PixelImage(
    width: 48, height: 48,
    pixels: (0..<48 * 48).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435) | 0xFF00_0000 })
  private static let grey = PixelImage(
    width: 48, height: 48, pixels: Array(repeating: 0xFF80_8080, count: 48 * 48))

  init() {
    rows = (0..<40).map { number in
      PictureRow(
        id: PictureName("p\(number).png"), name: "Picture \(number)", size: Size(400, 300),
        bytes: 123_456,
        date: 1_795_219_200 - 86_400 * number, rating: number % 6)
    }
  }

  /// Gives one of the answers that are waited for, or lets a picture go or thumbnails come.
  func stir(_ dice: inout Dice) {
    switch dice.below(20) {
    case 0 where rows.count > 3:
      rows.remove(at: dice.below(rows.count))
      changes.send(.rows)
    case 1:
      hasThumbnails.toggle()
      changes.send(.row(rows[dice.below(rows.count)].id))
    default:
      if !answers.isEmpty { answers.remove(at: dice.below(answers.count))(&dice) }
    }
  }

  var count: Int { rows.count }
  func row(at index: Int) -> PictureRow { rows[index] }
  func index(of id: PictureRow.ID) -> Int? { rows.firstIndex { $0.id == id } }
  func refresh() {}
  func thumbnail(of id: PictureRow.ID, side: Double) -> PixelImage? {
    hasThumbnails ? Self.checked : nil
  }

  func rating(of id: PictureRow.ID) -> Int {
    boxed[id] ?? index(of: id).map { rows[$0].rating } ?? 0
  }

  func setRating(_ rating: Int, of id: PictureRow.ID) {
    if let index = index(of: id) { rows[index].rating = rating } else { boxed[id] = rating }
    changes.send(.row(id))
  }

  func setCrop(_ crop: Rect?, of id: PictureRow.ID) {
    guard let index = index(of: id) else { return }
    rows[index].crop = crop
    changes.send(.row(id))
  }

  func setName(_ name: String?, of id: PictureRow.ID) { changes.send(.rows) }
  func sweep() {}
  func allPictureUsersAreSet() {}

  func remove(_ id: PictureRow.ID) {
    rows.removeAll { $0.id == id }
    changes.send(.rows)
  }

  func load(
    _ id: PictureRow.ID, form: PieceGrid, side: Int,
    then: @escaping @MainActor (Result<PixelImage, PictureError>) -> Void
  ) { answer(Self.image, to: then) }

  func loadWhole(
    _ id: PictureRow.ID, limit: Int,
    then: @escaping @MainActor (Result<PixelImage, PictureError>) -> Void
  ) { answer(Self.image, to: then) }

  func add(
    _ path: FilePath, side: Int,
    then: @escaping @MainActor (Result<PictureRow.ID, PictureError>) -> Void
  ) { answer({ [rows] dice in dice.pick(rows).id }, to: then) }

  private static func image(_ dice: inout Dice) -> PixelImage {
    dice.below(4) == 0 ? grey : checked
  }

  /// Keeps an answer for later; one of eight is some trouble.
  private func answer<T>(
    _ make: @escaping (inout Dice) -> T,
    to then: @escaping @MainActor (Result<T, PictureError>) -> Void
  ) {
    answers.append { dice in
      then(
        dice.below(8) == 0 ? .failure(dice.pick(PictureError.allCases)) : .success(make(&dice)))
    }
  }
}
