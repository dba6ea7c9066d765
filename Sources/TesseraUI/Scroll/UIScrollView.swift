import Foundation
import TesseraDisplay
import TesseraSelectors

/// A view that displays a part of its content and lets the user scroll to the other parts.
/// See Apple's [UIScrollView](https://developer.apple.com/documentation/uikit/uiscrollview).
///
/// The display moves the content by itself, without waiting for the app, and reports each new offset to the
/// app.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// The ways in which a scroll view keeps its content clear of bars by itself.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// The content is kept clear along the axes in which it scrolls, and at the top and the bottom even if it has no more
        /// height than the scroll view. Content that only scrolls sideways is kept clear at the top and the bottom if the scroll
        /// view is the view of a controller, or its lowest subview, within a navigation controller or a tab bar controller.
        case automatic = 0
        /// The content is kept clear along the axes in which it scrolls.
        case scrollableAxes = 1
        /// The content is never kept clear.
        case never = 2
        /// The content is kept clear on all sides.
        case always = 3
    }

    /// Creates a scroll view with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Creates a scroll view as from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
        if let nib = coder.nib { takeScroll(nib) }
    }

    /// The rectangle of the content. Constraints on its edges decide how large the content is, and views are
    /// placed in it.
    ///
    /// Constraints between an edge of the scroll view and something within it apply to this guide too.
    /// Constraints on the width, the height and the middle of the scroll view apply to its frame.
    open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrolledContent) }
    /// The rectangle of the scroll view itself in the coordinates of its content. Views that are placed in it
    /// do not move when the content scrolls.
    open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollViewFrame) }

    override var scrollsSubviews: Bool { true }
    override var originKey: String? { "contentOffset" }
    override var scrolledContentGuide: UILayoutGuide? { contentLayoutGuide }
    override var scrollFrameGuide: UILayoutGuide? { frameLayoutGuide }
    override var scrolledContentSize: CGSize {
        get { contentSize }
        set { contentSize = newValue }
    }

    /// The object that gets the messages about scrolling.
    open weak var delegate: (any UIScrollViewDelegate)? {
        didSet {
            guard delegate !== oldValue else { return }
            setNeedsCommit()
            delegateWasExchanged()
        }
    }
    /// Called when the scroll view has got another delegate. Unlike ``delegate``, no app overrides it.
    func delegateWasExchanged() {}

    /// The size in points of the part of the content that the scroll view displays.
    open var visibleSize: CGSize { bounds.size }

    /// The size of the content in points.
    open var contentSize = CGSize.zero {
        willSet {
            TesseraSelectors.willChangeValue(of: self, forKey: "contentSize")
            oldStartOffset = startOffset
        }
        didSet {
            defer { TesseraSelectors.didChangeValue(of: self, forKey: "contentSize") }
            guard contentSize != oldValue else { return }
            setNeedsCommit()
            updateFlippedWidth()
            let old = oldStartOffset
            if startsAtRight { keepDistanceFromStart(from: old) }
            updateAdjustedInset()
            settleOffset()
            didMoveAboveBottomBar?()
        }
    }
    /// True if the content is about to get another size, so that the present size does not limit the offset. Collection views and
    /// table views override it, whose layout decides the size in the next layout pass.
    var isContentSizeStale: Bool { false }
    /// The offset at which the content began before its size changed.
    private var oldStartOffset: CGFloat = 0
    /// True if the content begins at the greatest offset.
    var startsAtRight: Bool { false }
    /// Called after all subviews were moved to the right, because content that begins at the right has got
    /// another size.
    func contentDidShift(by distance: CGFloat) {}
    /// True if the view's coordinates run from right to left, so that the content begins at the offset 0 and
    /// at the right.
    override var isFlipped: Bool { hasFlippedCoordinates }
    private var hasFlippedCoordinates = false
    /// The width for mirroring that the latest commit used, or 0 if there was none.
    var knownFlippedWidth: CGFloat = 0

    /// Makes the view's coordinates run from right to left, or from left to right again. The visible content
    /// keeps its distance from the beginning.
    func setFlipped(_ isFlipped: Bool) {
        guard isFlipped != hasFlippedCoordinates else { return }
        hasFlippedCoordinates = isFlipped
        // The display counted the offset from the other edge until now.
        revision += 1
        knownFlippedWidth = 0
        updateAdjustedInset()
        insetsChangedForGuides()
        reinstallDirectionalConstraints()
        setNeedsCommit()
        for subview in subviews { subview.setNeedsCommit() }
    }

    /// The room around the content that the app has set, in points.
    open var contentInset = UIEdgeInsets.zero {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "contentInset") }
        didSet {
            if contentInset != oldValue { updateAdjustedInset() }
            TesseraSelectors.didChangeValue(of: self, forKey: "contentInset")
        }
    }
    /// The condition on which the content is kept clear of bars.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { updateAdjustedInset() }
    }
    /// The room around the content in points, including bars and a running refresh.
    open private(set) var adjustedContentInset = UIEdgeInsets.zero

    /// The room around the content, in points, while the bar above it has its full height. The display gets
    /// this room, and content comes to rest within it.
    private(set) var wholeInset = UIEdgeInsets.zero
    /// The state of the bar above the content, which collapses when the content scrolls.
    var collapse = BarCollapse()
    /// True if the adjusted inset is changing only because the bar above the content collapses.
    private(set) var isInsetCollapsing = false

    /// A Boolean value that tells whether the user can scroll.
    open var isScrollEnabled = true {
        didSet {
            pan?.isEnabled = isScrollEnabled
            setNeedsCommit()
        }
    }
    /// A Boolean value that tells whether a finger that has touched the content may scroll when it moves; true by default. If it
    /// is false, a finger that has rested for a moment belongs to the touched view until it comes up.
    open var canCancelContentTouches = true
    /// Returns true if a finger that has touched a view in the content may scroll when it moves later. Otherwise a finger that
    /// has rested for a moment belongs to the view until it comes up. The method is called when the finger goes down.
    ///
    /// The default implementation returns true, for controls too: unlike on iOS, a finger scrolls wherever it goes down.
    open func touchesShouldCancel(in view: UIView) -> Bool { true }
    /// Returns true if a view in the content gets touches that begin in it, as it does by default. Otherwise they are for
    /// gestures only.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        true
    }
    /// A Boolean value that tells whether a control or a cell under a finger looks pressed only after a moment, in which the
    /// finger may begin to scroll; true by default. Touches reach the views at once in both cases.
    open var delaysContentTouches = true {
        didSet { if delaysContentTouches != oldValue { setNeedsCommit() } }
    }
    /// The gesture with which the user drags the content. If it is disabled, the user cannot scroll.
    ///
    /// It begins, changes and ends with the display's reports. The display decides by itself which fingers scroll: the pan waits
    /// for no other gesture, and delegates are asked about it only together with the pan of a scroll view around this one, and
    /// with the app's pans of this view and of those around it.
    ///
    /// If the app allows such a pan at the same time, that gets the fingers that scroll vertically too. While the content is at
    /// its top, or where the app has put it during a drag, the display moves it only as the app allows: a delegate that sets the
    /// offset back keeps the content in its place. Elsewhere the content moves with the finger without waiting for the app.
    ///
    /// Its delegate is the scroll view, as on iOS, if a subclass conforms to `UIGestureRecognizerDelegate`. If it allows the pans
    /// of two scroll views, one in the other, to be recognized at the same time, a finger on the inner one moves both vertically:
    /// towards the end the outer one first, and towards the start the inner one first, so that a header above a list scrolls away
    /// before the list scrolls.
    open var panGestureRecognizer: UIPanGestureRecognizer {
        if let pan { return pan }
        let made = ScrollPan(target: nil, action: nil)
        made.delegate = self as? any UIGestureRecognizerDelegate
        made.isEnabled = isScrollEnabled
        pan = made
        addGestureRecognizer(made)
        if let drag {
            made.take(from: drag.start, to: drag.now, velocity: drag.velocity, isWheel: drag.isWheel)
        }
        return made
    }
    /// The pan, or nil if the app has not asked for it.
    private final var pan: ScrollPan?
    /// The pan of the view, or nil if nobody has asked for it yet.
    final var knownPan: ScrollPan? { pan }
    /// The drag under way: the offsets at its start and now, the velocity in points a second, and true if a wheel drags. A pan
    /// that the app first asks for during a drag begins with it.
    private final var drag: (start: CGPoint, now: CGPoint, velocity: CGPoint, isWheel: Bool)?
    /// A Boolean value that tells whether content may be dragged beyond its edges, and bounces back; true by default. Setting it
    /// sets ``bouncesVertically`` and ``bouncesHorizontally``.
    open var bounces = true { didSet { (bouncesVertically, bouncesHorizontally) = (bounces, bounces) } }
    /// A Boolean value that tells whether content bounces at top and bottom; true by default.
    open var bouncesVertically = true { didSet { setNeedsCommit() } }
    /// A Boolean value that tells whether content bounces at left and right; true by default.
    open var bouncesHorizontally = true { didSet { setNeedsCommit() } }
    /// A Boolean value that tells whether a drag up or down that begins at the top or the bottom of the content scrolls the
    /// scroll view around this one; true by default.
    open var transfersVerticalScrollingToParent = true { didSet { setNeedsCommit() } }
    /// A Boolean value that tells whether a drag sideways that begins at the left or the right of the content scrolls the scroll
    /// view around this one; true by default.
    open var transfersHorizontalScrollingToParent = true { didSet { setNeedsCommit() } }
    /// A Boolean value that tells whether the content bounces at top and bottom even when all of it is
    /// visible.
    open var alwaysBounceVertical = false {
        didSet {
            setNeedsCommit()
            if alwaysBounceVertical != oldValue { updateAdjustedInset() }
        }
    }
    /// A Boolean value that tells whether the content bounces at left and right even when all of it is
    /// visible.
    open var alwaysBounceHorizontal = false {
        didSet {
            setNeedsCommit()
            if alwaysBounceHorizontal != oldValue { updateAdjustedInset() }
        }
    }
    /// A Boolean value that tells whether a drag that begins along one axis stays on it, if the content
    /// scrolls along both. A diagonal drag goes in any direction.
    open var isDirectionalLockEnabled = false { didSet { setNeedsCommit() } }
    /// A Boolean value that tells whether scrolling comes to rest at multiples of the view's size.
    open var isPagingEnabled = false { didSet { setNeedsCommit() } }
    /// The rate at which content slows down after the user has let go of it.
    ///
    /// The rate decides which point
    /// ``UIScrollViewDelegate/scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`` gets. It also
    /// decides how content decelerates that the display moves by itself: after a drag that began beyond the
    /// edge of the content. The browser decelerates the content after all other drags, and does not let a
    /// page change the rate.
    open var decelerationRate: DecelerationRate = .normal { didSet { setNeedsCommit() } }
    /// A Boolean value that tells whether the vertical indicator is visible during scrolling. It is at the
    /// trailing edge.
    open var showsVerticalScrollIndicator = true { didSet { setNeedsCommit() } }
    /// A Boolean value that tells whether the horizontal indicator is visible during scrolling.
    open var showsHorizontalScrollIndicator = true { didSet { setNeedsCommit() } }
    /// The colour of the indicators; ``IndicatorStyle/default`` by default.
    open var indicatorStyle: IndicatorStyle = .default {
        didSet { if indicatorStyle != oldValue { setNeedsCommit() } }
    }
    /// The distances in points between the view's edges and both indicators. Reading it returns those of the vertical one.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    /// The distances in points between the view's edges and the vertical indicator, in addition to the safe area if
    /// ``automaticallyAdjustsScrollIndicatorInsets`` is true.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { if verticalScrollIndicatorInsets != oldValue { setNeedsCommit() } }
    }
    /// The distances in points between the view's edges and the horizontal indicator, in addition to the safe area if
    /// ``automaticallyAdjustsScrollIndicatorInsets`` is true.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { if horizontalScrollIndicatorInsets != oldValue { setNeedsCommit() } }
    }
    /// A Boolean value that tells whether the indicators keep clear of bars and hardware. The default is true.
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { setNeedsCommit() } }

    /// Displays the indicators for a moment.
    open func flashScrollIndicators() {
        indicatorFlashes += 1
        setNeedsCommit()
    }
    /// The number of calls of ``flashScrollIndicators()`` since the view has last left a display.
    var indicatorFlashes = 0

    /// The way in which scrolling with a finger dismisses the keyboard on the screen;
    /// ``KeyboardDismissMode/none`` by default.
    open var keyboardDismissMode: KeyboardDismissMode = .none {
        didSet { if keyboardDismissMode != oldValue { setNeedsCommit() } }
    }
    /// A Boolean value that tells whether the keys of a hardware keyboard scroll the content: the arrow keys, Page Up, Page Down,
    /// Home, End and the space bar. The default is true. If it is false, the focus still moves among items, and content scrolls
    /// to it.
    open var allowsKeyboardScrolling = true {
        didSet { if allowsKeyboardScrolling != oldValue { setNeedsCommit() } }
    }
    /// The height in points of the part of the view that the keyboard covers, or 0 if the content is not kept
    /// clear of it.
    var keyboardInset: CGFloat = 0 { didSet { if keyboardInset != oldValue { updateAdjustedInset() } } }
    /// The height in points of the part of the view that its find panel and what lies below the panel cover, or 0 without a
    /// panel.
    var findInset: CGFloat = 0 { didSet { if findInset != oldValue { updateAdjustedInset() } } }

    /// The control that the user pulls down from the top to refresh the content.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            // A control that an app has moved to another view is not taken from there.
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let refreshControl {
                insertSubview(refreshControl, at: 0)
                refreshControl.place(in: self)
            }
            updateAdjustedInset()
            didMove?()
        }
    }

    // MARK: Zooming

    /// The smallest scale of the content; 1 by default. The user can zoom if it is below ``maximumZoomScale`` and the delegate
    /// returns a view from ``UIScrollViewDelegate/viewForZooming(in:)``.
    open var minimumZoomScale: CGFloat {
        get { zoom?.limits.minimum ?? 1 }
        set { setZoomLimit(\.minimum, to: newValue) }
    }
    /// The greatest scale of the content; 1 by default.
    open var maximumZoomScale: CGFloat {
        get { zoom?.limits.maximum ?? 1 }
        set { setZoomLimit(\.maximum, to: newValue) }
    }
    /// The scale of the view that the delegate returns from ``UIScrollViewDelegate/viewForZooming(in:)``, or 1 if there is none.
    /// Setting it is the same as ``setZoomScale(_:animated:)`` without an animation.
    open var zoomScale: CGFloat {
        get { zoom?.view?.transformScale ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }
    /// Scales the content to the nearest scale between ``minimumZoomScale`` and ``maximumZoomScale``, around the middle of the
    /// visible part.
    ///
    /// The view that the delegate names gets a transform, and ``contentSize`` becomes the size of its frame. If constraints place
    /// the view, the content grows and shrinks as much as the view.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        demandFinite(scale, "setZoomScale")
        zoom?.setScale(scale, animated: animated)
    }
    /// Scales and moves the content so that a rectangle of it fills the scroll view, within the limits.
    ///
    /// - Parameters:
    ///   - rect: The rectangle in points of the view that the delegate returns from
    ///     ``UIScrollViewDelegate/viewForZooming(in:)``. An empty one changes nothing.
    ///   - animated: True if the display moves smoothly to the rectangle.
    open func zoom(to rect: CGRect, animated: Bool) {
        zoom?.zoom(to: rect, animated: animated)
    }
    /// A Boolean value that tells whether a pinch can go beyond the limits, so that the content bounces back; true by default.
    open var bouncesZoom: Bool {
        get { zoom?.bounces ?? true }
        set { if newValue != bouncesZoom { madeZoom().bounces = newValue } }
    }
    /// A Boolean value that tells whether the user is pinching the content.
    open var isZooming: Bool { zoom?.isPinching ?? false }
    /// A Boolean value that tells whether the content goes back to a limit that a pinch has exceeded.
    open var isZoomBouncing: Bool { zoom?.isBouncing ?? false }
    /// The gesture with which the user zooms, or nil while ``minimumZoomScale`` is not below ``maximumZoomScale``.
    ///
    /// The content is zoomed by the app, so that over a slow network it lags behind the fingers.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom?.pinch }

    /// The zooming, or nil if the app has set nothing for it.
    private(set) final var zoom: ScrollZoom?

    private func madeZoom() -> ScrollZoom {
        if let zoom { return zoom }
        let made = ScrollZoom(of: self)
        zoom = made
        return made
    }

    private func setZoomLimit(_ path: WritableKeyPath<ZoomLimits, CGFloat>, to scale: CGFloat) {
        demandFinite(scale, path == \.minimum ? "minimumZoomScale" : "maximumZoomScale")
        if scale != (zoom?.limits ?? ZoomLimits())[keyPath: path] { madeZoom().limits[keyPath: path] = scale }
    }

    private func demandFinite(_ scale: CGFloat, _ name: String) {
        guard scale.isFinite else {
            fatalError("\(type(of: self)).\(name) is set to \(scale); it must be finite.")
        }
    }

    override var zoomedItem: ZoomedItem? {
        zoom?.view.map { ZoomedItem(view: $0, scale: $0.transformScale) }
    }

    // MARK: Movement

    /// A Boolean value that tells whether the content scrolls to its top when the user asks for that; true by default.
    ///
    /// A page has no status bar that the user could tap. The user taps a part of the navigation bar in which there is no item, or
    /// the selected tab of a tab bar. As on an iPhone, nothing happens if several scroll views on the screen have the value true
    /// and content that can be scrolled up and down; on wide screens the uppermost one scrolls.
    open var scrollsToTop = true
    /// True while the content moves to its top because the user has asked for that.
    private var isScrollingToTop = false
    /// True while the movement to the top begins.
    private var beginsScrollingToTop = false

    /// Moves the content to its top because the user has asked for that, unless the app refuses.
    final func scrollToTopByUser() {
        let top = CGPoint(x: contentOffset.x, y: -wholeInset.top)
        guard scrollsToTop, contentOffset.y > top.y, delegate?.scrollViewShouldScrollToTop(self) != false
        else { return }
        beginsScrollingToTop = true
        setContentOffset(top, animated: true)
        beginsScrollingToTop = false
    }

    /// A Boolean value that tells whether a finger is on the content.
    open private(set) var isTracking = false
    /// A Boolean value that tells whether a finger, a wheel or a trackpad moves the content.
    open private(set) var isDragging = false
    /// True while a wheel or a trackpad moves the content.
    private var isDraggedByWheel = false
    /// A Boolean value that tells whether the content still moves after the finger has gone.
    open private(set) var isDecelerating = false

    /// A Boolean value that tells whether the content moves because the app has set its offset with an
    /// animation.
    open var isScrollAnimating: Bool { isAnimatingOffset && !isDecelerating }

    /// The point of the content at the view's top left corner, in points.
    ///
    /// In the block of an animation such as `UIView.animate(withDuration:animations:)`, the display moves the content smoothly to
    /// the new offset, at the browser's own pace. Collection views and table views move at once, since they have no cells on the
    /// way.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { moveContent(to: newValue, animated: false) }
    }

    /// Moves the content. With an animation, the display moves it smoothly and calls
    /// `scrollViewDidEndScrollingAnimation` of the delegate at the end.
    ///
    /// It ends every other movement of the content except that of a finger. With the present offset and without an animation,
    /// content that decelerates, or that a wheel or a trackpad moves, stops where it is.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        let stops = isDecelerating || isMovedByDisplay || isDraggedByWheel
        moveContent(to: contentOffset, animated: animated, stops: stops)
    }

    /// Scrolls by the smallest distance that makes `rect`, in points of the content, visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let target = offset(showing: rect)
        // Content in which the rectangle is visible already is not stopped.
        if target != contentOffset || isAnimatingOffset { setContentOffset(target, animated: animated) }
    }

    /// Returns the nearest offset at which `rect` is visible.
    func offset(showing rect: CGRect) -> CGPoint {
        let inset = adjustedContentInset
        let visible = bounds.inset(by: inset)
        var offset = contentOffset
        if rect.maxX > visible.maxX { offset.x += rect.maxX - visible.maxX }
        if rect.minX < visible.minX { offset.x += rect.minX - visible.minX }
        if rect.maxY > visible.maxY { offset.y += rect.maxY - visible.maxY }
        if rect.minY < visible.minY { offset.y += rect.minY - visible.minY }
        return reachable(offset)
    }

    /// Called when ``UIScrollView/adjustedContentInset`` has changed.
    open func adjustedContentInsetDidChange() {}

    /// The number of times that the app has moved the content. The display repeats it in its reports.
    private var revision = 0
    /// The offset in the description of the view: where the app has put the content last, or where the content
    /// was when a display received the view.
    private var stated: (revision: Int, offset: [Double], isAnimated: Bool)?
    /// True while the display moves the content smoothly to an offset that the app has set.
    private(set) var isAnimatingOffset = false
    /// True while the display moves the content smoothly to an offset that the block of an animation has set. For the app the
    /// content is there already, so that reports from the way are ignored.
    private var isShownOnItsWay = false
    private var isMovedByUser: Bool { isDragging || isDecelerating }
    /// True while the display moves the content by itself, for example back to its edge after a refresh.
    private var isMovedByDisplay = false

    // MARK: Insets

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedInset()
    }

    /// The controller whose view contains the scroll view, or is the scroll view itself.
    private var controllerAround: UIViewController? {
        var responder = next
        while let view = responder as? UIView { responder = view.next }
        return responder as? UIViewController
    }

    /// True if the content is kept clear of bars above and below even if it cannot scroll up and down.
    private var keepsClearVertically: Bool {
        guard contentInsetAdjustmentBehavior == .automatic else { return false }
        let controller = controllerAround
        guard controller?.automaticallyAdjustsScrollViewInsets != false else { return false }
        if contentSize.width <= bounds.width { return true }
        guard let controller, let view = controller.viewIfLoaded,
            view === self || view.subviews.first === self
        else {
            return false
        }
        return controller.navigationController != nil || controller.tabBarController != nil
    }

    func updateAdjustedInset() {
        var inset = contentInset
        let safe = mirroredInsets(safeAreaInsets)
        var collapsed: CGFloat = 0
        switch contentInsetAdjustmentBehavior {
        case .never: break
        case .automatic, .scrollableAxes:
            if alwaysBounceVertical || contentSize.height > bounds.height || keepsClearVertically {
                inset.top += safe.top
                inset.bottom += safe.bottom
                collapsed = collapse.amount
            }
            if alwaysBounceHorizontal || contentSize.width > bounds.width {
                inset.left += safe.left
                inset.right += safe.right
            }
        case .always:
            inset.top += safe.top
            inset.left += safe.left
            inset.bottom += safe.bottom
            inset.right += safe.right
            collapsed = collapse.amount
        }
        if let refreshControl, refreshControl.makesRoom { inset.top += refreshControl.height }
        let covered = max(keyboardInset, findInset)
        if covered > 0 { inset.bottom = max(inset.bottom, contentInset.bottom + covered) }
        var whole = inset
        whole.top += collapsed
        guard inset != adjustedContentInset || whole != wholeInset else { return }
        let old = wholeInset
        let wasAtTop = contentOffset.y <= -old.top + 0.5
        let wasAtStart =
            startsAtRight ? contentOffset.x >= startOffset - 0.5 : contentOffset.x <= -old.left + 0.5
        TesseraSelectors.willChangeValue(of: self, forKey: "adjustedContentInset")
        adjustedContentInset = inset
        TesseraSelectors.didChangeValue(of: self, forKey: "adjustedContentInset")
        wholeInset = whole
        setNeedsCommit()
        updateFlippedWidth()
        // Content at the top stays at the top. The display does the same, except while a finger is on the
        // content.
        if whole != old, !isMovedByUser, !isAnimatingOffset {
            let (x, y) = (wasAtStart ? startOffset : contentOffset.x, wasAtTop ? -whole.top : contentOffset.y)
            let isLimited = !isContentSizeStale || startsAtRight
            setOrigin(
                isLimited
                    ? reachable(CGPoint(x: x, y: y)) : CGPoint(x: max(x, -whole.left), y: max(y, -whole.top)))
        }
        refreshControl?.place(in: self)
        didMoveAboveBottomBar?()
        isInsetCollapsing = whole == old
        adjustedContentInsetDidChange()
        isInsetCollapsing = false
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        if whole != old { didMove?() }
    }

    // MARK: Offset

    /// The part of the content that a display gets and to which the user can scroll, in points of the content. It is all of the
    /// content, except in subclasses whose content has empty ends.
    var displayedPart: CGRect { CGRect(origin: .zero, size: contentSize) }

    /// The greatest offset at which the content can come to rest.
    var farthestOffset: CGPoint { farthestOffset(of: displayedPart) }

    private func farthestOffset(of part: CGRect) -> CGPoint {
        let inset = wholeInset
        let x = part.maxX + inset.right - bounds.width
        return CGPoint(
            x: startsAtRight ? x : max(x, part.minX - inset.left),
            y: max(part.maxY + inset.bottom - bounds.height, part.minY - inset.top))
    }

    /// Returns the nearest offset at which the content can come to rest, or at which it could with another size.
    func reachable(_ offset: CGPoint, in size: CGSize? = nil) -> CGPoint {
        let part = size.map { CGRect(origin: .zero, size: $0) } ?? displayedPart
        let (inset, farthest, start) = (wholeInset, farthestOffset(of: part), part.origin)
        return CGPoint(
            x: min(max(offset.x, start.x - inset.left), farthest.x),
            y: min(max(offset.y, start.y - inset.top), farthest.y))
    }

    /// Moves content that has become shorter back to its end. The display does the same by itself, so no
    /// message is sent.
    private func clampOffset() {
        setOrigin(reachable(contentOffset))
    }

    /// Moves content that rests beyond its end back to it. Content whose size is about to change stays, because the app may have
    /// moved it to a place that exists only then.
    func settleOffset() {
        guard !isMovedByUser, !isAnimatingOffset, !isMovedByDisplay, !isContentSizeStale else { return }
        clampOffset()
    }

    /// What the app does with content that a finger drags.
    final var keeping = ContentKeeping()

    /// True if the display is to ask about drags for what the app has done in earlier ones, or since it listens to them.
    final var asksAboutDrags: Bool {
        let isHeard = pan?.hasActions == true
        // A pull beyond the edge of content that does not bounce moves nothing, and would not be reported.
        return isHeard && !canBounceVertically && !canBounceHorizontally || keeping.asks(isHeard: isHeard)
    }

    /// Moves the content.
    ///
    /// - Parameters:
    ///   - offset: The new offset in points.
    ///   - animated: True if the display moves the content smoothly.
    ///   - stops: True if the content, which is moving, is to stop even if it is at `offset` now. Setting ``contentOffset`` does
    ///     not stop it, since apps that keep the content on one axis set the present offset with each step.
    private func moveContent(to offset: CGPoint, animated: Bool, stops: Bool = false) {
        guard offset.x.isFinite, offset.y.isFinite else {
            fatalError("\(type(of: self)).contentOffset is set to \(offset); it must be finite.")
        }
        placeWasChosen()
        guard offset != contentOffset || isAnimatingOffset || stops else { return }
        isScrollingToTop = beginsScrollingToTop
        guard animated, hasLiveDisplay, AnimationContext.isEnabled else {
            // A deceleration to a chosen target ends with the display's next report, as every other one.
            let wasAnimating = isAnimatingOffset && !isDecelerating
            isAnimatingOffset = false
            isMovedByDisplay = false
            isShownOnItsWay = joinAnimation()
            revision += 1
            setOrigin(offset)
            setNeedsCommit()
            if animated || wasAnimating { endAnimation() }
            return
        }
        // The display animates the move and reports each step; the reports set the offset. What the user has set in motion ends
        // here, so that the end of the move is not taken for the end of a deceleration.
        isDecelerating = false
        isShownOnItsWay = false
        revision += 1
        isAnimatingOffset = true
        animationTarget = offset
        setNeedsCommit()
    }

    /// Called when a place for the content was chosen, even if the content is there already. Subclasses override it.
    func placeWasChosen() {}

    /// True if the display can move the content smoothly to an offset that the block of an animation sets. Views whose cells or
    /// pages depend on the offset override it or are lists: they have no views on the way.
    var movesInAnimations: Bool { !(self is any StagedScrollView) }

    /// Returns true if the running block of an animation moves the content, and lets the animation last as long as its block
    /// says. Content that the display does not have yet is at its place at once.
    private func joinAnimation() -> Bool {
        guard movesInAnimations, zoom == nil, stated != nil, isWatched, AnimationContext.isEnabled,
            !CATransaction.disableActions(), let animation = AnimationContext.driver as? BlockAnimation
        else { return false }
        return animation.joinScrolling()
    }

    private func endAnimation() {
        if isScrollingToTop {
            isScrollingToTop = false
            delegate?.scrollViewDidScrollToTop(self)
        } else {
            delegate?.scrollViewDidEndScrollingAnimation(self)
        }
        didComeToRest()
    }

    /// Called after the delegate when a drag, a deceleration or an animation of the content has come to its end. Subclasses
    /// override it.
    func didComeToRest() {}

    private var animationTarget = CGPoint.zero

    /// Returns where content that was let go of is to come to rest, and true if something other than the delegate chooses
    /// that. Subclasses override it.
    func targetOffset(forProposedOffset offset: CGPoint, velocity: CGPoint)
        -> (offset: CGPoint, isChosen: Bool)
    { (offset, false) }

    /// Moves the content to an offset, and informs those who observe that.
    ///
    /// - Parameter isSilent: True if the delegate is not informed.
    private func setOrigin(_ origin: CGPoint, isSilent: Bool = false) {
        guard origin != viewState.bounds.origin else { return }
        let bounds = CGRect(origin: origin, size: viewState.bounds.size)
        let announced = announceGeometry(from: viewState.bounds, to: bounds, center: center)
        defer { announced?() }
        boundsWillChange(to: bounds)
        viewState.bounds.origin = origin
        setNeedsLayout()
        offsetChangedForGuides()
        offsetDidChange()
        didMove?()
        didMoveAboveBottomBar?()
        (window?.firstResponder as? UISearchTextField)?.contentMoved(of: self)
        if !isSilent { delegate?.scrollViewDidScroll(self) }
    }

    /// Called before the delegate when the offset has changed. Subclasses override it.
    func offsetDidChange() {}

    /// Called before the delegate when the offset or the insets have changed, or when the refresh control is
    /// another. The navigation bar above the content observes the scroll view with it, as does a collection
    /// view whose section scrolls sideways.
    var didMove: (() -> Void)?
    /// Called when the offset, the content size or the insets have changed. The tab bar below the content
    /// observes the scroll view with it.
    var didMoveAboveBottomBar: (() -> Void)?

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            if newValue.size != bounds.size {
                super.bounds = CGRect(origin: bounds.origin, size: newValue.size)
            }
            if newValue.origin != bounds.origin { moveContent(to: newValue.origin, animated: false) }
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateAdjustedInset()
        updateFlippedWidth()
        refreshControl?.place(in: self)
        cover?.place(in: bounds, of: self, isVertical: !scrollsSidewaysOnly)
        // The delegate may have a view to zoom by now, for which the display must leave two fingers to the app.
        if zoom?.pinch != nil { setNeedsCommit() }
        settleOffset()
    }

    /// True if the user can move the content to the left and right, and not up and down.
    private var scrollsSidewaysOnly: Bool {
        let movesSideways = contentSize.width > bounds.width || alwaysBounceHorizontal
        return movesSideways && contentSize.height <= bounds.height && !alwaysBounceVertical
    }

    /// A view in front of the content that fills the visible part while the content scrolls, or nil. In content that scrolls
    /// along both axes, it moves sideways with the content.
    weak var cover: FixedView? { didSet { setNeedsLayout() } }

    /// The sum of the distances by which content and offset were moved together.
    private var shift = CGPoint.zero

    /// Moves the offset by the same distance as content that has got another place, so that the visible
    /// content stays where it is. Unlike a change of ``contentOffset`` this does not end a drag, a
    /// deceleration or an animation.
    func shiftContent(by distance: CGPoint) {
        guard distance != .zero else { return }
        shift.x += distance.x
        shift.y += distance.y
        setOrigin(CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))
        redirectAnimation(to: CGPoint(x: animationTarget.x + distance.x, y: animationTarget.y + distance.y))
        setNeedsCommit()
    }

    /// Informs the display that ``displayedPart`` has changed.
    ///
    /// - Parameter distance: The distance by which the visible content has moved in that part, so that the display moves its
    ///   offset by the same distance.
    func displayedPartChanged(by distance: CGPoint) {
        setNeedsCommit()
        updateFlippedWidth()
        for subview in subviews { subview.setNeedsCommit() }
        guard distance != .zero else { return }
        shift.x += distance.x
        shift.y += distance.y
        if isAnimatingOffset { revision += 1 }
    }

    /// Counts all offsets from another point, from now on. Neither the display nor the delegate learns of that.
    ///
    /// - Parameter distance: The distance that is added to each offset. ``displayedPart`` has moved by the same distance already.
    func renumberOffsets(by distance: CGPoint) {
        func moved(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + distance.x, y: point.y + distance.y)
        }
        animationTarget = moved(animationTarget)
        if let old = drag { drag = (moved(old.start), moved(old.now), old.velocity, old.isWheel) }
        setOrigin(moved(contentOffset), isSilent: true)
    }

    /// Gives an animation of the offset another target, if one is running.
    func redirectAnimation(to offset: CGPoint) {
        guard isAnimatingOffset, offset != animationTarget else { return }
        animationTarget = offset
        revision += 1
        setNeedsCommit()
    }

    // MARK: Reports of the display

    /// How the content moves, by the last report.
    private(set) var motion = ContentMotion()

    func displayScrolled(_ report: DisplayEvent.Scroll) {
        if report.phase == .pushing { return displayPushed(report) }
        // A report that the display sent before it received the app's last move is out of date.
        guard report.revision >= revision else { return endMovement(reportedBy: report) }
        if isShownOnItsWay, report.phase == .animating { return }
        isShownOnItsWay = false
        defer { if !isDragging { refreshControl?.fingerLifted() } }
        motion.note(report.speed ?? [0, 0], isFlipped: isFlipped)
        // A report may lack shifts that were not yet known to the display, so they are added here. They are
        // computed anew at each use, because the delegate may shift the content again.
        var offset: CGPoint {
            let (known, current) = (report.shift ?? [0, 0], mirroredShift(shift))
            return ownOffset(
                CGPoint(x: report.x + current.x - known[0], y: report.y + current.y - known[1]))
        }
        let isWheel = report.phase == .decelerating && report.isWheel == true
        if isDraggedByWheel, !isWheel {
            // A browser does not say when the fingers leave a trackpad. The end of the motion therefore always counts as a
            // deceleration, unless the app has taken the content over.
            let isTakenOver = report.phase == .animating || (report.phase == .idle && isAnimatingOffset)
            setOrigin(offset)
            endDragging(willDecelerate: !isTakenOver)
            guard report.revision >= revision else { return }
            if report.phase == .idle, !isTakenOver { beginDecelerating() }
        } else if isDragging, !isWheel, report.phase == .decelerating || report.phase == .idle {
            let across = report.velocityX ?? 0
            let velocity = CGPoint(x: isFlipped ? -across : across, y: report.velocityY ?? 0)
            noteDrag(to: offset, velocity: CGPoint(x: velocity.x * 1_000, y: velocity.y * 1_000))
            pan?.end()
            setOrigin(offset)
            let target = chosenTarget(velocity: velocity)
            endDragging(willDecelerate: report.phase == .decelerating || target != nil)
            // The delegate may have moved the content itself.
            guard report.revision >= revision else { return }
            if let target { return decelerate(to: target) }
        }
        isMovedByDisplay = report.phase == .animating
        switch report.phase {
        case .dragging:
            let (old, wanted, known) = (contentOffset, offset, revision)
            noteDrag(to: offset, velocity: motion.velocity)
            beginDragging()
            // The delegate may have moved the content itself, here and at the beginning of a deceleration.
            if report.revision >= revision { setOrigin(offset) }
            pan?.announce()
            if revision != known, !isAnimatingOffset { noteHold(from: old, to: wanted) }
        case .decelerating where isWheel:
            noteDrag(to: offset, velocity: motion.velocity, isWheel: true)
            // The wheel may have turned on during an animation of the app, which has ended then.
            isAnimatingOffset = false
            beginDragging(isWheel: true)
            if report.revision >= revision { setOrigin(offset) }
            pan?.announce()
        case .decelerating:
            beginDecelerating()
            if report.revision >= revision { setOrigin(offset) }
        case .animating:
            setOrigin(offset)
        case .idle:
            setOrigin(offset)
            comeToRest()
        case .pushing: break
        }
    }

    /// Takes a step of a finger, on which the display has not moved the content yet, and answers where the content is then.
    ///
    /// The answer is a higher revision in any case, since the display asks again only after it.
    private final func displayPushed(_ report: DisplayEvent.Scroll) {
        defer {
            revision += 1
            setNeedsCommit()
        }
        guard isScrollEnabled, pan?.isEnabled != false else { return }
        motion.note(report.speed ?? [0, 0], isFlipped: isFlipped)
        let known = revision
        let place = contentOffset
        if !isDragging {
            // Targets of the pan note where things are when it begins, and hold the content at the first change after that.
            noteDrag(to: contentOffset, velocity: motion.velocity)
            beginDragging()
            pan?.announce()
        }
        let wanted = CGPoint(
            x: contentOffset.x + (isFlipped ? -report.x : report.x), y: contentOffset.y + report.y)
        noteDrag(to: wanted, velocity: motion.velocity)
        // The delegate may have moved the content itself.
        if revision == known {
            let inside = reachable(wanted)
            setOrigin(
                CGPoint(
                    x: canBounceHorizontally ? wanted.x : inside.x,
                    y: canBounceVertically ? wanted.y : inside.y))
        }
        pan?.announce()
        if revision != known {
            if !isAnimatingOffset { noteHold(from: place, to: wanted) }
        } else if watchedPart(of: contentOffset) != watchedPart(of: place) {
            keeping.contentWasLetGo()
        }
    }

    /// True if the user can drag the content beyond its upper and lower edge.
    final var canBounceVertically: Bool {
        bouncesVertically
            && (alwaysBounceVertical || contentSize.height > bounds.height || refreshControl != nil)
    }

    /// Ends what the user has set in motion, if a report says so that the display sent before it received the app's last move.
    /// The display may have nothing more to report.
    private func endMovement(reportedBy report: DisplayEvent.Scroll) {
        guard !isAnimatingOffset else { return }
        switch report.phase {
        case .decelerating where isDragging && report.isWheel != true:
            endDragging(willDecelerate: true)
            beginDecelerating()
        case .idle where isDragging || isDecelerating:
            motion.stop()
            comeToRest()
        default: return
        }
        refreshControl?.fingerLifted()
    }

    /// True if the user can drag the content beyond its left and right edge.
    final var canBounceHorizontally: Bool {
        bouncesHorizontally && (alwaysBounceHorizontal || contentSize.width > bounds.width)
    }

    /// Takes a step of a finger or a wheel that drags the content to `offset`, with a velocity in points a second.
    private func noteDrag(to offset: CGPoint, velocity: CGPoint, isWheel: Bool = false) {
        drag = (drag?.start ?? contentOffset, offset, velocity, isWheel)
        pan?.take(from: contentOffset, to: offset, velocity: velocity, isWheel: isWheel)
    }

    /// Moves the content, after a finger has let go of it, to another offset than the one where the display
    /// would bring it to rest.
    private func decelerate(to target: CGPoint) {
        beginDecelerating()
        revision += 1
        isAnimatingOffset = true
        animationTarget = target
        setNeedsCommit()
    }

    private func beginDragging(isWheel: Bool = false) {
        guard !isDragging else { return }
        // A finger or a wheel ends every other movement of the content.
        isAnimatingOffset = false
        isDecelerating = false
        isTracking = !isWheel
        isDragging = true
        isDraggedByWheel = isWheel
        keeping.dragBegins()
        delegate?.scrollViewWillBeginDragging(self)
    }

    private func endDragging(willDecelerate: Bool) {
        guard isDragging else { return }
        isTracking = false
        isDragging = false
        isDraggedByWheel = false
        if keeping.dragEnds() { setNeedsCommit() }
        pan?.end()
        delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
        pan?.announceEnd()
        drag = nil
        // The content comes to rest later if an animation is running.
        if !willDecelerate, !isAnimatingOffset { didComeToRest() }
    }

    private func beginDecelerating() {
        guard !isDecelerating else { return }
        isAnimatingOffset = false
        isDecelerating = true
        delegate?.scrollViewWillBeginDecelerating(self)
    }

    private func comeToRest() {
        endDragging(willDecelerate: false)
        let wasAnimating = isAnimatingOffset
        isAnimatingOffset = false
        if isDecelerating {
            isDecelerating = false
            delegate?.scrollViewDidEndDecelerating(self)
            didComeToRest()
        } else if wasAnimating {
            endAnimation()
        }
    }

    override func displayEntered() {
        stated = nil
    }

    /// Ends every movement of the content at once, because no display moves it any more.
    override func displayLeft() {
        indicatorFlashes = 0
        isMovedByDisplay = false
        isShownOnItsWay = false
        if isAnimatingOffset { setOrigin(animationTarget) }
        comeToRest()
        refreshControl?.fingerLifted()
        settleOffset()
        motion.stop()
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        let offset = isAnimatingOffset ? animationTarget : contentOffset
        var size = displayedPart.size
        if isFlipped { size.width = flippedWidth }
        var scroll = ScrollContent(
            contentSize: size, insets: displayedInsets, offset: displayedOffset(offset),
            revision: revision, shift: mirroredShift(shift))
        if let stated, stated.revision == revision {
            // The display has moved the content since, so its own offset stays.
            scroll.offset = stated.offset
            if stated.isAnimated { scroll.isAnimated = true }
        } else {
            stated = (revision, scroll.offset, isAnimatingOffset || isShownOnItsWay)
            if isAnimatingOffset || isShownOnItsWay { scroll.isAnimated = true }
        }
        if !isScrollEnabled || pan?.isEnabled == false { scroll.isDisabled = true }
        if canBounceVertically { scroll.bouncesVertically = true }
        if canBounceHorizontally { scroll.bouncesHorizontally = true }
        if !delaysContentTouches { scroll.pressesAtOnce = true }
        if !allowsKeyboardScrolling { scroll.ignoresKeys = true }
        if sharesVerticalDrags { scroll.sharesVerticalDrags = true }
        if !transfersVerticalScrollingToParent { scroll.isolatesVertically = true }
        if !transfersHorizontalScrollingToParent { scroll.isolatesHorizontally = true }
        describeIndicators(in: &scroll)
        if isRightToLeft { scroll.isRightToLeft = true }
        if isPagingEnabled { scroll.isPaging = true }
        if isDirectionalLockEnabled { scroll.locksDirection = true }
        if decelerationRate != .normal { scroll.decelerationRate = Double(decelerationRate.rawValue) }
        scroll.collapse = collapsePlaces
        scroll.keyboardDismissal = keyboardDismissMode.displayed
        properties.scroll = scroll
    }
}
