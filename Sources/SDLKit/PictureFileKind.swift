/// The kinds of picture files that can be read.
public nonisolated enum PictureFileKind: String, CaseIterable, Sendable {
  case png, jpeg, webp, bmp
}
