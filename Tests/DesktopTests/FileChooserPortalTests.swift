import Desktop
import Files
import Testing

@Suite(
  "The portal for files on a bus", .enabled(if: TestBus.isInstalled), .timeLimit(.minutes(1)))
struct FileChooserPortalTests {
  private let bus: TestBus
  private let portal: FileChooserPortal
  private let wakes: AsyncStream<Void>
  private let events: AsyncStream<Void>
  private let onEvent: AsyncStream<Void>.Continuation

  private static let question = FileQuestion(
    title: "Add a picture",
    filters: [.init(name: "Pictures", patterns: ["image/png", "*.JPG"])])

  init() throws {
    let (wakes, wake) = AsyncStream.makeStream(of: Void.self)
    (events, onEvent) = AsyncStream.makeStream(of: Void.self)
    bus = try TestBus()
    self.wakes = wakes
    portal = FileChooserPortal(at: bus.address) { wake.yield() }
  }

  private func open(_ manners: MockFileChooser.Manner...) async throws -> MockFileChooser {
    let mock = MockFileChooser(manners)
    let isOpen = await mock.open(bus.address) { [onEvent] in onEvent.yield() }
    try #require(isOpen)
    return mock
  }

  /// Waits for the answer to the last question.
  private func answer() async -> FileAnswer? {
    for await _ in wakes { if let answer = portal.collect() { return answer } }
    return nil
  }

  /// Waits until the portal has seen so many events.
  private func wait(for count: Int, _ mock: MockFileChooser) async {
    for await _ in events where mock.events.count >= count { return }
  }

  @Test("A question has its title and filters, and the answer is a path of any bytes, given once")
  func opens() async throws {
    let mock = try await open(.answer(0, ["file:///home/ann/caf%E9%20%F0%9F%90%9F.png"]))
    var question = Self.question
    question.window = "x11:4a00007"
    portal.ask(question)
    let path = FilePath(bytes: Array("/home/ann/caf".utf8) + [0xE9] + Array(" 🐟.png".utf8))
    #expect(await answer() == .chosen(path))
    #expect(portal.collect() == nil)
    let event = try #require(mock.events.first)
    let texts = ["OpenFile", "x11:4a00007", "Add a picture", "Pictures", "image/png", "*.JPG"]
    for text in texts { #expect(event.contains(text), "\(text) in \(event)") }
  }

  @Test("A question where to save suggests a name")
  func saves() async throws {
    let mock = try await open(.answer(0, ["file:///home/ann/games.csv"]))
    portal.ask(FileQuestion(title: "Save as CSV", name: "games.csv"))
    #expect(await answer() == .chosen("/home/ann/games.csv"))
    let event = try #require(mock.events.first)
    #expect(event.hasPrefix("SaveFile") && event.contains("current_name"))
    #expect(event.contains("games.csv"))
  }

  @Test("1 means that the player has cancelled; other ends and other addresses are no dialog")
  func cancelled() async throws {
    let mock = try await open(
      .answer(1, []), .answer(2, []), .answer(0, []), .answer(0, ["sftp://elsewhere/a.png"]))
    for expected in [FileAnswer.cancelled, .missing, .missing, .missing] {
      portal.ask(Self.question)
      #expect(await answer() == expected)
    }
    #expect(mock.events.count == 4)
  }

  @Test("There is no dialog where the portal does not accept the question in time, or is missing")
  func missing() async throws {
    portal.ask(Self.question)
    #expect(await answer() == .missing)
    _ = try await open(.hang)
    portal.ask(Self.question)
    #expect(await answer() == .missing)
  }

  @Test("There is no dialog without a bus", arguments: ["unix:path=/nowhere/bus", "", "nonsense"])
  func noBus(address: String) async throws {
    let (wakes, wake) = AsyncStream.makeStream(of: Void.self)
    let portal = FileChooserPortal(at: address) { wake.yield() }
    portal.ask(Self.question)
    for await _ in wakes { break }
    #expect(portal.collect() == .missing)
  }

  @Test("A bus that ends while a dialog is open ends the question")
  func dead() async throws {
    let mock = try await open(.open)
    portal.ask(Self.question)
    await wait(for: 1, mock)
    bus.end()
    #expect(await answer() == .missing)
  }

  @Test("A second question closes the dialog of the first, which has no answer then")
  func two() async throws {
    let mock = try await open(.open, .answer(0, ["file:///b.png"]))
    portal.ask(Self.question)
    await wait(for: 1, mock)
    portal.ask(Self.question)
    #expect(await answer() == .chosen("/b.png"))
    await wait(for: 3, mock)
    #expect(mock.events.count { $0 == "Close" } == 1)
  }

  @Test("A closed dialog has no answer")
  func closed() async throws {
    let mock = try await open(.open)
    portal.ask(Self.question)
    await wait(for: 1, mock)
    portal.close()
    await wait(for: 2, mock)
    #expect(mock.events.last == "Close" && portal.collect() == nil)
  }
}
