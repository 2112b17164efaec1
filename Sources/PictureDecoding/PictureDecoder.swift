import Files
import Glibc
import PictureScenes
import Stage
import Synchronization

/// Decodes picture files in a process that may fail without harm. Its calls block, so use it on a background
/// thread.
package nonisolated struct PictureDecoder: Sendable {
  /// The program to start as a ``PictureReader``.
  private let program: FilePath
  /// The longest real time for a picture.
  private let timeout: Duration

  /// Creates a decoder.
  ///
  /// - Parameters:
  ///   - program: the program to start as a ``PictureReader``. Default: this program.
  ///   - timeout: the longest real time for a picture. The default exceeds the sandbox's limit of processor time,
  ///     because the machine may be busy.
  package init(program: FilePath = "/proc/self/exe", timeout: Duration = .seconds(10)) {
    (self.program, self.timeout) = (program, timeout)
  }

  /// Decodes the requested pixels of a file.
  ///
  /// - Complexity: Time for decoding the file. Memory for the requested pixels only.
  func decode(
    _ source: PictureSource, _ request: PictureRequest
  ) throws(PictureError) -> PixelImage {
    // Reading the header rejects most files that are not pictures, without starting the decoder's process.
    try decode(source, source.header(), request)
  }

  /// Decodes exactly the pixels that the request defines for a picture with this header.
  package func decode(
    _ source: PictureSource, _ header: PictureHeader, _ request: PictureRequest
  ) throws(PictureError) -> PixelImage {
    let size = request.size(of: request.part(of: header.upright))
    do throws(PictureError) {
      let image = try read(source, request, size)
      guard source.isUnchanged else { throw .changed }
      return image
    } catch {
      // A file that is still being written looks damaged.
      throw source.isUnchanged ? error : .changed
    }
  }

  private func read(
    _ source: PictureSource, _ request: PictureRequest, _ size: (width: Int, height: Int)
  ) throws(PictureError) -> PixelImage {
    guard let child = ChildProcess.start(program, request.arguments, input: source.file) else {
      throw .noReader
    }
    let deadline = ContinuousClock.now + timeout
    let answer = PictureAnswer(from: child, size, until: deadline)
    // Only a process that closed its output too early gets time to exit, so that the signal that ended it is
    // known.
    let signal = child.end(by: answer.isCutShort ? deadline : nil)
    if answer.lacksPixels, request.usesProfile {
      // The pixels were ready, so only the colour profile can have ended the process.
      var request = request
      request.usesProfile = false
      return try read(source, request, size)
    }
    switch answer {
    case .image(let image): return image
    case .error(let error): throw error
    case .late: throw .tooDemanding
    case .nonsense: throw .broken
    case .ended: throw signal == SIGXCPU || signal == SIGKILL ? .tooDemanding : .broken
    }
  }
}

/// The output of a decoder process. All of it is checked.
private nonisolated enum PictureAnswer {
  case image(PixelImage)
  case error(PictureError)
  /// The output was not complete in time.
  case late(hasHeader: Bool = false)
  /// The output is not a valid reply, or announces a size other than requested.
  case nonsense
  /// The output ended too early.
  case ended(hasHeader: Bool = false)

  var isCutShort: Bool {
    if case .ended = self { true } else { false }
  }

  /// Whether the reply announced pixels that did not arrive.
  var lacksPixels: Bool {
    switch self {
    case .late(let hasHeader), .ended(let hasHeader): hasHeader
    case .image, .error, .nonsense: false
    }
  }

  init(
    from child: borrowing ChildProcess, _ size: (width: Int, height: Int),
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
    if reply.hasLimitsAlone { Self.reportLimits() }
    if let error = reply.error {
      self = .error(error)
      return
    }
    guard Int(reply.width) == size.width, Int(reply.height) == size.height else {
      self = .nonsense
      return
    }
    var pixels = [UInt32](repeating: 0, count: size.width * size.height)
    switch Self.fill(&pixels, from: child, deadline) {
    case .late: self = .late(hasHeader: true)
    case .ended: self = .ended(hasHeader: true)
    case let failure?: self = failure
    case nil: self = .image(PixelImage(width: size.width, height: size.height, pixels: pixels))
    }
  }

  private static let hasReportedLimits = Atomic(false)

  /// Reports on standard error, once in a run, that decoder processes have resource limits but no system call
  /// filter.
  private static func reportLimits() {
    guard !hasReportedLimits.exchange(true, ordering: .relaxed) else { return }
    File.complain(
      "this system has no seccomp: pictures are read with limits on memory and time alone; "
        + "open only pictures that you trust")
  }

  /// Reads values from the process.
  ///
  /// - Returns: the reason why they are incomplete, or `nil` if they are complete.
  private static func fill(
    _ values: inout [some BitwiseCopyable], from child: borrowing ChildProcess,
    _ deadline: ContinuousClock.Instant
  ) -> PictureAnswer? {
    let length = values.withUnsafeBytes { $0.count }
    var filled = 0
    while filled < length {
      guard child.waitForOutput(until: deadline) else { return .late() }
      do {
        let count = try child.output.read(into: &values, from: filled)
        if count == 0 { return .ended() }
        filled += count
      } catch {
        // The process is still running and could write as long as its limits allow. So it is killed at once.
        return .error(.unreadable)
      }
    }
    return nil
  }
}
