extension SceneContainer {
  /// Replaces the whole stack, modals included, by one scene.
  ///
  /// A scene that is already on the stack keeps its state. If it is the only one shown, nothing happens.
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

  /// Removes the top scene from the stack; has no effect on the last one.
  public func pop(_ transition: Transition) {
    exclusively { [self] in
      guard pages.count > 1 else { return }
      changeActive {
        pages.removeLast()
        moveToTop(transition)
      }
    }
  }

  /// Starts the transition to the top of the stack.
  private func moveToTop(_ transition: Transition) {
    guard let incoming = pages.last, incoming !== pageTransition.pages.last else { return }
    pageTransition.move(to: incoming, transition)
  }

  func holds(_ scene: any Scene) -> Bool {
    pages.contains { page in page.lifecycles.contains { $0.scene === scene } }
  }

  /// Returns the scene's page, on the stack or leaving, or a new one.
  private func page(for scene: any Scene) -> Page {
    if let known = (pages + pageTransition.pages).first(where: { $0.scene === scene }) {
      return known
    }
    endLeaving(scene)
    return Page(scene, context.input)
  }
}
