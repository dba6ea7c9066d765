import Foundation

@testable import TesseraUI

/// A view whose content has a size that the test sets.
final class ContentView: UIView {
    var contentSize: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
        contentSize = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { contentSize }
}

private final class ViewOnTwoPixels: UIView {
    override var traitCollection: UITraitCollection { UITraitCollection(displayScale: 2) }
}

/// Returns a view that constraints place.
@MainActor
func constrainedView(in superview: UIView? = nil, _ name: String? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.accessibilityIdentifier = name
    superview?.addSubview(view)
    return view
}

/// Returns a root view of a size in points, which is in no window. It has two pixels for each point, whatever screen
/// other tests pretend to have.
@MainActor
func rootView(_ width: CGFloat, _ height: CGFloat) -> UIView {
    ViewOnTwoPixels(frame: CGRect(x: 0, y: 0, width: width, height: height))
}
