import Foundation
import Testing

@testable import TesseraUI

/// A view with a layout direction that the test sets.
private final class FlowingView: UIView {
    var direction = UITraitEnvironmentLayoutDirection.rightToLeft {
        didSet { traitsChanged() }
    }

    override var traitCollection: UITraitCollection { UITraitCollection(layoutDirection: direction) }
}

/// Tests constraints in a view whose leading edge is its right edge.
@Suite @MainActor struct RightToLeftConstraintTests {
    private let root = FlowingView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view: UIView

    init() {
        view = constrainedView(in: root)
        view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    }

    private func minX(_ constraint: NSLayoutConstraint) -> CGFloat {
        constraint.isActive = true
        defer { constraint.isActive = false }
        root.layoutIfNeeded()
        return view.frame.minX
    }

    @Test func `leading is right and trailing is left, and distances point to the left`() {
        #expect(minX(view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)) == 150)
        #expect(minX(view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10)) == 10)
        #expect(minX(view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)) == 10)
        #expect(minX(view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10)) == 150)
        #expect(minX(view.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 10)) == 90)
    }

    @Test func `a placeholder in a text view stands at the leading edge of its lines, which fill the view`() {
        let note = UITextView(frame: CGRect(x: 20, y: 0, width: 160, height: 60))
        note.semanticContentAttribute = .forceRightToLeft
        root.addSubview(note)
        let hint = constrainedView(in: note)
        NSLayoutConstraint.activate([
            hint.leadingAnchor.constraint(equalTo: note.leadingAnchor, constant: 15),
            hint.topAnchor.constraint(equalTo: note.topAnchor, constant: 8),
            hint.widthAnchor.constraint(equalToConstant: 40),
            hint.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        // 160 points less the distance of 15 and the width of 40.
        #expect(hint.frame == CGRect(x: 105, y: 8, width: 40, height: 20))
        note.frame.size.width = 120
        root.layoutIfNeeded()
        #expect(hint.frame.minX == 65 && note.contentSize.width == 120)
    }

    @Test func `margins have names by direction`() {
        root.directionalLayoutMargins = .init(top: 0, leading: 30, bottom: 0, trailing: 5)
        #expect(minX(view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor)) == 130)
        #expect(minX(view.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor)) == 5)
        let constraint = NSLayoutConstraint(
            item: view, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailingMargin,
            multiplier: 1, constant: 0)
        #expect(minX(constraint) == 5)
    }

    @Test func `the system's spacing follows the direction`() {
        let other = constrainedView(in: root)
        NSLayoutConstraint.activate([
            other.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            other.widthAnchor.constraint(equalToConstant: 50),
        ])
        // The other view lies from 150 to 200 points, so this one ends 8 points before it, at 142.
        #expect(
            minX(
                view.leadingAnchor.constraint(equalToSystemSpacingAfter: other.trailingAnchor, multiplier: 1))
                == 102)
    }

    @Test func `inequalities turn around`() {
        let wish = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: -500)
        wish.priority = .defaultLow
        wish.isActive = true
        #expect(
            minX(view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 10)) == 150
        )
    }

    @Test func `a multiple of a place counts from the right edge`() {
        let constraint = NSLayoutConstraint(
            item: view, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailing,
            multiplier: 0.5, constant: 0)
        // The trailing edge of the root view is 200 points from its right edge, so that of the view is 100 points from
        // there.
        #expect(minX(constraint) == 100)
    }

    @Test func `a direction that changes turns the layout around`() {
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minX == 150)
        root.direction = .leftToRight
        root.layoutIfNeeded()
        #expect(view.frame.minX == 10)
    }
}
