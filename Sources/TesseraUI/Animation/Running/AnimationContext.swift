import Foundation

/// The animation whose block is running.
@MainActor
enum AnimationContext {
    /// What moves the views that the block changes; nil where no block is running.
    private(set) static var driver: AnimationDriver?
    /// How often what the block changes moves, where ``UIView/modifyAnimations(withRepeatCount:autoreverses:animations:)``
    /// says it.
    private(set) static var repetition: AnimationRepetition?
    /// The part of the animation for which the block of a key frame is running.
    private(set) static var keyframe: KeyframeWindow?
    static var isEnabled = true
    /// What moves the views of animations that begin outside of any block; nil where each moves its own.
    private(set) static var collector: AnimatorDriver?
    /// The time by which animations run.
    static var clock: any AnimationClock = SystemAnimationClock()
    private static var waiting: [UIView] = []

    /// Runs the block of an animation: what it changes is moved by `driver`.
    static func run(_ driver: AnimationDriver, _ block: () -> Void) {
        exchange(driver, block)
    }

    /// Runs code whose animations become parts of `driver`, while what it changes outside of them is shown at once.
    static func collect(by driver: AnimatorDriver, _ code: () -> Void) {
        let outer = collector
        collector = driver
        defer { collector = outer }
        code()
    }

    /// Runs a block whose changes are shown at once, and in which no animation begins.
    static func runWithoutAnimation(_ block: () -> Void) {
        let wasEnabled = isEnabled
        isEnabled = false
        defer { isEnabled = wasEnabled }
        exchange(nil, block)
    }

    private static func exchange(_ driver: AnimationDriver?, _ block: () -> Void) {
        let outer = (self.driver, repetition, keyframe)
        (self.driver, repetition, keyframe) = (driver, nil, nil)
        defer { (self.driver, repetition, keyframe) = outer }
        block()
    }

    /// Runs a part of a block that is repeated in another way than the rest.
    static func run(_ repetition: AnimationRepetition, _ block: () -> Void) {
        let outer = self.repetition
        self.repetition = repetition
        defer { self.repetition = outer }
        block()
        // What the layout moves takes part as well.
        layOut()
    }

    /// Runs the block of a key frame.
    static func run(_ keyframe: KeyframeWindow, _ block: () -> Void) {
        let outer = self.keyframe
        self.keyframe = keyframe
        defer { self.keyframe = outer }
        block()
        layOut()
    }

    /// Lays out a view, and what its place depends on, before the block ends that is running, so that the layout is animated
    /// too. Does nothing where no block is running.
    static func layOutAtEnd(_ view: UIView) {
        if driver != nil, !waiting.contains(view) { waiting.append(view) }
    }

    /// Lays out the views that wait for the end of the block.
    static func layOut() {
        let views = waiting
        waiting = []
        for view in views { view.layoutIfNeeded() }
    }
}
