import Foundation
import TesseraBasics

/// A progress that grows with time, and leads the page control to the next page when the time of a page is over.
/// See Apple's [UIPageControlTimerProgress](https://developer.apple.com/documentation/uikit/uipagecontroltimerprogress).
///
/// ```swift
/// let progress = UIPageControlTimerProgress(preferredDuration: 5)
/// progress.resetsToInitialPageAfterEnd = true
/// pageControl.progress = progress
/// progress.resumeTimer()
/// ```
///
/// The control sends ``UIControl/Event/valueChanged`` when it goes to the next page. The timer rests while the bar is
/// invisible, while the control is in no window, and while the app is in the background. The display moves the bar, so that
/// the app sends one message for each page.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
    private var durations: [Int: TimeInterval] = [:]
    /// True from ``resumeTimer()`` until ``pauseTimer()``.
    private var isResumed = false
    /// True if the time of the current page is over and the control did not go on.
    private var isOver = false
    /// The time at which the progress that is set was reached, or nil while the timer rests.
    private var start: TimeInterval?
    private var end: AnimationTimer?
    private var frame: AnimationTimer?
    private var foreground: [NotificationObserver] = []

    /// Creates a timer that rests.
    ///
    /// - Parameter preferredDuration: The seconds of each page that has no duration of its own, more than 0.
    public init(preferredDuration: TimeInterval) {
        Self.check(preferredDuration, "init(preferredDuration:)")
        self.preferredDuration = preferredDuration
        super.init()
    }

    private static func check(_ duration: TimeInterval, _ call: String) {
        demand(
            duration > 0 && duration.isFinite,
            "UIPageControlTimerProgress.\(call): the duration must be greater than 0; it is \(duration).")
    }

    // MARK: Pages

    /// A Boolean value that tells whether the control goes from the last page to the first one; false by default.
    open var resetsToInitialPageAfterEnd = false

    /// The seconds of each page that has no duration of its own, more than 0.
    open var preferredDuration: TimeInterval {
        willSet { Self.check(newValue, "preferredDuration") }
        didSet { durationChanged(from: oldValue) }
    }

    /// Returns the seconds of a page.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    /// Gives a page a duration of its own in seconds, or takes it away if `duration` is 0.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) {
        if duration != 0 { Self.check(duration, "setDuration(_:forPage:)") }
        let old = pageDuration
        durations[page] = duration == 0 ? nil : duration
        if pageControl?.currentPage == page { durationChanged(from: old) }
    }

    private var pageDuration: TimeInterval { duration(forPage: pageControl?.currentPage ?? 0) }

    // MARK: The timer

    /// A Boolean value that tells whether time passes for the current page.
    open var isRunning: Bool { start != nil }

    /// Starts the timer, or lets it go on, as soon as the bar is visible.
    open func resumeTimer() {
        isResumed = true
        isOver = false
        update()
    }

    /// Stops the timer. The progress stays.
    open func pauseTimer() {
        isResumed = false
        update()
    }

    open override var currentProgress: Float {
        get { start == nil ? super.currentProgress : reached(in: pageDuration) }
        set {
            isOver = false
            restart(at: newValue)
        }
    }

    /// Returns the progress at this moment in a page of some seconds.
    private func reached(in duration: TimeInterval) -> Float {
        guard let start else { return super.currentProgress }
        let passed = AnimationContext.clock.now - start
        return min(super.currentProgress + Float(passed / duration), 1)
    }

    private func durationChanged(from old: TimeInterval) {
        guard start != nil else { return }
        restart(at: reached(in: old))
    }

    private func restart(at progress: Float) {
        rest()
        set(progress)
        update()
        pageControl?.progressChanged()
    }

    private func rest() {
        (start, foreground) = (nil, [])
        end?.cancel()
        frame?.cancel()
        (end, frame) = (nil, nil)
    }

    override var secondsToEnd: TimeInterval? {
        start.map { _ in max(TimeInterval(1 - currentProgress) * pageDuration, 0) }
    }

    /// Starts the timer or lets it rest, as the circumstances are now.
    private func update() {
        let isWanted =
            isResumed && !isOver && isProgressVisible && pageControl?.window != nil
        guard isWanted else {
            stay()
            foreground = []
            return
        }
        guard UIApplication.shared.applicationState != .background else {
            stay()
            foreground = [
                NotificationObserver(UIApplication.didBecomeActiveNotification) { [weak self] in
                    self?.update()
                }
            ]
            return
        }
        guard start == nil else { return }
        foreground = [
            NotificationObserver(UIApplication.didEnterBackgroundNotification) { [weak self] in self?.update()
            }
        ]
        start = AnimationContext.clock.now
        let seconds = TimeInterval(1 - super.currentProgress) * pageDuration
        end = AnimationContext.clock.schedule(after: seconds) { [weak self] in self?.pageIsOver() }
        noteChangeWithNextFrame()
        pageControl?.progressChanged()
    }

    /// Lets the timer rest at the progress that it has reached.
    private func stay() {
        guard start != nil else { return }
        let progress = currentProgress
        rest()
        set(progress)
        pageControl?.progressChanged()
    }

    /// Informs the delegate of the progress, and does so again with the next frame if it implements the method.
    private func noteChange() {
        guard let delegate = delegate as? any UIPageControlTimerProgressDelegate else { return }
        let (_, isImplemented) = OptionalMethod.timerProgressChange.result(of: delegate) {
            delegate.pageControlTimerProgressDidChange(self)
        }
        if isImplemented, start != nil { noteChangeWithNextFrame() }
    }

    open override weak var delegate: (any UIPageControlProgressDelegate)? {
        // A delegate that comes while the timer runs learns of the frames from now on.
        didSet { if delegate !== oldValue, start != nil { noteChangeWithNextFrame() } }
    }

    private func noteChangeWithNextFrame() {
        frame?.cancel()
        frame = AnimationContext.clock.schedule(after: CADisplayLink.frame) { [weak self] in
            self?.noteChange()
        }
    }

    private func pageIsOver() {
        guard let pageControl else { return }
        rest()
        set(1)
        let next = pageControl.currentPage + 1
        let page = next < pageControl.numberOfPages ? next : resetsToInitialPageAfterEnd ? 0 : nil
        let timerDelegate = delegate as? any UIPageControlTimerProgressDelegate
        timerDelegate?.pageControlTimerProgressDidChange(self)
        isOver = true
        if let page, timerDelegate?.pageControlTimerProgress(self, shouldAdvanceToPage: page) != false {
            pageControl.advance(to: page)
        }
        pageControl.progressChanged()
    }

    // MARK: The control

    override func pageChanged() {
        isOver = false
        rest()
        super.pageChanged()
        update()
    }

    override func visibilityChanged() {
        update()
        super.visibilityChanged()
    }

    override func pageControlDidChange() { update() }

    override func windowChanged() { update() }
}
