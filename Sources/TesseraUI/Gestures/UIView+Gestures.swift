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

    /// Makes the display learn which fingers belong to the view's gestures, if these may have changed.
    func gesturesChanged(_ gestureRecognizer: UIGestureRecognizer) {
        if gestureRecognizer.concernsDisplay { setNeedsCommit() }
    }

    /// The requirements of the view's gestures and interactions that the display must meet.
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

/// An interaction that needs something from the display.
@MainActor
protocol WishingInteraction: UIInteraction {
    /// The requirements that the display must meet.
    var wishes: GestureWishes { get }
}
