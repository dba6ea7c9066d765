import Foundation
import Testing

@testable import TesseraUI

/// Tests that views, constraints and systems of constraints end when nobody needs them, in whatever order.
@Suite @MainActor struct ConstraintLifetimeTests {
    @Test func `a root view that ends releases its baseline constraints`() {
        weak var constraint: NSLayoutConstraint?
        weak var label: UILabel?
        do {
            let root = rootView(200, 100)
            let text = UILabel()
            text.translatesAutoresizingMaskIntoConstraints = false
            text.text = "Text"
            root.addSubview(text)
            let baseline = text.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 40)
            baseline.isActive = true
            root.layoutIfNeeded()
            (constraint, label) = (baseline, text)
        }
        #expect(constraint == nil && label == nil)
    }

    @Test func `the baselines of a stack move to the next text when the first one ends`() {
        let root = rootView(200, 100)
        let stack = UIStackView()
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        for text in ["One", "Two"] {
            let label = UILabel()
            label.text = text
            stack.addArrangedSubview(label)
        }
        let other = UILabel()
        other.text = "Beside"
        other.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(other)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leftAnchor.constraint(equalTo: root.leftAnchor),
            other.leftAnchor.constraint(equalTo: stack.rightAnchor),
            other.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        stack.arrangedSubviews[0].removeFromSuperview()
        root.layoutIfNeeded()
        #expect(other.frame.minY == 0)
        other.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews.count == 1)
    }

    @Test func `a changed text of a label that has ended is not measured`() {
        let root = rootView(200, 100)
        do {
            let label = UILabel()
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            let icon = constrainedView(in: label)
            NSLayoutConstraint.activate([
                icon.leadingAnchor.constraint(equalTo: label.leadingAnchor),
                icon.topAnchor.constraint(equalTo: label.topAnchor),
                icon.widthAnchor.constraint(equalToConstant: 10),
            ])
            root.layoutIfNeeded()
            label.text = "Changed"
            label.removeFromSuperview()
        }
        let view = constrainedView(in: root)
        view.widthAnchor.constraint(equalToConstant: 30).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 30)
    }

    @Test func `views that end may change their objects`() {
        final class Card: UIView {
            let label = UILabel()
            var ended: (() -> Void)?

            isolated deinit {
                label.text = nil
                label.removeFromSuperview()
                ended?()
            }
        }
        var hasEnded = false
        do {
            let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            card.ended = { hasEnded = true }
            card.label.text = "Text"
            card.label.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(card.label)
            card.label.leadingAnchor.constraint(equalTo: card.leadingAnchor).isActive = true
            card.layoutIfNeeded()
        }
        #expect(hasEnded)
    }
}
