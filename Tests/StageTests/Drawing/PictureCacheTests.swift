import Stage
import Testing

@MainActor @Suite("A cache of pictures")
struct PictureCacheTests {
  private let cache = PictureCache()

  private func picture(_ name: String) -> Picture {
    cache.picture(name, Size(8, 8)) { $0.fill(.rect(Rect(0, 0, 8, 8)), .white) }
  }

  @Test("gives the same picture for the same name and size while somebody holds it")
  func findsWhatIsHeld() {
    let held = picture("held")
    cache.tidy()
    #expect(picture("held") === held)
    #expect(cache.picture("held", Size(9, 8)) { _ in } !== held)
  }

  @Test("forgets what nobody holds when it is tidied")
  func forgetsWhatNobodyHolds() {
    weak let life = picture("loose").life
    #expect(life != nil)
    cache.tidy()
    #expect(life == nil)
  }

  @Test("never keeps more than twice what is held, and a few")
  func staysSmall() {
    let held = (0..<100).map { picture("held \($0)") }
    var lives: [() -> Picture.Life?] = []
    for number in 0..<2_000 {
      let life = picture("loose \(number)").life
      lives.append { [weak life] in life }
    }
    #expect(lives.count { $0() != nil } <= held.count + 64)
  }
}
