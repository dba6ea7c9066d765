import Foundation
import Testing

@testable import TesseraUI

@MainActor struct ConstraintUpdateTests {
    /// A view that deactivates one of its own constraints when it updates its constraints.
    private final class Exchanger: UIView {
        var old: NSLayoutConstraint?
        override func updateConstraints() {
            old?.isActive = false
            super.updateConstraints()
        }
    }

    @Test func `a constraint that an update removes does not contradict a new one of a subview`() {
        let (outer, inner) = (Exchanger(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        let old = inner.widthAnchor.constraint(equalTo: outer.widthAnchor)
        old.isActive = true
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor).isActive = true
        outer.layoutIfNeeded()
        #expect(inner.frame.width == 100)
        outer.old = old
        outer.setNeedsUpdateConstraints()
        inner.widthAnchor.constraint(equalToConstant: 20).isActive = true
        outer.layoutIfNeeded()
        #expect(inner.frame.width == 20)
        #expect(outer.autoLayout?.engine?.broken == [])
    }

    @Test func `a limit whose constant was infinite limits again when it gets a smaller one`() {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 900)), UIView())
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        let content = inner.heightAnchor.constraint(equalToConstant: 300)
        content.priority = .defaultHigh
        let limit = inner.heightAnchor.constraint(lessThanOrEqualToConstant: 80)
        NSLayoutConstraint.activate([content, limit])
        outer.layoutIfNeeded()
        #expect(inner.frame.height == 80)
        limit.constant = .greatestFiniteMagnitude
        outer.layoutIfNeeded()
        #expect(inner.frame.height == 300)
        limit.constant = 80
        outer.layoutIfNeeded()
        #expect(inner.frame.height == 80)
    }

    @Test func `a view may ask a subview for an update while it updates its own constraints`() {
        final class Asker: UIView {
            override func updateConstraints() {
                subviews[0].setNeedsUpdateConstraints()
                super.updateConstraints()
            }
        }
        final class Counter: UIView {
            var updates = 0
            override func updateConstraints() {
                updates += 1
                super.updateConstraints()
            }
        }
        let (outer, inner) = (Asker(), Counter())
        outer.addSubview(inner)
        inner.setNeedsUpdateConstraints()
        outer.setNeedsUpdateConstraints()
        outer.layoutIfNeeded()
        #expect(inner.updates == 2)
    }
}
