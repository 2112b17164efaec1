import Foundation

/// A message bus of its own, which ends with the object.
final class TestBus {
  let address: String
  private let daemon = Process()
  private let config: URL

  private static let path = "/usr/bin/dbus-daemon"

  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// Starts `dbus-daemon` and waits until it has written its address.
  init() throws {
    config = FileManager.default.temporaryDirectory.appending(path: "bus-\(UUID()).conf")
    try Data(Self.rules.utf8).write(to: config)
    let pipe = Pipe()
    daemon.executableURL = URL(filePath: Self.path)
    daemon.arguments = ["--config-file=\(config.path)", "--nofork", "--print-address=1"]
    daemon.standardOutput = pipe
    try daemon.run()
    var bytes = Data()
    while !bytes.contains(UInt8(ascii: "\n")) {
      let more = pipe.fileHandleForReading.availableData
      if more.isEmpty { break }
      bytes += more
    }
    address = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Ends the bus.
  func end() {
    // The daemon inherits a signal mask that blocks SIGTERM.
    if daemon.isRunning { kill(daemon.processIdentifier, SIGKILL) }
    daemon.waitUntilExit()
  }

  deinit {
    end()
    try? FileManager.default.removeItem(at: config)
  }

  private static let rules = """
    <busconfig>
      <type>session</type><listen>unix:tmpdir=/tmp</listen><auth>EXTERNAL</auth>
      <policy context="default">
        <allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/>
      </policy>
    </busconfig>
    """
}
