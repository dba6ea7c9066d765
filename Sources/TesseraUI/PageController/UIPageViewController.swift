import Foundation

/// A container that displays one controller at a time as a page, and lets the user swipe to the pages before
/// and after it.
/// See Apple's [UIPageViewController](https://developer.apple.com/documentation/uikit/uipageviewcontroller).
///
/// ```swift
/// let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
/// pages.dataSource = self
/// pages.setViewControllers([first], direction: .forward, animated: false)
/// ```
///
/// The browser scrolls the pages. The pages before and after the current one are loaded in advance, and the
/// page behind them as soon as the user swipes, so that no swipe waits for the app. If the user interface
/// flows from right to left, the next page of a horizontal controller is on the left.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    // MARK: Creating

    /// Creates a page controller without a page. Set a page with
    /// ``setViewControllers(_:direction:animated:completion:)``.
    ///
    /// - Parameters:
    ///   - style: The style of transitions.
    ///   - navigationOrientation: The direction in which pages are arranged.
    ///   - options: The distance between two pages in points, with the key ``OptionsKey/interPageSpacing``; 0
    ///     by default.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        spacing = max(CGFloat(attributeValue: options?[.interPageSpacing]) ?? 0, 0)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a page controller without a page. From a storyboard, it has the orientation and the spacing that the
    /// storyboard states.
    public required init?(coder: NSCoder) {
        let nib = coder.nib
        transitionStyle = nib.flatMap(Self.nibTransition) ?? .scroll
        navigationOrientation = nib.flatMap(Self.nibOrientation) ?? .horizontal
        spacing = max(nib?.number("pageSpacing") ?? 0, 0)
        super.init(coder: coder)
    }

    /// The style of transitions.
    open private(set) var transitionStyle: TransitionStyle
    /// The direction in which pages are arranged.
    open private(set) var navigationOrientation: NavigationOrientation
    /// The distance between two pages in points.
    let spacing: CGFloat

    // MARK: Pages

    /// The object that provides the pages before and after another one. Without it the user cannot swipe.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            guard dataSource !== oldValue else { return }
            updateScrolling()
            reloadNeighbours()
            updatePageControl()
        }
    }
    /// The object that gets messages about the user's swipes.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// An array with the current page, or nil if there is none.
    open var viewControllers: [UIViewController]? { currentPage.map { [$0] } }

    /// The gesture recognizers for page curls. The array is empty, because pages scroll.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    /// Sets the current page, and loads the pages around it anew.
    ///
    /// - Parameters:
    ///   - viewControllers: An array with exactly one page.
    ///   - direction: The side from which the page appears: that of the next or that of the previous pages.
    ///   - animated: True if the pages move.
    ///   - completion: A closure that runs when the page is in its place. Its argument is false if the user
    ///     has swiped to another page in the meantime.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let page = viewControllers?.first, viewControllers?.count == 1 else {
            fatalError(
                "UIPageViewController.setViewControllers: there are \(viewControllers?.count ?? 0) controllers; "
                    + "a page controller that scrolls shows exactly 1.")
        }
        go(to: page, direction, animated: animated, completion)
    }

    // MARK: State of the extensions

    /// The loaded pages in their order. A controller that is both before and after the current one is in the
    /// array twice.
    var pages: [UIViewController] = []
    /// The index of the current page in ``pages``.
    var currentIndex = 0
    /// The running transition, or nil.
    var transition: PageTransition?
    /// True while the pages are being arranged, so that changes of the offset are not movements.
    var isArranging = false
    private(set) lazy var scrollView = PageScrollView(controller: self)
    private(set) lazy var pageControl = UIPageControl()

    /// The index of the page that the page control marks.
    var presentedIndex = 0

    /// The current page, or nil.
    var currentPage: UIViewController? { pages.indices.contains(currentIndex) ? pages[currentIndex] : nil }
    var isHorizontal: Bool { navigationOrientation == .horizontal }

    override var managedChildrenInSight: [UIViewController] { currentPage.map { [$0] } ?? [] }

    override func addContainerViews() {
        view.clipsToBounds = spacing > 0
        view.insertSubview(scrollView, at: 0)
        pageControl.allowsContinuousInteraction = false
        pageControl.addAction(
            UIAction { [weak self] _ in self?.goToPageOfPageControl() }, for: .valueChanged)
        updateScrolling()
        updatePageControl()
        layOutPages()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        keepNeighbours()
    }

    override func layOutContainer() { layOutPages() }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        let size = super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
        return CGSize(width: size.width, height: max(size.height - pageControlHeight, 0))
    }

    /// Goes back in the current page. Returns true if that did anything.
    open override func accessibilityPerformEscape() -> Bool {
        currentPage?.accessibilityPerformEscape() ?? false
    }
}
