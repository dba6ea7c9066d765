import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@Suite @MainActor struct BarButtonItemTests {
    private let look = BarButtonLook(
        plain: UIBarButtonItemAppearance(style: .plain), done: UIBarButtonItemAppearance(style: .done),
        metrics: .default)

    private func button(_ item: UIBarButtonItem) -> BarButton { BarButton(item: item, look: look) }

    private func label(of button: BarButton) throws -> UILabel {
        try #require(button.subviews.lazy.compactMap { $0 as? UILabel }.first)
    }

    @Test func `an item has a badge at the corner of its image`() throws {
        let item = UIBarButtonItem(
            image: UIImage(systemName: "tray"), style: .plain, target: nil, action: nil)
        let button = button(item)
        #expect(!button.subviews.contains { $0 is BarItemBadge })
        let badge = UIBarButtonItem.Badge.count(12)
        badge.backgroundColor = .systemBlue
        item.badge = badge
        badge.backgroundColor = .systemGreen
        #expect(item.badge?.stringValue == "12" && item.badge?.backgroundColor == .systemBlue)
        button.update(look)
        button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
        button.layoutIfNeeded()
        let view = try #require(button.subviews.last as? BarItemBadge)
        #expect(view.frame.midX > 22 && view.frame.maxX <= 44 && view.frame.minY >= 0 && view.frame.midY < 22)
        #expect(view.frame.height >= 18)
        #expect(view.subviews.first?.backgroundColor == .systemBlue)
        #expect(button.accessibilityValue == "12")
        item.badge = .indicator()
        button.update(look)
        button.layoutIfNeeded()
        #expect(button.subviews.last?.frame.size == CGSize(width: 9, height: 9))
        #expect(item.badge?.stringValue == nil && button.accessibilityValue == nil)
        item.badge = nil
        button.update(look)
        #expect(!button.subviews.contains { $0 is BarItemBadge })
    }

    @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func `a wide badge leaves a short title visible`(direction: UISemanticContentAttribute) throws {
        let item = UIBarButtonItem(title: "OK", style: .plain, target: nil, action: nil)
        let button = button(item)
        button.semanticContentAttribute = direction
        let usual = button.sizeThatFits(.zero).width
        item.badge = .string("12,345")
        button.update(look)
        let width = button.sizeThatFits(.zero).width
        button.frame = CGRect(x: 0, y: 0, width: width, height: 44)
        button.layoutIfNeeded()
        let title = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
        let badge = try #require(button.subviews.last as? BarItemBadge)
        let (middle, half) = (title.frame.midX, title.sizeThatFits(.zero).width / 2)
        if direction == .forceLeftToRight {
            #expect(middle == usual / 2 && abs(badge.frame.minX - (middle + half - 10)) < 1)
        } else {
            #expect(middle == width - usual / 2 && abs(badge.frame.maxX - (middle - half + 10)) < 1)
        }
        #expect(button.bounds.minX <= badge.frame.minX && badge.frame.maxX <= button.bounds.maxX)
    }

    @Test func `a prominent item is one that completes a task`() {
        let item = UIBarButtonItem(title: "Save", style: .prominent, target: nil, action: nil)
        #expect(item.style == .done)
    }

    @Test func `an item takes title and picture of its action where it has none`() {
        let image = UIImage(systemName: "star")
        let action = UIAction(title: "Rate", image: image) { _ in }
        let item = UIBarButtonItem(primaryAction: action)
        #expect(item.title == "Rate")
        #expect(item.image == image)
        let named = UIBarButtonItem(title: "Own", primaryAction: action)
        #expect(named.title == "Own")
        #expect(UIBarButtonItem(systemItem: .add, primaryAction: action).title == nil)
    }

    @Test func `an item with a title and an image has a target and a menu`() {
        let (target, menu, image) = (NSObject(), UIMenu(), UIImage(systemName: "star"))
        let item = UIBarButtonItem(
            title: "Rate", image: image, target: target, action: Selector("rate"), menu: menu)
        #expect(item.title == "Rate" && item.image == image && item.menu === menu)
        #expect(item.target === target && item.action == Selector("rate"))
        #expect(UIBarButtonItem(image: image, target: nil, action: nil, menu: menu).title == nil)
    }

    @Test func `a tap runs the action, whose sender is the item`() {
        var senders: [AnyObject?] = []
        let item = UIBarButtonItem(
            title: "Go", primaryAction: UIAction { action in senders.append(action.sender as AnyObject?) })
        _ = button(item).accessibilityActivate()
        #expect(senders.count == 1)
        #expect(senders.first.flatMap { $0 } === item)
        item.isEnabled = false
        _ = button(item).accessibilityActivate()
        #expect(senders.count == 1)
    }

    @Test func `an item that changes its selection does so at each tap`() {
        let item = UIBarButtonItem(title: "Star", primaryAction: UIAction { _ in })
        item.changesSelectionAsPrimaryAction = true
        _ = button(item).accessibilityActivate()
        #expect(item.isSelected)
        _ = button(item).accessibilityActivate()
        #expect(!item.isSelected)
    }

    @Test func `an item that chooses by its menu has the title of what is on`() {
        let second = UIAction(title: "Second", state: .on) { _ in }
        let item = UIBarButtonItem(menu: UIMenu(children: [UIAction(title: "First") { _ in }, second]))
        #expect(item.shownContent.title == nil)
        item.changesSelectionAsPrimaryAction = true
        #expect(item.shownContent.title == "Second")
        second.state = .off
        #expect(item.shownContent.title == "First")
    }

    @Test func `done and save are bold, cancel is not`() throws {
        for (systemItem, weight) in [
            (UIBarButtonItem.SystemItem.done, UIFont.Weight.semibold), (.save, .semibold),
            (.cancel, .regular),
        ] {
            let label = try label(of: button(UIBarButtonItem(systemItem: systemItem)))
            let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
            #expect(font == .systemFont(ofSize: 17, weight: weight), "\(systemItem)")
        }
    }

    @Test func `every item of the system has a symbol, a word or room`() {
        for systemItem in UIBarButtonItem.SystemItem.allCases {
            let item = UIBarButtonItem(systemItem: systemItem)
            let (image, title) = item.shownContent
            if item.isSpace {
                #expect(image == nil && title == nil)
            } else {
                #expect((image == nil) != (title == nil), "\(systemItem)")
                #expect(item.spokenLabel?.isEmpty == false, "\(systemItem)")
            }
        }
    }

    @Test func `attributes of the item count before those of the appearance`() throws {
        let item = UIBarButtonItem(title: "Go")
        look.plain.normal.titleTextAttributes = [.foregroundColor: UIColor.red, .kern: 2]
        item.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
        let text = try #require(try label(of: button(item)).attributedText)
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .green)
        #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
        #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .green)
        #expect(item.titleTextAttributes(for: .disabled) == nil)
    }

    @Test func `an item is as wide as the widest of its possible titles`() {
        let item = UIBarButtonItem(title: "On")
        let narrow = button(item).sizeThatFits(.zero).width
        item.possibleTitles = ["On", "Entirely off"]
        let wide = button(item).sizeThatFits(.zero).width
        item.title = "Entirely off"
        #expect(narrow == 44)
        #expect(wide == button(item).sizeThatFits(.zero).width)
        item.width = 90
        #expect(button(item).sizeThatFits(.zero).width == 90)
    }

    @Test func `assistive technology is offered a button`() throws {
        let item = UIBarButtonItem(systemItem: .trash)
        item.accessibilityIdentifier = "delete"
        item.isEnabled = false
        let properties = button(item).properties(context: CommitContext(traits: UITraitCollection()))
        #expect(properties.accessibility?.role == .button)
        #expect(properties.accessibility?.label == "Delete")
        #expect(properties.accessibility?.isDisabled == true)
        #expect(properties.identifier == "delete")
    }
}
