/// Prints rows in columns as wide as their widest entry; values are medians with 5th–95th percentile.
func printTable(_ rows: [BenchRow]) {
  let head = BenchRow(name: "what", value: "median  (5–95 %)", reach: "reach")
  let all = [head] + rows
  let nameWidth = all.map(\.name.count).max() ?? 0
  let valueWidth = all.map(\.value.count).max() ?? 0
  for row in all {
    print(
      padded(row.name, to: nameWidth), padded(row.value, to: valueWidth), row.reach,
      separator: "   ")
  }
}

private func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: width - text.count)
}
