import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// Tests bars, alerts and cells of a user interface whose direction is from right to left.
@Suite @MainActor struct RightToLeftBarTests {
    // MARK: Navigation bars

    private func bar() throws -> (bar: UINavigationBar, button: NavigationBackButton) {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        bar.semanticContentAttribute = .forceRightToLeft
        bar.display(UINavigationItem(title: "Photo"), back: UINavigationItem(title: "Back"))
        bar.layoutIfNeeded()
        return (bar, try #require(bar.subviews.lazy.compactMap { $0 as? NavigationBackButton }.first))
    }

    @Test func `the back button is at the right, with a chevron that points there`() throws {
        let (_, button) = try bar()
        #expect(abs(button.frame.maxX - 382) < 0.001)
        let chevron = try #require(button.subviews.lazy.compactMap { $0 as? UIImageView }.first)
        #expect(chevron.image == UIImage(systemName: "chevron.right"))
        #expect(chevron.frame.maxX == button.bounds.width)
        let label = try #require(button.subviews.lazy.compactMap { $0 as? UILabel }.first)
        #expect(label.frame.minX == 0)
        #expect(label.frame.maxX == chevron.frame.minX)
    }

    @Test func `a bar that turns around takes its button to the other side`() throws {
        let (bar, button) = try bar()
        bar.semanticContentAttribute = .unspecified
        bar.layoutIfNeeded()
        #expect(abs(button.frame.minX - 8) < 0.001)
        let chevron = button.subviews.lazy.compactMap { $0 as? UIImageView }.first
        #expect(chevron?.image == UIImage(systemName: "chevron.left"))
        #expect(chevron?.frame.minX == 0)
    }

    @Test func `the title stays in the middle, and clear of the button`() throws {
        let (bar, button) = try bar()
        let title = try #require(bar.subviews.lazy.compactMap { $0 as? UILabel }.first)
        #expect(title.frame.midX == 195)
        #expect(abs(title.frame.maxX - (button.frame.minX - 8)) < 0.001)
    }

    // MARK: Alerts

    private func buttons(_ titles: [String]) throws -> [AlertButton] {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        for title in titles.dropLast() { alert.addAction(UIAlertAction(title: title, style: .default)) }
        alert.addAction(UIAlertAction(title: titles.last, style: .cancel))
        alert.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        alert.view.semanticContentAttribute = .forceRightToLeft
        alert.view.layoutIfNeeded()
        let box = try #require(alert.view.subviews.first)
        return box.subviews.flatMap(\.subviews).compactMap { $0 as? AlertButton }
    }

    @Test func `of two buttons, the one that cancels is at the right`() throws {
        let (cancel, delete) = try { ($0[0], $0[1]) }(buttons(["OK", "No"]))
        #expect(cancel.accessibilityLabel == "No")
        #expect([delete.frame.minX, cancel.frame.minX] == [0, 135])
        #expect(cancel.hasLineOnTheLeft)
        #expect(!delete.hasLineOnTheLeft)
    }

    @Test func `three buttons lie below each other`() throws {
        #expect(try buttons(["A", "B", "No"]).map(\.frame.minX) == [0, 0, 0])
    }

    // MARK: List cells

    @Test func `indentation and accessories change sides with the cell's direction`() throws {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        cell.indentationLevel = 2
        cell.accessories = [.outlineDisclosure(options: .init(reservedLayoutWidth: .custom(30)))]
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 20, y: 0, width: 142, height: 44))
        cell.semanticContentAttribute = .forceRightToLeft
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 142, height: 44))
        let disclosure = try #require(cell.subviews.lazy.compactMap { $0 as? OutlineDisclosure }.first)
        #expect(disclosure.frame.minX == 0)
        #expect(disclosure.contentCenter.x == 23)
        #expect(disclosure.isMirrored)
    }

    // MARK: Scroll views

    @Test func `a display learns of the direction, for the vertical indicator`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let context = CommitContext(traits: UITraitCollection())
        #expect(view.properties(context: context).scroll?.isRightToLeft == nil)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.properties(context: context).scroll?.isRightToLeft == true)
    }
}

extension DisplayTests {
    @Suite @MainActor struct RightToLeftNavigationTests {
        /// Returns the horizontal translations in points of screens that the display received, as starting values and as new
        /// values.
        private func translations(_ display: FakeDisplay, of screens: [UIViewController]) -> Set<Double> {
            let numbers = Set(screens.map { $0.view.node.id })
            let translations = display.operations.compactMap { operation -> Double? in
                switch operation {
                case .create(let id, _, _, _, let properties) where numbers.contains(id):
                    properties.transform.map { Double($0.matrix.tx) }
                case .update(let id, let properties, _, _) where numbers.contains(id):
                    properties.transform.map { Double($0.matrix.tx) }
                default: nil
                }
            }
            return Set(translations)
        }

        @Test(arguments: [(UISemanticContentAttribute.unspecified, 1.0), (.forceRightToLeft, -1.0)])
        func `what is pushed comes from the trailing edge, and what is popped goes there`(
            attribute: UISemanticContentAttribute, sign: Double
        ) async throws {
            let display = try await FakeDisplay.attached()
            let screens = [UIViewController(), UIViewController()]
            let navigation = UINavigationController(rootViewController: screens[0])
            _ = try display.show(navigation)
            navigation.view.semanticContentAttribute = attribute
            await display.settle()
            display.reset()
            navigation.pushViewController(screens[1], animated: true)
            await display.settle()
            #expect(translations(display, of: screens) == [390 * sign, -130 * sign])
            await wait(until: { navigation.viewControllers[0].view.superview == nil })
            await display.settle()
            display.reset()
            navigation.popViewController(animated: true)
            await display.settle()
            #expect(translations(display, of: screens) == [-130 * sign, 390 * sign])
            await wait(until: { navigation.visibleViewController?.view.transform == .identity })
        }
    }
}
