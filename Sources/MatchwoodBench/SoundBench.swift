import Acoustics

/// Measurements of synthesising and mixing sounds.
enum SoundBench {
  private static let voices = 24
  private static let frames = 512
  private static let rate = 48_000.0

  static func run() -> [BenchRow] {
    let store = SoundStore()
    let made = SoundName.allCases.filter { $0 != .fire }.map { name in
      Samples.timing(1) { _ = store.samples(of: name, variant: 0) }[0]
    }
    let queue = MixQueue()
    let mixer = Mixer(queue)
    for voice in 0..<voices {
      queue.enqueue(start(store.samples(of: .fire, variant: voice % 3), UInt32(voice)))
    }
    var block = [Float](repeating: 0, count: 2 * frames)
    func mix() { block.withUnsafeMutableBufferPointer { mixer.mix(into: $0, at: 0) } }
    mix()
    let seconds = Samples.timing(2000, mix)
    let growth = Samples.heapGrowth { for _ in 0..<2000 { mix() } }
    let shares = seconds.map { 100 * $0 / (Double(frames) / rate) }
    return [
      BenchRow(
        name: "sound: one variant is made",
        value: Samples(made.map { $0 * 1e3 }).text("ms", digits: 1)),
      BenchRow(
        name: "sound: \(voices) voices are mixed, of a core",
        value: Samples(shares).text("%", digits: 2), target: "≤ 2 %"),
      BenchRow(
        name: "sound: memory asked for while mixing", value: "\(growth) bytes", target: "0",
        isMissed: growth > 0),
    ]
  }

  private static func start(_ place: SoundStore.Place, _ voice: UInt32) -> MixCommand {
    var command = MixCommand(.start, voice: voice)
    command.samples = place.address
    command.count = UInt32(place.count)
    command.loops = true
    (command.left, command.right, command.rate) = (0.7, 0.7, 1 + Float(voice) / 100)
    return command
  }
}
