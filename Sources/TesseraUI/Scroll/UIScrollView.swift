import Foundation
import TesseraDisplay

/// Shows a part of its content and lets the user scroll to the rest.
/// See Apple's [UIScrollView](https://developer.apple.com/documentation/uikit/uiscrollview).
///
/// The display moves the content by itself, without waiting for the app; the app learns of each new offset.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// When a scroll view keeps its content clear of bars by itself.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along the axes in which the content scrolls.
        case automatic = 0
        /// The same.
        case scrollableAxes = 1
        /// Never.
        case never = 2
        /// On all sides.
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
    }

    /// The rectangle of the content: constraints on its edges say how large the content is, and views are placed in it.
    ///
    /// Constraints between an edge of the scroll view and something within it are about this guide too; those on the width,
    /// the height and the middle of the scroll view are about its frame.
    open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrolledContent) }
    /// The rectangle of the scroll view itself in the coordinates of its content. What is placed in it does not move when
    /// the content scrolls.
    open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollViewFrame) }

    override var scrollsSubviews: Bool { true }
    override var scrolledContentGuide: UILayoutGuide? { contentLayoutGuide }
    override var scrollFrameGuide: UILayoutGuide? { frameLayoutGuide }
    override var scrolledContentSize: CGSize {
        get { contentSize }
        set { contentSize = newValue }
    }

    /// Learns of scrolling.
    open weak var delegate: (any UIScrollViewDelegate)? {
        didSet {
            guard delegate !== oldValue else { return }
            setNeedsCommit()
            delegateWasExchanged()
        }
    }
    /// Says that there is another delegate. Unlike ``delegate``, no app overrides it.
    func delegateWasExchanged() {}

    /// The size of the content in points.
    open var contentSize = CGSize.zero {
        willSet { oldStartOffset = startOffset }
        didSet {
            guard contentSize != oldValue else { return }
            setNeedsCommit()
            followFlippedWidth()
            let old = oldStartOffset
            if startsAtRight { followStart(from: old) }
            updateAdjustedInset()
            if !isMovedByUser, !isAnimatingOffset { clampOffset() }
            didMoveAboveBottomBar?()
        }
    }
    /// Where the content began before it got another size.
    private var oldStartOffset: CGFloat = 0
    /// Whether the content begins at the greatest offset.
    var startsAtRight: Bool { false }
    /// Says that all subviews were moved to the right, since the content begins at the right and has another size.
    func contentDidShift(by distance: CGFloat) {}
    /// Whether the view's coordinates run from right to left, so that the content begins at the offset 0 and at the right.
    override var isFlipped: Bool { hasFlippedCoordinates }
    private var hasFlippedCoordinates = false
    /// The width in which a display was last told to mirror flipped coordinates.
    var knownFlippedWidth: CGFloat = 0

    /// Lets the view's coordinates run from right to left, or back. What is visible stays as far from the beginning.
    func setFlipped(_ isFlipped: Bool) {
        guard isFlipped != hasFlippedCoordinates else { return }
        hasFlippedCoordinates = isFlipped
        // What a display knows is counted from the other edge.
        revision += 1
        knownFlippedWidth = 0
        updateAdjustedInset()
        insetsChangedForGuides()
        reinstallDirectionalConstraints()
        setNeedsCommit()
        for subview in subviews { subview.setNeedsCommit() }
    }

    /// The room that the app wants around the content, in points.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { updateAdjustedInset() } }
    }
    /// When the content is kept clear of bars.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { updateAdjustedInset() }
    }
    /// The room around the content, bars and refreshing included, in points.
    open private(set) var adjustedContentInset = UIEdgeInsets.zero

    /// The room around the content while the bar above it is whole, in points: what a display knows, and what content rests
    /// within.
    private(set) var wholeInset = UIEdgeInsets.zero
    /// How the bar above the content collapses.
    var collapse = BarCollapse()
    /// Whether the adjusted inset is changing only because the bar above the content collapses.
    private(set) var isInsetCollapsing = false

    /// Whether the user can scroll.
    open var isScrollEnabled = true { didSet { setNeedsCommit() } }
    /// Whether content may be dragged beyond its edges, and bounces back.
    open var bounces = true { didSet { setNeedsCommit() } }
    /// Whether it bounces at top and bottom also where all of it is visible.
    open var alwaysBounceVertical = false { didSet { setNeedsCommit() } }
    /// Whether it bounces at left and right also where all of it is visible.
    open var alwaysBounceHorizontal = false { didSet { setNeedsCommit() } }
    /// Whether a drag that begins along one direction stays in it, where the content scrolls in both. A diagonal drag goes
    /// anywhere.
    open var isDirectionalLockEnabled = false { didSet { setNeedsCommit() } }
    /// Whether scrolling comes to rest at multiples of the view's size.
    open var isPagingEnabled = false { didSet { setNeedsCommit() } }
    /// How fast content that the user has let go of comes to rest.
    ///
    /// It decides which point ``UIScrollViewDelegate/scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`` is
    /// told, and how content decelerates that the display moves by itself: after a drag that began beyond the edge of the
    /// content. The momentum of other drags is the browser's own, and browsers let nobody change it.
    open var decelerationRate: DecelerationRate = .normal { didSet { setNeedsCommit() } }
    /// Whether the vertical indicator is shown while scrolling. It is at the trailing edge.
    open var showsVerticalScrollIndicator = true { didSet { setNeedsCommit() } }
    /// Whether the horizontal indicator is shown while scrolling.
    open var showsHorizontalScrollIndicator = true { didSet { setNeedsCommit() } }

    /// When a finger that scrolls takes away the keyboard on the screen; ``KeyboardDismissMode/none`` at first.
    open var keyboardDismissMode: KeyboardDismissMode = .none {
        didSet { if keyboardDismissMode != oldValue { setNeedsCommit() } }
    }
    /// How much of the view the keyboard covers, in points, where the content is to be kept clear of it.
    var keyboardInset: CGFloat = 0 { didSet { if keyboardInset != oldValue { updateAdjustedInset() } } }

    /// The control that is pulled down from the top to refresh the content.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let refreshControl {
                insertSubview(refreshControl, at: 0)
                refreshControl.place(in: self)
            }
            updateAdjustedInset()
            didMove?()
        }
    }

    /// Whether a finger is on the content.
    open private(set) var isTracking = false
    /// Whether a finger moves the content.
    open private(set) var isDragging = false
    /// Whether the content still moves after the finger has gone.
    open private(set) var isDecelerating = false

    /// Whether the content is on its way to where the app has moved it with an animation.
    open var isScrollAnimating: Bool { isAnimatingOffset && !isDecelerating }

    /// The point of the content at the view's top left corner, in points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { moveContent(to: newValue, animated: false) }
    }

    /// Moves the content; where animated, a display goes there smoothly and `scrollViewDidEndScrollingAnimation`
    /// follows.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        moveContent(to: contentOffset, animated: animated)
    }

    /// Scrolls just as far as makes `rect`, in points of the content, visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        setContentOffset(offset(showing: rect), animated: animated)
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

    /// Says that ``adjustedContentInset`` changed.
    open func adjustedContentInsetDidChange() {}

    /// Counts how often the app has moved the content.
    private var revision = 0
    /// Whether a display is on its way to where the app wants the content.
    private(set) var isAnimatingOffset = false
    private var isMovedByUser: Bool { isDragging || isDecelerating }

    // MARK: Insets

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedInset()
    }

    func updateAdjustedInset() {
        var inset = contentInset
        let safe = mirroredInsets(safeAreaInsets)
        var collapsed: CGFloat = 0
        switch contentInsetAdjustmentBehavior {
        case .never: break
        case .automatic, .scrollableAxes:
            if alwaysBounceVertical || contentSize.height > bounds.height || contentSize.width <= bounds.width
            {
                inset.top += safe.top
                inset.bottom += safe.bottom
                collapsed = collapse.amount
            }
            if contentSize.width > bounds.width {
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
        if let refreshControl, refreshControl.isRefreshing { inset.top += refreshControl.height }
        if keyboardInset > 0 { inset.bottom = max(inset.bottom, contentInset.bottom + keyboardInset) }
        var whole = inset
        whole.top += collapsed
        guard inset != adjustedContentInset || whole != wholeInset else { return }
        let old = wholeInset
        let wasAtTop = contentOffset.y <= -old.top + 0.5
        let wasAtStart =
            startsAtRight ? contentOffset.x >= startOffset - 0.5 : contentOffset.x <= -old.left + 0.5
        adjustedContentInset = inset
        wholeInset = whole
        setNeedsCommit()
        followFlippedWidth()
        // At the top the content stays at the top: so it does on the display, which knows when a finger holds it.
        if whole != old, !isMovedByUser, !isAnimatingOffset {
            let (x, y) = (wasAtStart ? startOffset : contentOffset.x, wasAtTop ? -whole.top : contentOffset.y)
            setOrigin(reachable(CGPoint(x: x, y: y)))
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

    /// The greatest offset at which the content can rest.
    var farthestOffset: CGPoint {
        let inset = wholeInset
        let x = contentSize.width + inset.right - bounds.width
        return CGPoint(
            x: startsAtRight ? x : max(x, -inset.left),
            y: max(contentSize.height + inset.bottom - bounds.height, -inset.top))
    }

    /// Returns the nearest offset at which the content can rest.
    func reachable(_ offset: CGPoint) -> CGPoint {
        let (inset, farthest) = (wholeInset, farthestOffset)
        return CGPoint(
            x: min(max(offset.x, -inset.left), farthest.x),
            y: min(max(offset.y, -inset.top), farthest.y))
    }

    /// Content that got shorter is not left beyond its end. The display sees to that by itself: nothing is told.
    private func clampOffset() {
        setOrigin(reachable(contentOffset))
    }

    private func moveContent(to offset: CGPoint, animated: Bool) {
        guard offset.x.isFinite, offset.y.isFinite else {
            fatalError("\(type(of: self)).contentOffset is set to \(offset); it must be finite.")
        }
        guard offset != contentOffset || isAnimatingOffset else { return }
        let isShown = UIApplication.shared.connection?.isAttached == true && window?.windowScene != nil
        guard animated, isShown, AnimationContext.isEnabled else {
            let wasAnimating = isAnimatingOffset
            isAnimatingOffset = false
            revision += 1
            setOrigin(offset)
            setNeedsCommit()
            if animated || wasAnimating { delegate?.scrollViewDidEndScrollingAnimation(self) }
            return
        }
        // The display animates and reports each step; the offset follows its reports.
        revision += 1
        isAnimatingOffset = true
        animationTarget = offset
        setNeedsCommit()
    }

    private var animationTarget = CGPoint.zero

    /// Returns where content that was let go of is to come to rest, and true if something other than the delegate chooses
    /// that. Subclasses override it.
    func targetOffset(forProposedOffset offset: CGPoint, velocity: CGPoint)
        -> (offset: CGPoint, isChosen: Bool)
    { (offset, false) }

    private func setOrigin(_ origin: CGPoint) {
        guard origin != viewState.bounds.origin else { return }
        boundsWillChange(to: CGRect(origin: origin, size: viewState.bounds.size))
        viewState.bounds.origin = origin
        setNeedsLayout()
        offsetChangedForGuides()
        didMove?()
        didMoveAboveBottomBar?()
        delegate?.scrollViewDidScroll(self)
    }

    /// Tells the navigation bar above the content, before the delegate learns of it.
    var didMove: (() -> Void)?
    /// Tells the tab bar below the content of a move, or of another size.
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
        followFlippedWidth()
        refreshControl?.place(in: self)
        if !isMovedByUser, !isAnimatingOffset { clampOffset() }
    }

    /// How far content and offset have been moved together.
    private var shift = CGPoint.zero

    /// Moves the offset along with content that got another place, so that what is visible stays where it is. Unlike a
    /// change of ``contentOffset`` this does not end what moves the content at the moment.
    func shiftContent(by distance: CGPoint) {
        guard distance != .zero else { return }
        shift.x += distance.x
        shift.y += distance.y
        setOrigin(CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))
        redirectAnimation(to: CGPoint(x: animationTarget.x + distance.x, y: animationTarget.y + distance.y))
        setNeedsCommit()
    }

    /// Gives a display that is on its way to some offset another one.
    func redirectAnimation(to offset: CGPoint) {
        guard isAnimatingOffset, offset != animationTarget else { return }
        animationTarget = offset
        revision += 1
        setNeedsCommit()
    }

    // MARK: Reports of the display

    func displayScrolled(_ report: DisplayEvent.Scroll) {
        // What the display said before it heard of the app's last move is out of date.
        guard report.revision >= revision else { return }
        // What it did not know yet of shifts, it will add.
        // Whoever hears of the report may shift the content again.
        var offset: CGPoint {
            let (known, told) = (report.shift ?? [0, 0], mirroredShift(shift))
            return mirroredOffset(
                CGPoint(x: report.x + told.x - known[0], y: report.y + told.y - known[1]))
        }
        if isDragging, report.phase == .decelerating || report.phase == .idle {
            setOrigin(offset)
            let across = report.velocityX ?? 0
            let velocity = CGPoint(x: isFlipped ? -across : across, y: report.velocityY ?? 0)
            let target = chosenTarget(velocity: velocity)
            endDragging(willDecelerate: report.phase == .decelerating || target != nil)
            // The delegate may have moved the content itself.
            guard report.revision >= revision else { return }
            if let target { return decelerate(to: target) }
        }
        switch report.phase {
        case .dragging:
            beginDragging()
            setOrigin(offset)
        case .decelerating:
            beginDecelerating()
            setOrigin(offset)
        case .animating:
            setOrigin(offset)
        case .idle:
            setOrigin(offset)
            comeToRest()
        }
    }

    /// Takes the content, which a finger has let go of, to another place than it would come to by itself.
    private func decelerate(to target: CGPoint) {
        beginDecelerating()
        revision += 1
        isAnimatingOffset = true
        animationTarget = target
        setNeedsCommit()
    }

    private func beginDragging() {
        guard !isDragging else { return }
        // A finger ends whatever else moved the content.
        isAnimatingOffset = false
        isDecelerating = false
        isTracking = true
        isDragging = true
        delegate?.scrollViewWillBeginDragging(self)
    }

    private func endDragging(willDecelerate: Bool) {
        guard isDragging else { return }
        isTracking = false
        isDragging = false
        delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
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
        } else if wasAnimating {
            delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// No display moves the content any more: what was under way ends at once.
    override func displayLeft() {
        if isAnimatingOffset { setOrigin(animationTarget) }
        comeToRest()
        clampOffset()
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        let offset = isAnimatingOffset ? animationTarget : contentOffset
        var scroll = ScrollContent(
            contentSize: isFlipped ? CGSize(width: flippedWidth, height: contentSize.height) : contentSize,
            insets: displayedInsets, offset: mirroredOffset(offset),
            revision: revision, shift: mirroredShift(shift))
        if let told = node.told?.scroll, told.revision == revision {
            // The display knows better where its content is.
            scroll.offset = told.offset
            scroll.isAnimated = told.isAnimated
        } else if isAnimatingOffset {
            scroll.isAnimated = true
        }
        if !isScrollEnabled { scroll.isDisabled = true }
        if bounces {
            if alwaysBounceVertical || contentSize.height > bounds.height || refreshControl != nil {
                scroll.bouncesVertically = true
            }
            if alwaysBounceHorizontal || contentSize.width > bounds.width {
                scroll.bouncesHorizontally = true
            }
        }
        if !showsVerticalScrollIndicator, !showsHorizontalScrollIndicator { scroll.hidesIndicators = true }
        if isRightToLeft { scroll.isRightToLeft = true }
        if isPagingEnabled { scroll.isPaging = true }
        if isDirectionalLockEnabled { scroll.locksDirection = true }
        if decelerationRate != .normal { scroll.decelerationRate = Double(decelerationRate.rawValue) }
        scroll.collapse = collapsePlaces
        scroll.keyboardDismissal = keyboardDismissMode.displayed
        properties.scroll = scroll
    }
}
