import Testing

@testable import SlidingGame

@Suite("What a beam search remembers")
struct BeamMemoryTests {
  private struct Candidate: BeamCandidate {
    let mark: UInt64
  }

  /// What is left of candidates with some marks.
  private func left(_ marks: [UInt64], in memory: inout BeamMemory, but home: UInt64? = nil)
    -> [UInt64]
  {
    var candidates = BeamCandidates<Candidate>(ofLayer: marks.count)
    for mark in marks { candidates.append(Candidate(mark: mark)) }
    memory.dropSeen(&candidates, but: home)
    return candidates.buffer.map(\.mark)
  }

  @Test("keeps a board once, whatever its mark")
  func keepsOnce() {
    // The second begins with zeros, as a place in which nothing was seen.
    let marks: [UInt64] = [0x1234_5678_9ABC_DEF1, 0x0000_0000_0102_0304, 0xFFFF_0000_0777_0101]
    var memory = BeamMemory()
    #expect(left(marks, in: &memory) == marks)
    #expect(left(marks, in: &memory) == [])
  }

  @Test("never drops the board at home, though another may look the same")
  func keepsHome() {
    let home: UInt64 = 0x1234_5678_9ABC_DEF1
    var memory = BeamMemory()
    #expect(left([home, home, home ^ 2], in: &memory, but: home) == [home, home])
  }
}
