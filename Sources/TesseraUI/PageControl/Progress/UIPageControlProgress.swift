import Foundation

/// How much of the current page has been shown, which a page control draws as a bar in the place of the page's dot.
/// See Apple's [UIPageControlProgress](https://developer.apple.com/documentation/uikit/uipagecontrolprogress).
///
/// ```swift
/// let progress = UIPageControlProgress()
/// pageControl.progress = progress
/// progress.currentProgress = Float(video.currentTime().seconds / length)
/// ```
///
/// The bar has the colour of the current page's dot on that of the other dots.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    /// The control whose ``UIPageControl/progress`` this is, or nil.
    weak var pageControl: UIPageControl? { didSet { pageControlDidChange() } }
    private var ownProgress: Float = 0

    /// Creates the progress 0.
    public override init() { super.init() }

    /// The object that is asked for the progress of new pages and is informed when the bar comes or goes.
    open weak var delegate: (any UIPageControlProgressDelegate)?

    /// The progress of the current page, 0...1. Other values become the nearest of these. It becomes the value that the
    /// ``delegate`` returns, or 0, when the control goes to another page.
    open var currentProgress: Float {
        get { ownProgress }
        set { set(newValue) }
    }

    /// A Boolean value that tells whether the bar is visible: false without a control, and while a finger goes through the pages.
    open var isProgressVisible: Bool { pageControl?.showsProgress ?? false }

    /// Sets the value of ``currentProgress``, which apps may override.
    final func set(_ progress: Float) {
        let value = progress.isNaN ? 0 : min(max(progress, 0), 1)
        guard value != ownProgress else { return }
        ownProgress = value
        pageControl?.progressChanged()
    }

    /// Called by the control when it has gone to another page.
    func pageChanged() {
        guard let pageControl else { return }
        set(delegate?.pageControlProgress(self, initialProgressForPage: pageControl.currentPage) ?? 0)
    }

    /// Called by the control when the bar has come or gone.
    func visibilityChanged() { delegate?.pageControlProgressVisibilityDidChange(self) }

    /// Called when the progress is that of another control.
    func pageControlDidChange() {}

    /// Called by the control when it has come into a window or out of it.
    func windowChanged() {}

    /// The seconds for which the bar grows from now on until it is full, or nil if the app moves it.
    var secondsToEnd: TimeInterval? { nil }
}
