/// The countries of the Earth's land, in cells of a tenth of a degree, which are at most 11 km wide and high.
///
/// From Natural Earth at 1:10 million (public domain). `Scripts/borders` makes the table.
struct Borders: Sendable {
  /// The only table, loaded on first use.
  static let shared = Borders()

  /// The number of cells in a degree.
  private static let cells = 10
  private static let (width, height) = (360 * cells, 180 * cells)

  /// A run of cells of a row, up to another cell.
  private struct Run {
    let end: UInt16
    /// The number of its country from 1; 0 for none.
    let country: UInt8
  }

  private var runs: [Run] = []
  /// The index of each row's first run, from south to north, and the end of the last row.
  private var starts: [Int] = [0]
  private let countries: [String]

  /// - Complexity: Reads 82 kB, which takes some milliseconds.
  private init() {
    let letters = BordersTable.countries.withUTF8Buffer { Array($0) }
    countries = stride(from: 0, to: letters.count, by: 2).map {
      String(decoding: letters[$0..<$0 + 2], as: UTF8.self)
    }
    for row in AtlasDigits.parts(of: BordersTable.rows) {
      var (row, end) = (row, 0)
      while !row.isAtEnd {
        let country = UInt8(row.number(2))
        end += row.number(2)
        runs.append(Run(end: UInt16(end), country: country))
      }
      starts.append(runs.count)
    }
  }

  /// Returns the two letters (ISO 3166) of the country at a place on land, or `nil` if the table has none there.
  ///
  /// - Complexity: O(log runs of a row)
  func country(at place: Place) -> String? {
    func cell(_ degrees: Double, _ limit: Int) -> Int {
      max(0, min(limit - 1, Int((degrees * Double(Self.cells)).rounded(.down))))
    }
    let (row, column) = (
      cell(place.latitude + 90, Self.height), cell(place.longitude + 180, Self.width)
    )
    var (low, high) = (starts[row], starts[row + 1] - 1)
    while low < high {
      let middle = (low + high) / 2
      if Int(runs[middle].end) > column { high = middle } else { low = middle + 1 }
    }
    let country = Int(runs[low].country)
    return country == 0 ? nil : countries[country - 1]
  }
}
