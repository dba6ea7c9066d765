import Foundation
import Testing

@testable import TesseraUI

/// Tests how the semantic content attribute of a view changes the arrangement of its content.
@Suite @MainActor struct SemanticContentTests {
    private typealias Direction = UIUserInterfaceLayoutDirection

    @Test(arguments: [
        (UISemanticContentAttribute.unspecified, false, true), (.playback, false, false),
        (.spatial, false, false),
        (.forceLeftToRight, false, false), (.forceRightToLeft, true, true),
    ])
    func `an attribute means a direction, relative to that of the user interface`(
        attribute: UISemanticContentAttribute, isTurnedInOne: Bool, isTurnedInOther: Bool
    ) {
        func direction(in layoutDirection: Direction) -> Direction {
            UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: layoutDirection)
        }
        #expect(direction(in: .leftToRight) == (isTurnedInOne ? .rightToLeft : .leftToRight))
        #expect(direction(in: .rightToLeft) == (isTurnedInOther ? .rightToLeft : .leftToRight))
        #expect(
            UIView.userInterfaceLayoutDirection(for: attribute)
                == direction(in: UIApplication.shared.userInterfaceLayoutDirection))
    }

    @Test func `a view has the direction of its traits, unless its attribute states another`() {
        let root = MirroredView()
        let view = UIView()
        root.addSubview(view)
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        view.semanticContentAttribute = .playback
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test func `the attribute of a view does not apply to the content of its subviews`() {
        let (root, view) = (UIView(), UIView())
        root.addSubview(view)
        root.semanticContentAttribute = .forceRightToLeft
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    // MARK: Constraints

    /// Returns a view of 40 points at the leading edge of its superview, and within it a view of 20 points at the
    /// leading edge.
    private func nested() -> (root: UIView, outer: UIView, inner: UIView) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let outer = constrainedView(in: root)
        let inner = constrainedView(in: outer)
        NSLayoutConstraint.activate([
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            outer.widthAnchor.constraint(equalToConstant: 40),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            inner.widthAnchor.constraint(equalToConstant: 20),
        ])
        return (root, outer, inner)
    }

    @Test func `constraints have the direction of the nearest common ancestor of their items`() {
        let (root, outer, inner) = nested()
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect([outer.frame.minX, inner.frame.minX] == [150, 0])
        outer.semanticContentAttribute = .forceRightToLeft
        root.semanticContentAttribute = .unspecified
        root.layoutIfNeeded()
        #expect([outer.frame.minX, inner.frame.minX] == [10, 20])
    }

    @Test func `constraints between siblings have the direction of their superview`() {
        let root = rootView(200, 100)
        let (one, two) = (constrainedView(in: root), constrainedView(in: root))
        NSLayoutConstraint.activate([
            one.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
            one.widthAnchor.constraint(equalToConstant: 30), two.widthAnchor.constraint(equalToConstant: 20),
            two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 5),
        ])
        two.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(two.frame.minX == 135)
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(two.frame.minX == 75)
    }

    @Test
    func `constraints that a view further up lists have the direction of the nearest common ancestor too`() {
        let root = rootView(200, 100)
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(outer)
        let inner = constrainedView(in: outer)
        root.addConstraints([
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            inner.widthAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 0)
        outer.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 80)
        root.semanticContentAttribute = .forceRightToLeft
        outer.semanticContentAttribute = .spatial
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 0)
    }

    @Test func `a row of a visual format has the direction of the superview`() {
        let root = rootView(200, 100)
        let (one, two) = (constrainedView(in: root), constrainedView(in: root))
        root.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-10-[one(30)]-5-[two(20)]", metrics: nil,
                views: ["one": one, "two": two]))
        root.layoutIfNeeded()
        #expect([one.frame.minX, two.frame.minX] == [160, 135])
    }

    @Test func `a view that joins a tree of the other direction turns around`() {
        let (root, outer, inner) = nested()
        root.layoutIfNeeded()
        #expect([outer.frame.minX, inner.frame.minX] == [10, 0])
        let mirrored = MirroredView()
        mirrored.addSubview(root)
        mirrored.layoutIfNeeded()
        #expect([outer.frame.minX, inner.frame.minX] == [150, 20])
    }

    // MARK: Stacks and margins

    @Test func `a stack arranges its views in its own direction`() {
        let bench = StackBench(.horizontal, [(60, 20), (30, 20)], length: 100)
        bench.stack.spacing = 10
        #expect(bench.spans() == [[0, 60], [70, 100]])
        bench.stack.semanticContentAttribute = .forceRightToLeft
        #expect(bench.spans() == [[40, 100], [0, 30]])
        bench.stack.isLayoutMarginsRelativeArrangement = true
        bench.stack.directionalLayoutMargins = .init(top: 0, leading: 6, bottom: 0, trailing: 0)
        #expect(bench.spans().first?.last == 94)
    }

    @Test func `player controls stay in their order in a mirrored user interface`() {
        let root = MirroredView()
        let bench = StackBench(.horizontal, [(60, 20), (30, 20)], length: 100)
        root.addSubview(bench.stack)
        bench.stack.spacing = 10
        bench.stack.semanticContentAttribute = .playback
        #expect(bench.spans() == [[0, 60], [70, 100]])
    }

    @Test func `margins that nothing covers are those that were set, unless a class of an app changes them`()
    {
        let own = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let view = UIView()
        view.semanticContentAttribute = .forceRightToLeft
        view.directionalLayoutMargins = own
        #expect(view.directionalLayoutMargins == own)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))

        final class Wide: UIView {
            override var layoutMargins: UIEdgeInsets {
                get { UIEdgeInsets(top: 1, left: 9, bottom: 3, right: 5) }
                set { super.layoutMargins = newValue }
            }
        }
        let wide = Wide()
        wide.semanticContentAttribute = .forceRightToLeft
        wide.directionalLayoutMargins = own
        #expect(
            wide.directionalLayoutMargins
                == NSDirectionalEdgeInsets(top: 1, leading: 5, bottom: 3, trailing: 9))

        // Margins of the superview that reach into the view are added in the directions of the screen.
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let outer = UIView(frame: inner.frame)
        outer.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
        inner.semanticContentAttribute = .forceRightToLeft
        inner.directionalLayoutMargins = own
        inner.preservesSuperviewLayoutMargins = true
        outer.addSubview(inner)
        #expect(
            inner.directionalLayoutMargins
                == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 30))
    }

    @Test func `directional margins change sides`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 4, y: 1, width: 94, height: 96))
        view.layoutMargins.left = 20
        #expect(view.directionalLayoutMargins.trailing == 20)
    }
}

/// A view of 300 × 300 points in which the user interface has the direction from right to left.
final class MirroredView: UIView {
    override init(frame: CGRect) { super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 300)) }
    required init?(coder: NSCoder) { nil }
    override var traitCollection: UITraitCollection {
        super.traitCollection.modifyingTraits {
            $0.displayScale = 2
            $0.layoutDirection = .rightToLeft
        }
    }
}
