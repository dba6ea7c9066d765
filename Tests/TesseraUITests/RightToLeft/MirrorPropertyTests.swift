import Foundation
import TestSupport
import Testing

@testable import TesseraUI

/// Tests that a random layout from right to left is the mirror image of the same layout from left to right. Both round
/// half points away from the left, so places may differ by a pixel.
@Suite @MainActor struct MirrorPropertyTests {
    /// Expects each view within `mirrored` at the mirrored place of its counterpart within `original`.
    private func expectMirror(_ mirrored: UIView, of original: UIView, pixel: CGFloat = 0.5, _ path: String) {
        let pairs = zip(mirrored.subviews, original.subviews)
        for (index, (view, other)) in pairs.enumerated() {
            let minX = original.bounds.width - other.frame.maxX
            #expect(abs(view.frame.minX - minX) <= pixel, "\(path).\(index): \(view.frame), \(other.frame)")
            #expect(abs(view.frame.minY - other.frame.minY) <= pixel, "\(path).\(index)")
            #expect(abs(view.frame.width - other.frame.width) <= pixel, "\(path).\(index)")
            #expect(abs(view.frame.height - other.frame.height) <= pixel, "\(path).\(index)")
            expectMirror(view, of: other, pixel: pixel, "\(path).\(index)")
        }
    }

    // MARK: Constraints

    @Test(arguments: 1...40 as ClosedRange<UInt64>) func `constraints are mirrored`(seed: UInt64) {
        func tree(_ direction: UISemanticContentAttribute) -> UIView {
            var random = SeededGenerator(seed: seed)
            let root = rootView(320, 200)
            root.semanticContentAttribute = direction
            fill(root, direction, depth: 0, &random)
            root.layoutIfNeeded()
            return root
        }
        expectMirror(tree(.forceRightToLeft), of: tree(.forceLeftToRight), "seed \(seed)")
    }

    /// Adds views. One constraint places each view horizontally, and another one determines its width.
    private func fill(
        _ superview: UIView, _ direction: UISemanticContentAttribute, depth: Int,
        _ random: inout SeededGenerator
    ) {
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
        superview.directionalLayoutMargins = .init(
            top: 0, leading: number(0...20), bottom: 0, trailing: number(0...20))
        let guide = UILayoutGuide()
        superview.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: number(0...30)),
            guide.widthAnchor.constraint(equalToConstant: number(20...60)),
        ])
        var siblings: [UIView] = []
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let view = constrainedView(in: superview)
            view.semanticContentAttribute = direction
            let sibling = siblings.randomElement(using: &random) ?? superview
            let constant = number(-20...40)
            let isWide = Bool.random(using: &random)
            let place: NSLayoutConstraint =
                switch Int.random(in: 0...7, using: &random) {
                case 0: view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: constant)
                case 1: view.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: constant)
                case 2: view.leadingAnchor.constraint(equalTo: sibling.trailingAnchor, constant: constant)
                case 3: view.trailingAnchor.constraint(equalTo: guide.leadingAnchor, constant: constant)
                case 4: view.centerXAnchor.constraint(equalTo: sibling.centerXAnchor)
                case 5:
                    view.leadingAnchor.constraint(
                        equalToSystemSpacingAfter: sibling.leadingAnchor, multiplier: 2)
                case 6:
                    view.leadingAnchor.constraint(
                        equalTo: superview.layoutMarginsGuide.leadingAnchor, constant: constant)
                default:
                    NSLayoutConstraint(
                        item: view, attribute: .trailing, relatedBy: .equal, toItem: superview,
                        attribute: .trailingMargin, multiplier: 0.5, constant: constant)
                }
            place.isActive = true
            let width = isWide ? nil : Optional(number(5...90))
            (width.map { view.widthAnchor.constraint(equalToConstant: $0) }
                ?? view.widthAnchor.constraint(equalTo: superview.widthAnchor, multiplier: 0.25)).isActive =
                true
            view.heightAnchor.constraint(equalToConstant: 20).isActive = true
            view.topAnchor.constraint(equalTo: superview.topAnchor).isActive = true
            siblings.append(view)
            if depth < 2 { fill(view, direction, depth: depth + 1, &random) }
        }
    }

    // MARK: Stacks

    @Test(arguments: 1...40 as ClosedRange<UInt64>) func `stacks are mirrored`(seed: UInt64) {
        func stack(_ direction: UISemanticContentAttribute) -> UIView {
            var random = SeededGenerator(seed: seed)
            let root = rootView(300, 200)
            let stack = randomStack(direction, depth: 0, &random)
            stack.frame = root.bounds
            root.addSubview(stack)
            root.layoutIfNeeded()
            return root
        }
        expectMirror(stack(.forceRightToLeft), of: stack(.forceLeftToRight), "seed \(seed)")
    }

    private func randomStack(
        _ direction: UISemanticContentAttribute, depth: Int, _ random: inout SeededGenerator
    ) -> UIStackView {
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
        var views: [UIView] = []
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let isNested = depth < 2 && Int.random(in: 0..<4, using: &random) == 0
            let (width, height) = (number(5...60), number(5...40))
            views.append(isNested ? randomStack(direction, depth: depth + 1, &random) : Box(width, height))
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.semanticContentAttribute = direction
        stack.axis = Bool.random(using: &random) ? .horizontal : .vertical
        stack.spacing = number(0...12)
        stack.distribution =
            [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering].randomElement(
                using: &random) ?? .fill
        stack.alignment = [.fill, .leading, .center, .trailing].randomElement(using: &random) ?? .fill
        stack.isLayoutMarginsRelativeArrangement = Bool.random(using: &random)
        stack.directionalLayoutMargins = .init(
            top: number(0...9), leading: number(0...9), bottom: number(0...9), trailing: number(0...9))
        return stack
    }

    // MARK: Collection views

    /// Displays a layout in a collection view of 200 × 350 points with a direction.
    private func screen(
        _ layout: UICollectionViewLayout, _ source: any UICollectionViewDataSource,
        _ direction: UISemanticContentAttribute
    ) -> CollectionScreen {
        let screen = CollectionScreen(layout: layout)
        // All tests of a process share its screen, whose scale is that of the display that some test has opened last.
        screen.view.traitOverrides.displayScale = 2
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            screen.view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
                withReuseIdentifier: "view")
        }
        screen.view.semanticContentAttribute = direction
        screen.view.delegate = source as? any UICollectionViewDelegate
        screen.view.dataSource = source
        screen.view.layoutIfNeeded()
        return screen
    }

    /// Returns the frames of the views of all elements, in coordinates of the window.
    private func places(_ screen: CollectionScreen) -> [StageElement: CGRect] {
        screen.view.stage.elements.mapValues { $0.convert($0.bounds, to: nil) }
    }

    /// Returns true if a rectangle reaches at most a pixel into the view. Rounding decides whether the view has its
    /// element.
    private func isAtEdge(_ frame: CGRect) -> Bool {
        let visible = frame.intersection(CGRect(x: 0, y: 0, width: 200, height: 350))
        return min(visible.width, visible.height) <= 0.5
    }

    private func expectMirror(_ one: CollectionScreen, of other: CollectionScreen, seed: UInt64) {
        let (mirrored, original) = (places(one), places(other))
        for (element, frame) in mirrored where original[element] == nil {
            #expect(isAtEdge(frame), "seed \(seed): only the mirrored layout has \(element) at \(frame)")
        }
        for (element, frame) in original where mirrored[element] == nil {
            #expect(isAtEdge(frame), "seed \(seed): only the original layout has \(element) at \(frame)")
        }
        for (element, frame) in original {
            guard let mirror = mirrored[element] else { continue }
            #expect(abs(mirror.minX - (200 - frame.maxX)) < 1, "seed \(seed): \(element)")
            #expect(abs(mirror.width - frame.width) < 1, "seed \(seed): \(element)")
            #expect(abs(mirror.minY - frame.minY) < 1, "seed \(seed): \(element)")
        }
    }

    private func screen(
        flow layout: UICollectionViewFlowLayout, _ delegate: FlowLayoutPropertyTests.Delegate,
        _ direction: UISemanticContentAttribute
    ) -> CollectionScreen {
        layout.scrollDirection = delegate.isHorizontal ? .horizontal : .vertical
        layout.sectionHeadersPinToVisibleBounds = true
        return screen(layout, delegate, direction)
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>) func `flow layouts are mirrored`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
        let isHorizontal = Bool.random(using: &random)
        let sections = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            var section = FlowLayoutPropertyTests.Section()
            section.sizes = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                (length(10...90), length(10...180))
            }
            (section.lineSpacing, section.itemSpacing) = (length(0...20), length(0...20))
            (section.before, section.after) = (length(0...20), length(0...20))
            (section.left, section.right) = (length(0...20), length(0...20))
            (section.header, section.footer) = (length(0...30), length(0...30))
            return section
        }
        func source(_ sections: [FlowLayoutPropertyTests.Section]) -> FlowLayoutPropertyTests.Delegate {
            let delegate = FlowLayoutPropertyTests.Delegate(counts: sections.map(\.sizes.count))
            (delegate.sections, delegate.isHorizontal) = (sections, isHorizontal)
            return delegate
        }
        // A left inset stays at the left, so the mirror image needs left and right exchanged.
        let turned = sections.map { section in
            var turned = section
            if isHorizontal {
                (turned.before, turned.after) = (section.after, section.before)
            } else {
                (turned.left, turned.right) = (section.right, section.left)
            }
            return turned
        }
        let (one, two, three) = (source(sections), source(turned), source(sections))
        let original = screen(flow: UICollectionViewFlowLayout(), one, .forceLeftToRight)
        let mirrored = screen(flow: UICollectionViewFlowLayout(), two, .forceRightToLeft)
        let flipped = screen(flow: FlippedFlowLayout(), three, .forceRightToLeft)
        func scroll(_ share: CGFloat) {
            let way = original.view.farthestOffset
            original.view.contentOffset = CGPoint(x: share * way.x, y: share * way.y)
            flipped.view.contentOffset = original.view.contentOffset
            mirrored.view.contentOffset = CGPoint(
                x: way.x - original.view.contentOffset.x, y: original.view.contentOffset.y)
            for screen in [original, mirrored, flipped] { screen.view.layoutIfNeeded() }
        }
        for round in 0..<3 {
            // In the first round all views are still at the beginning of their content.
            if round > 0 { scroll(CGFloat(Int.random(in: 0...4, using: &random)) / 4) }
            expectMirror(mirrored, of: original, seed: seed)
            expectMirror(flipped, of: original, seed: seed)
        }
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>) func `compositional layouts are mirrored`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = Bool.random(using: &random) ? .horizontal : .vertical
        let sections = (0..<3).map { _ in
            let item = NSCollectionLayoutItem(
                layoutSize: .init(
                    widthDimension: .absolute(length(20...90)), heightDimension: .absolute(length(20...90))))
            item.contentInsets = .init(top: 0, leading: length(0...6), bottom: 0, trailing: length(0...6))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(
                    widthDimension: .fractionalWidth(0.75), heightDimension: .absolute(length(60...120))),
                subitems: [item])
            group.interItemSpacing = .fixed(length(0...9))
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = .init(
                top: 0, leading: length(0...20), bottom: 0, trailing: length(0...20))
            section.interGroupSpacing = length(0...9)
            section.orthogonalScrollingBehavior =
                [.none, .continuous, .groupPaging, .paging].randomElement(using: &random) ?? .none
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: .init(widthDimension: .absolute(30), heightDimension: .absolute(20)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .topLeading)
            ]
            return section
        }
        func layout(flips: Bool) -> UICollectionViewLayout {
            let provider: UICollectionViewCompositionalLayoutSectionProvider = { index, _ in sections[index] }
            return flips
                ? FlippedCompositionalLayout(sectionProvider: provider, configuration: configuration)
                : UICollectionViewCompositionalLayout(
                    sectionProvider: provider, configuration: configuration)
        }
        let feed = FlowFeed(counts: sections.map { _ in Int.random(in: 1...9, using: &random) })
        let original = screen(layout(flips: false), feed, .forceLeftToRight)
        let mirrored = screen(layout(flips: false), feed, .forceRightToLeft)
        let flipped = screen(layout(flips: true), feed, .forceRightToLeft)
        expectMirror(mirrored, of: original, seed: seed)
        expectMirror(flipped, of: original, seed: seed)
    }
}

/// A flow layout whose coordinates flip in the other direction.
final class FlippedFlowLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// A compositional layout whose coordinates flip in the other direction.
final class FlippedCompositionalLayout: UICollectionViewCompositionalLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
