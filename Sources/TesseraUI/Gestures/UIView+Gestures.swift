import TesseraDisplay

extension UIView {
    func attach(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        storedGestures = (storedGestures ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
        gesturesChanged(gestureRecognizer)
    }

    func detach(_ gestureRecognizer: UIGestureRecognizer) {
        storedGestures?.removeAll { $0 === gestureRecognizer }
        if gestureRecognizer.view === self { gestureRecognizer.view = nil }
        gesturesChanged(gestureRecognizer)
    }

    /// Removes the gesture recognizers that a list lacks, and adds those of the list that the view lacks.
    func exchangeGestures(_ new: [UIGestureRecognizer]) {
        for old in storedGestures ?? [] where !new.contains(where: { $0 === old }) {
            removeGestureRecognizer(old)
        }
        for recognizer in new where recognizer.view !== self { addGestureRecognizer(recognizer) }
        // Recognizers of the view are asked in the order of the list.
        let order = Dictionary(
            new.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
        func place(_ recognizer: UIGestureRecognizer) -> Int {
            order[ObjectIdentifier(recognizer), default: 0]
        }
        storedGestures?.sort { place($0) < place($1) }
    }

    /// Makes the display learn which fingers belong to the view's gestures, if these may have changed.
    func gesturesChanged(_ gestureRecognizer: UIGestureRecognizer) {
        if gestureRecognizer.concernsDisplay || gestureRecognizer is ScrollPan { setNeedsCommit() }
        if gestureRecognizer is UIPanGestureRecognizer, !(gestureRecognizer is ScrollPan),
            gestureRecognizer.delegate != nil
        {
            accompanyingGesturesChanged()
        }
    }

    /// The requirements of the view's gestures and interactions that the display must meet.
    var gestureWishes: GestureWishes {
        var wishes = ownWishes
        if isMultipleTouchEnabled { wishes.insert(.severalFingers) }
        for recognizer in gestureRecognizers ?? [] where recognizer.isEnabled {
            wishes.formUnion(recognizer.wishes)
        }
        if let scrollView = self as? UIScrollView, scrollView.isAccompanied {
            wishes.insert(.accompaniedScrolling)
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
