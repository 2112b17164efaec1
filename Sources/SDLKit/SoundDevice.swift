import Acoustics
import CSDL2
import Files
import Glibc

/// An open audio output. It belongs to the thread that opens it.
@safe public nonisolated final class SoundDevice {
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
    guard unsafe SDL_AudioInit(Self.driver) == 0 else { throw SDLError("SDL_AudioInit") }
    unsafe mixing = .passRetained(Mixing(queue))
    var wanted = unsafe SDL_AudioSpec(
      freq: Int32(Samples.rate), format: SDL_AudioFormat(CSDL2_AUDIO_F32), channels: 2, silence: 0,
      samples: 512, padding: 0, size: 0, callback: Self.mix, userdata: mixing.toOpaque())
    id = unsafe SDL_OpenAudioDevice(nil, 0, &wanted, nil, 0)
    guard id > 0 else {
      let error = SDLError("SDL_OpenAudioDevice")
      unsafe mixing.release()
      SDL_AudioQuit()
      throw error
    }
    SDL_PauseAudioDevice(id, 0)
  }

  private static let mix: SDL_AudioCallback = { mixing, bytes, count in
    guard let mixing = unsafe mixing, let bytes = unsafe bytes else { return }
    unsafe Unmanaged<Mixing>.fromOpaque(mixing).takeUnretainedValue().mix(bytes, Int(count))
  }

  /// Closes the device and stops playback.
  public func close() {
    SDL_CloseAudioDevice(id)
    unsafe mixing.release()
    SDL_AudioQuit()
  }

  /// Whether the device is still playing.
  public var isPlaying: Bool { SDL_GetAudioDeviceStatus(id) == SDL_AUDIO_PLAYING }

  /// The current time on the clock of the mixer's commands.
  public static var now: Duration { .nanoseconds(nanoseconds) }

  private static var nanoseconds: UInt64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// The object that SDL's audio callback receives.
  private final class Mixing {
    private let mixer: Mixer

    init(_ queue: MixQueue) { mixer = Mixer(queue) }

    func mix(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) {
      let floats = count / MemoryLayout<Float>.stride
      unsafe UnsafeMutableRawPointer(bytes).withMemoryRebound(to: Float.self, capacity: floats) {
        unsafe mixer.mix(
          into: UnsafeMutableBufferPointer(start: $0, count: floats), at: SoundDevice.nanoseconds)
      }
    }
  }

  /// The audio driver to use, or `nil` to obey SDL's environment variables.
  ///
  /// A sound server is tried only if its socket exists or `PULSE_SERVER` is set. Otherwise PulseAudio's library would
  /// create folders and print errors to the terminal.
  private static var driver: String? {
    guard unsafe SDL_GetHint(SDL_HINT_AUDIODRIVER) == nil else { return nil }
    if SDLLibrary.environment("PULSE_SERVER") != nil || hasSocket("pulse/native") {
      return "pulseaudio"
    }
    return hasSocket("pipewire-0") ? "pipewire" : "alsa"
  }

  private static func hasSocket(_ name: String) -> Bool {
    guard let folder = SDLLibrary.environment("XDG_RUNTIME_DIR") else { return false }
    let path: FilePath = "\(folder)/\(name)"
    return unsafe access(path.cString, R_OK | W_OK) == 0
  }

  /// Disables ALSA's error output. ALSA is the fallback, and would print messages if there is no sound card.
  private static func silenceALSA() {
    if let found = unsafe dlsym(nil, "snd_lib_error_set_handler") { unsafe CSDL2_silence(found) }
  }
}
