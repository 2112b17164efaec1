import Files
import Foundation
import Glibc
import TestSupport
import Testing

@testable import Matchwood

@Suite("The door of an open window") @MainActor
struct InstanceTests {
  @Test("What is handed over comes in its order, and is answered only when it has been taken")
  func order() throws {
    let rig = try InstanceRig()
    rig.open()
    let things: [OpenRequest] = [.link("a"), .picture("/b"), .window]
    #expect(rig.place.send(things))
    #expect(rig.server.collect() == things)
  }

  @Test("A start that comes before the window listens waits in line")
  func early() throws {
    let rig = try InstanceRig()
    let guest = try #require(rig.place.connect())
    #expect(guest.send(OpenRequest.game("pairs").message))
    rig.open()
    #expect(guest.receive(atMost: 100) == .message(InstanceSocket.answer))
    #expect(rig.server.collect() == [.game("pairs")])
  }

  @Test("Where nobody listens, a start is told so at once, and what was left behind gives way")
  func stale() throws {
    let rig = try InstanceRig()
    rig.server.close()
    #expect(!rig.place.send([.window]))
    // As a window leaves it that was killed.
    do { _ = try rig.place.listen() }
    #expect(rig.folder.names(in: "run/matchwood").count == 1)
    #expect(!rig.place.send([.window]))
    let next = try InstanceServer(rig.place)
    next.open(wake: {})
    #expect(rig.place.send([.window]))
    next.close()
    #expect(rig.folder.names(in: "run/matchwood").isEmpty)
  }

  @Test("A window removes no door but its own")
  func successor() throws {
    let rig = try InstanceRig()
    let next = try InstanceServer(rig.place)
    rig.server.close()
    next.open(wake: {})
    #expect(rig.place.send([.window]))
    #expect(next.collect() == [.window])
    next.close()
  }

  @Test("Windows of different folders have different doors")
  func twoFolders() throws {
    let rig = try InstanceRig()
    rig.open()
    try Folder(rig.folder.path + "/other").make()
    let other = try InstanceSocket(
      of: Folder(rig.folder.path + "/other"), in: Folder(rig.folder.path + "/run/matchwood"))
    #expect(!other.send([.window]))
    // The same folder by another path.
    symlink(rig.folder.path + "/data", rig.folder.path + "/link")
    let same = try InstanceSocket(
      of: Folder(rig.folder.path + "/link"), in: Folder(rig.folder.path + "/run/matchwood"))
    #expect(same.send([.window]))
  }

  @Test("A file, a link or a pipe in the place of the door gives way, and is not followed")
  func obstacles() throws {
    let victim = TemporaryFolder()
    victim.write("mine", to: "file")
    for kind in 0..<3 {
      let rig = try InstanceRig { runtime, name in
        switch kind {
        case 0: try? File.replace("\(runtime)/\(name)", with: [1])
        case 1: symlink("\(victim.path)/file", "\(runtime)/\(name)")
        default: mkfifo("\(runtime)/\(name)", 0o600)
        }
      }
      rig.open()
      #expect(rig.place.send([.window]))
    }
    #expect(try SafeFile(path: victim.path + "/file").read() == Array("mine".utf8))
  }

  @Test("One more guest than there are seats takes the place of the quietest")
  func quietest() throws {
    let rig = try InstanceRig()
    let socket = try #require(rig.place.connect())
    let now = ContinuousClock.now
    var guests: [InstanceServer.Client] = []
    var times = [3, 1, 2, 4, 5, 6, 7, 8, 9].map { now + .seconds($0) }
    for time in times { InstanceServer.seat(.init(socket: socket, heard: time), among: &guests) }
    times.remove(at: 1)
    #expect(guests.map(\.heard) == times)
  }

  @Test("Errors name the folder and the socket as the player knows them")
  func names() throws {
    let rig = try InstanceRig()
    let runtime = rig.folder.path + "/run/matchwood"
    chmod(runtime, 0o755)
    let place = { try InstanceSocket(of: Folder(rig.folder.path + "/data"), in: Folder(runtime)) }
    #expect(throws: FileError("use", runtime, code: EPERM)) { _ = try place() }
    chmod(runtime, 0o700)
    rig.server.close()
    let socket =
      try runtime + "/" + File(rig.folder.path + "/data", O_RDONLY, "open").identity() + ".socket"
    try Folder(socket).make()
    #expect(throws: FileError("listen at", socket, code: EADDRINUSE)) { _ = try place().listen() }
  }

  @Test("A start follows no link to a door of somebody else's making")
  func linkToSocket() throws {
    let rig = try InstanceRig()
    rig.open()
    let path = rig.path
    try FileManager.default.moveItem(atPath: path, toPath: rig.folder.path + "/socket")
    symlink(rig.folder.path + "/socket", path)
    #expect(!rig.place.send([.window]))
    #expect(rig.server.collect().isEmpty)
  }

  @Test("A runtime folder to which others have rights is not used")
  func sharedRuntime() throws {
    let rig = try InstanceRig()
    let places = {
      try InstanceSocket(
        of: Folder(rig.folder.path + "/data"), in: Folder(rig.folder.path + "/run/matchwood"))
    }
    chmod(rig.folder.path + "/run/matchwood", 0o755)
    #expect(throws: FileError.self) { try places() }
    chmod(rig.folder.path + "/run/matchwood", 0o700)
    chmod(rig.folder.path + "/run", 0o777)
    #expect(throws: FileError.self) { try places() }
    chmod(rig.folder.path + "/run", 0o755)
    _ = try places()
    rig.folder.remove("run/matchwood")
    symlink(rig.folder.path + "/data", rig.folder.path + "/run/matchwood")
    #expect(throws: FileError.self) { try places() }
  }
}
