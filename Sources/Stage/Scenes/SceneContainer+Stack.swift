extension SceneContainer {
  /// Replaces the whole stack, modals included, by one scene.
  ///
  /// A scene that is already on the stack stays or comes back as it is; one that alone is shown
  /// hears nothing.
  ///
  /// - Precondition: the scene is not a modal on the stack.
  public func show(_ scene: any Scene, _ transition: Transition) {
    exclusively { [self] in
      if pages.count == 1, active === scene { return }
      precondition(
        !holds(scene) || pages.contains { $0.scene === scene }, "a modal is not a scene to show")
      changeActive {
        let page = page(for: scene)
        putAwayModals(of: page)
        pages = [page]
        moveToTop(transition)
      }
    }
  }

  /// Puts a scene on top of the stack; `pop` returns to the one below.
  ///
  /// - Precondition: the scene is not on the stack.
  public func push(_ scene: any Scene, _ transition: Transition) {
    exclusively { [self] in
      precondition(!holds(scene), "a scene can be on the stack only once")
      changeActive {
        let page = page(for: scene)
        putAwayModals(of: page)
        pages.append(page)
        moveToTop(transition)
      }
    }
  }

  /// Takes the top scene off the stack; does nothing where none is below it.
  public func pop(_ transition: Transition) {
    exclusively { [self] in
      guard pages.count > 1 else { return }
      changeActive {
        pages.removeLast()
        moveToTop(transition)
      }
    }
  }

  /// Leads from what is shown to the top of the stack.
  private func moveToTop(_ transition: Transition) {
    guard let incoming = pages.last, incoming !== passage.pages.last else { return }
    passage.move(to: incoming, transition)
  }

  func holds(_ scene: any Scene) -> Bool {
    pages.contains { page in page.presences.contains { $0.scene === scene } }
  }

  /// The page the scene has already, on the stack or on its way out, or a new one.
  private func page(for scene: any Scene) -> Page {
    if let known = (pages + passage.pages).first(where: { $0.scene === scene }) { return known }
    endLeaving(scene)
    return Page(scene, context)
  }
}
