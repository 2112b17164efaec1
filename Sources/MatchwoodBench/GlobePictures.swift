import EarthGame
import EarthScenes
import Glibc
import SDLKit
import SDLStage
import Stage

/// Paints the globes into PNG files, for visual checks: `MatchwoodBench globes --pictures FOLDER`.
struct GlobePictures {
  private let folder: String
  private let text: TextCache

  init(folder: String) throws {
    self.folder = folder
    text = try TextCache(FontFinder())
  }

  func paint() throws {
    for (width, height) in [(480, 320), (600, 1000), (1280, 800), (3840, 2160)] {
      for theme in Theme.Name.allCases {
        let name = "\(width)-\(theme.rawValue)"
        try maps(GlobeRig(width: width, height: height, theme: theme, text: text), name)
        try states(GlobeRig(width: width, height: height, theme: theme, text: text), name)
      }
    }
  }

  /// Paints the map around several places.
  private func maps(_ rig: GlobeRig, _ name: String) throws {
    let (near, far) = (rig.view.near, rig.view.far)
    for (latitude, longitude) in [(0.0, 0.0), (90, 0), (-90, 0), (0, 180), (40, -100), (60, 10)] {
      guard let place = Place(latitude: latitude, longitude: longitude) else { continue }
      for zoom in [1.0, 4] {
        near.centre = place
        near.zoom = zoom
        near.child = place.moved(by: 900, bearing: 1)
        far.targetMark = near.child?.antipode
        try save(rig, "\(name)-at \(Int(latitude)) \(Int(longitude)) x\(Int(zoom))")
      }
    }
  }

  /// Paints the states of the globes besides the map.
  private func states(_ rig: GlobeRig, _ name: String) throws {
    let globes = rig.view
    guard let gibraltar = Place(latitude: 36.14, longitude: -5.35),
      let flag = Place(latitude: -28, longitude: 168),
      let other = Place(latitude: -20, longitude: -170)
    else { return }
    globes.near.centre = gibraltar
    globes.near.child = gibraltar
    globes.lens = true
    globes.far.targetMark = gibraltar.antipode
    try save(rig, "\(name)-lens")
    globes.lens = false
    globes.far.targetMark = nil
    globes.far.child = gibraltar.antipode
    globes.far.flags = [GlobeFlag(flag, seat: 0), GlobeFlag(other, seat: 2)]
    globes.far.arcs = [GreatCircleArc(from: flag, to: gibraltar.antipode, label: "1,684 km")]
    try save(rig, "\(name)-guess")
    globes.far.flags = []
    globes.far.arcs = []
    globes.far.child = nil
    globes.label()
    globes.showsNames = true
    for _ in 0..<20 { try rig.frame() }
    try save(rig, "\(name)-names")
    globes.showsNames = false
    // One size is enough for the animations.
    guard name.hasPrefix("1280") else { return }
    try saveFrames(rig, "\(name)-dig", every: 200, count: 17) { globes.dig(from: gibraltar) {} }
  }

  private func saveFrames(
    _ rig: GlobeRig, _ name: String, every milliseconds: Int, count: Int, _ start: () -> Void
  ) throws {
    start()
    for index in 1...count {
      try rig.frame(after: .milliseconds(milliseconds))
      try save(rig, "\(name) \(index * milliseconds)", after: .zero)
    }
  }

  private func save(_ rig: GlobeRig, _ name: String, after time: Duration = .milliseconds(16))
    throws
  {
    try rig.frame(after: time)
    let bytes = try rig.picture()
    guard let file = fopen("\(folder)/\(name).png", "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }
}
