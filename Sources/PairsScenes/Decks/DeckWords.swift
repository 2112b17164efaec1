import BoxKit
import Controls
import PictureScenes
import Stage

/// The texts above the pictures of a deck: the number chosen, and a hint such as two pictures that look alike.
final class DeckWords {
  /// Whether the last picture could not be added because the deck was full.
  var isFull = false
  private var count = ""
  private var hint = ""
  /// The name of the picture that can be removed, because it looks like another one.
  private var alike: String?
  private var lines: [(text: String, box: Rect, color: Color)] = []
  private let place: String?
  private let look: Look

  /// Makes the texts, which are empty until they are set.
  ///
  /// - Parameter place: the folder of the pictures, or `nil` if it cannot be shown.
  init(_ place: String?, _ look: Look) { (self.place, self.look) = (place, look) }

  /// Sets the texts.
  ///
  /// - Parameters:
  ///   - total: the number of pictures to choose from.
  ///   - alike: the two pictures that look most alike, if they are too much alike.
  func update(count: Int, of total: Int, alike: (PictureRow, PictureRow)?) {
    let texts = look.texts
    let chosen = texts.plural(
      // Translators: Above a list of pictures.
      "{count} picture chosen.", "{count} pictures chosen.", count)
    let missing = PictureDeck.counts.lowerBound - count
    let needed = texts.plural(
      // Translators: Above a list of pictures: so many more must be chosen before the deck is ready.
      "Choose {count} more picture to finish the deck.",
      "Choose {count} more pictures to finish the deck.", missing)
    self.count = missing > 0 ? "\(chosen) \(needed)" : chosen
    self.alike = alike?.1.name
    hint =
      if let (first, second) = alike {
        texts(
          // Translators: {first} and {second} are names of pictures.
          "{first} and {second} look very similar.",
          ["first": first.name, "second": second.name])
      } else if isFull {
        texts("A deck holds 32 pictures at most.")
      } else if total < PictureDeck.counts.lowerBound {
        place.map {
          // Translators: {folder} is the path of a folder.
          texts("Drop a picture on the window, or put it into {folder}", ["folder": $0])
        } ?? texts("Drop a picture on the window to play with it.")
      } else {
        ""
      }
  }

  /// Lays out the texts at the top of `room`, with the button that removes a picture beside or below them. Reduces
  /// `room`.
  func layout(_ room: inout Rect, takeOut: Button) {
    let (metrics, theme, measurer) = (look.metrics, look.theme, look.measurer)
    let gap = metrics.px(12, small: 6)
    let style = metrics.small(.medium)
    takeOut.isHidden = alike == nil
    var width = room.width
    if let alike { width -= place(takeOut, alike, in: room) + gap }
    var counted = measurer.wrapped(count, style, width: width)
    var said = counted + measurer.lines(hint, style, width: width)
    let isBelow = said.count > 3
    if isBelow {
      width = room.width
      counted = measurer.wrapped(count, style, width: width)
      said = counted + measurer.lines(hint, style, width: width)
    }
    let line = metrics.line(style)
    let words = line * Double(said.count)
    let button = takeOut.isHidden ? 0 : takeOut.frame.height
    let height = isBelow && button > 0 ? words + gap + button : max(words, button)
    if isBelow { takeOut.frame.y = (room.y + words + gap).rounded() }
    let top = isBelow ? room.y : room.y + ((height - words) / 2).rounded()
    lines = said.enumerated().map { index, text in
      let box = Rect(room.x, top + line * Double(index), width, line)
      return (text, box, index < counted.count ? theme.ink : theme.mutedInk)
    }
    room.y += height + gap
    room.height -= height + gap
  }

  /// Places the button at the right and returns its width. The title names the picture if that fits.
  private func place(_ takeOut: Button, _ name: String, in room: Rect) -> Double {
    let texts = look.texts
    let titles = [
      // Translators: Button that removes a picture from a deck. {name} is its name.
      texts("Remove {name}", ["name": name]),
      // Translators: Button that removes one of two similar pictures from a deck.
      texts("Remove one"),
    ]
    takeOut.title = titles[0]
    if takeOut.preferredSize.width > 0.45 * room.width { takeOut.title = titles[1] }
    let size = Size(
      min(takeOut.preferredSize.width, 0.6 * room.width), look.metrics.height(44))
    takeOut.frame = Rect(Point(room.maxX - size.width, room.y), size).rounded
    return size.width
  }

  func draw(into list: inout DisplayList) {
    for line in lines {
      list.text(
        line.text, look.metrics.small(.medium), line.color, in: line.box, look: look)
    }
  }
}
