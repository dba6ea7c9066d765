import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

struct TabBarArrangementTests {
    let room = CGRect(x: 0, y: 0, width: 400, height: 49)

    @Test func `items share the whole bar`() {
        let arrangement = TabBarArrangement(isCentered: false, itemWidth: 0, itemSpacing: 0)
        #expect(
            arrangement.frames(contentWidths: [10, 20, 30, 40], in: room).map(\.minX) == [0, 100, 200, 300])
        #expect(arrangement.frames(contentWidths: [], in: room).isEmpty)
    }

    @Test func `items in the middle are as wide as the widest of them`() {
        let arrangement = TabBarArrangement(isCentered: true, itemWidth: 0, itemSpacing: 0)
        // The widest item takes 80 points and 20 points around them. There are 16 points between the two items.
        let frames = arrangement.frames(contentWidths: [40, 80], in: room)
        #expect(frames.map(\.width) == [100, 100])
        #expect(frames.map(\.minX) == [92, 208])
    }

    @Test func `items in the middle have the width and the distance that the app wants`() {
        let arrangement = TabBarArrangement(isCentered: true, itemWidth: 50, itemSpacing: 10)
        #expect(arrangement.frames(contentWidths: [40, 80], in: room).map(\.minX) == [145, 205])
    }

    @Test func `items for which the middle has no room share the whole bar`() {
        let arrangement = TabBarArrangement(isCentered: true, itemWidth: 300, itemSpacing: 0)
        #expect(arrangement.frames(contentWidths: [1, 1], in: room).map(\.width) == [200, 200])
    }
}

@MainActor struct TabBarTests {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    let items = [
        UITabBarItem(title: "One", image: nil, tag: 1), UITabBarItem(title: "Two", image: nil, tag: 2),
    ]

    init() { bar.items = items }

    /// A delegate that records which items the user chooses.
    @MainActor final class Choices: NSObject, UITabBarDelegate {
        var tags: [Int] = []
        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
    }

    @Test func `each tap selects an item and informs the delegate`() {
        let choices = Choices()
        bar.delegate = choices
        bar.selectedItem = items[0]
        #expect(choices.tags == [])
        _ = bar.buttons[1].accessibilityActivate()
        _ = bar.buttons[1].accessibilityActivate()
        #expect(bar.selectedItem === items[1])
        #expect(choices.tags == [2, 2])
        items[0].isEnabled = false
        _ = bar.buttons[0].accessibilityActivate()
        #expect(choices.tags == [2, 2])
    }

    @Test func `tabs are read with title, badge and whether they are selected`() throws {
        bar.selectedItem = items[0]
        items[0].badgeValue = "3"
        let context = CommitContext(traits: bar.traitCollection)
        #expect(bar.properties(context: context).accessibility?.role == .tabBar)
        let content = bar.buttons.map { $0.properties(context: context).accessibility }
        #expect(content.map { $0?.role } == [.tab, .tab])
        #expect(content.map { $0?.label } == ["One", "Two"])
        #expect(content.map { $0?.value } == ["3", nil])
        #expect(content.map { $0?.isSelected } == [true, nil])
    }

    @Test(arguments: ["5", "12", "99+"], [UIUserInterfaceSizeClass.regular, .compact])
    func `a badge does not cover the title beside the picture`(
        value: String, height: UIUserInterfaceSizeClass
    ) throws {
        items[0].image = UIImage(systemName: "envelope")
        items[0].badgeValue = value
        bar.traitOverrides.horizontalSizeClass = .regular
        bar.traitOverrides.verticalSizeClass = height
        bar.layoutIfNeeded()
        let parts = bar.buttons[0].subviews
        let badge = try #require(parts.first { $0 is TabBadge })
        let title = try #require(parts.first { $0 is UILabel && !($0 is TabBadge) })
        #expect(title.frame.width > 10 && badge.frame.width >= 18)
        #expect(badge.frame.maxX <= title.frame.minX)
    }

    @Test func `the first tab is at the right where the interface flows from right to left`() {
        bar.layoutIfNeeded()
        #expect(bar.buttons.map(\.frame.minX) == [0, 195])
        bar.semanticContentAttribute = .forceRightToLeft
        bar.layoutIfNeeded()
        #expect(bar.buttons.map(\.frame.minX) == [195, 0])
    }

    @Test func `titles lie below icons, beside them in wide screens, and in lower bars in low ones`() {
        func style(_ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass)
            -> TabBarStyle
        {
            TabBarStyle(
                UITraitCollection {
                    $0.horizontalSizeClass = horizontal
                    $0.verticalSizeClass = vertical
                    $0.preferredContentSizeCategory = .large
                })
        }
        #expect(style(.compact, .regular).layout == .stacked)
        #expect(style(.compact, .regular).height == 49)
        #expect(style(.regular, .regular).layout == .inline)
        #expect(style(.regular, .compact).layout == .compactInline)
        #expect(style(.compact, .compact).height == 32)
    }

    @Test func `titles grow with the text size up to half as large again`() {
        func style(_ size: UIContentSizeCategory) -> TabBarStyle {
            TabBarStyle(UITraitCollection { $0.preferredContentSizeCategory = size })
        }
        #expect(style(.extraSmall).titleFont.pointSize == 10)
        #expect(style(.large).titleFont.pointSize == 10)
        #expect(style(.accessibilityExtraExtraExtraLarge).titleFont.pointSize == 15)
        #expect(style(.accessibilityExtraExtraExtraLarge).height == 55)
    }

    @Test func `the bar copies appearances, and is notified of changes to its own`() throws {
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        bar.standardAppearance = appearance
        appearance.backgroundColor = .systemRed
        #expect(bar.standardAppearance.backgroundColor == .systemBackground)
        let background = try #require(bar.subviews.first as? BarBackground)
        bar.standardAppearance.backgroundColor = .systemGreen
        #expect(background.look?.color == .systemGreen)
        items[1].standardAppearance = appearance
        bar.selectedItem = items[1]
        #expect(background.look?.color == .systemRed)
    }

    @Test func `a bar without content below is clear, unless the app says how it looks there`() throws {
        let background = try #require(bar.subviews.first as? BarBackground)
        #expect(background.look?.effect != nil)
        bar.isContentBelow = false
        #expect(background.look == UIBarAppearance.Background())
        let edge = UITabBarAppearance()
        edge.backgroundColor = .systemBlue
        bar.scrollEdgeAppearance = edge
        #expect(background.look?.color == .systemBlue)
    }

    @Test func `older properties count more than appearances`() throws {
        let background = try #require(bar.subviews.first as? BarBackground)
        bar.isTranslucent = false
        #expect(background.look?.color == .systemBackground)
        #expect(background.look?.effect == nil)
        bar.barTintColor = .systemRed
        #expect(background.look?.color == .systemRed)
        let image = UIImage(systemName: "star")
        bar.backgroundImage = image
        bar.shadowImage = image
        #expect(background.look?.image === image)
        #expect(background.look?.shadowImage === image)
    }

    @Test func `attributes of an item count before those of the appearance`() throws {
        let font = UIFont.systemFont(ofSize: 20)
        bar.standardAppearance.stackedLayoutAppearance.normal.titleTextAttributes = [
            .foregroundColor: UIColor.systemGreen
        ]
        items[0].setTitleTextAttributes([.font: font], for: .normal)
        items[0].setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .selected)
        bar.selectedItem = items[0]
        let labels = bar.buttons.compactMap { $0.subviews.lazy.compactMap { $0 as? UILabel }.first }
        let attributes = try labels.map {
            try #require($0.attributedText).attributes(at: 0, effectiveRange: nil)
        }
        #expect(attributes[0][.font] as? UIFont == font)
        #expect(attributes[0][.foregroundColor] as? UIColor == .systemRed)
        #expect(attributes[1][.foregroundColor] as? UIColor == .systemGreen)
    }

    @Test func `items of the system have titles and pictures`() {
        for raw in 0...11 {
            let system = UITabBarItem.SystemItem(rawValue: raw)
            let item = system.map { UITabBarItem(tabBarSystemItem: $0, tag: raw) }
            #expect(item?.title?.isEmpty == false)
            #expect(item?.image != nil)
            #expect(item?.tag == raw)
        }
        #expect(UITabBarItem(tabBarSystemItem: .topRated, tag: 0).title == "Top Rated")
    }

    @Test func `proxies set the look of tabs in bars that enter a window`() {
        defer { AppearanceBook.clear() }
        UITabBarItem.appearance().badgeColor = .systemGreen
        UITabBar.appearance().barTintColor = .systemRed
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.isHidden = false
        window.addSubview(bar)
        #expect(items.map(\.badgeColor) == [.systemGreen, .systemGreen])
        #expect(bar.barTintColor == .systemRed)
        let late = UITabBarItem(title: "Late", image: nil, tag: 3)
        let own = UITabBarItem(title: "Own", image: nil, tag: 4)
        own.badgeColor = .systemBlue
        bar.items = [late, own]
        #expect(late.badgeColor == .systemGreen)
        #expect(own.badgeColor == .systemBlue)
    }
}
