import TesseraSelectors

extension UIView {
    /// Returns the keys of the observable properties that depend on a part of the view's state. There are no keys for
    /// the bounds and the center here, since ``place(bounds:center:)`` changes and announces them together.
    func observableKeys(of path: PartialKeyPath<ViewState>) -> [String] { Self.keys[path] ?? [] }

    /// Changes one of the properties, with an animation if one is running, and announces it to observers.
    func changeObserved<Value>(_ path: WritableKeyPath<ViewState, Value>, to value: Value) {
        let keys = mayBeObserved(self) ? observableKeys(of: path) : []
        for key in keys { TesseraSelectors.willChangeValue(of: self, forKey: key) }
        defer { for key in keys { TesseraSelectors.didChangeValue(of: self, forKey: key) } }
        if AnimationContext.driver != nil || !node.animations.isEmpty {
            let keys = AnimatedKeys.key(of: path)
            prepareAnimation(of: keys)
            viewState[keyPath: path] = value
            noteKeyframe(of: keys)
        } else {
            viewState[keyPath: path] = value
        }
        setNeedsCommit()
    }

    private static let keys: [PartialKeyPath<ViewState>: [String]] = [
        \.transform: ["transform", "frame"], \.transform3D: ["transform", "frame"],
        \.anchorPoint: ["anchorPoint", "frame"], \.alpha: ["alpha"],
        \.isHidden: ["isHidden"], \.clipsToBounds: ["clipsToBounds"], \.backgroundColor: ["backgroundColor"],
    ]

    /// The view's layer, or nil if nobody can observe it.
    private var observableLayer: CALayer? {
        guard let madeLayer, mayBeObserved(madeLayer) else { return nil }
        return madeLayer
    }

    /// Announces to observers of the view and its layer that the view's geometry is about to change. Returns a function
    /// to call after the change, or nil if nobody can observe it.
    func announceGeometry(from old: CGRect, to bounds: CGRect, center: CGPoint) -> (() -> Void)? {
        let layer = observableLayer
        guard layer != nil || mayBeObserved(self) else { return nil }
        var keys = ["frame"]
        var layerKeys = ["frame"]
        if bounds != old {
            keys.append("bounds")
            layerKeys.append("bounds")
        }
        if bounds.origin != old.origin, let originKey { keys.append(originKey) }
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
