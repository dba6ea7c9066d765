import UIKit

extension UIView {
    /// Returns the first view of a type and with an accessibility identifier among this view and its descendants.
    func first<View: UIView>(identifier: String) -> View? {
        if accessibilityIdentifier == identifier, let view = self as? View { return view }
        for subview in subviews {
            if let view: View = subview.first(identifier: identifier) { return view }
        }
        return nil
    }

    /// All views of a class in this one.
    func all<View: UIView>(_ type: View.Type) -> [View] {
        (self as? View).map { [$0] } ?? subviews.flatMap { $0.all(type) }
    }
}
