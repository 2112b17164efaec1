import Files
import Testing

@testable import SDLKit

@Suite("Processors")
struct ProcessorsTests {
  /// Where the calling thread may run, as Linux tells it: a bit each, in hexadecimal figures.
  private nonisolated static var allowed: Substring? {
    let bytes = try? File.reading("/proc/thread-self/status").readAll(atMost: 1 << 16)
    return bytes.flatMap { bytes in
      String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        .first { $0.hasPrefix("Cpus_allowed:") }?.drop { $0 != ":" }
    }
  }

  /// What is found on a thread of its own.
  private static func onThread<Found: Sendable>(
    _ find: @escaping @Sendable () -> Found
  ) async -> Found {
    await withCheckedContinuation { answer in
      Background.start { answer.resume(returning: find()) }
    }
  }

  @Test("A thread begins elsewhere, and then may run wherever the one that made it may")
  func all() async throws {
    let here = try #require(Self.allowed)
    #expect(await Self.onThread { Self.allowed } == here)
  }

  @Test("Others are all but one, until one is left")
  func others() async throws {
    let bits = try #require(Self.allowed).compactMap(\.hexDigitValue)
      .reduce(0) { $0 + $1.nonzeroBitCount }
    let steps = await Self.onThread {
      var steps = 0
      while let others = Processors()?.others {
        others.take()
        steps += 1
      }
      return steps
    }
    #expect(steps == bits - 1)
  }
}
