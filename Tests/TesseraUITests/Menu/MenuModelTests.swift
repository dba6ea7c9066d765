import Foundation
import Testing

@testable import TesseraUI

@MainActor struct MenuModelTests {
    @Test func `actions have Apple's defaults`() {
        let action = UIAction { _ in }
        #expect(
            action.title == "" && action.subtitle == nil && action.image == nil && action.selectedImage == nil
        )
        #expect(action.attributes == [] && action.state == .off && action.discoverabilityTitle == nil)
        #expect(action.identifier != UIAction { _ in }.identifier)
    }

    @Test func `menus have Apple's defaults`() {
        let menu = UIMenu()
        #expect(menu.title == "" && menu.subtitle == nil && menu.options == [] && menu.children.isEmpty)
        #expect(menu.preferredElementSize == .automatic && menu.displayPreferences == nil)
    }

    @Test func `an action knows its sender only while it runs`() {
        var seen: Any?
        let action = UIAction { seen = $0.sender }
        action.performWithSender("button", target: nil)
        #expect(seen as? String == "button")
        #expect(action.sender == nil)
    }

    @Test func `selected elements are those that are on, in inner menus too`() {
        let (a, b, c) = (action("a", .on), action("b"), action("c", .on))
        let menu = UIMenu(children: [a, b, UIMenu(children: [c])])
        #expect(menu.selectedElements == [a, c])
        #expect(UIMenu(options: .singleSelection, children: [a, c]).selectedElements == [a])
    }

    @Test func `replacing the children keeps everything else`() {
        let menu = UIMenu(
            title: "Sort", subtitle: "by", identifier: .init("sort"), options: .displayInline,
            preferredElementSize: .small, children: [action("a")])
        let other = menu.replacingChildren([])
        #expect(other !== menu && other.children.isEmpty)
        #expect(other.title == "Sort" && other.subtitle == "by" && other.identifier == .init("sort"))
        #expect(other.options == .displayInline && other.preferredElementSize == .small)
    }

    @Test func `a copy of a menu has copies of its actions`() throws {
        let original = action("a")
        let menu = try #require(UIMenu(children: [original]).copy() as? UIMenu)
        let copy = try #require(menu.children.first as? UIAction)
        copy.state = .on
        #expect(copy !== original && copy.title == "a" && copy.identifier == original.identifier)
        #expect(original.state == .off)
    }

    // MARK: Sections

    @Test func `menus that are displayed inline are sections`() {
        let menu = UIMenu(children: [
            action("a"),
            UIMenu(title: "More", options: .displayInline, children: [action("b"), action("c")]),
            action("d"), UIMenu(options: .displayInline, children: []),
        ])
        #expect(rows(menu) == ["", "a", "—More", "b", "c", "—", "d"])
    }

    @Test func `hidden actions do not appear`() {
        #expect(rows(UIMenu(children: [action("a", attributes: .hidden), action("b")])) == ["", "b"])
    }

    @Test func `small and medium elements lie beside each other, four and three in a row`() {
        let five = (1...5).map { action("\($0)") }
        #expect(rows(UIMenu(preferredElementSize: .small, children: five)) == ["", "1|2|3|4", "5"])
        #expect(rows(UIMenu(preferredElementSize: .medium, children: five)) == ["", "1|2|3", "4|5"])
        #expect(rows(UIMenu(options: .displayAsPalette, children: five)) == ["", "1|2|3|4|5"])
    }

    @Test func `deferred elements that are not provided yet have a row`() {
        var answer: (@MainActor ([UIMenuElement]) -> Void)?
        let deferred = UIDeferredMenuElement { answer = $0 }
        let menu = UIMenu(children: [action("a"), deferred])
        #expect(rows(menu) == ["", "a", "…"])
        var loads = 0
        deferred.load { loads += 1 }
        answer?([action("b"), action("c")])
        answer?([])
        #expect(rows(menu) == ["", "a", "b", "c"])
        #expect(loads == 1)
    }

    @Test func `deferred elements are made once, or each time a menu opens`() {
        var (cached, uncached) = (0, 0)
        let kept = UIDeferredMenuElement {
            cached += 1; $0([])
        }
        let anew = UIDeferredMenuElement.uncached {
            uncached += 1; $0([])
        }
        for _ in 1...3 {
            for element in [kept, anew] {
                element.prepare()
                element.load {}
            }
        }
        #expect(cached == 1 && uncached == 3)
    }

    private func action(
        _ title: String, _ state: UIMenuElement.State = .off, attributes: UIMenuElement.Attributes = []
    ) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { _ in }
    }

    /// Returns the titles of the sections and of their rows. A dash precedes the title of each section but the first.
    private func rows(_ menu: UIMenu) -> [String] {
        MenuSection.sections(of: menu).enumerated().flatMap { index, section in
            [(index == 0 ? "" : "—") + section.title]
                + section.rows.map { row in
                    switch row {
                    case .item(let item): item.element.title
                    case .group(let items, _): items.map(\.element.title).joined(separator: "|")
                    case .loading: "…"
                    }
                }
        }
    }
}
