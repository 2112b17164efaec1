import Files
import Glibc
import SDLKit
import Synchronization
import TestSupport

@testable import Matchwood

/// A window's server in folders of its own, and those who come to it; no limit of time is short.
@MainActor final class InstanceRig {
  let folder = TemporaryFolder()
  let place: InstanceSocket
  let server: InstanceServer
  /// The time of the server; `pass` moves it on.
  private let clock = Clock()

  private nonisolated final class Clock: Sendable {
    let now = Mutex(ContinuousClock.now)
  }

  /// - Parameter obstacle: makes what is in the way in the runtime folder, whose path and socket's name it is told.
  init(obstacle: (_ runtime: String, _ name: String) -> Void = { _, _ in }) throws {
    try Folder(folder.path + "/data").make()
    try Folder(folder.path + "/run/matchwood").make()
    let data = try File(folder.path + "/data", O_RDONLY | O_DIRECTORY, "open")
    obstacle(folder.path + "/run/matchwood", try data.identity() + ".socket")
    place = try InstanceSocket(
      of: Folder(folder.path + "/data"), in: Folder(folder.path + "/run/matchwood"),
      timeout: TestTimeout.seconds)
    server = try InstanceServer(place) { [clock] in clock.now.withLock { $0 } }
  }

  isolated deinit { server.close() }

  /// Moves the time of the server on.
  func pass(_ time: Duration) { clock.now.withLock { $0 += time } }

  /// Lets people in.
  func open() { server.open(wake: {}) }

  /// Where the socket is.
  var path: String {
    let names = folder.names(in: "run/matchwood").filter { $0.hasSuffix(".socket") }
    return folder.path + "/run/matchwood/" + (names.first ?? "none")
  }
}
