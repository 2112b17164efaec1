import Glibc

/// The perceived loudness of samples.
///
/// Source: ITU-R BS.1770-4, *Algorithms to measure audio programme loudness and true-peak audio level* (2015), with
/// its filters for 48 kHz.
public enum Loudness {
  /// Returns the loudness of the loudest 400 ms, in LUFS. Shorter sounds are padded with silence.
  ///
  /// - Parameter samples: a mono signal.
  /// - Returns: minus infinity for silence.
  public static func ofLoudest400ms(_ samples: [Float]) -> Double {
    let length = Samples.count(0.4)
    var (shelf, rumble) = (Filter.shelf, Filter.rumble)
    let weighted = samples.map { sample in
      let y = rumble(shelf(Double(sample)))
      return y * y
    }
    var sum = 0.0
    var loudest = 0.0
    for (index, square) in weighted.enumerated() {
      sum += square
      if index >= length { sum -= weighted[index - length] }
      loudest = max(loudest, sum)
    }
    return -0.691 + 10 * log10(loudest / Double(length))
  }
}

extension Filter {
  /// The high shelf of the K-weighting, which models the effect of the head.
  fileprivate static let shelf = Filter(
    1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585)
  /// The high-pass filter of the K-weighting.
  fileprivate static let rumble = Filter(1, -2, 1, -1.99004745483398, 0.99007225036621)
}
