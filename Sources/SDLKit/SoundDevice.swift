import Acoustics
import CSDL2
import Files
import Glibc

/// An open audio output. It belongs to the thread that opens it.
public nonisolated final class SoundDevice {
  private let id: SDL_AudioDeviceID
  /// The mixer, which runs on SDL's audio thread while the device is open.
  private let mixing: Unmanaged<Mixing>

  /// Opens the default audio device and starts to play the commands of a queue.
  ///
  /// May take a second, or 12 ms if there is no device.
  ///
  /// - Throws: if there is no device or it is busy.
  public init(_ queue: MixQueue) throws(SDLError) {
    Self.silenceALSA()
    // `SDL_Init` is avoided because its reference counts belong to the main thread.
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

  /// Closes the device and stops playback.
  public func close() {
    SDL_CloseAudioDevice(id)
    mixing.release()
    SDL_AudioQuit()
  }

  /// Whether the device is still playing.
  public var isPlaying: Bool { SDL_GetAudioDeviceStatus(id) == SDL_AUDIO_PLAYING }

  /// The current time on the clock of the mixer's commands.
  public static var now: Duration { .nanoseconds(nanoseconds) }

  private static var nanoseconds: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// The object that SDL's audio callback receives.
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

  /// The audio driver to use, or `nil` to obey SDL's environment variables.
  ///
  /// A sound server is tried only if its socket exists or `PULSE_SERVER` is set. Otherwise PulseAudio's library would
  /// create folders and print errors to the terminal.
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

  /// Disables ALSA's error output. ALSA is the fallback, and would print messages if there is no sound card.
  private static func silenceALSA() {
    if let found = dlsym(nil, "snd_lib_error_set_handler") { CSDL2_silence(found) }
  }
}
