import Files
import Foundation
import Glibc
import TestSupport
import Testing

@testable import Matchwood

@Suite("The door of an open window under attack") @MainActor
struct InstanceAttackTests {
  private let rig: InstanceRig

  init() throws {
    rig = try InstanceRig()
    rig.open()
  }

  private func guest() throws -> LocalSocket { try #require(rig.place.connect()) }

  @Test("Whoever talks nonsense is sent away, and nothing comes of it")
  func garbage() throws {
    var dice = SeededBytes(seed: 7)
    for length in [1, 2, 11, 12, 100, 8191, 8192] {
      let guest = try guest()
      #expect(guest.send(dice.bytes(length)))
      #expect(guest.receive(atMost: 100) == .end)
    }
    #expect(rig.server.collect().isEmpty)
    #expect(rig.place.send([.window]))
  }

  @Test("A message that is larger than any path is not read")
  func huge() throws {
    let guest = try guest()
    #expect(guest.send(OpenRequest.link(String(repeating: "a", count: 100_000)).message))
    #expect(guest.receive(atMost: 100) == .end)
    #expect(!rig.place.send([.picture("/" + FilePath(String(repeating: "a", count: 9000)))]))
    #expect(rig.server.collect().isEmpty)
  }

  @Test("Whoever says nothing for a while is sent away, and keeps nobody waiting")
  func slow() throws {
    let quiet = try (1...7).map { _ in try guest() }
    #expect(rig.place.send([.window]))
    for guest in quiet { #expect(guest.receive(atMost: 100, waits: false) == .nothing) }
    rig.pass(.seconds(2))
    for guest in quiet { #expect(guest.receive(atMost: 100) == .end) }
  }

  @Test("However many come and stay, who comes next is heard")
  func crowd() throws {
    var crowd: [LocalSocket] = []
    for round in 1...200 {
      crowd.append(try guest())
      if round.isMultiple(of: 50) { #expect(rig.place.send([.window])) }
    }
    #expect(rig.server.collect().count == 4)
  }

  @Test("A window that does not look takes a thousand things and no more")
  func flood() throws {
    let guest = try guest()
    var taken = 0
    while guest.send(OpenRequest.window.message),
      guest.receive(atMost: 100) == .message(InstanceSocket.answer)
    {
      taken += 1
    }
    #expect(taken == InstanceServer.room)
    #expect(rig.server.collect().count == InstanceServer.room)
    #expect(rig.place.send([.window]))
  }

  @Test("Whoever asks and does not listen to the answers is sent away")
  func deaf() throws {
    let guest = try guest()
    var sent = 0
    while sent < 5000, guest.send(OpenRequest.window.message) { sent += 1 }
    _ = rig.server.collect()
    #expect(rig.place.send([.window]))
  }

  @Test("A request whose sender is gone is not carried out, because it would come again")
  func gone() throws {
    let rig = try InstanceRig()
    do { #expect(try #require(rig.place.connect()).send(OpenRequest.game("pairs").message)) }
    rig.open()
    #expect(rig.place.send([.window]))
    #expect(rig.server.collect() == [.window])
  }

  @Test(
    "Another user is not heard, even where the folder and the server are left open",
    .enabled(if: geteuid() == 0 && access("/usr/bin/perl", X_OK) == 0))
  func foreigner() throws {
    chmod(rig.folder.path, 0o755)
    chmod(rig.folder.path + "/run", 0o755)
    #expect(try answer(toUser: 65534) == "closed: Permission denied")
    chmod(rig.folder.path + "/run/matchwood", 0o755)
    chmod(rig.path, 0o777)
    #expect(try answer(toUser: 65534) == "")
    #expect(rig.server.collect().isEmpty)
    #expect(try answer(toUser: 0) == "taken")
    #expect(rig.server.collect() == [.window])
  }

  /// What a process of a user hears that hands over nothing but itself.
  private func answer(toUser user: Int) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/perl")
    process.arguments = ["-e", Self.caller, rig.path, String(user)]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let words = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: words, as: UTF8.self)
  }

  private static let caller = """
    use Socket;
    ($<, $>) = ($ARGV[1], $ARGV[1]) if $ARGV[1];
    socket(S, AF_UNIX, 5, 0) or die;
    unless (connect(S, pack_sockaddr_un($ARGV[0]))) { print "closed: $!"; exit }
    syswrite(S, "matchwood 1 window");
    sysread(S, $answer, 100);
    print $answer;
    """
}

/// Bytes without a meaning, the same for the same seed.
private struct SeededBytes {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 56)
    }
  }
}
