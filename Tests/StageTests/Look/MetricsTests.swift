import Stage
import Testing

@Suite("The measures of a window")
struct MetricsTests {
  @Test(
    "are as many times as large as its units are on a display of high density",
    arguments: [Size(480, 320), Size(360, 640), Size(600, 400), Size(1280, 800), Size(1920, 1080)],
    [1, 1.5, 2])
  func density(_ size: Size, _ scale: Double) {
    let plain = Metrics(size: size, scale: scale)
    let dense = Metrics(
      size: Size(2 * size.width, 2 * size.height), scale: scale, density: 2)
    #expect(dense.form == plain.form)
    #expect(dense.scale == plain.scale)
    let lengths = [
      (dense.k, plain.k), (dense.large, plain.large), (dense.medium, plain.medium),
      (dense.small, plain.small), (dense.margin, plain.margin), (dense.target, plain.target),
      (dense.close, plain.close), (dense.iconSide, plain.iconSide),
      (dense.dialogButtonHeight, plain.dialogButtonHeight), (dense.px(20), plain.px(20)),
      (dense.px(20, small: 6), plain.px(20, small: 6)),
      (dense.px(4, least: 3), plain.px(4, least: 3)),
      (dense.height(64, small: 46), plain.height(64, small: 46)),
    ]
    for (length, half) in lengths { #expect(abs(length - 2 * half) <= 1) }
  }
}
