import TesseraDisplay

extension UIView {
    /// Returns `now`, except that the properties that are about to be animated have their values at the start
    /// of the animation: those that the display has, or those that are still to be sent.
    ///
    /// - Parameter sent: The properties that the display has, or nil if it does not have the element yet.
    func startingProperties(
        _ now: NodeProperties, sent: NodeProperties?, context: CommitContext
    ) -> NodeProperties {
        var first = now
        for animation in node.animations where animation.needsSending {
            guard animation.driver.displayAnimation(of: animation) != nil else { continue }
            let unsent = sent == nil ? animation.keys : animation.unsentStarts
            if let sent { first.take(animation.keys.subtracting(unsent), from: sent) }
            guard !unsent.isEmpty else { continue }
            var state = targetState
            animation.apply(animation.driver.startingShare(of: animation), to: &state, model: viewState)
            var start = look(of: state, context: context)
            start.sticky = animation.startingSticky
            first.take(unsent, from: start)
        }
        return first
    }

    /// Returns the values between the start and the end of an animation whose last properties are `end`.
    func frames(
        of animation: ViewAnimation, to end: NodeProperties, context: CommitContext
    ) -> [SceneOperation.KeyFrame] {
        guard let keyframes = animation.keyframes else { return [] }
        let start = animation.driver.startingShare(of: animation)
        let way = animation.driver.targetShare(of: animation) - start
        guard way != 0 else { return [] }
        func frame(_ time: Double, isBefore: Bool) -> SceneOperation.KeyFrame {
            var state = targetState
            keyframes.apply(time, keys: animation.keys, isBefore: isBefore, to: &state)
            var properties = end
            properties.take(animation.keys, from: look(of: state, context: context))
            let (set, cleared) = properties.changes(since: end)
            return SceneOperation.KeyFrame(time: (time - start) / way, set: set, cleared: cleared)
        }
        let times = keyframes.times.filter { (0...1).contains(($0 - start) / way) }
        let ordered = way > 0 ? times : times.reversed()
        guard keyframes.isDiscrete else { return ordered.map { frame($0, isBefore: false) } }
        return ordered.flatMap { [frame($0, isBefore: way > 0), frame($0, isBefore: way < 0)] }
    }
}
