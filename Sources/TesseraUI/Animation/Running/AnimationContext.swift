import Foundation

/// The animation whose block is running.
@MainActor
enum AnimationContext {
    /// The driver that moves the views that the block changes, or nil if no block is running.
    private(set) static var driver: AnimationDriver?
    /// The repetition that ``UIView/modifyAnimations(withRepeatCount:autoreverses:animations:)`` sets for the
    /// changes of the block, or nil.
    private(set) static var repetition: AnimationRepetition?
    /// The part of the animation's time that belongs to the key frame whose block is running, or nil.
    private(set) static var keyframe: KeyframeWindow?
    static var isEnabled = true
    /// The driver that takes over animations that begin outside of any block, or nil if each animation has
    /// its own.
    private(set) static var collector: AnimatorDriver?
    /// The source of time for animations.
    static var clock: any AnimationClock = SystemAnimationClock()
    private static var waiting: [UIView] = []

    /// The values that decide whether and how a change is animated now. `UIView.beginAnimations(_:context:)` sets them without a
    /// block.
    static var state: (driver: AnimationDriver?, repetition: AnimationRepetition?, keyframe: KeyframeWindow?)
    {
        get { (driver, repetition, keyframe) }
        set { (driver, repetition, keyframe) = newValue }
    }

    /// Runs the block of an animation, so that `driver` moves the changes that it makes.
    static func run(_ driver: AnimationDriver, _ block: () -> Void) {
        exchange(driver, block)
    }

    /// Runs code whose animations become parts of `driver`. Changes outside of animations appear at once.
    static func collect(by driver: AnimatorDriver, _ code: () -> Void) {
        let outer = collector
        collector = driver
        defer { collector = outer }
        code()
    }

    /// Runs a block whose changes appear at once, and in which no animation begins.
    static func runWithoutAnimation(_ block: () -> Void) {
        let wasEnabled = isEnabled
        isEnabled = false
        defer { isEnabled = wasEnabled }
        exchange(nil, block)
    }

    /// Runs code that is not part of the animation whose block is running.
    ///
    /// - Parameter isEnabled: True if the code may begin animations.
    static func runOutside(allowing isEnabled: Bool, _ block: () -> Void) {
        let outer = (self.isEnabled, collector)
        (self.isEnabled, collector) = (isEnabled, nil)
        defer { (self.isEnabled, collector) = outer }
        exchange(nil, block)
    }

    private static func exchange(_ driver: AnimationDriver?, _ block: () -> Void) {
        let outer = state
        state = (driver, nil, nil)
        defer { state = outer }
        block()
    }

    /// Runs a part of a block that has its own repetition.
    static func run(_ repetition: AnimationRepetition, _ block: () -> Void) {
        let outer = self.repetition
        self.repetition = repetition
        defer { self.repetition = outer }
        block()
        // The changes that the layout makes have the same repetition.
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

    /// Lays out a view, and everything that its place depends on, before the running block ends, so that the
    /// layout is animated too. Does nothing if no block is running.
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
