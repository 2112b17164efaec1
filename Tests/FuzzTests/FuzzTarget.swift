import Files
import Glibc
import Synchronization

/// Which reader is fuzzed: the one whose name `Scripts/fuzz` has put into `MATCHWOOD_FUZZ`.
private let entry: FuzzEntry = {
  let name = getenv("MATCHWOOD_FUZZ").map { String(cString: $0) } ?? "link"
  guard let entry = FuzzEntry.all.first(where: { $0.name == name }) else {
    fatalError("Nothing is read by the name of \(name)")
  }
  return entry
}()

/// The longest that one input has kept the processor, in seconds.
private let worst = Mutex(0.0)

/// Tells it at the end.
private let telling: Void = {
  atexit {
    let milliseconds = worst.withLock { Int($0 * 1_000) }
    try? File(owning: STDERR_FILENO, "standard error")
      .writeAll([UInt8]("stat::worst_milliseconds: \(milliseconds)\n".utf8))
  }
}()

/// Seconds of the processor's time, which goes on only while this process works: the machine may be busy.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// What libFuzzer calls with each of its inputs, on the main thread.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  _ = telling
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let begin = processorTime()
  let outcome = MainActor.assumeIsolated { entry.read(bytes) }
  let time = processorTime() - begin
  worst.withLock { $0 = max($0, time) }
  if time > 1 { fatalError("It took \(time) s") }
  if case .fault(let fault) = outcome { fatalError(fault) }
  return 0
}
