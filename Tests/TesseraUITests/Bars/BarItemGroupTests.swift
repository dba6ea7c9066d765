import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// Bars are not in a window unless a test needs a menu. Each item states its width, so that the places can be computed by hand.
@MainActor struct BarItemGroupTests {
    private let item = UINavigationItem(title: "")

    private func bar(width: CGFloat = 390) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
        bar.items = [item]
        bar.layoutIfNeeded()
        return bar
    }

    private func button(_ title: String, width: CGFloat = 50) -> UIBarButtonItem {
        let item = UIBarButtonItem(title: title, primaryAction: UIAction { _ in })
        item.width = width
        return item
    }

    /// The titles of the visible buttons from left to right. The button of the overflow menu is “…”.
    private func titles(in bar: UINavigationBar) -> [String] {
        bar.layoutIfNeeded()
        return bar.subviews.compactMap { $0 as? BarButton }.filter { !$0.isHidden }
            .sorted { $0.frame.minX < $1.frame.minX }
            .map { $0.item === bar.overflowItem ? "…" : $0.item.title ?? "" }
    }

    /// The titles in the overflow menu. Those of a submenu follow in parentheses.
    private func overflow(of bar: UINavigationBar) -> [String] {
        func titles(_ elements: [UIMenuElement]) -> [String] {
            elements.flatMap { element -> [String] in
                guard let menu = element as? UIMenu else { return [element.title] }
                let inner = titles(menu.children)
                return menu.options.contains(.displayInline)
                    ? inner : ["\(menu.title) (\(inner.joined(separator: " ")))"]
            }
        }
        return titles(bar.overflowElements)
    }

    @Test func `groups stand in the order in which a user reads`() {
        item.leadingItemGroups = [
            .fixedGroup(items: [button("a"), button("b")]), .fixedGroup(items: [button("c")]),
        ]
        item.trailingItemGroups = [
            .fixedGroup(items: [button("x"), button("y")]), button("z").creatingFixedGroup(),
        ]
        let bar = bar()
        #expect(titles(in: bar) == ["a", "b", "c", "x", "y", "z"])
        bar.semanticContentAttribute = .forceRightToLeft
        bar.setNeedsLayout()
        #expect(titles(in: bar) == ["z", "y", "x", "c", "b", "a"])
    }

    @Test func `groups and lists of items replace each other`() {
        let (first, second) = (button("1"), button("2"))
        item.rightBarButtonItems = [first, second]
        let bar = bar()
        #expect(titles(in: bar) == ["2", "1"])
        #expect(item.trailingItemGroups.map { $0.barButtonItems } == [[second, first]])
        item.trailingItemGroups = [.fixedGroup(items: [button("x"), button("y")])]
        #expect(titles(in: bar) == ["x", "y"])
        #expect(item.rightBarButtonItem?.title == "y")
        item.rightBarButtonItem = first
        #expect(titles(in: bar) == ["1"])
        item.rightBarButtonItem = nil
        #expect(item.trailingItemGroups.isEmpty && titles(in: bar).isEmpty)
    }

    @Test func `an item belongs to one group`() {
        let (first, second) = (button("1"), button("2"))
        let old = UIBarButtonItemGroup.fixedGroup(items: [first, second])
        let new = UIBarButtonItemGroup.fixedGroup(items: [first])
        #expect(old.barButtonItems == [second])
        #expect(first.buttonGroup === new && second.buttonGroup === old)
        old.barButtonItems = []
        #expect(second.buttonGroup == nil)
    }

    @Test func `where there is no room, a representative item stands for a group`() {
        let styles = UIBarButtonItemGroup.fixedGroup(
            representativeItem: button("Style"), items: [button("b"), button("i"), button("u")])
        item.trailingItemGroups = [styles, button("x").creatingFixedGroup()]
        // 4 items of 50 points and 4 margins of 8 points need 232 points.
        let bar = bar(width: 232)
        #expect(titles(in: bar) == ["b", "i", "u", "x"] && !styles.isDisplayingRepresentativeItem)
        bar.frame.size.width = 231
        #expect(titles(in: bar) == ["Style", "x"] && styles.isDisplayingRepresentativeItem)
        bar.frame.size.width = 232
        #expect(titles(in: bar) == ["b", "i", "u", "x"] && !styles.isDisplayingRepresentativeItem)
    }

    @Test func `a group without a representative item moves into the overflow menu`() {
        item.trailingItemGroups = [
            .fixedGroup(items: [button("b"), button("i")]), .fixedGroup(items: [button("x")]),
        ]
        item.pinnedTrailingGroup = .fixedGroup(items: [button("p")])
        let bar = bar(width: 232)
        bar.overflowItem.width = 44
        #expect(titles(in: bar) == ["b", "i", "x", "p"])
        bar.frame.size.width = 200
        #expect(titles(in: bar) == ["x", "…", "p"])
        #expect(overflow(of: bar) == ["b", "i"])
    }

    @Test func `groups of the middle are in the menu unless the bar is wide and of another style`() {
        item.centerItemGroups = [.fixedGroup(items: [button("b"), button("i")])]
        let bar = bar(width: 800)
        bar.traitOverrides.horizontalSizeClass = .regular
        #expect(titles(in: bar) == ["…"] && overflow(of: bar) == ["b", "i"])
        item.style = .editor
        #expect(titles(in: bar) == ["b", "i"])
        let first = bar.subviews.compactMap { $0 as? BarButton }.map(\.frame.minX).min()
        #expect(first == 350)
        bar.traitOverrides.horizontalSizeClass = .compact
        item.style = .browser
        #expect(titles(in: bar) == ["…"])
    }

    @Test
    func `a bar displays an optional group only by default, and its menu has one that is always available`() {
        let (usual, hidden, available) = (button("u"), button("h"), button("a"))
        let group = available.creatingOptionalGroup(
            customizationIdentifier: "a", isInDefaultCustomization: false)
        group.alwaysAvailable = true
        item.trailingItemGroups = [
            usual.creatingOptionalGroup(customizationIdentifier: "u"),
            hidden.creatingOptionalGroup(customizationIdentifier: "h", isInDefaultCustomization: false),
            group,
        ]
        let bar = bar()
        #expect(titles(in: bar) == ["u", "…"] && overflow(of: bar) == ["a"])
        // A change of an item in the menu reaches the bar.
        available.isHidden = true
        #expect(titles(in: bar) == ["u"])
    }

    @Test func `a hidden group is neither in the bar nor in the menu`() {
        let group = button("x").creatingFixedGroup()
        item.trailingItemGroups = [group, button("y").creatingFixedGroup()]
        let bar = bar()
        group.isHidden = true
        #expect(titles(in: bar) == ["y"])
        group.isHidden = false
        #expect(titles(in: bar) == ["x", "y"])
        group.barButtonItems.append(button("z"))
        #expect(titles(in: bar) == ["x", "z", "y"])
    }

    @Test func `elements of the menu represent items and groups, and run their actions`() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        var senders: [AnyObject?] = []
        let go = UIBarButtonItem(
            title: "Go", primaryAction: UIAction { senders.append($0.sender as AnyObject?) })
        let menu = UIBarButtonItem(title: "Sort", menu: UIMenu(children: [UIAction(title: "Name") { _ in }]))
        let own = button("Own")
        own.menuRepresentation = UIAction(title: "Instead") { _ in }
        let whole = button("Part").creatingFixedGroup()
        whole.menuRepresentation = UIAction(title: "Group") { _ in }
        item.centerItemGroups = [.fixedGroup(items: [go, menu, own]), whole]
        let bar = bar()
        window.addSubview(bar)
        #expect(overflow(of: bar) == ["Go", "Sort (Name)", "Instead", "Group"])
        let section = try #require(bar.overflowElements.first as? UIMenu)
        try #require(section.children.first as? UIAction).perform(sender: nil)
        #expect(senders.count == 1 && senders.first.flatMap { $0 } === go)
        go.isEnabled = false
        let changed = try #require(bar.overflowElements.first as? UIMenu)
        #expect((changed.children.first as? UIAction)?.attributes == .disabled)
    }

    @Test func `a custom view is only in the menu if the app provides an element for it`() {
        let custom = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
        item.centerItemGroups = [custom.creatingFixedGroup()]
        let bar = bar()
        #expect(titles(in: bar).isEmpty)
        custom.menuRepresentation = UIAction(title: "Custom") { _ in }
        #expect(titles(in: bar) == ["…"] && overflow(of: bar) == ["Custom"])
    }

    @Test func `a tap on a representative item opens a menu of the items`() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.isHidden = false
        let stand = button("Style", width: 44)
        stand.primaryAction = nil
        stand.title = "Style"
        item.trailingItemGroups = [
            .fixedGroup(representativeItem: stand, items: [button("b", width: 300), button("i", width: 300)])
        ]
        let bar = bar()
        window.addSubview(bar)
        #expect(titles(in: bar) == ["Style"])
        let view = try #require(bar.subviews.lazy.compactMap { $0 as? BarButton }.first)
        #expect(view.accessibilityOpensMenu)
        _ = view.accessibilityActivate()
        let overlay = window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first
        #expect(overlay != nil)
    }

    @Test func `an item with a target and a menu opens the menu by a long press`() {
        let menu = UIMenu(children: [UIAction(title: "Name") { _ in }])
        let owner = NSObject()
        let item = UIBarButtonItem(
            title: "Go", image: nil, target: owner, action: Selector("go"), menu: menu)
        #expect(item.title == "Go" && item.target === owner && item.menu === menu)
        #expect(!item.opensMenuByTap)
        #expect(UIBarButtonItem(title: "Go", image: nil, target: nil, action: nil, menu: menu).opensMenuByTap)
    }
}
