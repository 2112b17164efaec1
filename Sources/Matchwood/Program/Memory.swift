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
  static func giveBack() {
    malloc_trim(0)
    forgetCode()
  }

  /// Gives back the code that was needed for a while only, some 10 MB after the start.
  ///
  /// What is needed again comes back from the system's own copy when it is next run, 64 KB in about a microsecond.
  private static func forgetCode() {
    guard let maps = try? File.reading("/proc/self/maps").readAll(atMost: 1 << 20) else { return }
    let (space, slash) = (UInt8(ascii: " "), UInt8(ascii: "/"))
    for line in maps.split(separator: UInt8(ascii: "\n")) {
      // Files alone, and nothing that could have been written to, for that would be lost.
      let words = line.split(separator: space, maxSplits: 5)
      guard words.count == 6, words[1].elementsEqual("r-xp".utf8), words[5].contains(slash)
      else { continue }
      let ends = words[0].split(separator: UInt8(ascii: "-")).compactMap {
        UInt(String(decoding: $0, as: UTF8.self), radix: 16)
      }
      guard ends.count == 2, ends[0] < ends[1] else { continue }
      madvise(UnsafeMutableRawPointer(bitPattern: ends[0]), Int(ends[1] - ends[0]), MADV_DONTNEED)
    }
  }
}
