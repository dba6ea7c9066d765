import Foundation
import Testing

@testable import TesseraUI

@MainActor struct TitleMenuTests {
    private final class Renaming: UINavigationItemRenameDelegate {
        var allows = true
        var begins: (String, String)?
        /// The suggested text in which the selection was found, which replaced the first one of `begins`.
        var text: String?
        var log: [String] = []

        func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool { allows }
        func navigationItem(
            _: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
            selectedRange: Range<String.Index>
        ) -> (String, Range<String.Index>) {
            guard let begins, let range = begins.0.range(of: begins.1) else {
                return (suggestedTitle, selectedRange)
            }
            return (text ?? begins.0, range)
        }
        func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
            log.append("should \(title)")
            return allows
        }
        func navigationItem(_ item: UINavigationItem, didEndRenamingWith title: String) {
            log.append("did \(title) \(item.title == title)")
        }
    }

    private final class RefusingField: NSObject, UITextFieldDelegate {
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    private let item = UINavigationItem(title: "Notes")
    private let renaming = Renaming()

    init() {
        bar.items = [item]
        window.addSubview(bar)
        window.isHidden = false
    }

    private var items: [MenuItemView] {
        func find(_ view: UIView) -> [MenuItemView] {
            (view as? MenuItemView).map { [$0] } ?? view.subviews.flatMap(find)
        }
        window.layoutIfNeeded()
        return window.subviews.last { $0 is MenuOverlay }.map(find) ?? []
    }

    private func rename() throws {
        window.layoutIfNeeded()
        _ = try #require(bar.titleMenuButton).accessibilityActivate()
        _ = try #require(items.first).accessibilityActivate()
        window.layoutIfNeeded()
    }

    @Test func `a tap on the title opens the menu of the app`() throws {
        var suggested: [Int] = []
        item.titleMenuProvider = { elements in
            suggested.append(elements.count)
            return UIMenu(children: [UIAction(title: "Duplicate") { _ in }])
        }
        window.layoutIfNeeded()
        let button = try #require(bar.titleMenuButton)
        // The title stays in the middle, and the chevron is behind it.
        #expect(abs(bar.titleLabel.frame.midX - 195) < 1)
        #expect(button.frame.contains(CGPoint(x: 195, y: 22)))
        #expect(button.frame.maxX - 195 > 195 - button.frame.minX)
        #expect(button.accessibilityLabel == "Notes")
        _ = button.accessibilityActivate()
        #expect(suggested == [0] && items.map(\.item.element.title) == ["Duplicate"])
    }

    @Test func `a title without a menu is no button`() {
        #expect(bar.titleMenuButton == nil)
        item.titleMenuProvider = { _ in nil }
        #expect(bar.titleMenuButton != nil)
        item.titleView = UIView()
        #expect(bar.titleMenuButton == nil)
    }

    @Test func `the large title has no menu, but the small one below it has`() throws {
        item.titleMenuProvider = { _ in nil }
        bar.prefersLargeTitles = true
        #expect(bar.titleMenuButton?.isEnabled == false)
        bar.isContentBelow = true
        #expect(bar.titleMenuButton?.isEnabled == true)
    }

    @Test func `the user renames the item in a field in the place of the title`() throws {
        item.renameDelegate = renaming
        try rename()
        let field = try #require(bar.renaming?.field)
        #expect(field.text == "Notes" && field.isFirstResponder && bar.titleLabel.isHidden)
        #expect(field.superview === bar && field.frame.height == 34)
        field.text = "Letters"
        _ = field.delegate?.textFieldShouldReturn(field)
        #expect(renaming.log == ["should Letters", "did Letters true"])
        #expect(item.title == "Letters" && bar.renaming == nil && field.superview == nil)
        #expect(!bar.titleLabel.isHidden && bar.titleMenuButton != nil)
    }

    @Test func `groups of items leave room for the field of a renaming`() throws {
        func wide(_ width: CGFloat) -> UIBarButtonItem {
            let item = UIBarButtonItem(title: "a", primaryAction: UIAction { _ in })
            item.width = width
            return item
        }
        item.trailingItemGroups = [
            .fixedGroup(representativeItem: wide(50), items: [wide(100), wide(100), wide(100)])
        ]
        item.renameDelegate = renaming
        try rename()
        // A quarter of the 390 points is for the title, so 300 points for the items are too many.
        #expect(item.trailingItemGroups.map(\.isDisplayingRepresentativeItem) == [true])
        #expect(try #require(bar.renaming?.field).frame.width > 97)
    }

    @Test func `groups of the middle are in the menu during a renaming`() throws {
        bar.traitOverrides.horizontalSizeClass = .regular
        item.style = .editor
        item.centerItemGroups = [
            UIBarButtonItem(title: "a", primaryAction: UIAction { _ in }).creatingFixedGroup()
        ]
        item.renameDelegate = renaming
        #expect(bar.overflowGroups.isEmpty && bar.centerViews.visible.count == 1)
        try rename()
        #expect(bar.overflowGroups.count == 1 && bar.centerViews.visible.isEmpty)
        bar.renaming?.field.resignFirstResponder()
        #expect(bar.overflowGroups.isEmpty && bar.centerViews.visible.count == 1)
    }

    @Test func `the delegate determines the text of the field and its selection`() throws {
        item.renameDelegate = renaming
        renaming.begins = ("Notes.txt", "Notes")
        try rename()
        let field = try #require(bar.renaming?.field)
        #expect(field.text == "Notes.txt")
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "Notes")
    }

    @Test func `a selection may be longer than the text that the delegate determines`() throws {
        item.renameDelegate = renaming
        renaming.begins = ("My Notes.txt", "Notes.txt")
        renaming.text = "My Notes"
        try rename()
        let field = try #require(bar.renaming?.field)
        #expect(field.text == "My Notes")
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "Notes")
    }

    @Test func `a renaming leaves nothing behind if another field refuses to end its editing`() throws {
        let refusing = RefusingField()
        let other = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 34))
        other.delegate = refusing
        window.addSubview(other)
        item.renameDelegate = renaming
        window.layoutIfNeeded()
        _ = try #require(bar.titleMenuButton).accessibilityActivate()
        let command = try #require(items.first)
        other.becomeFirstResponder()
        _ = command.accessibilityActivate()
        #expect(bar.renaming == nil && other.isFirstResponder && renaming.log.isEmpty)
        window.layoutIfNeeded()
        #expect(!bar.titleLabel.isHidden && bar.titleMenuButton != nil)
    }

    @Test func `the delegate refuses to begin or to end a renaming, and an empty title is none`() throws {
        item.renameDelegate = renaming
        renaming.allows = false
        window.layoutIfNeeded()
        _ = try #require(bar.titleMenuButton).accessibilityActivate()
        #expect(items.isEmpty && bar.renaming == nil)
        renaming.allows = true
        try rename()
        renaming.allows = false
        bar.renaming?.field.text = "Letters"
        bar.renaming?.field.resignFirstResponder()
        #expect(item.title == "Notes" && renaming.log == ["should Letters"] && bar.renaming == nil)
        renaming.allows = true
        try rename()
        bar.renaming?.field.text = ""
        bar.renaming?.field.resignFirstResponder()
        #expect(item.title == "Notes" && renaming.log == ["should Letters"])
    }

    @Test func `another item ends the renaming without a question`() throws {
        item.renameDelegate = renaming
        try rename()
        bar.renaming?.field.text = "Letters"
        bar.pushItem(UINavigationItem(title: "Next"), animated: false)
        #expect(renaming.log == ["did Letters true"] && bar.renaming == nil)
        #expect(bar.titleMenuButton == nil)
    }
}
