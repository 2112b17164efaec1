import Testing

@testable import Matchwood

@Suite("A bell")
struct BellTests {
  @Test("wakes who sleeps, then and ever after")
  func ring() {
    let bell = Bell()
    #expect(!bell.sleep(0))
    bell.ring()
    #expect(bell.sleep(0))
    bell.ring()
    #expect(bell.sleep(0))
  }
}
