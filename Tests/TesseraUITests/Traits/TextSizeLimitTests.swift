import Foundation
import Testing

@testable import TesseraUI

@Suite @MainActor struct TextSizeLimitTests {
    private let root = TraitRoot(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let view = UIView()
    private let label = UILabel()

    init() {
        root.addSubview(view)
        view.addSubview(label)
    }

    private func size(with category: UIContentSizeCategory) -> UIContentSizeCategory {
        root.own = UITraitCollection {
            $0.displayScale = 2
            $0.layoutDirection = .leftToRight
            $0.preferredContentSizeCategory = category
        }
        root.traitsChanged()
        return label.traitCollection.preferredContentSizeCategory
    }

    @Test func `there is no limit by default`() {
        #expect(view.minimumContentSizeCategory == nil && view.maximumContentSizeCategory == nil)
        #expect(size(with: .accessibilityExtraExtraExtraLarge) == .accessibilityExtraExtraExtraLarge)
    }

    @Test func `a view limits the text size of itself and its subviews`() {
        view.minimumContentSizeCategory = .medium
        view.maximumContentSizeCategory = .extraExtraLarge
        #expect(size(with: .extraSmall) == .medium)
        #expect(size(with: .large) == .large)
        #expect(size(with: .accessibilityMedium) == .extraExtraLarge)
        #expect(root.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
        view.maximumContentSizeCategory = nil
        #expect(size(with: .accessibilityMedium) == .accessibilityMedium)
    }

    @Test func `the stricter limit of a view and its superview applies`() {
        view.maximumContentSizeCategory = .extraLarge
        label.maximumContentSizeCategory = .accessibilityLarge
        #expect(size(with: .accessibilityExtraLarge) == .extraLarge)
        label.maximumContentSizeCategory = .small
        #expect(size(with: .accessibilityExtraLarge) == .small)
    }

    @Test func `a limit also applies to a size that the view itself has set`() {
        view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        view.maximumContentSizeCategory = .large
        #expect(label.traitCollection.preferredContentSizeCategory == .large)
    }

    @Test func `the maximum comes before a larger minimum`() {
        view.minimumContentSizeCategory = .extraLarge
        view.maximumContentSizeCategory = .medium
        #expect(size(with: .large) == .medium)
    }

    @Test func `a label within limits has the font of the limited size`() {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        view.maximumContentSizeCategory = .extraLarge
        _ = size(with: .accessibilityExtraExtraExtraLarge)
        // Body text of the category extra large has 19 points.
        #expect(label.font.pointSize == 19)
    }

    @Test func `a change of a limit is announced as a change of the traits`() {
        _ = size(with: .extraExtraExtraLarge)
        var changes: [UIContentSizeCategory] = []
        label.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (label: UILabel, _) in
            changes.append(label.traitCollection.preferredContentSizeCategory)
        }
        view.maximumContentSizeCategory = .large
        view.maximumContentSizeCategory = .large
        view.maximumContentSizeCategory = .accessibilityLarge
        #expect(changes == [.large, .extraExtraExtraLarge])
    }

    @Test func `the content of a child controller keeps to the limits of the view around it`() {
        let (parent, child) = (UIViewController(), UIViewController())
        root.addSubview(parent.view)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.view.maximumContentSizeCategory = .small
        #expect(child.view.traitCollection.preferredContentSizeCategory == .small)
        #expect(child.traitCollection.preferredContentSizeCategory == .small)
    }
}
