import Foundation
import Testing

@testable import TesseraUI

/// The names that assistive technology reads for parts of bars and controls without a title.
@MainActor struct SpokenNameTests {
    private let trash = UIImage(systemName: "trash")

    @Test func `a bar item with only a symbol has the symbol's name`() {
        #expect(UIBarButtonItem(title: "", image: trash).spokenLabel == "Delete")
        #expect(UIBarButtonItem(image: UIImage(systemName: "moon.fill")).spokenLabel == "moon")
        let titled = UIBarButtonItem(title: "Remove", image: trash)
        #expect(titled.spokenLabel == "Remove")
        titled.accessibilityLabel = "Remove photo"
        #expect(titled.spokenLabel == "Remove photo")
    }

    @Test func `a bar item that displays a choice has the name of the choice`() {
        let item = UIBarButtonItem(
            image: trash,
            menu: UIMenu(children: [
                UIAction(title: "Name") { _ in }, UIAction(title: "Date", state: .on) { _ in },
            ]))
        item.changesSelectionAsPrimaryAction = true
        #expect(item.spokenLabel == "Date")
    }

    @Test func `a tab with only a symbol has the symbol's name`() {
        let button = TabBarButton(item: UITabBarItem(title: "", image: trash, tag: 0))
        button.update(TabBarButton.Look(), isSelected: false)
        #expect(button.accessibilityLabel == "Delete")
    }

    @Test func `a segment with only a symbol has the symbol's name`() {
        let segment = SegmentView(frame: .zero)
        segment.image = trash
        #expect(segment.spokenTitle == "Delete")
        segment.title = "Remove"
        #expect(segment.spokenTitle == "Remove")
    }
}

extension DisplayTests {
    @MainActor struct AccessoryNameTests {
        @Test func `a button of a row follows the row's text`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
            cell.textLabel?.text = "Draft"
            cell.accessoryType = .detailButton
            window.addSubview(cell)
            await display.settle()
            func value() -> JSON? {
                let button = cell.subviews.lazy.compactMap { $0 as? CellAccessoryView }.first
                return button.flatMap { display.elements[$0.node.id]?.properties["ax"]?["v"] }
            }
            #expect(value() == .string("Draft"))
            cell.textLabel?.text = "Letter"
            await display.settle()
            #expect(value() == .string("Letter"))
        }
    }
}
