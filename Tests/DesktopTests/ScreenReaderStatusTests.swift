import Desktop
import Testing

@Suite(
  "The screen reader of the desktop", .enabled(if: TestBus.isInstalled), .timeLimit(.minutes(1)))
struct ScreenReaderStatusTests {
  /// Returns the collected values of the status, up to their number.
  private func values(
    _ count: Int, on bus: TestBus, afterFirst act: () async throws -> Void = {}
  ) async throws -> [Bool] {
    let (status, (wakes, wake)) = (ScreenReaderStatus(), AsyncStream.makeStream(of: Void.self))
    status.follow(at: bus.address) { wake.yield() }
    var values: [Bool] = []
    for await _ in wakes {
      guard let value = status.collect() else { continue }
      values.append(value)
      if values.count == 1 { try await act() }
      if values.count == count { break }
    }
    return values
  }

  @Test("runs or does not, as its service says", arguments: [true, false])
  func said(runs: Bool) async throws {
    let bus = try TestBus()
    try #require(await MockScreenReader.open(bus.address, runs: runs))
    #expect(try await values(1, on: bus) == [runs])
  }

  @Test("is followed when it starts and ends")
  func changes() async throws {
    let bus = try TestBus()
    // Two equal values in a row are one. A change that comes before the first value is collected replaces it.
    let opened = await MockScreenReader.open(bus.address, runs: false, then: [false, true])
    try #require(opened)
    #expect(await becomesTrue(on: bus))
  }

  /// Waits until the status is true. Values before it may be missed.
  private func becomesTrue(on bus: TestBus) async -> Bool {
    let (status, (wakes, wake)) = (ScreenReaderStatus(), AsyncStream.makeStream(of: Void.self))
    status.follow(at: bus.address) { wake.yield() }
    for await _ in wakes where status.collect() == true { return true }
    return false
  }

  @Test("does not run where its service does not, and is found when that starts")
  func late() async throws {
    let bus = try TestBus()
    let values = try await values(2, on: bus) {
      try #require(await MockScreenReader.open(bus.address, runs: true))
    }
    #expect(values == [false, true])
  }

  @Test("does not run while its service hangs, and is followed afterwards")
  func hung() async throws {
    let bus = try TestBus()
    try #require(await MockScreenReader.open(bus.address, runs: true, then: [true], isHung: true))
    #expect(await becomesTrue(on: bus))
  }
}
