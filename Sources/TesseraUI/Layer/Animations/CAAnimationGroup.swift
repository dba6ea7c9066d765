import Foundation

/// Animations that run together, and end with the group.
/// See Apple's [CAAnimationGroup](https://developer.apple.com/documentation/quartzcore/caanimationgroup).
///
/// The times at which the animations begin are those of the group, and so is the object that is informed of the end.
open class CAAnimationGroup: CAAnimation {
    /// The animations, or nil for none.
    open var animations: [CAAnimation]?

    override func take(_ other: CAAnimation) {
        super.take(other)
        animations = (other as? CAAnimationGroup)?.animations?.map(\.copied)
    }

    @MainActor override var keys: AnimatedKeys {
        (animations ?? []).reduce(into: []) { $0.formUnion($1.keys) }
    }

    override func resolve(duration standard: Double) {
        super.resolve(duration: standard)
        for animation in animations ?? [] { animation.resolve(duration: duration) }
    }

    @MainActor override func apply(
        _ progress: AnimationProgress, previous: ViewState, model: ViewState, to state: inout ViewState
    ) {
        for animation in animations ?? [] {
            animation.apply(
                after: progress.share * duration - animation.beginTime, previous: previous, model: model,
                to: &state
            )
        }
    }

    @MainActor override func times(
        previous: ViewState, model: ViewState
    ) -> [(time: Double, isJump: Bool)] {
        // Paces, repetitions and delays of the animations differ, so that the display gets their values often.
        let count = duration < 10 ? max(Int((duration * 60).rounded(.up)), 2) : 600
        var times = (1..<count).map { (time: Double($0) / Double(count), isJump: false) }
        for animation in animations ?? [] where duration > 0 {
            for edge in [animation.beginTime, animation.beginTime + animation.span]
            where edge > 0 && edge < duration {
                times.append((edge / duration, true))
            }
        }
        return times
    }
}
