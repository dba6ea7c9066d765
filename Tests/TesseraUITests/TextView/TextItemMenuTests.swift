import Foundation
import Testing

@testable import TesseraUI

/// Tests the menus of links and tagged parts of a text.
@MainActor struct TextItemMenuTests {
    private final class Menus: NSObject, UITextViewDelegate {
        var answer: (UITextItem, UIMenu) -> UITextItem.MenuConfiguration? = { .init(menu: $1) }
        var refuses: [UITextItemInteraction] = []
        var defaults: [[String]] = []

        func textView(
            _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
        ) -> UITextItem.MenuConfiguration? {
            defaults.append(defaultMenu.children.map(\.title))
            return answer(textItem, defaultMenu)
        }
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool { !refuses.contains(interaction) }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    private let menus = Menus()

    private func show() {
        let text = NSMutableAttributedString(string: "terms and rules")
        text.addAttribute(
            .link, value: URL(string: "https://example.com/terms") as Any,
            range: NSRange(location: 0, length: 5))
        text.addAttribute(.textItemTag, value: "rules", range: NSRange(location: 10, length: 5))
        view.isEditable = false
        view.attributedText = text
        window.addSubview(view)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private func titles(_ index: Int) throws -> [String]? {
        let item = try #require(view.itemViews.dropFirst(index).first)
        let interaction = try #require(item.contextMenuInteraction)
        let configuration = item.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero)
        return configuration?.actionProvider?([])?.children.map(\.title)
    }

    @Test func `a link has a menu that opens and copies it, and a tagged part has none`() throws {
        show()
        #expect(try titles(0) == ["Open Link", "Copy Link"])
        #expect(view.itemViews.last?.contextMenuInteraction == nil)
    }

    @Test func `the delegate chooses the menus`() throws {
        view.delegate = menus
        show()
        #expect(try titles(0) == ["Open Link", "Copy Link"] && titles(1) == nil)
        #expect(menus.defaults == [["Open Link", "Copy Link"], []])
        menus.answer = { item, _ in
            guard case .tag(let tag) = item.content else { return nil }
            return .init(menu: UIMenu(children: [UIAction(title: "Show \(tag)") { _ in }]))
        }
        #expect(try titles(0) == nil && titles(1) == ["Show rules"])
    }

    @Test func `the delegate may refuse the menu of a link and allow a touch`() throws {
        view.delegate = menus
        menus.refuses = [.presentActions]
        show()
        #expect(try titles(0) == nil && menus.defaults == [])
    }
}
