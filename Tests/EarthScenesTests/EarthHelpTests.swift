import BoxKit
import EarthGame
import EarthScenes
import GameKernel
import Motion
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("The help of Through the Earth", .tags(.rules))
struct EarthHelpTests {
  private let reader = HelpReader(EarthModule.self)

  // MARK: Rule

  @Test("shows a fall, after which the child stands at the far end, and then nothing moves")
  func fall() {
    reader.turn(to: 0, step: 2)
    #expect(reader.count("child") == 1 && reader.shows("New Zealand"))
    reader.run(.seconds(6))
    #expect(reader.count("child") == 2)
    #expect(reader.context.animator.isIdle && reader.scene.nextTimer == nil)
  }

  @Test("puts a flag before the child digs, and says how far off it was after it")
  func guess() throws {
    reader.turn(to: 0, step: 3)
    #expect(reader.count("flag") == 0)
    reader.run(.seconds(2))
    #expect(reader.count("flag") == 1 && !reader.shows("km"))
    reader.turn(to: 0, step: 1)
    reader.run(.seconds(6))
    let off = Place.at(-34.6, -58.45).antipode.distance(to: .at(28.6, 77.2))
    #expect(reader.shows("\(Int(off.rounded()) / 1000),") && reader.shows(" km"))
  }

  @Test("tells a game of each kind of places that are as it says")
  func places() {
    let atlas = Atlas.shared
    #expect(atlas.surroundings(at: .at(40.4, -3.6833)).isLand)
    #expect(atlas.nearestCity(to: .at(40.4, -3.6833)).name == "Madrid")
    #expect(atlas.nearestCity(to: .at(-34.6, -58.45)).name == "Buenos Aires")
    #expect(atlas.surroundings(at: .at(28.5, 112.5)).name == "China")
    #expect(atlas.surroundings(at: Place.at(28.5, 112.5).antipode).name == "Argentina")
  }

  // MARK: Secret

  @Test("tells true shares: of sea, of land that faces land, and of the Earth")
  func shares() {
    let (sample, fine) = (EarthSample(5000, .shared), EarthSample(40_000, .shared))
    #expect(abs(sample.sea - fine.sea) < 0.005 && abs(sample.facing - fine.facing) < 0.01)
    #expect(abs(fine.sea - 0.714) < 0.003)
    #expect((1 / fine.facing).rounded() == 8)
    reader.turn(to: 2)
    #expect(reader.shows("\(Int((100 * fine.sea).rounded()))% of the Earth is sea."))
    reader.turn(to: 0, step: 1)
    #expect(reader.shows("is \(Int((100 * fine.both).rounded()))% of the Earth"))
  }

  @Test("marks only places with land at both ends")
  func dots() {
    for place in EarthSample(5000, .shared).dry {
      #expect(Coast.shared.isLand(place) && Coast.shared.isLand(place.antipode))
    }
    reader.turn(to: 2, step: 1)
    #expect(reader.count("dot of a place") > 100)
    reader.turn(to: 0, step: 3)
    #expect(reader.count("dot of a place") == 0)
  }

  @Test("names countries that face each other")
  func facing() {
    func faces(_ country: String, _ others: String...) -> Bool {
      let dry = EarthSample(20_000, .shared).dry.filter {
        Atlas.shared.surroundings(at: $0).name == country
      }
      let far = Set(dry.map { Atlas.shared.surroundings(at: $0.antipode).name })
      return others.allSatisfy(far.contains)
    }
    #expect(faces("Spain", "New Zealand"))
    #expect(faces("Argentina", "China", "Mongolia"))
    #expect(faces("Indonesia", "Brazil", "Colombia", "Ecuador"))
  }

  @Test("lets any place be tried, by a tap or by arrows")
  func trial() throws {
    reader.turn(to: 2, step: 5)
    #expect(reader.shows("Spain, and on the far side: New Zealand."))
    let tray = try #require(reader.scene.report("tray")).frame
    let middle = Point(tray.center.x - tray.width * 0.24, tray.center.y)
    reader.scene.click(at: middle + Point(0, 60))
    #expect(!reader.shows("Spain, and") && reader.shows("and on the far side: "))
    let tapped = reader.scene.list.texts
    reader.context.input.device = .keyboard
    // The first shows the focus, the next leads to the tray.
    for _ in 0..<3 { reader.scene.handle(.tilt(.up)) }
    #expect(reader.scene.list.texts != tapped)
  }

  @Test("gives back what the globes are painted from when it is put away")
  func forgets() {
    weak var image: Picture?
    func look() {
      if case .picture(let picture, _) = reader.scene.list.pictures("globe").first?.content {
        image = picture
      }
    }
    look()
    #expect(image != nil)
    reader.scene.willDisappear()
    reader.scene.didDisappear()
    #expect(image == nil)
  }
}
