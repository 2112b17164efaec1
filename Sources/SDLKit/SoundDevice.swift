import Acoustics
import CSDL2
import Files
import Glibc

/// What the system plays sounds by, from its opening until it is closed; belongs to the thread that opens it.
public nonisolated final class SoundDevice {
  private let id: SDL_AudioDeviceID
  /// Mixes on a thread of SDL's for as long as the device is open.
  private let mixing: Unmanaged<Mixing>

  /// Opens the system's usual device and plays what a queue asks for.
  ///
  /// May take a second; 12 ms where there is no device.
  ///
  /// - Throws: where there is none, or it is busy.
  public init(_ queue: MixQueue) throws(SDLError) {
    Self.silenceALSA()
    // Not by `SDL_Init`, whose counts of what is in use are the main thread's.
    guard SDL_AudioInit(Self.driver) == 0 else { throw SDLError("SDL_AudioInit") }
    mixing = .passRetained(Mixing(queue))
    var wanted = SDL_AudioSpec()
    wanted.freq = Int32(Samples.rate)
    wanted.format = SDL_AudioFormat(CSDL2_AUDIO_F32)
    wanted.channels = 2
    wanted.samples = 512
    wanted.userdata = mixing.toOpaque()
    wanted.callback = { mixing, bytes, count in
      guard let mixing, let bytes else { return }
      Unmanaged<Mixing>.fromOpaque(mixing).takeUnretainedValue().mix(bytes, Int(count))
    }
    id = SDL_OpenAudioDevice(nil, 0, &wanted, nil, 0)
    guard id > 0 else {
      let error = SDLError("SDL_OpenAudioDevice")
      mixing.release()
      SDL_AudioQuit()
      throw error
    }
    SDL_PauseAudioDevice(id, 0)
  }

  /// Closes it; nothing is heard any more.
  public func close() {
    SDL_CloseAudioDevice(id)
    mixing.release()
    SDL_AudioQuit()
  }

  /// Whether it is still there.
  public var isPlaying: Bool { SDL_GetAudioDeviceStatus(id) == SDL_AUDIO_PLAYING }

  /// The clock that orders to the mixer are due on.
  public static var now: Duration { .nanoseconds(nanoseconds) }

  private static var nanoseconds: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// What SDL's thread is handed.
  private final class Mixing {
    private let mixer: Mixer

    init(_ queue: MixQueue) { mixer = Mixer(queue) }

    func mix(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) {
      let floats = count / MemoryLayout<Float>.stride
      UnsafeMutableRawPointer(bytes).withMemoryRebound(to: Float.self, capacity: floats) {
        mixer.mix(
          into: UnsafeMutableBufferPointer(start: $0, count: floats), at: SoundDevice.nanoseconds)
      }
    }
  }

  /// Whom SDL is to ask; nil leaves it to what the environment says.
  ///
  /// A server of sound is asked only where its socket is: PulseAudio's library would make folders, and tell the terminal
  /// what it cannot do.
  private static var driver: String? {
    guard SDL_GetHint(SDL_HINT_AUDIODRIVER) == nil else { return nil }
    if SDL_getenv("PULSE_SERVER") != nil || hasSocket("pulse/native") { return "pulseaudio" }
    return hasSocket("pipewire-0") ? "pipewire" : "alsa"
  }

  private static func hasSocket(_ name: String) -> Bool {
    guard let folder = SDL_getenv("XDG_RUNTIME_DIR") else { return false }
    let path: FilePath = "\(FilePath(cString: folder))/\(name)"
    return access(path.cString, R_OK | W_OK) == 0
  }

  /// ALSA, which is asked where nothing better answers, would tell the terminal that there is no card.
  private static func silenceALSA() {
    if let found = dlsym(nil, "snd_lib_error_set_handler") { CSDL2_silence(found) }
  }
}
