/// An object that knows the progress of pages.
/// See Apple's [UIPageControlProgressDelegate](https://developer.apple.com/documentation/uikit/uipagecontrolprogressdelegate).
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: AnyObject {
    /// Returns the progress, 0...1, with which a page begins.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    /// Called when the bar has gone because the user begins to go through the pages with a finger, and when it is back.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    /// Returns 0.
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int)
        -> Float
    { 0 }
    /// Does nothing.
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// An object that decides whether a page control goes on when the time of a page is over.
/// See Apple's [UIPageControlTimerProgressDelegate](
/// https://developer.apple.com/documentation/uikit/uipagecontroltimerprogressdelegate).
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    /// Called for each frame of the screen while the timer runs.
    ///
    /// The bar grows without it, so an object that does not implement it costs nothing.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    /// Returns true to let the control go to a page because the time of the current one is over.
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int)
        -> Bool
}

extension UIPageControlTimerProgressDelegate {
    /// Does nothing.
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {
        OptionalMethod.timerProgressChange.isMissing(in: self)
    }
    /// Returns true.
    public func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool { true }
}
