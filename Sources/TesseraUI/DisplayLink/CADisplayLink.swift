import Foundation
import TesseraSelectors

/// A timer that calls a method in step with the frames of the screen.
/// See Apple's [CADisplayLink](https://developer.apple.com/documentation/quartzcore/cadisplaylink).
///
/// The app does not know when the browser draws, so the link sends 60 frames per second. Changes that the method makes
/// appear on the page after the next commit. A link costs nothing while it is paused, while it is in no run loop, or
/// while the app is in the background.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let selector: Selector
    private var modes: Set<LoopMode> = []
    /// The timer of the next frame, or nil if the link does not run. The timer retains the link.
    private var next: AnimationTimer?
    private var foregroundObserver: NotificationObserver?

    private struct LoopMode: Hashable {
        let loop: ObjectIdentifier
        let mode: RunLoop.Mode
    }

    /// The duration of a frame of the screen, in seconds.
    static let frame: CFTimeInterval = 1 / 60

    /// Creates a link that sends a selector to a target for each frame, with the link as the argument. The link retains
    /// the target until it is invalidated.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    /// Starts the link, which runs as long as it is in a run loop. All frames come on the main run loop.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil else { return }
        modes.insert(LoopMode(loop: ObjectIdentifier(runloop), mode: mode))
        update()
    }

    /// Removes the link from a run loop's mode. The link stops if it is in no other.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(LoopMode(loop: ObjectIdentifier(runloop), mode: mode))
        update()
    }

    /// Stops the link for ever and releases its target.
    open func invalidate() {
        modes = []
        target = nil
        update()
    }

    /// The time of the last frame, in seconds of ``CACurrentMediaTime()``; 0 before the first.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time of the next frame, in seconds of ``CACurrentMediaTime()``.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// The duration of a frame of the screen, in seconds.
    open var duration: CFTimeInterval { Self.frame }
    /// A Boolean value that tells whether the link is paused.
    open var isPaused = false { didSet { if isPaused != oldValue { update() } } }
    /// The rates that the app wants, in frames per second. The link calls its method once in a whole number of the
    /// screen's frames, so that its rate comes close to the preferred one.
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// The rate that the app wants, in frames per second, or 0 for that of the screen. Apple advises to set
    /// ``preferredFrameRateRange`` instead.
    open var preferredFramesPerSecond: Int {
        get { Int(preferredFrameRateRange.preferred ?? 0) }
        set {
            let rate = Float(newValue)
            preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
        }
    }

    /// The time between two calls, in seconds: a whole number of frames of the screen.
    private var interval: CFTimeInterval {
        let range = preferredFrameRateRange
        let wanted = range.preferred.flatMap { $0 > 0 ? $0 : nil } ?? range.maximum
        guard wanted > 0 else { return Self.frame }
        return max((1 / Double(wanted) / Self.frame).rounded(), 1) * Self.frame
    }

    private var runs: Bool { !modes.isEmpty && !isPaused && target != nil }

    /// Starts or stops the frames.
    private func update() {
        guard runs else {
            next?.cancel()
            (next, foregroundObserver) = (nil, nil)
            return
        }
        guard next == nil else { return }
        guard UIApplication.shared.applicationState != .background else { return awaitForeground() }
        foregroundObserver = nil
        let clock = AnimationContext.clock
        // The link skips the frames that the app was too late for.
        let now = clock.now
        let late = targetTimestamp > 0 ? max(((now - targetTimestamp) / interval).rounded(.up), 0) : 0
        let time = targetTimestamp > 0 ? targetTimestamp + late * interval : now + interval
        next = clock.schedule(after: max(time - now, 0)) { self.tick(at: time) }
    }

    private func tick(at time: CFTimeInterval) {
        next = nil
        guard runs, let target else { return }
        timestamp = time
        targetTimestamp = time + interval
        selector.send(to: target, self)
        update()
    }

    private func awaitForeground() {
        guard foregroundObserver == nil else { return }
        foregroundObserver = NotificationObserver(UIApplication.didBecomeActiveNotification) { self.update() }
    }
}

extension UIScreen {
    /// Returns a link that sends a selector to a target for each frame of the screen.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }

    /// The greatest number of frames per second.
    public var maximumFramesPerSecond: Int { 60 }
}
