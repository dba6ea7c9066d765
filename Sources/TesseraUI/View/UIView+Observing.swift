import TesseraSelectors

extension UIView {
    /// Returns the keys under which the properties of a view are observed that depend on a part of its state. The place and
    /// the size have none here: ``place(bounds:center:)`` changes them together.
    func observableKeys(of path: PartialKeyPath<ViewState>) -> [String] { Self.keys[path] ?? [] }

    private static let keys: [PartialKeyPath<ViewState>: [String]] = [
        \.transform: ["transform", "frame"], \.anchorPoint: ["anchorPoint", "frame"], \.alpha: ["alpha"],
        \.isHidden: ["isHidden"], \.clipsToBounds: ["clipsToBounds"], \.backgroundColor: ["backgroundColor"],
    ]

    /// Announces a change of the view's place or size, of the view and its layer, and returns a function that announces that
    /// it has happened. Returns nil if nobody can observe it.
    func announceGeometry(from old: CGRect, to bounds: CGRect, center: CGPoint) -> (() -> Void)? {
        let layer = madeLayer.flatMap { mayBeObserved($0) ? $0 : nil }
        guard layer != nil || mayBeObserved(self) else { return nil }
        var keys = ["frame"]
        var layerKeys = ["frame"]
        if bounds != old {
            keys.append("bounds")
            layerKeys.append("bounds")
        }
        if bounds.origin != old.origin, self is UIScrollView { keys.append("contentOffset") }
        if center != viewState.center {
            keys.append("center")
            layerKeys.append("position")
        }
        for key in keys { TesseraSelectors.willChangeValue(of: self, forKey: key) }
        if let layer { for key in layerKeys { TesseraSelectors.willChangeValue(of: layer, forKey: key) } }
        return {
            for key in keys { TesseraSelectors.didChangeValue(of: self, forKey: key) }
            if let layer { for key in layerKeys { TesseraSelectors.didChangeValue(of: layer, forKey: key) } }
        }
    }
}
