import Foundation

/// Shows one controller at a time as a page, and lets the user swipe to the pages before and after it.
/// See Apple's [UIPageViewController](https://developer.apple.com/documentation/uikit/uipageviewcontroller).
///
/// ```swift
/// let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
/// pages.dataSource = self
/// pages.setViewControllers([first], direction: .forward, animated: false)
/// ```
///
/// The browser scrolls the pages. The pages before and after the current one are loaded ahead, and the one behind them as soon
/// as the user swipes, so that no swipe waits for the app. In a user interface that flows from right to left, the next page of
/// a horizontal controller is at the left.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    // MARK: Creating

    /// Creates a page controller without a page; give it one with
    /// ``setViewControllers(_:direction:animated:completion:)``.
    ///
    /// - Parameter options: The points between two pages, with the key ``OptionsKey/interPageSpacing``; 0 by default.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        spacing = max(CGFloat(attributeValue: options?[.interPageSpacing]) ?? 0, 0)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a horizontal page controller without a page, as from an archive.
    public required init?(coder: NSCoder) {
        transitionStyle = .scroll
        navigationOrientation = .horizontal
        spacing = 0
        super.init(coder: coder)
    }

    /// How pages take each other's place.
    open private(set) var transitionStyle: TransitionStyle
    /// The direction in which pages lie one after the other.
    open private(set) var navigationOrientation: NavigationOrientation
    /// The points between two pages.
    let spacing: CGFloat

    // MARK: Pages

    /// Names the pages before and after another one. Without it the user cannot swipe.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            guard dataSource !== oldValue else { return }
            updateScrolling()
            reloadNeighbours()
            updatePageControl()
        }
    }
    /// Learns of the user's swipes.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// The current page, as an array of one controller; nil before there is one.
    open var viewControllers: [UIViewController]? { currentPage.map { [$0] } }

    /// The gesture recognizers of page curls: none, since the pages scroll.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    /// Shows another page, and asks the data source anew for the pages around it.
    ///
    /// - Parameters:
    ///   - viewControllers: The page: an array of exactly one controller.
    ///   - direction: Whether the page comes from where the next pages are, or the previous ones.
    ///   - animated: Whether the pages move.
    ///   - completion: Runs when the page has taken its place, with false where the user has swiped elsewhere meanwhile.
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

    /// The pages that are loaded, in their order. A controller that is both before and after the current one is there twice.
    var pages: [UIViewController] = []
    /// Which of them is the current one.
    var currentIndex = 0
    /// The transition that is under way.
    var transition: PageTransition?
    /// True if the pages are arranged at the moment, and not moved by anyone.
    var isArranging = false
    private(set) lazy var scrollView = PageScrollView(controller: self)
    private(set) lazy var pageControl = UIPageControl()

    /// The page that the page control marks where the user does not touch it.
    var presentedIndex = 0

    /// The current page.
    var currentPage: UIViewController? { pages.indices.contains(currentIndex) ? pages[currentIndex] : nil }
    var isHorizontal: Bool { navigationOrientation == .horizontal }

    override var childrenInSight: [UIViewController] { currentPage.map { [$0] } ?? [] }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = spacing > 0
        view.insertSubview(scrollView, at: 0)
        pageControl.allowsContinuousInteraction = false
        pageControl.addAction(
            UIAction { [weak self] _ in self?.followPageControl() }, for: .valueChanged)
        updateScrolling()
        updatePageControl()
        layOutPages()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        keepNeighbours()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOutPages()
    }

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

    /// Goes back in the current page.
    open override func accessibilityPerformEscape() -> Bool {
        currentPage?.accessibilityPerformEscape() ?? false
    }
}
