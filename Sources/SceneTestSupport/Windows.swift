import Stage

extension Size {
  /// Windows of all shapes in pixels, from a small phone to a large screen.
  package static let windows: [Size] = [
    Size(480, 320), Size(640, 480), Size(800, 600), Size(1024, 768), Size(1280, 800),
    Size(1920, 1080), Size(2560, 1080), Size(3840, 2160), Size(320, 480), Size(480, 640),
    Size(480, 800), Size(720, 1280), Size(1080, 1920), Size(2160, 3840), Size(700, 700),
    Size(1000, 1200), Size(480, 480), Size(900, 480), Size(400, 900),
  ]
}
