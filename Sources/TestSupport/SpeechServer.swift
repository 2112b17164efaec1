import Glibc
import Synchronization
import Threads

/// A small speech server, which talks SSIP over a Unix socket and records the texts.
public final class SpeechServer: Sendable {
  /// How the server treats its clients.
  public enum Behaviour: Sendable { case answers, hangs, dies }

  private struct State {
    var behaviour: Behaviour
    var texts: [String] = []
    var commands: [String] = []
    var connections = 0
    var unanswered = 0
  }

  private let state: Mutex<State>
  private let listener: Int32
  /// The address for the environment variable `SPEECHD_ADDRESS`.
  public let address: String

  /// Starts a server.
  public init(in folder: TemporaryFolder, _ behaviour: Behaviour = .answers) {
    state = Mutex(State(behaviour: behaviour))
    let path = "\(folder.path)/speech"
    address = "unix_socket:\(path)"
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        precondition(bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0)
      }
    }
    listen(listener, 8)
    Background.makeThread { [self] in accept() }
  }

  public var texts: [String] { state.withLock { $0.texts } }
  public var commands: [String] { state.withLock { $0.commands } }
  public var connections: Int { state.withLock { $0.connections } }

  /// The number of lines that the server has not answered.
  public var unanswered: Int { state.withLock { $0.unanswered } }

  public func behave(_ behaviour: Behaviour) { state.withLock { $0.behaviour = behaviour } }

  /// Refuses new clients from now on.
  public func close() { shutdown(listener, Int32(SHUT_RDWR)) }

  private func accept() {
    while true {
      let client = Glibc.accept(listener, nil, nil)
      guard client >= 0 else { return }
      state.withLock { $0.connections += 1 }
      Background.makeThread { [self] in serve(client) }
    }
  }

  private func serve(_ client: Int32) {
    defer { Glibc.close(client) }
    guard let stream = fdopen(dup(client), "r") else { return }
    defer { fclose(stream) }
    var isText = false
    var text: [String] = []
    while let line = Self.line(of: stream) {
      switch state.withLock({ $0.behaviour }) {
      case .answers: break
      case .hangs:
        state.withLock { $0.unanswered += 1 }
        continue
      case .dies: return
      }
      if isText, line != "." {
        text.append(line)
        continue
      }
      let answer: String
      if isText {
        state.withLock { $0.texts.append(text.joined(separator: "\n")) }
        (isText, text) = (false, [])
        answer = "225-1\r\n225 OK MESSAGE QUEUED\r\n"
      } else if line.uppercased() == "SPEAK" {
        isText = true
        answer = "230 OK RECEIVING DATA\r\n"
      } else {
        state.withLock { $0.commands.append(line) }
        answer = "208 OK\r\n"
      }
      send(client, answer, answer.utf8.count, Int32(MSG_NOSIGNAL))
    }
  }

  private static func line(of stream: UnsafeMutablePointer<FILE>) -> String? {
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    guard getline(&line, &capacity, stream) > 0, let line else { return nil }
    return String(String(cString: line).prefix { !$0.isNewline })
  }
}
