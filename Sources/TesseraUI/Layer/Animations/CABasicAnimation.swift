import Foundation

/// An animation of a property from one value to another.
/// See Apple's [CABasicAnimation](https://developer.apple.com/documentation/quartzcore/cabasicanimation).
///
/// If the value at the start is not stated, it is the one that the layer had before. If the value at the end is not stated, it
/// is the one that the layer has now.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start, or nil.
    open var fromValue: Any?
    /// The value at the end, or nil.
    open var toValue: Any?
    /// The difference of the two values, or nil.
    open var byValue: Any?

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    }

    /// Returns the values at the start and the end, or nil if the layer does not have the property.
    @MainActor final func ends(
        previous: ViewState, model: ViewState
    ) -> (from: AnimatedValue, to: AnimatedValue)? {
        guard let property, let now = property.value(in: model) else { return nil }
        let before = property.value(in: previous) ?? now
        let from = AnimatedValue(fromValue, like: now)
        let to = AnimatedValue(toValue, like: now)
        let by = AnimatedValue(byValue, like: now)
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by))
        case (nil, let to?, let by?): return (to.subtracting(by), to)
        case (let from?, nil, nil): return (from, now)
        case (nil, let to?, nil): return (before, to)
        case (nil, nil, let by?): return (before, before.adding(by))
        case (nil, nil, nil): return (before, now)
        }
    }

    @MainActor override func apply(
        _ progress: AnimationProgress, previous: ViewState, model: ViewState, to state: inout ViewState
    ) {
        guard let (from, to) = ends(previous: previous, model: model) else { return }
        let cycles = Cycles(progress.cycle, end: autoreverses ? from : to)
        set(from.mixed(with: to, progress.share), after: cycles, in: &state)
    }

    @MainActor override func times(
        previous: ViewState, model: ViewState
    ) -> [(time: Double, isJump: Bool)] { steps(from: 0, to: 1) }
}
