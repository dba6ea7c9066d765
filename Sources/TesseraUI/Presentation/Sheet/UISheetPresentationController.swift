import Foundation
import TesseraBasics
import TesseraDisplay

/// Presents a controller as a sheet that rests at detents, between which the user drags it.
/// See Apple's [UISheetPresentationController](
/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller).
///
/// ```swift
/// if let sheet = controller.sheetPresentationController {
///     sheet.detents = [.medium(), .large()]
///     sheet.prefersGrabberVisible = true
/// }
/// present(controller, animated: true)
/// ```
///
/// The sheet goes with the finger in the browser, which does not wait for the app.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    private let style: UIModalPresentationStyle

    /// Creates the presentation controller of a page sheet.
    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        style = .pageSheet
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    init(presenting presented: UIViewController, style: UIModalPresentationStyle) {
        self.style = style == .formSheet ? .formSheet : .pageSheet
        super.init(presentedViewController: presented, presenting: nil)
    }

    open override var presentationStyle: UIModalPresentationStyle { style }

    // MARK: Detents

    /// The heights at which the sheet rests; a large one at first. The order does not matter.
    open var detents: [Detent] = [.large()] {
        didSet {
            demand(
                !detents.isEmpty, "UISheetPresentationController.detents: a sheet has at least one detent.")
            changed()
        }
    }
    /// The detent at which the sheet rests. Nil at first, or where no active detent has the name: the lowest one.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet {
            guard selectedDetentIdentifier != oldValue, !isUsersChange else { return }
            moved()
        }
    }
    /// The highest detent at which what lies behind is not dimmed, and can be used. Nil at first: it is always dimmed.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { changed() } }
    }

    /// Runs changes, such as of ``selectedDetentIdentifier``, and moves the sheet with an animation to where they lead.
    open func animateChanges(_ changes: () -> Void) {
        guard let container = containerView, container.window != nil else { return changes() }
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) {
            changes()
            container.layoutIfNeeded()
        }
    }

    /// Asks the detents for their heights anew; within ``animateChanges(_:)`` the sheet moves there gradually.
    open func invalidateDetents() { changed() }

    // MARK: Looks

    /// Whether a grabber is seen at the top of the sheet; false at first.
    open var prefersGrabberVisible = false { didSet { changed() } }
    /// The radius of the corners in points. It is nil at first, which stands for the system's.
    open var preferredCornerRadius: CGFloat? { didSet { changed() } }

    // MARK: Behaviour

    /// Whether a finger that scrolls content which is at its edge moves the sheet to a higher detent first; true at first.
    open var prefersScrollingExpandsWhenScrolledToEdge = true { didSet { changed() } }
    /// Whether the sheet lies at the bottom edge where the height is compact, and does not cover the screen; false at first.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { changed() } }
    /// Whether a sheet at the bottom edge is as wide as the controller's `preferredContentSize`; false at first.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { changed() } }
    /// Whether the sheet is as large as a page in a wide window, whatever the controller's `preferredContentSize`; at first true for
    /// ``UIModalPresentationStyle/pageSheet``, and false for ``UIModalPresentationStyle/formSheet``.
    open var prefersPageSizing: Bool {
        get { pageSizing ?? (style == .pageSheet) }
        set {
            pageSizing = newValue
            changed()
        }
    }
    private var pageSizing: Bool?
    /// The view whose horizontal centre a sheet in a wide window takes, where there is room. Nil at first: that of the window.
    open var sourceView: UIView? { didSet { if sourceView !== oldValue { changed() } } }

    // MARK: State

    /// The sheet's own view, around that of the presented controller.
    let chrome = SheetView()
    /// What dims what lies behind.
    let dimmingView = PresentationDimmingView()
    /// The presenter, as it moves back.
    var recession: SheetRecession?
    /// The height to which a finger has brought the sheet, or nil if no finger moves it.
    var draggedHeight: CGFloat?
    /// Whether the display moves the sheet out of sight by itself.
    var isCarriedAway = false
    /// How much of the screen the keyboard covers while a text of the sheet is edited, in points.
    var keyboardHeight: CGFloat = 0 { didSet { if keyboardHeight != oldValue { changed() } } }
    /// Whether a user has chosen the detent.
    var isUsersChange = false

    open override var presentedView: UIView? { chrome }
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard containerView != nil else { return .zero }
        let geometry = geometry
        return geometry.frame(height: selectedStop(of: geometry).height)
    }

    override var turnsOver: Bool { false }
    override var escapeDismisses: Bool { true }
    override var dimsTint: Bool { largestUndimmedDetentIdentifier == nil }

    override var letsTouchesThrough: Bool { !isModal }
    override var isModal: Bool {
        guard largestUndimmedDetentIdentifier != nil, containerView != nil else { return true }
        let geometry = geometry
        return geometry.placement == .covering || selectedStop(of: geometry).height > geometry.undimmed + 0.5
    }

    override func install() { installChrome() }
    override func uninstall() { uninstallChrome() }
    override func layOut() { layOutChrome() }
    override func updateSurroundings() { updateSurroundings(at: geometry) }

    override func moveView() {
        guard let container = containerView, !isCarriedAway else { return }
        let way = container.bounds.height - frameOfPresentedViewInContainerView.minY
        chrome.transform = isOut ? CGAffineTransform(translationX: 0, y: way) : .identity
    }

    /// Something changed that says where the sheet lies and what it looks like.
    private func changed() {
        containerView?.setNeedsLayout()
    }

    /// The app has chosen another place: what a finger does with the sheet is over.
    private func moved() {
        draggedHeight = nil
        chrome.revision += 1
        changed()
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard containerView != nil else { return parentSize }
        let geometry = makeGeometry(in: parentSize)
        return geometry.frame(height: selectedStop(of: geometry).height).size
    }
}
