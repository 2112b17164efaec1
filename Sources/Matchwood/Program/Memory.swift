import CMalloc
import Files
import Glibc

/// The memory of the program as the system sees it.
enum Memory {
  /// Lets all threads share one heap, which can be given back whole; call it before the first thread starts.
  ///
  /// glibc would give each thread that paints a heap of its own and keep some 5 MB in them after a game.
  /// Large pieces lie outside it, whatever came before: glibc would move them in after the first, and each picture of a
  /// former window size would leave a hole among smaller things.
  static func shareOneHeap() {
    mallopt(M_ARENA_MAX, 1)
    mallopt(M_MMAP_THRESHOLD, large)
  }

  /// In bytes.
  private static let large: Int32 = 256 << 10

  /// Gives back what was needed for a while only, such as the work of painting pictures.
  ///
  /// glibc alone would keep some 4 MB after the first frame. Takes less than a millisecond.
  static func giveBack() { malloc_trim(0) }

  /// Lets go of the program's own code that has run, such as that of the start; what runs again is found in the system's
  /// cache of files.
  ///
  /// Of the 11 MB that a start leaves, a game needs 3. Takes some 0.3 ms, and the frame that follows as much. Libraries are
  /// left alone: some of them, as those of OpenGL, write their code themselves.
  static func giveBackCode() {
    // A debugger's breakpoints would be let go too.
    #if !DEBUG
      guard let program = Assets.executable, let file = try? File.plain("/proc/self/maps"),
        let bytes = try? file.readAll(atMost: 1 << 20)
      else { return }
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        guard let code = CodeMapping(line, of: program) else { continue }
        madvise(code.start, code.length, MADV_DONTNEED)
      }
    #endif
  }
}

/// Where the code of a file lies in memory, which can be read again where nobody writes it.
nonisolated struct CodeMapping {
  let start: UnsafeMutableRawPointer
  /// In bytes.
  let length: Int

  /// - Parameters:
  ///   - line: of `/proc/self/maps`; gives nil where it is about anything else.
  ///   - path: of the file.
  init?(_ line: ArraySlice<UInt8>, of path: String) {
    // The addresses, the rights, where it begins in the file, the file's device and number, and its path.
    let words = line.split(separator: UInt8(ascii: " "), maxSplits: 5)
    guard words.count == 6, words[1].elementsEqual("r-xp".utf8),
      words[5].drop(while: { $0 == UInt8(ascii: " ") }).elementsEqual(path.utf8)
    else { return nil }
    let ends = words[0].split(separator: UInt8(ascii: "-")).compactMap {
      UInt(String(decoding: $0, as: UTF8.self), radix: 16)
    }
    guard ends.count == 2, ends[0] < ends[1],
      let start = UnsafeMutableRawPointer(bitPattern: ends[0])
    else { return nil }
    self.start = start
    length = Int(ends[1] - ends[0])
  }
}
