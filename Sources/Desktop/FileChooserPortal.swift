import Files
import Synchronization
import Threads

/// The file dialogs of the desktop, by its portal. Source: `org.freedesktop.portal.FileChooser`.
///
/// A thread and a connection of its own ask each question. So a slow or hung desktop delays nothing, and a dialog closes
/// with the program.
public final class FileChooserPortal: DesktopFileChooser, Sendable {
  /// The number of the last question and its answer.
  private let state = Mutex<(number: Int, answer: FileAnswer?)>((0, nil))
  private let address: String
  private let wake: @Sendable () -> Void

  private static let service = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.FileChooser"
  private static let request = "org.freedesktop.portal.Request"
  /// The time in milliseconds in which the portal must accept a question.
  private static let limit: Int32 = 500
  /// The time in milliseconds in which a dialog of a dropped question closes.
  private static let interval: Int32 = 200

  /// - Parameters:
  ///   - address: the address of the session's bus.
  ///   - wake: called on another thread when there is something to ``collect()``.
  public init(at address: String, wake: @escaping @Sendable () -> Void) {
    (self.address, self.wake) = (address, wake)
  }

  public func ask(_ question: FileQuestion) {
    let number = begin()
    let isAsked = Background.makeThread { [self] in finish(number, answer(to: question, number)) }
    if !isAsked { finish(number, .missing) }
  }

  public func close() { _ = begin() }

  public func collect() -> FileAnswer? {
    state.withLock { state in
      defer { state.answer = nil }
      return state.answer
    }
  }

  /// Drops the last question, and returns the number of the next one.
  private func begin() -> Int {
    state.withLock { state in
      state = (state.number + 1, nil)
      return state.number
    }
  }

  private func finish(_ number: Int, _ answer: FileAnswer) {
    state.withLock { if $0.number == number { $0.answer = answer } }
    wake()
  }

  private func isLast(_ number: Int) -> Bool { state.withLock { $0.number == number } }

  /// Asks, and waits for the player's answer.
  private func answer(to question: FileQuestion, _ number: Int) -> FileAnswer {
    let start = ContinuousClock.now
    guard let bus = BusConnection(address, milliseconds: Self.limit) else { return .missing }
    let spent = (ContinuousClock.now - start) / .milliseconds(1)
    bus.receive("type='signal',sender='\(Self.service)',interface='\(Self.request)'")
    let reply = bus.call(
      question.method, of: Self.interface, at: Self.path, in: Self.service, question.arguments,
      milliseconds: max(1, Self.limit - Int32(spent)))
    guard let handle = reply?.values.first?.text else { return .missing }
    while let message = bus.next(checkingEvery: Self.interval, while: { isLast(number) }) {
      if message.isSignal("Response", of: Self.request) { return FileAnswer(message.values) }
    }
    // The question was dropped, or the bus has ended.
    bus.send("Close", of: Self.request, at: handle, in: Self.service)
    return .missing
  }
}

extension FileQuestion {
  fileprivate var method: String { name == nil ? "OpenFile" : "SaveFile" }

  fileprivate var arguments: [BusArgument] {
    var options: [(String, BusArgument)] = []
    if let name { options.append(("current_name", .text(name))) }
    if !filters.isEmpty {
      options.append(("filters", .list("(sa(us))", filters.map(\.argument))))
    }
    return [.text(window), .text(title), .options(options)]
  }
}

extension FileQuestion.Filter {
  fileprivate var argument: BusArgument {
    let patterns = patterns.map { pattern in
      BusArgument.structure([.number(pattern.contains("/") ? 1 : 0), .text(pattern)])
    }
    return .structure([.text(name), .list("(us)", patterns)])
  }
}

extension FileAnswer {
  /// The answer in a signal: a number, where 1 means that the player has cancelled, and a dictionary.
  init(_ values: [BusValue]) {
    let results = values.last?.list.map(\.list) ?? []
    let addresses = results.first { $0.first?.text == "uris" }?.last?.list ?? []
    switch (values.first?.number, addresses.first?.text.flatMap { FilePath(address: FilePath($0)) })
    {
    case (0, let path?): self = .chosen(path)
    case (1, _): self = .cancelled
    default: self = .missing
    }
  }
}
