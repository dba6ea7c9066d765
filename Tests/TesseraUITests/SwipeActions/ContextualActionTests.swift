import Foundation
import Testing

@testable import TesseraUI

@MainActor struct ContextualActionTests {
    func button(_ action: UIContextualAction) -> SwipeActionButton { SwipeActionButton(action) { _ in } }

    func view(_ actions: [UIContextualAction], height: CGFloat = 60, width: CGFloat = 390) -> SwipeActionsView
    {
        let row = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        let view = SwipeActionsView(UISwipeActionsConfiguration(actions: actions), side: .right) { _ in }
        row.addSubview(view)
        view.layoutIfNeeded()
        for subview in view.subviews { subview.layoutIfNeeded() }
        return view
    }

    func action(_ title: String?, image: UIImage? = nil) -> UIContextualAction {
        let action = UIContextualAction(style: .normal, title: title) { _, _, _ in }
        action.image = image
        return action
    }

    @Test func `an action has the colour of its style until it gets another`() {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }
        #expect(delete.style == .destructive)
        #expect(delete.title == "Delete")
        #expect(delete.image == nil)
        #expect(delete.backgroundColor == .systemRed)
        delete.backgroundColor = .systemBlue
        #expect(delete.backgroundColor == .systemBlue)
        delete.backgroundColor = nil
        #expect(delete.backgroundColor == .systemRed)
        #expect(UIContextualAction(style: .normal, title: nil) { _, _, _ in }.backgroundColor == .systemGray)
    }

    @Test func `a configuration performs its first action on a full swipe by default`() {
        let actions = [action("One"), action("Two")]
        let configuration = UISwipeActionsConfiguration(actions: actions)
        #expect(configuration.actions == actions)
        #expect(configuration.performsFirstActionWithFullSwipe)
    }

    @Test func `all buttons are as wide as the widest, within four fifths of the row`() throws {
        let short = view([action("A"), action("B")])
        #expect(abs(short.frame.width - 148) < 0.001)
        let one = view([action("A"), action("Mark as Unread")])
        #expect(one.frame.width > 2 * 74)
        #expect(Set(one.subviews.map(\.frame.width)).count == 1)
        let long = view([
            action("A very long title indeed"), action("Another that is no shorter"), action("B"),
        ])
        #expect((3 * 74...390 * 0.8).contains(long.frame.width))
    }

    @Test func `a long title wraps`() throws {
        let long = view([action("Mark everything as unread"), action("B"), action("C")], height: 120)
        let label = try #require(long.subviews[0].subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.frame.height > 2 * label.font.lineHeight - 1)
        #expect(label.frame.width <= long.subviews[0].bounds.width)
    }

    @Test func `picture and title stand one above the other where the row is high enough`() throws {
        let image = UIImage(systemName: "trash")
        for (height, isTitleSeen) in [(CGFloat(44), false), (100, true)] {
            let button = try #require(view([action("Delete", image: image)], height: height).subviews.first)
            let label = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
            let picture = try #require(button.subviews.compactMap { $0 as? UIImageView }.first)
            #expect(label.isHidden == !isTitleSeen)
            #expect(button.accessibilityLabel == "Delete")
            #expect(abs(picture.frame.midX - button.bounds.midX) < 0.01)
            #expect(picture.frame.height > 0)
            if isTitleSeen { #expect(label.frame.minY >= picture.frame.maxY) }
        }
    }

    @Test func `either all titles stand below their pictures or none`() {
        let actions = [
            action("More", image: UIImage(systemName: "flag")),
            action("Unsubscribe-from-everything-here", image: UIImage(systemName: "trash")), action("Pin"),
        ]
        let buttons = view(actions, height: 100).subviews
        let hidden = buttons.map { $0.subviews.compactMap { $0 as? UILabel }.map(\.isHidden) }
        // A button without an image always displays its title.
        #expect(hidden == [[true], [true], [false]])
    }

    @Test func `the layout changes with the height and the width of the row`() {
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
        let view = SwipeActionsView(UISwipeActionsConfiguration(actions: [action("A")]), side: .right) { _ in
        }
        row.addSubview(view)
        row.frame = CGRect(x: 0, y: 0, width: 500, height: 80)
        #expect(view.frame == CGRect(x: 500 - 74, y: 0, width: 74, height: 80))
    }

    @Test func `larger text makes wider buttons`() {
        func width(_ category: UIContentSizeCategory) -> CGFloat {
            let row = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
            row.traitOverrides.preferredContentSizeCategory = category
            row.addSubview(
                SwipeActionsView(UISwipeActionsConfiguration(actions: [action("Archive")]), side: .right) {
                    _ in
                })
            return row.subviews[0].frame.width
        }
        #expect(width(.accessibilityExtraExtraExtraLarge) > width(.large))
    }
}
