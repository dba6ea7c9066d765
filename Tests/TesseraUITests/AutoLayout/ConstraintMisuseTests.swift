import Foundation
import Testing

@testable import TesseraUI

/// Each of these tests ends its program, so each runs in a process of its own.
@Suite struct ConstraintMisuseTests {
    private func expect(_ line: String, in result: ExitTest.Result?) {
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains(line), "\(output)")
    }

    @Test func `items without a common ancestor end the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (one, other) = (constrainedView(in: nil, "one"), constrainedView(in: nil, "other"))
                one.leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true
            }
        }
        expect(
            "the items of <NSLayoutConstraint UIView(one).left == UIView(other).left (inactive)> have no common ancestor",
            in: result)
    }

    @Test func `a guide that no view owns ends the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UILayoutGuide().widthAnchor.constraint(equalToConstant: 1).isActive = true
            }
        }
        expect("is a layout guide that no view owns", in: result)
    }

    @Test func `a constraint that is added to a view which does not contain its items ends the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = constrainedView(in: nil, "root")
                let (one, other) = (constrainedView(in: root, "one"), constrainedView(in: root, "other"))
                one.addConstraint(one.leftAnchor.constraint(equalTo: other.leftAnchor))
            }
        }
        expect("names UIView(other), which is not within UIView(one)", in: result)
    }

    @Test func `an active constraint that becomes optional ends the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = constrainedView(in: nil, "view")
                let width = view.widthAnchor.constraint(equalToConstant: 1)
                width.isActive = true
                width.priority = .defaultHigh
            }
        }
        expect("its priority cannot change from 1000.0 to 750.0", in: result)
    }

    @Test func `an active constraint that becomes required ends the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let width = constrainedView().widthAnchor.constraint(equalToConstant: 1)
                let view = constrainedView()
                let owned = view.widthAnchor.constraint(equalToConstant: 1)
                width.priority = .defaultLow
                owned.priority = .defaultLow
                owned.isActive = true
                owned.priority = .required
            }
        }
        expect("its priority cannot change from 250.0 to 1000.0", in: result)
    }

    @Test func `a priority above 1000 ends the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let width = constrainedView().widthAnchor.constraint(equalToConstant: 1)
                width.priority = .required + 1
            }
        }
        expect("the priority is 1001.0; it must be above 0 and at most 1000", in: result)
    }

    @Test func `a constant that is no number ends the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = constrainedView().widthAnchor.constraint(equalToConstant: .nan) }
        }
        expect("NSLayoutConstraint.constant is nan; it must be finite", in: result)
    }

    @Test func `a left edge beside a top edge ends the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = constrainedView()
                _ = NSLayoutConstraint(
                    item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .top,
                    multiplier: 1, constant: 0)
            }
        }
        expect("left cannot be compared with top", in: result)
    }

    @Test func `a left edge beside a leading edge ends the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (view, root) = (constrainedView(), constrainedView())
                _ = view.leadingAnchor.constraint(equalTo: root.leftAnchor)
            }
        }
        expect("leading cannot be compared with left", in: result)
    }

    @Test func `a place that is compared with a number ends the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: constrainedView(), attribute: .left, relatedBy: .equal, toItem: nil,
                    attribute: .notAnAttribute, multiplier: 1, constant: 4)
            }
        }
        expect("left is a place, which needs a second item with an attribute of its kind", in: result)
    }

    @Test func `a place that is compared with no place of another item ends the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (view, root) = (constrainedView(), constrainedView())
                _ = NSLayoutConstraint(
                    item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .left,
                    multiplier: 0, constant: 4)
            }
        }
        expect("left is a place, which needs a second item with an attribute of its kind", in: result)
    }

    @Test func `a first side that is no attribute ends the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: constrainedView(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
                    attribute: .notAnAttribute, multiplier: 1, constant: 4)
            }
        }
        expect("the first attribute is .notAnAttribute", in: result)
    }

    @Test func `an item that is neither a view nor a guide ends the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: "view", attribute: .width, relatedBy: .equal, toItem: nil,
                    attribute: .notAnAttribute,
                    multiplier: 1, constant: 4)
            }
        }
        expect("String is neither a UIView nor a UILayoutGuide", in: result)
    }
}
