import Foundation
import TesseraDisplay

/// Opens a context menu at a view: when a finger stays on it, after a click with the secondary button, and
/// after the keyboard's menu key or Shift and F10.
/// See Apple's [UIContextMenuInteraction](https://developer.apple.com/documentation/uikit/uicontextmenuinteraction).
///
/// A finger lifts the view as a preview, and the menu appears beside it. The mouse and the keyboard open the
/// menu alone, at the pointer or at the view.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The ways in which a menu appears.
    /// See Apple's [UIContextMenuInteraction.Appearance](
    /// https://developer.apple.com/documentation/uikit/uicontextmenuinteraction/appearance).
    public enum Appearance: Int, Sendable {
        /// No menu is open.
        case unknown = 0
        /// The menu has a preview.
        case rich = 1
        /// The menu has no preview.
        case compact = 2
    }

    /// The object that provides the menu.
    open var delegate: (any UIContextMenuInteractionDelegate)? { ownDelegate }
    /// The way in which the open menu appears.
    open var menuAppearance: Appearance {
        guard let session else { return .unknown }
        return session.hasPreview ? .rich : .compact
    }
    /// The view to which the interaction was added.
    open private(set) weak var view: UIView?

    private weak var ownDelegate: (any UIContextMenuInteractionDelegate)?
    /// The menu that is open, or nil.
    var session: ContextMenuSession?
    /// The place of the last request for a menu, in points of the window.
    private var lastLocation = CGPoint.zero
    /// True if a touch anywhere on the view probably opens a menu, so that a display may lift the view at
    /// once.
    var isCertain = true { didSet { if isCertain != oldValue { view?.setNeedsCommit() } } }
    /// True if the interaction has no menu at present.
    var isIdle = false { didSet { if isIdle != oldValue { view?.setNeedsCommit() } } }

    /// Creates an interaction; add it to a view with ``UIView/addInteraction(_:)``.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        ownDelegate = delegate
        super.init()
    }

    /// Closes an open menu, because the interaction is about to be added to a view or removed from one.
    open func willMove(to view: UIView?) {
        if view !== self.view { dismissMenu() }
    }

    /// Notes the view to which the interaction was added, or nil if it was removed.
    open func didMove(to view: UIView?) { self.view = view }

    /// Returns the place of the last request for a menu, in points of `view`, or of the window if `view` is
    /// nil.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(lastLocation, from: nil) ?? lastLocation
    }

    /// Calls a closure with the open menu and with each open submenu, and replaces each with the menu that
    /// the closure returns.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.update(block) }

    /// Closes the menu that is open.
    open func dismissMenu() { session?.dismiss() }

    /// True if a finger lifts the view as a preview.
    var liftsView: Bool { true }
    /// The sender that the actions of the menu get.
    var sender: Any { self }

    /// Returns the rectangle beside which the menu opens, in points of the window. `anchor` is the rectangle
    /// that the display suggests.
    func anchor(_ anchor: CGRect, for configuration: UIContextMenuConfiguration) -> CGRect { anchor }

    /// Opens the menu for a point of the window. Returns false if the delegate has none.
    ///
    /// - Parameters:
    ///   - location: The point.
    ///   - hasPreview: True if the view is lifted as a preview.
    ///   - anchor: The rectangle beside which the menu opens if there is no preview, in points of the window.
    ///   - finger: The finger that opens the menu, or nil.
    func open(at location: CGPoint, hasPreview: Bool, anchor: CGRect, finger: UITouch?) -> Bool {
        guard let view, view.window != nil, let delegate = ownDelegate else { return false }
        lastLocation = location
        let answer = delegate.contextMenuInteraction(
            self, configurationForMenuAtLocation: view.convert(location, from: nil))
        // The delegate may have no menu the next time either, so the display must wait for its answer.
        isCertain = answer != nil
        guard let configuration = answer else { return false }
        session?.dismiss()
        session = ContextMenuSession(
            of: self, configuration: configuration, hasPreview: hasPreview,
            anchor: self.anchor(anchor, for: configuration))
        session?.begin(with: finger)
        return true
    }
}

extension UIContextMenuInteraction: WishingInteraction {
    var wishes: GestureWishes {
        // A scroll view may have menus for some places of its content only, so its delegate is asked first.
        let isLifted = isCertain && liftsView && !(view is UIScrollView)
        return isIdle ? [] : isLifted ? [.contextMenu, .lift] : .contextMenu
    }
}
