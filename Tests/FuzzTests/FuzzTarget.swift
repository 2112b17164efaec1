import Glibc

/// Which reader is fuzzed: the one whose name `Scripts/fuzz` has put into `MATCHWOOD_FUZZ`.
private let entry: FuzzEntry = {
  let name = getenv("MATCHWOOD_FUZZ").map { String(cString: $0) } ?? "link"
  guard let entry = FuzzEntry.all.first(where: { $0.name == name }) else {
    fatalError("Nothing is read by the name of \(name)")
  }
  return entry
}()

/// What libFuzzer calls with each of its inputs, on the main thread.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let outcome = MainActor.assumeIsolated { entry.read(bytes) }
  if case .fault(let fault) = outcome { fatalError(fault) }
  return 0
}
