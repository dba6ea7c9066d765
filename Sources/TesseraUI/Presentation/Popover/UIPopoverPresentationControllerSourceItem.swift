import Foundation

/// An object to which a popover can point: a view, or a bar item.
/// See Apple's [UIPopoverPresentationControllerSourceItem](
/// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem).
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Returns the frame of the item in points of a view, or nil if the item is not on screen.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Returns the view's bounds in points of another view, or nil if the two are not in the same window.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let window, referenceView.window === window else { return nil }
        return referenceView.convert(bounds, from: self)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Returns the frame of the item's view in its bar, in points of another view, or nil if the item is not
    /// on screen.
    public func frame(in referenceView: UIView) -> CGRect? {
        if let customView, customView.window != nil { return customView.frame(in: referenceView) }
        return referenceView.window.flatMap { displayedView(in: $0) }?.frame(in: referenceView)
    }
}
