import Foundation

/// The key of ``CATransaction/animationDuration()``.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of ``CATransaction/disableActions()``.
public let kCATransactionDisableActions = "disableActions"
/// The key of ``CATransaction/animationTimingFunction()``.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of ``CATransaction/completionBlock()``.
public let kCATransactionCompletionBlock = "completionBlock"

/// A group of changes of layers.
/// See Apple's [CATransaction](https://developer.apple.com/documentation/quartzcore/catransaction).
///
/// A transaction sets the durations and curves of the animations that begin in it: those of layers that belong to no
/// view, whose changes are animated by themselves, and those of the animation blocks of `UIView`.
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setCompletionBlock { badge.isHidden = true }
/// UIView.animate(withDuration: 0.3) { badge.alpha = 0 }
/// CATransaction.commit()
/// ```
@preconcurrency @MainActor
open class CATransaction: NSObject {
    /// A transaction that was begun.
    private final class Level {
        var values: [String: Any] = [:]
        let outer: Level?
        /// The number of animations and inner transactions that have not ended.
        private var running = 0
        private var isCommitted = false
        /// The completion blocks that were replaced while animations ran. They run when the transaction has
        /// ended.
        private var replaced: [() -> Void] = []

        init(outer: Level?) {
            self.outer = outer
            outer?.started()
        }

        func value(_ key: String) -> Any? { values[key] ?? outer?.value(key) }

        func started() { running += 1 }

        func ended() {
            running -= 1
            finishIfOver()
        }

        func commit() {
            isCommitted = true
            finishIfOver()
        }

        /// Sets the block that runs when the transaction has ended. A block that was set before runs now if
        /// no animation is running, and otherwise together with the new block.
        func setCompletionBlock(_ block: (() -> Void)?) {
            if let earlier = values[kCATransactionCompletionBlock] as? () -> Void {
                if running == 0 { earlier() } else { replaced.append(earlier) }
            }
            values[kCATransactionCompletionBlock] = block
        }

        private func finishIfOver() {
            guard isCommitted, running == 0 else { return }
            for block in replaced { block() }
            (values[kCATransactionCompletionBlock] as? () -> Void)?()
            outer?.ended()
        }
    }

    /// The innermost transaction, or nil if none was begun.
    private static var current: Level?
    /// True if the outermost transaction is the one that ends with the turn of the main loop.
    private static var isImplicit = false

    /// The transaction whose values are set: the innermost one, or that of the turn of the main loop if none
    /// was begun.
    private static var level: Level {
        if let current { return current }
        let level = Level(outer: nil)
        (current, isImplicit) = (level, true)
        DispatchQueue.main.async {
            MainActor.assumeIsolated { commitImplicit() }
        }
        return level
    }

    private static func commitImplicit() {
        guard isImplicit, let outermost = current, outermost.outer == nil else { return }
        (current, isImplicit) = (nil, false)
        outermost.commit()
    }

    /// Begins a transaction within the one that was begun before.
    open class func begin() { current = Level(outer: current) }

    /// Changes layers at once, without the animations that changes of layers start by themselves.
    static func withoutActions(_ changes: () -> Void) {
        begin()
        defer { commit() }
        setDisableActions(true)
        changes()
    }

    /// Ends the transaction that was begun last.
    open class func commit() {
        guard let level = current, !(isImplicit && level.outer == nil) else {
            fatalError("CATransaction.commit(): no transaction was begun.")
        }
        current = level.outer
        level.commit()
    }

    /// Ends the transaction of the turn of the main loop, and sends all changes to the display now.
    open class func flush() {
        commitImplicit()
        for scene in UIApplication.shared.connectedScenes {
            (scene as? UIWindowScene)?.committer.commit()
        }
    }

    /// Returns the duration in seconds of animations that begin in the transaction, or 0.25 if none was set.
    open class func animationDuration() -> CFTimeInterval {
        current?.value(kCATransactionAnimationDuration) as? CFTimeInterval ?? 0.25
    }

    /// Sets the duration in seconds of animations that begin in the transaction.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        setValue(dur, forKey: kCATransactionAnimationDuration)
    }

    /// Returns the curve of animations that begin in the transaction, or nil if they have their own.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        current?.value(kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
    }

    /// Sets the curve of animations that begin in the transaction.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        setValue(function, forKey: kCATransactionAnimationTimingFunction)
    }

    /// Returns true if changes in the transaction are displayed at once, without an animation.
    open class func disableActions() -> Bool {
        current?.value(kCATransactionDisableActions) as? Bool ?? false
    }

    /// Sets whether changes in the transaction are displayed at once, without an animation.
    open class func setDisableActions(_ flag: Bool) {
        setValue(flag, forKey: kCATransactionDisableActions)
    }

    /// Returns the block that runs when the animations that begin in the transaction have ended, or nil.
    open class func completionBlock() -> (() -> Void)? {
        current?.values[kCATransactionCompletionBlock] as? () -> Void
    }

    /// Sets the block that runs when the animations that begin in the transaction have ended. If there are no
    /// animations, the block runs when the transaction is committed.
    open class func setCompletionBlock(_ block: (() -> Void)?) { level.setCompletionBlock(block) }

    /// Returns the value for a key in the innermost transaction that has one, or nil if none has.
    open class func value(forKey key: String) -> Any? { current?.value(key) }

    /// Sets a value of the transaction: one of those above, or one of the app.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        if key == kCATransactionCompletionBlock {
            level.setCompletionBlock(anObject as? () -> Void)
        } else {
            level.values[key] = anObject
        }
    }

    // MARK: Requests by animations

    /// Returns the pace of an animation that begins in the transaction.
    static func adapted(_ pace: AnimationPace) -> AnimationPace {
        guard let current else { return pace }
        var adapted = pace
        if let duration = current.value(kCATransactionAnimationDuration) as? CFTimeInterval {
            adapted.duration = duration
        }
        if let function = current.value(kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction {
            (adapted.curve, adapted.verticalCurve) = (.cubic(function.curve), nil)
        }
        return adapted
    }

    /// Makes the transaction wait for an animation of a layer, and returns the closure to call at its end.
    static func waitForAnimation() -> (() -> Void)? {
        guard let level = current else { return nil }
        level.started()
        return { level.ended() }
    }

    /// Makes the transaction wait for an animation.
    static func add(_ animation: AnimationDriver) {
        guard let level = current else { return }
        level.started()
        animation.whenGone.append { level.ended() }
    }
}
