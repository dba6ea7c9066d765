import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@Suite @MainActor struct ListEditingTests {
    private func kinds(_ views: [CellAccessoryView]) -> [UICellAccessory.AccessoryType] {
        views.map(\.accessory.accessoryType)
    }

    @Test func `accessories come and go with editing`() throws {
        let screen = ListScreen(.plain)
        screen.accessories = [
            .reorder(), .delete(), .disclosureIndicator(displayed: .whenNotEditing), .checkmark(),
        ]
        screen.show()
        let accessories = try screen.cell(0).installedAccessories
        #expect(kinds(accessories.leading) == [])
        #expect(kinds(accessories.trailing) == [.checkmark, .disclosureIndicator])
        UIView.performWithoutAnimation { screen.view.isEditing = true }
        screen.view.layoutIfNeeded()
        #expect(kinds(accessories.leading) == [.delete])
        #expect(kinds(accessories.trailing) == [.checkmark, .reorder])
        // The content begins after a margin of 16 points and 28 points for the circle.
        #expect(try screen.cell(0).contentView.frame.minX == 44)
        #expect(try screen.cell(0).configurationState.isEditing)
    }

    @Test func `rows become higher while accessories leave too little room for a line of text`() throws {
        let screen = ListScreen(.plain, counts: [2])
        screen.accessories = [.delete(), .reorder()]
        // Kana are 17 points wide. The list has margins of 16 points, so that 20 of them fit beside no accessories.
        screen.configure = { cell, indexPath in
            var content = cell.defaultContentConfiguration()
            content.text = String(repeating: "あ", count: indexPath.item == 0 ? 20 : 2)
            cell.contentConfiguration = content
        }
        screen.show()
        let low = try screen.cell(1).frame.height
        #expect(try screen.cell(0).frame.height == low)
        UIView.performWithoutAnimation { screen.view.isEditing = true }
        screen.show()
        #expect(try screen.cell(0).frame.height > low + 17)
        #expect(try screen.cell(1).frame.height == low)
        #expect(try screen.cell(1).frame.minY == screen.cell(0).frame.maxY)
        UIView.performWithoutAnimation { screen.view.isEditing = false }
        screen.show()
        #expect(try screen.cell(0).frame.height == low)
    }

    @Test func `rows become higher in the layout after editing begins, and not before`() throws {
        let screen = ListScreen(.plain, counts: [2])
        screen.accessories = [.delete(), .reorder()]
        screen.configure = { cell, _ in
            var content = cell.defaultContentConfiguration()
            content.text = String(repeating: "あ", count: 20)
            cell.contentConfiguration = content
        }
        screen.show()
        let low = try screen.cell(0).frame.height
        screen.view.isEditing = true
        // The app may change its data first.
        #expect(screen.view.animatesNextLayout)
        for item in 0...1 { #expect(try screen.cell(item).frame.height == low) }
        screen.view.layoutIfNeeded()
        #expect(!screen.view.animatesNextLayout)
        #expect(try screen.cell(0).frame.height > low + 17)
        #expect(try screen.cell(1).frame.minY == screen.cell(0).frame.maxY)
    }

    @Test func `a row becomes higher when an accessory that it gets leaves too little room`() throws {
        let screen = ListScreen(.plain, counts: [1])
        screen.configure = { cell, _ in
            var content = cell.defaultContentConfiguration()
            content.text = String(repeating: "あ", count: 20)
            cell.contentConfiguration = content
        }
        screen.show()
        let low = try screen.cell(0).frame.height
        try screen.cell(0).accessories = [.label(text: "あああ")]
        screen.show()
        #expect(try screen.cell(0).frame.height > low + 17)
    }

    @Test func `an item that cannot be edited stays as it is`() throws {
        let screen = ListScreen(.plain)
        screen.accessories = [.delete()]
        screen.uneditable = [[0, 1]]
        screen.show()
        UIView.performWithoutAnimation { screen.view.isEditing = true }
        #expect(try screen.cell(0).installedAccessories.leading.count == 1)
        #expect(try screen.cell(1).installedAccessories.leading.isEmpty)
        #expect(try !screen.cell(1).configurationState.isEditing)
    }

    @Test func `cells that appear while items are edited are edited from the start`() throws {
        let screen = ListScreen(.plain)
        screen.accessories = [.delete()]
        screen.view.isEditing = true
        screen.show()
        #expect(try screen.cell(0).installedAccessories.leading.count == 1)
    }

    @Test func `selection has rules of its own while items are edited`() throws {
        let screen = ListScreen(.plain).show()
        screen.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        screen.view.isEditing = true
        #expect(screen.view.indexPathsForSelectedItems == [])
        screen.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        #expect(screen.view.indexPathsForSelectedItems == [])
        screen.view.allowsMultipleSelectionDuringEditing = true
        for item in 0...1 { #expect(screen.view.stage.selectByUser([0, item])) }
        #expect(screen.view.indexPathsForSelectedItems == [[0, 0], [0, 1]])
        screen.view.isEditing = false
        #expect(screen.view.indexPathsForSelectedItems == [])
    }

    @Test func `a multiselect accessory displays and changes the selection of its item`() throws {
        let screen = ListScreen(.plain)
        screen.accessories = [.multiselect()]
        screen.view.allowsMultipleSelectionDuringEditing = true
        screen.view.isEditing = true
        screen.show()
        let circle = try #require(try screen.cell(1).installedAccessories.leading.first)
        #expect(circle.accessibilityIsChecked == false)
        #expect(circle.accessibilityActivate())
        #expect(screen.view.indexPathsForSelectedItems == [[0, 1]])
        #expect(circle.accessibilityIsChecked == true)
        #expect(circle.accessibilityActivate())
        #expect(screen.view.indexPathsForSelectedItems == [])
    }

    @Test func `a finger that is dragged along multiselect accessories selects their items`() throws {
        let screen = ListScreen(.plain, counts: [4])
        screen.accessories = [.multiselect()]
        screen.view.allowsMultipleSelectionDuringEditing = true
        screen.view.isEditing = true
        screen.show()
        let circle = try #require(try screen.cell(1).installedAccessories.leading.first)
        #expect(circle.isHandle)
        let touch = UITouch()
        touch.window = screen.window
        touch.view = circle
        touch.locationInWindow = circle.convert(
            CGPoint(x: circle.bounds.midX, y: circle.bounds.midY), to: nil)
        circle.touchesBegan([touch], with: nil)
        touch.locationInWindow.y = try screen.cell(3).frame.midY
        circle.touchesMoved([touch], with: nil)
        #expect(screen.view.indexPathsForSelectedItems?.sorted() == [[0, 1], [0, 2], [0, 3]])
        touch.locationInWindow.y = try screen.cell(2).frame.midY
        circle.touchesMoved([touch], with: nil)
        circle.touchesEnded([touch], with: nil)
        #expect(screen.view.indexPathsForSelectedItems?.sorted() == [[0, 1], [0, 2]])
        #expect(screen.drags == ["begin 1", "end"])
    }

    @Test func `keys on the handle move a row by one place`() throws {
        let screen = ListScreen(.plain, counts: [3, 2])
        screen.accessories = [.reorder(displayed: .always)]
        screen.show()
        func handle(_ item: Int) throws -> CellAccessoryView {
            try #require(try screen.cell(item).installedAccessories.trailing.last)
        }
        try handle(0).displayAdjusted(.down)
        #expect(screen.moves == [[[0, 0], [0, 1]]])
        screen.moves = []
        try handle(0).displayAdjusted(.up)
        #expect(screen.moves == [])
        screen.moves = []
        try handle(1).displayAdjusted(.up)
        #expect(screen.moves == [[[0, 1], [0, 0]]])
    }

    @Test func `a delete accessory without an action reveals the trailing swipe actions`() throws {
        let screen = ListScreen(.plain) {
            $0.trailingSwipeActionsConfigurationProvider = { _ in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
                ])
            }
        }
        screen.accessories = [.delete()]
        screen.view.isEditing = true
        screen.show()
        let circle = try #require(try screen.cell(1).installedAccessories.leading.first)
        #expect(circle.accessibilityActivate())
        #expect(screen.view.swipeActions.swiped?.row === (try screen.cell(1)))
        #expect(try screen.cell(1).configurationState.isSwiped)
        screen.view.isEditing = false
        #expect(screen.view.swipeActions.swiped == nil)
    }

    @Test
    func `rows can be swiped to the sides for which there are providers, but not while they are edited`()
        throws
    {
        let screen = ListScreen(.plain) { $0.leadingSwipeActionsConfigurationProvider = { _ in nil } }.show()
        #expect(screen.view.swipeSides(of: try screen.cell(0)) == .leading)
        screen.view.isEditing = true
        #expect(screen.view.swipeSides(of: try screen.cell(0)) == [])
        #expect(ListScreen(.plain).show().view.swipes(in: 0) == nil)
    }
}

extension DisplayTests {
    @Suite @MainActor struct ListDisplayTests {
        private func putOnScreen(_ screen: ListScreen) async throws -> FakeDisplay {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            window.addSubview(screen.view)
            await display.settle()
            return display
        }

        @Test func `the handle of a row drags it with the finger, which scrolls nothing`() async throws {
            let screen = ListScreen(.plain, counts: [5])
            screen.accessories = [.reorder(displayed: .always)]
            let display = try await putOnScreen(screen)
            let handle = try #require(try screen.cell(0).installedAccessories.trailing.last)
            #expect(display.elements[handle.node.id]?.properties["kt"] == .bool(true))
            display.touch(.began, 375, 22)
            display.touch(.moved, 375, 110)
            await display.settle()
            #expect(try screen.cell(2).configurationState.isReordering)
            #expect(screen.moves == [])
            display.touch(.ended, 375, 110)
            await display.settle()
            #expect(screen.moves == [[[0, 0], [0, 2]]])
        }

        @Test func `a row is reached by the keyboard where it can be selected`() async throws {
            let screen = ListScreen(.plain)
            let display = try await putOnScreen(screen)
            let cell = try screen.cell(1)
            #expect(display.elements[cell.node.id]?.properties["ax"]?["a"] == .bool(true))
            display.send(.activate(view: cell.node.id))
            await display.settle()
            #expect(screen.view.indexPathsForSelectedItems == [[0, 1]])
            #expect(display.elements[cell.node.id]?.properties["ax"]?["s"] == .bool(true))
            screen.view.isEditing = true
            await display.settle()
            #expect(display.elements[cell.node.id]?.properties["ax"]?["a"] == nil)
        }

        @Test func `accessories glide in from their edge when editing begins`() async throws {
            let screen = ListScreen(.plain)
            screen.accessories = [.delete()]
            let display = try await putOnScreen(screen)
            display.reset()
            screen.view.isEditing = true
            let circle = try #require(try screen.cell(0).installedAccessories.leading.first)
            #expect(circle.alpha == 1)
            #expect(!(try screen.cell(0)).contentView.node.animations.isEmpty)
            screen.view.isEditing = false
            #expect(circle.superview != nil)
            await wait(until: { circle.superview == nil })
        }

        @Test func `a tap anywhere in a row with a pop-up menu opens it`() async throws {
            let screen = ListScreen(.plain)
            var chosen: [String] = []
            let small = UIAction(title: "Small", state: .on) { _ in chosen.append("small") }
            let large = UIAction(title: "Large") { _ in chosen.append("large") }
            let menu = UIMenu(title: "Size", options: .singleSelection, children: [small, large])
            screen.accessories = [
                .popUpMenu(menu) { menu in chosen.append(contentsOf: menu.selectedElements.map(\.title)) }
            ]
            let display = try await putOnScreen(screen)
            display.tap(50, 22)
            await display.settle()
            #expect(screen.view.indexPathsForSelectedItems == [])
            let overlay = try #require(
                screen.view.window?.subviews.lazy.compactMap { $0 as? MenuOverlay }.first)
            let items = Self.descendants(of: overlay).compactMap { $0 as? MenuItemView }
            #expect(items.count == 2)
            #expect(items.last?.accessibilityActivate() == true)
            #expect(chosen == ["Large", "large"])
        }

        private static func descendants(of view: UIView) -> [UIView] {
            view.subviews.flatMap { [$0] + descendants(of: $0) }
        }
    }
}
