import Testing

@testable import SDLKit

@Suite("What a session of X11 wants")
struct XResourcesTests {
  @Test(
    "The scale is what Xft.dpi says against 96, the last word counting, and nonsense says nothing",
    arguments: [
      ("Xft.dpi:\t192\n", 2), ("Xcursor.size: 24\nXft.dpi: 144\nXft.rgba: none", 1.5),
      ("Xft.dpi:96\nXft.dpi:120", 1.25), ("Xft.dpi: 96.0", 1), ("", nil), ("Xft.dpi:", nil),
      ("Xft.dpi: many", nil), ("Xft.dpi: 0", nil), ("Xft.dpi: -96", nil), ("Xft.dpi: nan", nil),
      ("Xft.dpi: 1e9", nil), ("*Xft.dpi: 192", nil), ("! Xft.dpi: 192", nil), ("Xft.dpi", nil),
    ] as [(String, Double?)])
  func scale(text: String, scale: Double?) {
    #expect(XResources.scale(text) == scale)
  }
}
