import Foundation
import TesseraDisplay

/// The spinner above a scroll view's content that is pulled down to refresh it.
/// See Apple's [UIRefreshControl](https://developer.apple.com/documentation/uikit/uirefreshcontrol).
///
/// An app assigns it to ``UIScrollView/refreshControl``, or adds it to the scroll view as a subview.
///
/// The display moves the spinner with the finger and draws the ticks. As soon as the user has pulled the
/// content far enough, with the finger still on it, the control begins to refresh and runs the actions of
/// `valueChanged`. The content makes room for the control when the finger is lifted, unless the refresh has
/// ended by then. A pull with a wheel begins to refresh when the wheel pauses, and a keyboard can activate the
/// control too.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// The height in points by which the content moves down while the control refreshes.
    let height: CGFloat = 60
    /// The distance, in points, that the user must pull the content down: about the same as on an iPhone.
    private let threshold = 80.0

    /// Creates a control.
    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
    }

    /// Creates a control with a frame in points, which the scroll view replaces with its own.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control as from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder.nib { attributedTitle = nib.attributedText("attributedTitle") }
    }

    /// The text below the spinner, which appears gradually while the user pulls; nil by default.
    open var attributedTitle: NSAttributedString? {
        get { titleLabel?.attributedText }
        set { setTitle(newValue) }
    }
    /// The label of the title, or nil if there is none.
    private var titleLabel: UILabel?

    private func setTitle(_ title: NSAttributedString?) {
        guard title != attributedTitle else { return }
        guard let title, title.length > 0 else {
            titleLabel?.removeFromSuperview()
            titleLabel = nil
            return setNeedsCommit()
        }
        let label = titleLabel ?? UILabel()
        if titleLabel == nil {
            label.font = .systemFont(ofSize: 12)
            label.textColor = .secondaryLabel
            label.textAlignment = .center
            titleLabel = label
            addSubview(label)
        }
        label.attributedText = title
        updateTitle()
        setNeedsLayout()
        setNeedsCommit()
    }

    /// Displays the title while a refresh is running, and lets assistive technology read it then. While the user pulls, the
    /// display shows it.
    private func updateTitle() {
        titleLabel?.alpha = isRefreshing ? 1 : 0
        titleLabel?.accessibilityElementsHidden = !isRefreshing
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let titleHeight: CGFloat = 18
        titleLabel?.frame = CGRect(
            x: 16, y: height - titleHeight - 2, width: max(bounds.width - 32, 0), height: titleHeight)
    }

    /// A Boolean value that tells whether a refresh is running.
    open private(set) var isRefreshing = false
    /// True if the refresh has begun under a finger that is still on the content.
    private var isHeld = false
    /// True if the content moves down to make room for the control.
    var makesRoom: Bool { isRefreshing && !isHeld }

    /// Displays a running refresh, without running actions.
    open func beginRefreshing() {
        setRefreshing(true)
    }

    /// Ends the display of a running refresh.
    open func endRefreshing() {
        setRefreshing(false)
    }

    private func setRefreshing(_ refreshing: Bool) {
        guard refreshing != isRefreshing else { return }
        isRefreshing = refreshing
        if !refreshing { isHeld = false }
        updateTitle()
        setNeedsCommit()
        (superview as? UIScrollView)?.updateAdjustedInset()
    }

    /// Begins to refresh after the user has pulled the content far enough.
    func displayPulled() {
        guard isEnabled, !isRefreshing else { return }
        isHeld = (superview as? UIScrollView)?.isTracking == true
        setRefreshing(true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Makes room for a refresh that has begun under the finger, which has been lifted now.
    func fingerLifted() {
        guard isHeld else { return }
        isHeld = false
        (superview as? UIScrollView)?.updateAdjustedInset()
    }

    open override func accessibilityActivate() -> Bool {
        guard isEnabled, !isRefreshing else { return false }
        displayPulled()
        return true
    }

    /// The scroll view whose refresh control this is, or nil.
    private weak var refreshed: UIScrollView?

    /// Makes the control the refresh control of a scroll view to which an app has added it as a subview, unless that has one, and
    /// gives it up again when the control has got another superview or none.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        let old = refreshed
        refreshed = superview as? UIScrollView
        if let old, old !== refreshed, old.refreshControl === self { old.refreshControl = nil }
        if let refreshed, refreshed.refreshControl == nil { refreshed.refreshControl = self }
    }

    /// Places the control directly above the content.
    func place(in scrollView: UIScrollView) {
        let frame = CGRect(x: 0, y: -height, width: scrollView.bounds.width, height: height)
        if self.frame != frame { self.frame = frame }
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        let color = storedTintColor ?? .systemGray
        var refresh = RefreshContent(
            isRefreshing: isRefreshing, color: color.displayColor(for: context.traits), threshold: threshold)
        if titleLabel != nil { refresh.middle = 22 }
        properties.refresh = refresh
    }
}
