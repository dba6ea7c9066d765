import TesseraDisplay

extension UIView {
    func attach(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
        gesturesChanged(gestureRecognizer)
    }

    func detach(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        if gestureRecognizer.view === self { gestureRecognizer.view = nil }
        gesturesChanged(gestureRecognizer)
    }

    /// Lets the display know which fingers belong to the view's gestures.
    func gesturesChanged(_ gestureRecognizer: UIGestureRecognizer) {
        if gestureRecognizer is UIPanGestureRecognizer || !gestureRecognizer.wishes.isEmpty {
            setNeedsCommit()
        }
    }

    /// What the display has to know of the view's gestures and interactions.
    var gestureWishes: GestureWishes {
        var wishes = ownWishes
        if isMultipleTouchEnabled { wishes.insert(.severalFingers) }
        for recognizer in gestureRecognizers ?? [] where recognizer.isEnabled {
            wishes.formUnion(recognizer.wishes)
        }
        for case let interaction as any WishingInteraction in interactions {
            wishes.formUnion(interaction.wishes)
        }
        return wishes
    }
}

/// An interaction for which the display has to do something.
@MainActor
protocol WishingInteraction: UIInteraction {
    var wishes: GestureWishes { get }
}
