import Foundation
import TesseraDisplay
import TesseraSelectors

extension CALayer {
    /// Notes the values of the keys of the app's own that an animation changes.
    func prepareOwnValues(for animation: CAAnimation) {
        let animations = animation.parts.filter { part in
            part.keyPath.map { isOwn($0) } ?? false
        }
        for animation in animations {
            guard let key = animation.keyPath else { continue }
            noteOwnValue(key, like: animation.example)
        }
    }

    /// Returns true if the class lets the layer draw itself anew for a property, or for a value of the app's own.
    func redraws(for key: String) -> Bool {
        !PlainClasses.contain(Swift.type(of: self)) && Swift.type(of: self).needsDisplay(forKey: key)
    }

    /// Returns true if the class lets the layer draw itself for each frame of an animation.
    func drawsFrames(of animation: CAAnimation) -> Bool {
        animation.parts.contains { part in
            part.keyPath.map { redraws(for: String($0.prefix { $0 != "." })) } ?? false
        }
    }

    /// Returns true if a key path names a value of the app's own, and no property of the system's class, not even one that cannot
    /// be animated.
    private func isOwn(_ keyPath: String) -> Bool {
        guard property(keyPath) == nil else { return false }
        let key = String(keyPath.prefix { $0 != "." })
        let others: Set<String> = [
            "contents", "contentsCenter", "mask", "sublayers", "sublayerTransform", "anchorPointZ", "filters",
            "doubleSided", "bounds", "position", "transform", "emitterCells",
        ]
        return !others.contains(key) && !KeyValueCoder.isWritable(key, in: systemClass)
    }

    /// The nearest class of the system.
    private var systemClass: CALayer.Type {
        switch self {
        case is CAShapeLayer: CAShapeLayer.self
        case is CAGradientLayer: CAGradientLayer.self
        case is CAEmitterLayer: CAEmitterLayer.self
        case is CATextLayer: CATextLayer.self
        case is CAReplicatorLayer: CAReplicatorLayer.self
        case is CAScrollLayer: CAScrollLayer.self
        case is CATransformLayer: CATransformLayer.self
        default: CALayer.self
        }
    }

    /// Notes the present values of the keys of the app's own that are being animated, and returns these keys. The values of
    /// properties that a class of the app's has registered may have changed since.
    func refreshOwnValues(of running: [LayerAnimation]) -> Set<String> {
        let keys = view.viewState.spaces.first?.ownValues.keys
        guard let keys, !keys.isEmpty else { return [] }
        let animated = Set(running.flatMap { $0.animation.parts.compactMap(\.keyPath) }).intersection(keys)
        for key in animated where KeyValueCoder.isWritable(key, of: self) { noteOwnValue(key, like: nil) }
        return animated
    }

    /// Notes the value of a key of the app's own before the app changes it, for an animation that begins with it.
    ///
    /// - Parameter new: The value that the app is about to set.
    func noteOwnValue(_ key: String, before new: Any?) {
        let view = view
        noteOwnValue(key, like: new)
        guard let value = view.presentState.ownValue(key) else { return }
        let state = view.madeLayerState
        if state.turnStart == nil {
            state.turnStart = view.presentState
        } else if state.turnStart?.ownValue(key) == nil {
            state.turnStart?.space.ownValues[key] = value
        }
    }

    /// Notes the value of a key of the app's own where animations find it. Without a value, it is the zero of the kind of an
    /// example.
    private func noteOwnValue(_ key: String, like example: Any?) {
        let present =
            KeyValueCoder.isWritable(key, of: self) ? KeyValueCoder.value(key, of: self) : ownValue(key)
        let value =
            present.flatMap { AnimatedValue(of: $0) } ?? example.flatMap { AnimatedValue(of: $0) }?.nothing
        if let value { view.viewState.space.ownValues[key] = value }
    }

    /// Returns the value of a new layer of the nearest class of the system for a property, or nil if there is no such property.
    static func usualValue(forKey key: String) -> Any? {
        let others: Set<String> = ["zPosition", "hidden", "isHidden", "masksToBounds", "name", "contents"]
        guard LayerKeyPath.named(key) != nil || others.contains(key) else { return nil }
        let layer: CALayer =
            switch self {
            case is CAShapeLayer.Type: CAShapeLayer()
            case is CAGradientLayer.Type: CAGradientLayer()
            case is CAEmitterLayer.Type: CAEmitterLayer()
            default: CALayer()
            }
        guard layer.property(key) != nil || others.contains(key) else { return nil }
        return layer.value(forKeyPath: key)
    }
}

extension CAAnimation {
    /// The animations of single properties within the animation.
    fileprivate var parts: [CAPropertyAnimation] {
        switch self {
        case let property as CAPropertyAnimation: [property]
        case let group as CAAnimationGroup: (group.animations ?? []).flatMap(\.parts)
        default: []
        }
    }
}

extension CAPropertyAnimation {
    /// A value of the animation, which determines the kind of all its values, or nil if the animation states none.
    fileprivate var example: Any? {
        switch self {
        case let basic as CABasicAnimation: basic.toValue ?? basic.fromValue ?? basic.byValue
        case let keyframes as CAKeyframeAnimation:
            keyframes.path == nil ? keyframes.values?.first : CGPoint.zero
        default: nil
        }
    }
}

extension LayerState {
    /// The seconds between two frames that a layer draws itself. Each is a picture that the display receives.
    private static let frame = 1.0 / 30

    /// Lets the layer draw itself again and again while animations of its own keys run, and once after their end.
    func drawFrames(of view: UIView) {
        guard frameTimer == nil, changesDrawing(of: view) else { return }
        frameTimer = AnimationContext.clock.schedule(after: Self.frame) { [weak self, weak view] in
            guard let self else { return }
            frameTimer = nil
            guard let view else { return }
            requestFrame(of: view)
            drawFrames(of: view)
        }
    }

    /// Begins the animations for which the layer draws frames, of which it is about to draw the first, and returns true if there
    /// are any.
    func beginDrawnAnimations(of view: UIView) -> Bool {
        let drawn = animations.filter(\.drawsFrames)
        if view.displayedView.window != nil { for running in drawn { begin(running, of: view) } }
        return !drawn.isEmpty
    }

    /// Lets the layer draw itself in the next commit.
    func requestFrame(of view: UIView) {
        needsDisplay = true
        view.setNeedsCommit()
        if view.displayedView !== view { view.displayedView.setNeedsCommit() }
    }

    private func changesDrawing(of view: UIView) -> Bool {
        view.displayedView.window != nil && view.layerClock.rate > 0
            && animations.contains { $0.drawsFrames && !$0.isOver && $0.animation.speed != 0 }
    }
}
