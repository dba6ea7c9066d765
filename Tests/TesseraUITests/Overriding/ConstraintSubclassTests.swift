import TesseraUI
import Testing

/// A constraint with more properties, as layout libraries declare them.
private final class NamedConstraint: NSLayoutConstraint {
    var label: String? {
        get { identifier }
        set { identifier = newValue }
    }
    weak var maker: AnyObject?
}

/// Uses TesseraUI as an app does, without its internal declarations.
@MainActor struct ConstraintSubclassTests {
    @Test func `a subclass of constraints inherits the initializer`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        let constraints = [
            NamedConstraint(
                item: inner, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading,
                multiplier: 1, constant: 8),
            NamedConstraint(
                item: inner, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1,
                constant: 4),
            NamedConstraint(
                item: inner, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width,
                multiplier: 0.5, constant: 0),
            NamedConstraint(
                item: inner, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 20),
        ]
        constraints[0].label = "start"
        NSLayoutConstraint.activate(constraints)
        view.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 8, y: 4, width: 50, height: 20))
        #expect(constraints[0].identifier == "start" && constraints[0].firstItem === inner)
    }
}
