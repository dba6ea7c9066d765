import Foundation
import TesseraBasics
import TesseraDisplay

/// The presentation controller of a sheet that stays at detents, between which the user drags it.
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
/// The browser moves the sheet with the finger and does not wait for the app.
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

    /// The heights at which the sheet can stay; a large one by default. Their order does not matter.
    open var detents: [Detent] = [.large()] {
        didSet {
            demand(
                !detents.isEmpty, "UISheetPresentationController.detents: a sheet has at least one detent.")
            changed()
        }
    }
    /// The identifier of the detent at which the sheet stays. If it is nil, as by default, or if no active
    /// detent has it, the sheet stays at the lowest detent.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet {
            guard selectedDetentIdentifier != oldValue, !isUsersChange else { return }
            moved()
        }
    }
    /// The identifier of the highest detent at which the views behind are not dimmed and can be used. If it
    /// is nil, as by default, they are always dimmed.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { changed() } }
    }

    /// Runs changes, for example of ``selectedDetentIdentifier``, and moves the sheet to its new place with
    /// an animation.
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

    /// Requests the heights of the detents anew. Within ``animateChanges(_:)`` the sheet moves with an
    /// animation.
    open func invalidateDetents() { changed() }

    // MARK: Looks

    /// A Boolean value that tells whether a grabber is visible at the top of the sheet; false by default.
    open var prefersGrabberVisible = false { didSet { changed() } }
    /// The radius of the corners in points, or nil, as by default, for that of the system.
    open var preferredCornerRadius: CGFloat? { didSet { changed() } }

    // MARK: Behaviour

    /// A Boolean value that tells whether scrolling with a finger at the edge of the content first moves the
    /// sheet to a higher detent; true by default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true { didSet { changed() } }
    /// A Boolean value that tells whether the sheet lies at the bottom edge of a vertically compact screen
    /// instead of covering it; false by default.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { changed() } }
    /// A Boolean value that tells whether a sheet at the bottom edge has the width of the controller's
    /// `preferredContentSize`; false by default.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { changed() } }
    /// A Boolean value that tells whether the sheet has the size of a page in a wide window, regardless of
    /// the controller's `preferredContentSize`. The default is true for
    /// ``UIModalPresentationStyle/pageSheet``, and false for ``UIModalPresentationStyle/formSheet``.
    open var prefersPageSizing: Bool {
        get { pageSizing ?? (style == .pageSheet) }
        set {
            pageSizing = newValue
            changed()
        }
    }
    private var pageSizing: Bool?
    /// The view with which a sheet in a wide window is aligned horizontally if there is room. If it is nil,
    /// as by default, the sheet lies in the middle of the window.
    open var sourceView: UIView? { didSet { if sourceView !== oldValue { changed() } } }

    // MARK: State

    /// The sheet's own view around the view of the presented controller.
    let chrome = SheetView()
    /// The view that dims the views behind.
    let dimmingView = PresentationDimmingView()
    /// The movement of the presenter, or nil if it does not move.
    var recession: SheetRecession?
    /// The height in points to which a finger has moved the sheet, or nil if no finger moves it.
    var draggedHeight: CGFloat?
    /// True if the display moves the sheet out of sight by itself.
    var isCarriedAway = false
    /// The height in points of the part of the screen that the keyboard covers while a text in the sheet is
    /// edited.
    var keyboardHeight: CGFloat = 0 { didSet { if keyboardHeight != oldValue { changed() } } }
    /// True while a choice of the user changes the detent.
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

    /// Lays out the sheet after a change of a property on which its place or look depends.
    private func changed() {
        containerView?.setNeedsLayout()
    }

    /// Ends a drag by the user, because the app has chosen another place.
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
