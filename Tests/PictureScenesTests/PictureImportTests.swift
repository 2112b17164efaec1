import Files
import GameKernel
import PictureScenes
import Testing

@MainActor @Suite("Many pictures dropped at once")
struct PictureImportTests {
  /// Files that are answered one by one.
  @MainActor private final class Store {
    private(set) var asked: [(path: String, then: PictureImport.Answer)] = []
    private(set) var most = 0
    private var next = 0

    func add(_ path: FilePath, _ then: @escaping PictureImport.Answer) {
      asked.append((path.shown, then))
      most = max(most, asked.count - next)
    }

    /// Answers for the file that has waited longest.
    func answer(_ error: PictureError? = nil) {
      let (path, then) = asked[next]
      next += 1
      then(error.map { .failure($0) } ?? .success(PictureRow.ID(path)))
    }
  }

  private let store = Store()
  private let intake: PictureImport

  init() {
    intake = PictureImport { [store] in store.add($0, $1) }
  }

  @Test("come in two at a time, in their order, and are counted")
  func order() {
    var (counts, ends): ([Int], Int) = ([], 0)
    intake.onProgress = { [intake] in counts.append(intake.done) }
    intake.onEnd = { ends += 1 }
    for number in 0..<500 { intake.enqueue("/photos/\(number)") }
    #expect(intake.total == 500 && store.asked.count == 2)
    for _ in 0..<500 { store.answer() }
    #expect(store.most == 2)
    #expect(store.asked.map(\.path) == (0..<500).map { "/photos/\($0)" })
    #expect(counts == Array(1..<500) && ends == 1)
  }

  @Test("tell of the first that is one, and at the end of all that are none")
  func failures() {
    var (shown, told): ([String], [[String]]) = ([], [])
    intake.onPicture = { if $1 { shown.append($0.text) } }
    intake.onEnd = { [intake] in
      told.append(intake.failures.map { "\($0.name): \($0.error)" })
    }
    for name in "abcd" { intake.enqueue("/photos/\(name)") }
    store.answer(.broken)
    store.answer()
    store.answer()
    #expect(told.isEmpty)
    store.answer(.empty)
    #expect(shown == ["/photos/b"])
    #expect(told == [["a: broken", "d: empty"]])
  }

  @Test("called off, do not come in, but for those at work")
  func cancel() {
    var ends = 0
    intake.onEnd = { ends += 1 }
    for number in 0..<500 { intake.enqueue("\(number)") }
    store.answer()
    intake.cancel()
    #expect((intake.total, intake.left) == (3, 2))
    store.answer()
    store.answer()
    #expect(ends == 1 && store.asked.count == 3)
  }

  @Test("leave nothing to those that are dropped later")
  func again() {
    var firsts = 0
    var totals: [Int] = []
    intake.onPicture = { if $1 { firsts += 1 } }
    intake.onEnd = { [intake] in totals.append(intake.total) }
    for _ in 1...2 {
      for name in "abc" { intake.enqueue("\(name)") }
      store.answer(.broken)
      store.answer()
      store.answer()
    }
    #expect(firsts == 2 && totals == [3, 3])
  }
}
