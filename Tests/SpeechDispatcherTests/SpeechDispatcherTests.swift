import Glibc
import SpeechDispatcher
import TestSupport
import Testing

@Suite("The speech service", .serialized)
struct SpeechDispatcherTests {
  private let folder = TemporaryFolder()

  private func service(_ patience: Duration = .milliseconds(200)) -> SpeechDispatcher {
    SpeechDispatcher(language: "de", patience: patience, startsServer: false)
  }

  /// Starts a server and makes it the one of this process.
  private func makeServer(_ behaviour: SpeechServer.Behaviour = .answers) -> SpeechServer {
    let server = SpeechServer(in: folder, behaviour)
    use(server.address)
    return server
  }

  /// Makes an address that of the speech server for this process.
  private func use(_ address: String) { setenv("SPEECHD_ADDRESS", address, 1) }

  /// Sends texts to the server until a condition is true.
  private func say(on service: SpeechDispatcher, until isSo: () -> Bool) {
    var number = 0
    TestTimeout.wait {
      number += 1
      service.say("Text \(number)", cancels: true)
      return isSo()
    }
  }

  @Test("says texts in their order and in the language of the program")
  func says() {
    let server = makeServer()
    let service = service(TestTimeout.limit)
    service.say("Eins", cancels: false)
    service.say("Zwei.\n.\nDrei", cancels: false)
    TestTimeout.wait { server.texts.count == 2 }
    #expect(server.texts.first == "Eins")
    #expect(server.texts.last == "Zwei. . Drei")
    #expect(server.commands.contains("SET SELF LANGUAGE de"))
    #expect(!service.isMissing)
  }

  @Test("cancels old texts where new ones replace them")
  func cancels() {
    let server = makeServer()
    let service = service(TestTimeout.limit)
    service.say("Alt", cancels: false)
    TestTimeout.wait { server.texts == ["Alt"] }
    service.say("Neu", cancels: true)
    TestTimeout.wait { server.texts.last == "Neu" }
    #expect(server.commands.contains("CANCEL SELF"))
  }

  @Test("is missing without a server, and is tried again when there is something to say")
  func missing() {
    use("unix_socket:\(folder.path)/nobody")
    let service = service()
    service.say("Ist da wer?", cancels: false)
    TestTimeout.wait { service.isMissing }
    let server = makeServer()
    say(on: service) { !server.texts.isEmpty }
    TestTimeout.wait { !service.isMissing }
    #expect(!service.isMissing)
  }

  @Test("connects again after the server has died")
  func dies() {
    let server = makeServer()
    let service = service()
    service.say("Eins", cancels: false)
    TestTimeout.wait { server.texts == ["Eins"] }
    server.behave(.dies)
    service.say("Zwei", cancels: false)
    TestTimeout.wait { service.isMissing }
    server.behave(.answers)
    say(on: service) { server.texts.count > 1 }
    #expect(server.connections > 1)
  }

  @Test(
    "does not wait for a server that hangs, and opens another connection", arguments: [true, false])
  func hangs(answersFirst: Bool) {
    let server = makeServer(answersFirst ? .answers : .hangs)
    let service = service()
    if answersFirst {
      service.say("Eins", cancels: false)
      TestTimeout.wait { server.texts == ["Eins"] }
    }
    server.behave(.hangs)
    let before = server.texts.count
    service.say("Zwei", cancels: false)
    TestTimeout.wait { server.unanswered > 0 }
    server.behave(.answers)
    say(on: service) { server.texts.count > before }
    #expect(server.connections > 1)
  }
}
