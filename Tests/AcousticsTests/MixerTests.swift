import Acoustics
import Glibc
import Testing

@Suite("The mixer")
struct MixerTests {
  private let queue = MixQueue()
  private let store = SoundStore()

  private func start(
    _ name: SoundName, voice: UInt32, variant: Int = 0, due: UInt64 = 0
  ) -> MixCommand {
    let place = store.samples(of: name, variant: variant)
    var command = MixCommand(.start, voice: voice)
    command.samples = place.address
    command.count = UInt32(place.count)
    command.loops = name.sound.loops
    (command.left, command.right, command.due) = (0.7, 0.7, due)
    return command
  }

  /// Mixes so many blocks of 512 frames.
  private func mix(_ mixer: Mixer, blocks: Int, at now: UInt64 = 0) -> [Float] {
    var all: [Float] = []
    var block = [Float](repeating: 0, count: 1024)
    for _ in 0..<blocks {
      block.withUnsafeMutableBufferPointer { mixer.mix(into: $0, at: now) }
      all += block
    }
    return all
  }

  private func peak(_ samples: some Collection<Float>) -> Float { samples.map(abs).max() ?? 0 }

  @Test("Of 24 loud voices at once nothing is clipped")
  func crowd() {
    let mixer = Mixer(queue)
    for voice in 0..<24 { queue.enqueue(start(.tileStops, voice: UInt32(voice))) }
    let heard = mix(mixer, blocks: 20)
    #expect(peak(heard) > 0.8 && peak(heard) < 1)
    // No two neighbours lie at the limit, as they would were it cut off.
    let flat = zip(heard, heard.dropFirst(2)).count { abs($0) > 0.98 && $0 == $1 }
    #expect(flat == 0)
  }

  @Test("A sound that is more than 150 ms late is not heard; one that is held is")
  func late() {
    let mixer = Mixer(queue)
    queue.enqueue(start(.cardLaid, voice: 1, due: 1_000_000))
    #expect(peak(mix(mixer, blocks: 4, at: 152_000_000)) == 0)
    queue.enqueue(start(.cardLaid, voice: 2, due: 1_000_000))
    #expect(peak(mix(mixer, blocks: 4, at: 150_000_000)) > 0.1)
    queue.enqueue(start(.fire, voice: 3, due: 1_000_000))
    #expect(peak(mix(mixer, blocks: 20, at: 9_000_000_000)) > 0.001)
  }

  @Test("What is held goes on until it is let go, and then dies away without a jump")
  func held() {
    let mixer = Mixer(queue)
    queue.enqueue(start(.tileSlides, voice: 7))
    // Three times as long as its samples are.
    let long = mix(mixer, blocks: 340)
    #expect(peak(long.suffix(4096)) > 0.02)
    #expect(queue.pending == 1)
    queue.enqueue(MixCommand(.end, voice: 7))
    let end = mix(mixer, blocks: 8)
    #expect(abs(end[0] - (long.dropLast().last ?? 9)) < 0.1)
    #expect(peak(end.suffix(1024)) < 0.001)
    #expect(queue.pending == 0)
  }

  @Test("What stands still is silent, and goes on afterwards")
  func paused() {
    let mixer = Mixer(queue)
    queue.enqueue(start(.globeTurns, voice: 7))
    _ = mix(mixer, blocks: 20)
    var command = MixCommand(.change, voice: 7)
    (command.left, command.right, command.rate) = (0.7, 0.7, 0)
    queue.enqueue(command)
    #expect(peak(mix(mixer, blocks: 20).suffix(1024)) < 0.001)
    #expect(queue.pending == 1)
    command.rate = 1
    queue.enqueue(command)
    #expect(peak(mix(mixer, blocks: 20).suffix(4096)) > 0.01)
  }

  @Test("A voice that is asked for twice is heard once, and more than all voices are not")
  func limit() {
    let mixer = Mixer(queue)
    queue.enqueue(start(.fire, voice: 1))
    queue.enqueue(start(.fire, voice: 1))
    _ = mix(mixer, blocks: 1)
    #expect(queue.pending == 1)
    for voice in 2...100 { queue.enqueue(start(.fire, voice: UInt32(voice))) }
    _ = mix(mixer, blocks: 1)
    #expect(queue.pending == Mixer.voiceLimit)
    queue.enqueue(MixCommand(.endAll))
    _ = mix(mixer, blocks: 8)
    #expect(queue.pending == 0)
  }

  @Test("The volume holds for everything, and changes softly")
  func volume() {
    queue.volume = 0
    let mixer = Mixer(queue)
    queue.enqueue(start(.fire, voice: 1))
    #expect(peak(mix(mixer, blocks: 20)) == 0)
    queue.volume = 1
    let heard = mix(mixer, blocks: 20)
    #expect(peak(heard.prefix(8)) < 0.01 && peak(heard) > 0.005)
  }
}

@Suite("Orders between threads")
struct MixQueueTests {
  @Test("An order comes out as it was put in; a full queue takes no more until it is emptied")
  func full() {
    let queue = MixQueue()
    var taken = 0
    while queue.enqueue(MixCommand(.end, voice: UInt32(taken))) { taken += 1 }
    #expect(taken == queue.pending && taken > 100)
    queue.clear()
    #expect(queue.pending == 0)
    #expect(queue.enqueue(MixCommand(.endAll)))
  }
}

@Suite("Files of samples")
struct WaveFileTests {
  @Test("A file says what is in it, and holds each sample in two bytes")
  func bytes() {
    let bytes = WaveFile.bytes([Samples.whole(1), Samples.whole(-1), 0, Samples.whole(2)])
    #expect(bytes.count == 44 + 8)
    #expect(Array(bytes[0..<4]) == Array("RIFF".utf8) && bytes[4] == 36 + 8)
    #expect(Array(bytes[8..<16]) == Array("WAVEfmt ".utf8))
    // PCM, two channels, 48,000 times a second.
    #expect(Array(bytes[20..<28]) == [1, 0, 2, 0, 0x80, 0xBB, 0, 0])
    #expect(Array(bytes[44...]) == [0xFF, 0x7F, 0x01, 0x80, 0, 0, 0xFF, 0x7F])
  }
}
