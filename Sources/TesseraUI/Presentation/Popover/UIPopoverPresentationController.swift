import Foundation

/// The presentation controller of a popover, which points to a view or a bar item. In a narrow window, the
/// popover becomes a sheet.
/// See Apple's [UIPopoverPresentationController](
/// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller).
///
/// ```swift
/// controller.modalPresentationStyle = .popover
/// controller.preferredContentSize = CGSize(width: 280, height: 200)
/// controller.popoverPresentationController?.sourceItem = navigationItem.rightBarButtonItem
/// present(controller, animated: true)
/// ```
///
/// A popover without a source lies in the middle of the window, without an arrow. An iPad stops the app in
/// this case. Here the user chooses the width of the window, so that an app designed only for phones may run
/// in a wide window too.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// Creates the presentation controller of a popover.
    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    open override var presentationStyle: UIModalPresentationStyle { .popover }

    // MARK: Source

    /// The view or the bar item to which the arrow points. For a view, ``sourceRect`` applies too.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? sourceView ?? otherItem }
        set {
            barButtonItem = newValue as? UIBarButtonItem
            sourceView = newValue as? UIView
            otherItem = barButtonItem == nil && sourceView == nil ? newValue : nil
            changed()
        }
    }
    private var otherItem: (any UIPopoverPresentationControllerSourceItem)?
    /// The bar item to which the arrow points. It takes precedence over ``sourceView``.
    open var barButtonItem: UIBarButtonItem? {
        didSet {
            if barButtonItem != nil { otherItem = nil }
            changed()
        }
    }
    /// The view that contains ``sourceRect``.
    open weak var sourceView: UIView? {
        didSet {
            if sourceView != nil { otherItem = nil }
            changed()
        }
    }
    /// The rectangle to which the arrow points, in points of ``sourceView``. If it is null, as by default, it
    /// is the whole view.
    open var sourceRect = CGRect.null { didSet { changed() } }
    /// A Boolean value that tells whether the popover may cover its source if there is no room beside it;
    /// false by default.
    open var canOverlapSourceViewRect = false { didSet { changed() } }

    // MARK: Looks

    /// The directions in which the arrow may point; any by default. With an empty set, the popover lies over the middle of its
    /// source and has no arrow.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { changed() } }
    /// The direction in which the arrow points. It is unknown before the popover is on screen, and if it has
    /// no arrow.
    open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown
    /// The colour of the popover and its arrow, or nil, as by default, for that of the system.
    open var backgroundColor: UIColor? { didSet { changed() } }
    /// The least distances in points between the popover and the edges of its window; 10 at each edge by
    /// default.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { changed() }
    }
    /// The views behind the popover that get touches while it is on screen. A touch elsewhere dismisses the
    /// popover.
    open var passthroughViews: [UIView]? {
        didSet { presentation?.container.passthroughViews = passthroughViews ?? [] }
    }

    // MARK: Adaptivity

    /// The presentation controller of the sheet that replaces the popover in a narrow window.
    open var adaptiveSheetPresentationController: UISheetPresentationController {
        if let madeSheet { return madeSheet }
        let sheet = UISheetPresentationController(presenting: presentedViewController, style: .pageSheet)
        madeSheet = sheet
        return sheet
    }
    private var madeSheet: UISheetPresentationController?

    override func usualAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        traits.horizontalSizeClass == .compact ? .pageSheet : .none
    }

    override func makeAdapted(to style: UIModalPresentationStyle, _ content: UIViewController)
        -> UIPresentationController
    {
        guard [.pageSheet, .formSheet, .automatic].contains(style), content === presentedViewController else {
            return super.makeAdapted(to: style, content)
        }
        return adaptiveSheetPresentationController
    }

    // MARK: Presenting

    private let chrome = PopoverView()
    private let surroundings = PresentationDimmingView()

    open override var presentedView: UIView? { chrome }
    open override var frameOfPresentedViewInContainerView: CGRect { findPlace().frame }

    /// The height in points of the part of the screen that the keyboard covers while a text in the popover is edited.
    private var keyboardHeight: CGFloat = 0 { didSet { if keyboardHeight != oldValue { changed() } } }

    override func usersMayDismissByDelegate() -> Bool {
        (delegate as? any UIPopoverPresentationControllerDelegate)?
            .popoverPresentationControllerShouldDismissPopover(self) != false
    }

    override func userHasDismissed() {
        (delegate as? any UIPopoverPresentationControllerDelegate)?
            .popoverPresentationControllerDidDismissPopover(self)
    }

    /// Lets the delegate prepare the popover, which is about to appear.
    func prepare() {
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    }

    override var transitionDuration: TimeInterval { 0.2 }
    override var turnsOver: Bool { false }
    override var escapeDismisses: Bool { true }
    override var dimsTint: Bool { true }

    private func changed() { containerView?.setNeedsLayout() }

    /// The size of the content in points: its preferred size, or a default size.
    var contentSize: CGSize {
        let preferred = presentedViewController.contentSizeOfPresentation
        return CGSize(
            width: preferred.width > 0 ? preferred.width : 320,
            height: preferred.height > 0 ? preferred.height : 480)
    }

    private func findPlace() -> PopoverLayout {
        guard let container = containerView else {
            return PopoverLayout(frame: .zero, direction: .unknown, arrow: 0)
        }
        var covered = container.safeAreaInsets
        let margins = popoverLayoutMargins
        let highest = container.bounds.height - covered.top - margins.top - margins.bottom
        covered.bottom = max(covered.bottom, min(keyboardHeight, highest))
        let room = container.bounds.inset(by: covered).inset(by: margins)
        return PopoverLayout.find(
            contentSize, at: sourceFrame(in: container), in: room, permittedArrowDirections,
            mayOverlap: canOverlapSourceViewRect)
    }

    private func sourceFrame(in container: UIView) -> CGRect? {
        if let barButtonItem { return barButtonItem.frame(in: container) }
        guard let sourceView else { return otherItem?.frame(in: container) }
        guard sourceView.window === container.window else { return nil }
        return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
    }

    override func install() {
        guard let container = containerView else { return }
        prepare()
        surroundings.backgroundColor = nil
        surroundings.action = { [weak self] in self?.presentation?.userDismisses() }
        chrome.keyboardChanged = { [weak self] in self?.keyboardHeight = $0 }
        chrome.embed(presentedViewController.view)
        chrome.traitOverrides.userInterfaceLevel = .elevated
        chrome.traitOverrides.horizontalSizeClass = .compact
        container.addSubview(chrome)
        container.addSubview(surroundings)
        presentation?.container.passthroughViews = passthroughViews ?? []
        layOut()
    }

    override func uninstall() {
        presentation?.container.passthroughViews = []
        chrome.release()
        chrome.removeFromSuperview()
        surroundings.removeFromSuperview()
        arrowDirection = .unknown
        keyboardHeight = 0
    }

    override func layOut() {
        guard let container = containerView, chrome.superview === container else { return }
        surroundings.frame = container.bounds
        let found = findPlace()
        arrowDirection = found.direction
        place(chrome, at: found.frame)
        chrome.look(found, background: backgroundColor)
    }

    override func moveView() {
        chrome.alpha = isOut ? 0 : 1
    }
}

/// The method by which a delegate prepares popovers.
/// See Apple's [UIPopoverPresentationControllerDelegate](
/// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate).
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called when a popover is about to appear. The delegate can set its source here.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Returns true if the user may dismiss a popover, which is the default. Apple advises to implement
    /// ``UIAdaptivePresentationControllerDelegate/presentationControllerShouldDismiss(_:)`` instead. Both must return true.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// Called when the user has dismissed a popover. Apple advises to implement
    /// ``UIAdaptivePresentationControllerDelegate/presentationControllerDidDismiss(_:)`` instead. Both are called.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
    /// Returns true.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    /// Does nothing.
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}
