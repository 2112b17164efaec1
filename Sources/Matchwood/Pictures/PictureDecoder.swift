import Files
import Glibc
import PictureScenes
import Stage

/// Decodes picture files in a process that may fail without harm; blocks, so call it beside the main thread.
nonisolated struct PictureDecoder: Sendable {
  /// The program that knows how to be a ``PictureReader``: this one.
  var program: FilePath = "/proc/self/exe"
  /// How long a picture may take by the clock on the wall; a busy machine may need some of it.
  var patience = Duration.seconds(10)

  /// The pixels that are wanted of a file.
  ///
  /// - Complexity: time as for decoding; memory for the pixels that come back.
  func decode(
    _ source: PictureSource, _ request: PictureRequest
  ) throws(PictureError) -> PixelImage {
    // Most of what is no picture is found out here, without a process.
    _ = try source.header()
    guard let child = ChildProcess.start(program, request.arguments, input: source.file) else {
      throw .noReader
    }
    let deadline = ContinuousClock.now + patience
    let answer = PictureAnswer(from: child, request, until: deadline)
    // Only one that has ended too early is asked why, and is near its end.
    let signal = child.end(by: answer.isCutShort ? deadline : nil)
    switch answer {
    case .image(let image): return image
    case .error(let error): throw error
    case .late: throw .tooDemanding
    case .nonsense: throw .broken
    case .ended: throw signal == SIGXCPU || signal == SIGKILL ? .tooDemanding : .broken
    }
  }
}

/// What came out of a reading process; nothing of it is taken on trust.
private nonisolated enum PictureAnswer {
  case image(PixelImage)
  case error(PictureError)
  /// It was not whole in time.
  case late
  /// It was no reply.
  case nonsense
  /// It ended too early, as the process may have.
  case ended

  var isCutShort: Bool {
    if case .ended = self { true } else { false }
  }

  init(
    from child: borrowing ChildProcess, _ request: PictureRequest,
    until deadline: ContinuousClock.Instant
  ) {
    var head = [UInt8](repeating: 0, count: PictureReply.size)
    if let failure = Self.fill(&head, from: child, deadline) {
      self = failure
      return
    }
    guard let reply = PictureReply(head) else {
      self = .nonsense
      return
    }
    if let error = reply.error {
      self = .error(error)
      return
    }
    let sides = 1...request.limit
    let (width, height) = (Int(reply.width), Int(reply.height))
    guard sides.contains(width), sides.contains(height) else {
      self = .nonsense
      return
    }
    var pixels = [UInt32](repeating: 0, count: width * height)
    self =
      Self.fill(&pixels, from: child, deadline)
      ?? .image(PixelImage(width: width, height: height, pixels: pixels))
  }

  /// - Returns: why the values could not all be read; nil where they could.
  private static func fill(
    _ values: inout [some BitwiseCopyable], from child: borrowing ChildProcess,
    _ deadline: ContinuousClock.Instant
  ) -> PictureAnswer? {
    let length = values.withUnsafeBytes { $0.count }
    var filled = 0
    while filled < length {
      guard child.waitForOutput(until: deadline) else { return .late }
      do {
        let count = try child.output.read(into: &values, from: filled)
        if count == 0 { return .ended }
        filled += count
      } catch {
        // The process has not ended, and would write for as long as it may.
        return .error(.unreadable)
      }
    }
    return nil
  }
}
