import Foundation
import TesseraDisplay

/// Opens a context menu at a view: when a finger stays on it, at a click with the secondary button, and by the keyboard's menu key or
/// Shift and F10.
/// See Apple's [UIContextMenuInteraction](https://developer.apple.com/documentation/uikit/uicontextmenuinteraction).
///
/// A finger lifts the view as a preview, and the menu appears beside it. The mouse and the keyboard open the menu alone, where the
/// pointer or the view is.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// How a menu appears.
    /// See Apple's [UIContextMenuInteraction.Appearance](
    /// https://developer.apple.com/documentation/uikit/uicontextmenuinteraction/appearance).
    public enum Appearance: Int, Sendable {
        /// None is open.
        case unknown = 0
        /// With a preview.
        case rich = 1
        /// Without one.
        case compact = 2
    }

    /// Says what the menu consists of.
    open var delegate: (any UIContextMenuInteractionDelegate)? { ownDelegate }
    /// How the menu appears that is open now.
    open var menuAppearance: Appearance {
        guard let session else { return .unknown }
        return session.hasPreview ? .rich : .compact
    }
    /// The view to which the interaction was added.
    open private(set) weak var view: UIView?

    private weak var ownDelegate: (any UIContextMenuInteractionDelegate)?
    /// The menu that is open.
    var session: ContextMenuSession?
    /// Where the menu was asked for last, in points of the window.
    private var lastLocation = CGPoint.zero
    /// True if a menu opens wherever the view is touched, so that a display may lift the view at once.
    var isCertain = true { didSet { if isCertain != oldValue { view?.setNeedsCommit() } } }
    /// True if the interaction does anything at present.
    var isIdle = false { didSet { if isIdle != oldValue { view?.setNeedsCommit() } } }

    /// Creates an interaction; add it to a view with ``UIView/addInteraction(_:)``.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        ownDelegate = delegate
        super.init()
    }

    /// Says that the interaction is about to be added to a view or taken from it: an open menu closes.
    open func willMove(to view: UIView?) {
        if view !== self.view { dismissMenu() }
    }

    /// Says that the interaction was added to a view or taken from it.
    open func didMove(to view: UIView?) { self.view = view }

    /// Returns where the menu was asked for last, in points of a view, or of the window where it is nil.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(lastLocation, from: nil) ?? lastLocation
    }

    /// Calls a block with the open menu and with each open submenu, and replaces each of them with the menu that the block returns.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.update(block) }

    /// Closes the menu that is open.
    open func dismissMenu() { session?.dismiss() }

    /// True if a finger lifts the view.
    var liftsView: Bool { true }
    /// What the actions of the menu are told as their sender.
    var sender: Any { self }

    /// Returns the rectangle beside which the menu opens, in points of the window. `anchor` is what the display suggests.
    func anchor(_ anchor: CGRect, for configuration: UIContextMenuConfiguration) -> CGRect { anchor }

    /// Opens the menu for a point of the window; returns false where the delegate has none.
    ///
    /// - Parameters:
    ///   - location: The point.
    ///   - hasPreview: Whether the view is lifted as a preview.
    ///   - anchor: What the menu opens beside where there is no preview, in points of the window.
    func open(at location: CGPoint, hasPreview: Bool, anchor: CGRect) -> Bool {
        guard let view, view.window != nil, let delegate = ownDelegate else { return false }
        lastLocation = location
        let answer = delegate.contextMenuInteraction(
            self, configurationForMenuAtLocation: view.convert(location, from: nil))
        // A view that has no menu now may have none the next time either.
        isCertain = answer != nil
        guard let configuration = answer else { return false }
        session?.dismiss()
        session = ContextMenuSession(
            of: self, configuration: configuration, hasPreview: hasPreview,
            anchor: self.anchor(anchor, for: configuration))
        session?.begin()
        return true
    }
}

extension UIContextMenuInteraction: WishingInteraction {
    var wishes: GestureWishes {
        isIdle ? [] : isCertain && liftsView ? [.contextMenu, .lift] : .contextMenu
    }
}
