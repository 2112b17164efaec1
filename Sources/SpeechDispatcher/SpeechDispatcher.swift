import Glibc
import Synchronization
import Threads

/// The user's speech-dispatcher, which reads texts aloud.
///
/// All calls are made on a thread that ends when no text is left. So a server that hangs or dies does not block the
/// program. A text opens a new connection 5 s after the last failure at the earliest.
public final class SpeechDispatcher: SpeechService, Sendable {
  /// The number of texts that may wait. More drop the oldest.
  private static let mostTexts = 4
  /// The number of threads that may hang in a call without a connection that could be closed.
  private static let mostStuckThreads = 3

  private let state: Mutex<State>
  /// The time between two attempts to connect, and the time after which a call counts as hanging.
  private let patience: Duration
  private let startsServer: Bool
  private let onChange: @Sendable () -> Void

  private struct State {
    var texts: [String] = []
    var cancels = false
    var language: String
    var isMissing = false
    var connection: SpeechConnection?
    /// The language that was sent to the server last.
    var toldLanguage: String?
    /// The start of the call that has not returned; `nil` while no thread runs.
    var callStart: ContinuousClock.Instant?
    var nextAttempt: ContinuousClock.Instant?
    /// The number of the thread in use. Earlier threads hang, and end without effect.
    var thread = 0
    var stuckThreads = 0
  }

  /// Creates a service that connects with the first text.
  ///
  /// - Parameters:
  ///   - language: the code of a language, such as `de`.
  ///   - patience: the time between two attempts to connect. A call that takes longer counts as hanging.
  ///   - startsServer: whether the library starts a server if none runs.
  ///   - onChange: called on another thread when ``isMissing`` has changed.
  public init(
    language: String, patience: Duration = .seconds(5), startsServer: Bool = true,
    onChange: @escaping @Sendable () -> Void = {}
  ) {
    state = Mutex(State(language: language))
    (self.patience, self.startsServer) = (patience, startsServer)
    self.onChange = onChange
  }

  public var isMissing: Bool { state.withLock { $0.isMissing } }

  public func setLanguage(_ code: String) { state.withLock { $0.language = code } }

  public func say(_ text: String, cancels: Bool) {
    add { state in
      if cancels { (state.texts, state.cancels) = ([], true) }
      state.texts.append(text)
      if state.texts.count > Self.mostTexts { state.texts.removeFirst() }
    }
  }

  public func stop() {
    add { state in
      (state.texts, state.cancels) = ([], true)
    }
  }

  /// Changes the waiting texts, and starts a thread unless one runs.
  private func add(_ change: (inout State) -> Void) {
    let thread = state.withLock { state -> Int? in
      change(&state)
      return prepareThread(&state)
    }
    if let thread { Background.makeThread { self.run(thread) } }
  }

  /// Returns the number of the thread to start, or `nil` if none is due.
  private func prepareThread(_ state: inout State) -> Int? {
    let now = ContinuousClock.now
    if let start = state.callStart {
      guard now - start > patience, state.stuckThreads < Self.mostStuckThreads else { return nil }
      // The thread hangs. Closing its connection ends the call; a call that opens one ends with the server.
      state.connection?.abort()
      (state.connection, state.callStart, state.nextAttempt) = (nil, nil, nil)
      state.stuckThreads += 1
    }
    if let next = state.nextAttempt, state.connection == nil, now < next {
      (state.texts, state.cancels) = ([], false)
      return nil
    }
    state.thread += 1
    state.callStart = now
    return state.thread
  }

  /// One step of a thread.
  private struct Job {
    var connection: SpeechConnection?
    let texts: [String]
    let cancels: Bool
    let language: String
    let isNewLanguage: Bool
  }

  private func run(_ thread: Int) {
    Self.blockPipeSignal()
    while let job = nextJob(thread) {
      let connection =
        job.connection ?? SpeechConnection(language: job.language, startsServer: startsServer)
      // A connection that is being used can be closed from outside.
      let isOurs = state.withLock { state in
        guard state.thread == thread else { return false }
        state.connection = connection
        return true
      }
      guard isOurs else { break }
      let isSaid = connection.map { Self.perform(job, on: $0) } ?? false
      guard end(thread, isSaid ? connection : nil, job.language) else { return }
    }
    leave(thread)
  }

  /// Returns the next texts to speak, or `nil` if none is left.
  private func nextJob(_ thread: Int) -> Job? {
    state.withLock { state in
      guard state.thread == thread else { return nil }
      guard !state.texts.isEmpty || state.cancels else {
        state.callStart = nil
        return nil
      }
      defer { (state.texts, state.cancels) = ([], false) }
      state.callStart = .now
      return Job(
        connection: state.connection, texts: state.texts, cancels: state.cancels,
        language: state.language, isNewLanguage: state.toldLanguage != state.language)
    }
  }

  private static func perform(_ job: Job, on connection: SpeechConnection) -> Bool {
    if job.isNewLanguage, !connection.setLanguage(job.language) { return false }
    if job.cancels, !connection.cancel() { return false }
    return job.texts.allSatisfy(connection.say)
  }

  /// Records the result of a step. Returns whether the thread goes on.
  private func end(_ thread: Int, _ connection: SpeechConnection?, _ language: String) -> Bool {
    let (goesOn, isChange) = state.withLock { state -> (Bool, Bool) in
      guard state.thread == thread else { return (true, false) }
      let wasMissing = state.isMissing
      state.connection = connection
      state.isMissing = connection == nil
      state.toldLanguage = connection == nil ? nil : language
      if connection == nil {
        state.nextAttempt = .now + patience
        (state.texts, state.cancels, state.callStart) = ([], false, nil)
      }
      return (connection != nil, wasMissing != state.isMissing)
    }
    if isChange { onChange() }
    return goesOn
  }

  /// Counts a thread that has come back from a call that hung.
  private func leave(_ thread: Int) {
    state.withLock { state in
      if state.thread != thread { state.stuckThreads = max(0, state.stuckThreads - 1) }
    }
  }

  /// Makes writing to a dead server an error of the call, instead of a signal that ends the program.
  private static func blockPipeSignal() {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}
