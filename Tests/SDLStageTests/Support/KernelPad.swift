import Glibc

/// A gamepad that the kernel itself believes in, made through `/dev/uinput`: an Xbox 360 pad.
///
/// Its structures and numbers are those of `linux/uinput.h` and `linux/input-event-codes.h`.
final class KernelPad {
  private let file: CInt
  private var isPlugged = true

  private static let setEventBit: UInt = 0x4004_5564
  private static let setKeyBit: UInt = 0x4004_5565
  private static let setUp: UInt = 0x405C_5503
  private static let setUpAxis: UInt = 0x401C_5504
  private static let create: UInt = 0x5501
  private static let destroy: UInt = 0x5502
  private static let name: UInt = 0x8040_552C
  private static let (keyEvents, axisEvents): (UInt16, UInt16) = (1, 3)
  /// The button at the bottom of the four, and the others that SDL looks for.
  private static let south: UInt16 = 0x130
  private static let buttons: [UInt16] = [
    south, 0x131, 0x133, 0x134, 0x136, 0x137, 0x13A, 0x13B, 0x13C, 0x13D, 0x13E,
  ]
  private static let axes: [UInt16] = [0, 1, 2, 3, 4, 5, 16, 17]

  /// Plugs it in; nil where the system has no such pads, or shows none to programs.
  init?() {
    file = open("/dev/uinput", O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    guard describe(), ioctl(file, Self.create, 0) == 0, isSeen else {
      close(file)
      return nil
    }
  }

  deinit {
    unplug()
    close(file)
  }

  private func describe() -> Bool {
    let kinds = [Self.keyEvents, Self.axisEvents].allSatisfy {
      ioctl(file, Self.setEventBit, CInt($0)) == 0
    }
    let keys = Self.buttons.allSatisfy { ioctl(file, Self.setKeyBit, CInt($0)) == 0 }
    let axes = Self.axes.allSatisfy { axis in
      // The axis, two bytes of nothing; value, least, most, fuzz, flat, resolution.
      var words: [UInt32] = [UInt32(axis), 0, UInt32(bitPattern: -32768), 32767, 0, 0, 0]
      return ioctl(file, Self.setUpAxis, &words) == 0
    }
    // Bus, maker, product, version; 80 bytes of name; no effects.
    var setup = [UInt8](repeating: 0, count: 92)
    setup.replaceSubrange(0..<8, with: [3, 0, 0x5E, 0x04, 0x8E, 0x02, 0x14, 0x01])
    let title = Array("Matchwood test pad".utf8)
    setup.replaceSubrange(8..<8 + title.count, with: title)
    return kinds && keys && axes && ioctl(file, Self.setUp, &setup) == 0
  }

  /// Whether there is a file by which programs can read it.
  private var isSeen: Bool {
    var device = [CChar](repeating: 0, count: 64)
    guard ioctl(file, Self.name, &device) >= 0 else { return false }
    let folder =
      "/sys/devices/virtual/input/"
      + String(decoding: device.map(UInt8.init).prefix { $0 > 0 }, as: UTF8.self)
    return (0..<256).contains { number in
      access("\(folder)/event\(number)", F_OK) == 0
        && access("/dev/input/event\(number)", R_OK) == 0
    }
  }

  /// Presses the button at the bottom, or lets it go.
  func setSouth(isDown: Bool) {
    send(Self.keyEvents, Self.south, isDown ? 1 : 0)
    send(0, 0, 0)
  }

  private func send(_ kind: UInt16, _ code: UInt16, _ value: Int32) {
    // 16 bytes of time, which the kernel sets itself.
    var event = [UInt8](repeating: 0, count: 16)
    withUnsafeBytes(of: (kind, code, value)) { event += $0 }
    _ = write(file, event, event.count)
  }

  /// Pulls it out.
  func unplug() {
    guard isPlugged else { return }
    isPlugged = false
    _ = ioctl(file, Self.destroy, 0)
  }
}
