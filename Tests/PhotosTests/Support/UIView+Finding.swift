import UIKit

extension UIView {
    /// Returns the first view of a type with an accessibility identifier among this view and its descendants, or nil
    /// if there is none.
    func first<View: UIView>(identifier: String) -> View? {
        if accessibilityIdentifier == identifier, let view = self as? View { return view }
        for subview in subviews {
            if let view: View = subview.first(identifier: identifier) { return view }
        }
        return nil
    }

    /// Returns the views of a type in this view, without those inside of them.
    func all<View: UIView>(_ type: View.Type) -> [View] {
        (self as? View).map { [$0] } ?? subviews.flatMap { $0.all(type) }
    }
}
