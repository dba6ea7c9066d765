import Foundation
import TesseraBasics
import TesseraDisplay

/// A control with a row of dots, one for each of an app's pages. It marks the current page and lets the user
/// go to the others.
/// See Apple's [UIPageControl](https://developer.apple.com/documentation/uikit/uipagecontrol).
///
/// ```swift
/// let pageControl = UIPageControl()
/// pageControl.numberOfPages = 3
/// pageControl.addAction(UIAction { _ in showPage(pageControl.currentPage) }, for: .valueChanged)
/// ```
///
/// A tap on either side of the current dot goes to the page on that side, and a finger that moves along the
/// dots goes through the pages. On a keyboard the arrow keys go to the next and the previous page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// Creates a page control with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        install()
    }

    /// Creates a page control as from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        install()
        if let nib = coder.nib { takePages(nib) }
    }

    // MARK: Pages

    /// The number of pages, 0 by default. A negative number is set to 0.
    open var numberOfPages: Int {
        get { count }
        set {
            guard max(newValue, 0) != count else { return }
            count = max(newValue, 0)
            let isMoved = current > max(count - 1, 0)
            current = min(current, max(count - 1, 0))
            invalidateIntrinsicContentSize()
            pagesChanged()
            if isMoved { progress?.pageChanged() }
        }
    }
    private var count = 0

    /// The index of the marked page, counted from 0. A value out of range is set to the first or the last
    /// page.
    open var currentPage: Int {
        get { current }
        set {
            let page = min(max(newValue, 0), max(count - 1, 0))
            guard page != current else { return }
            current = page
            pagesChanged()
            progress?.pageChanged()
        }
    }
    private var current = 0

    /// A Boolean value that tells whether the control is invisible if there is only one page.
    open var hidesForSinglePage = false { didSet { setNeedsLayout() } }

    // MARK: Progress

    /// How much of the current page has been shown, or nil. It is drawn as a bar in the place of the page's dot.
    ///
    /// The bar is a dot as long as a finger goes through the pages. A progress belongs to one control: the one that got it last.
    open var progress: UIPageControlProgress? {
        didSet {
            guard progress !== oldValue else { return }
            if oldValue?.pageControl === self { oldValue?.pageControl = nil }
            if let progress {
                progress.pageControl?.progress = nil
                progress.pageControl = self
            }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// True if the current page has a bar rather than a dot.
    final var showsProgress: Bool { progress != nil && interactionState != .continuous }

    /// Called by the progress when the bar has another length, or grows from now on or no longer does.
    final func progressChanged() { setNeedsLayout() }

    /// Goes to a page whose turn it is, as if the user had gone there.
    final func advance(to page: Int) {
        // The delegate may have gone there itself.
        if page == current { progress?.pageChanged() } else { go(to: page) }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        progress?.windowChanged()
    }

    // MARK: Look

    /// The colour of the dots of other pages. If nil, it is translucent white.
    open var pageIndicatorTintColor: UIColor? {
        didSet {
            noteAppearance(\UIPageControl.pageIndicatorTintColor, pageIndicatorTintColor)
            setNeedsLayout()
        }
    }
    /// The colour of the current page's dot. If nil, it is white.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet {
            noteAppearance(\UIPageControl.currentPageIndicatorTintColor, currentPageIndicatorTintColor)
            setNeedsLayout()
        }
    }
    /// The style of the background of the dots.
    open var backgroundStyle: BackgroundStyle = .automatic { didSet { setNeedsLayout() } }
    /// The direction in which the dots are arranged.
    open var direction: Direction = .natural {
        didSet {
            guard direction != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The image for each page that has none of its own, or nil for a dot.
    open var preferredIndicatorImage: UIImage? { didSet { imagesChanged() } }
    /// The image for the current page if that has none of its own for this state. If nil, it is the page's
    /// other image.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { imagesChanged() } }

    /// Returns the image that was set for a page with ``setIndicatorImage(_:forPage:)``, or nil if there is
    /// none.
    open func indicatorImage(forPage page: Int) -> UIImage? {
        checkPage(page, "indicatorImage(forPage:)")
        return images[page]
    }
    /// Sets the image for a page, or removes it if `image` is nil.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        checkPage(page, "setIndicatorImage(_:forPage:)")
        images[page] = image
        imagesChanged()
    }
    /// Returns the image that was set for a page with ``setCurrentPageIndicatorImage(_:forPage:)``, or nil if
    /// there is none.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
        checkPage(page, "currentPageIndicatorImage(forPage:)")
        return currentImages[page]
    }
    /// Sets the image for a page while it is the current one, or removes it if `image` is nil.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        checkPage(page, "setCurrentPageIndicatorImage(_:forPage:)")
        currentImages[page] = image
        imagesChanged()
    }
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]

    private func checkPage(_ page: Int, _ call: String) {
        demand(
            (0..<count).contains(page),
            "UIPageControl.\(call): there is no page \(page); the control has \(count) pages.")
    }

    /// Returns the size in points that the control has for a number of pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let bar = progress != nil && pageCount > 0 ? PageIndicators.bar : 0
        let length = PageIndicators.length(count: pageCount, size: indicatorSize) + bar
        let thickness = max(26, indicatorSize + 18)
        return isVertical
            ? CGSize(width: thickness, height: length) : CGSize(width: length, height: thickness)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: count) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: count) }

    // MARK: Interaction

    /// The way in which the user changes the page at the moment. Apps can read it in the actions of
    /// ``UIControl/Event/valueChanged``.
    open private(set) var interactionState: InteractionState = .none {
        didSet {
            guard interactionState != oldValue else { return }
            setNeedsLayout()
            if interactionState == .continuous || oldValue == .continuous { progress?.visibilityChanged() }
        }
    }
    /// A Boolean value that tells whether a finger that moves along the dots goes through the pages.
    open var allowsContinuousInteraction = true

    /// The distance in points that a finger moves before it goes through the pages.
    private static let slack: CGFloat = 8
    private var start = CGPoint.zero

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = touch.location(in: self)
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let way = isVertical ? point.y - start.y : point.x - start.x
        if allowsContinuousInteraction, abs(way) > Self.slack { interactionState = .continuous }
        if interactionState == .continuous { go(to: arrangement.page(at: place(of: point))) }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if interactionState == .none, let point = touch?.location(in: self), bounds.contains(point) {
            step(place(of: point) < arrangement.center(ofPage: current) ? -1 : 1)
        }
        interactionState = .none
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        interactionState = .none
    }

    open override func accessibilityIncrement() { step(1) }
    open override func accessibilityDecrement() { step(-1) }

    override func displayAdjusted(_ direction: DisplayEvent.Direction) {
        guard isEnabled else { return }
        switch direction {
        case .down where isVertical: step(isReversed ? -1 : 1)
        case .up where isVertical: step(isReversed ? 1 : -1)
        case .right where !isVertical: step(isReversed ? -1 : 1)
        case .left where !isVertical: step(isReversed ? 1 : -1)
        default: super.displayAdjusted(direction)
        }
    }

    /// Goes forward or back by a number of pages, as one step of the user.
    private func step(_ pages: Int) {
        interactionState = .discrete
        go(to: min(max(current + pages, 0), max(count - 1, 0)))
        interactionState = .none
    }

    private func go(to page: Int) {
        guard page != current, (0..<count).contains(page) else { return }
        currentPage = page
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Arrangement

    private let backdrop = UIView()
    private var indicators: [PageIndicator] = []

    private func install() {
        accessibilityTraits = .adjustable
        isAccessibilityElement = true
        backdrop.isUserInteractionEnabled = false
        addSubview(backdrop)
        pagesChanged()
    }

    private func pagesChanged() {
        accessibilityValue = count > 0 ? SystemWord.page(current + 1, of: count) : nil
        setNeedsLayout()
    }

    private func imagesChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }
    /// True if the first page is at the greatest coordinate.
    private var isReversed: Bool {
        switch direction {
        case .natural: isRightToLeft
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }
    private var length: CGFloat { isVertical ? bounds.height : bounds.width }
    /// The width or height in points of the largest indicator.
    private var indicatorSize: CGFloat {
        let all = [preferredIndicatorImage, preferredCurrentPageIndicatorImage].compactMap { $0 }
        return (all + images.values + currentImages.values).reduce(PageIndicators.dot) {
            max($0, $1.size.width, $1.size.height)
        }
    }
    private var arrangement: PageIndicators {
        PageIndicators(
            count: count, current: current, size: indicatorSize, bar: showsProgress ? PageIndicators.bar : 0,
            room: length)
    }
    /// Returns the distance in points from the side of the first page to a point.
    private func place(of point: CGPoint) -> CGFloat {
        let place = isVertical ? point.y : point.x
        return isReversed ? length - place : place
    }

    private func image(ofPage page: Int) -> UIImage? {
        let other = images[page] ?? preferredIndicatorImage
        guard page == current else { return other }
        return currentImages[page] ?? preferredCurrentPageIndicatorImage ?? other
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let arrangement = arrangement
        let isVisible = count > 1 || !hidesForSinglePage && count > 0
        let shown = isVisible ? arrangement.visible : 0..<0
        while indicators.count > shown.count { indicators.removeLast().removeFromSuperview() }
        while indicators.count < shown.count {
            let indicator = PageIndicator()
            indicators.append(indicator)
            addSubview(indicator)
        }
        for (indicator, page) in zip(indicators, shown) {
            place(indicator, of: page, arrangement)
        }
        backdrop.isHidden =
            !isVisible || backgroundStyle == .minimal
            || backgroundStyle == .automatic && interactionState != .continuous
        backdrop.apply(UIBlurEffect(style: .systemThinMaterial).material)
        let size = size(forNumberOfPages: shown.count)
        backdrop.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
        backdrop.layer.cornerRadius = min(size.width, size.height) / 2
        backdrop.clipsToBounds = true
    }

    private func place(_ indicator: PageIndicator, of page: Int, _ arrangement: PageIndicators) {
        let isBar = page == current && showsProgress
        let ownColor = currentPageIndicatorTintColor ?? .white
        let otherColor = pageIndicatorTintColor ?? .white.withAlphaComponent(0.4)
        indicator.image = isBar ? nil : image(ofPage: page)
        indicator.color = page == current && !isBar ? ownColor : otherColor
        let scale = arrangement.scale(ofPage: page)
        let full = indicator.image?.size ?? CGSize(width: PageIndicators.dot, height: PageIndicators.dot)
        var size = CGSize(width: full.width * scale, height: full.height * scale)
        if isBar, isVertical { size.height += PageIndicators.bar }
        if isBar, !isVertical { size.width += PageIndicators.bar }
        let along = arrangement.center(ofPage: page)
        let place = isReversed ? length - along : along
        let middle = isVertical ? CGPoint(x: bounds.midX, y: place) : CGPoint(x: place, y: bounds.midY)
        indicator.frame = CGRect(
            x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
            height: size.height)
        guard isBar, let progress else { return indicator.fill(nil) }
        indicator.fill(
            PageIndicator.Filling(
                color: ownColor, part: CGFloat(progress.currentProgress), isVertical: isVertical,
                isReversed: isReversed, secondsToEnd: progress.secondsToEnd))
    }
}
