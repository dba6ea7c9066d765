import Foundation
import Testing

@testable import TesseraUI

@MainActor struct BarItemSizeTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    private let item = UINavigationItem(title: "")

    init() {
        bar.items = [item]
        window.addSubview(bar)
        window.isHidden = false
    }

    private func middle(of view: UIView) -> CGFloat { view.convert(view.bounds, to: bar).midX }

    @Test func `a title view is laid out again when its text changes`() {
        let label = UILabel()
        label.text = "In"
        item.titleView = label
        window.layoutIfNeeded()
        let before = label.bounds.width
        label.text = "Inbox of all accounts"
        window.layoutIfNeeded()
        #expect(before > 0 && label.bounds.width == label.intrinsicContentSize.width)
        #expect(label.bounds.width > before && abs(middle(of: label) - 195) <= 0.5)
        label.text = "In"
        label.sizeToFit()
        window.layoutIfNeeded()
        #expect(label.bounds.width == before && abs(middle(of: label) - 195) <= 0.5)
    }

    @Test func `a title view without content of its own keeps the size that the app sets`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        item.titleView = view
        window.layoutIfNeeded()
        #expect(view.convert(view.bounds, to: bar) == CGRect(x: 165, y: 12, width: 60, height: 20))
        view.frame.size = CGSize(width: 100, height: 30)
        window.layoutIfNeeded()
        #expect(view.convert(view.bounds, to: bar) == CGRect(x: 145, y: 7, width: 100, height: 30))
    }

    @Test func `a text field keeps the width that the app has given it when it comes into the bar again`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 180, height: 30))
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        for width: CGFloat in [180, 240] {
            // The app gives the field the width while it is not in the bar.
            field.frame.size.width = width
            item.titleView = field
            window.layoutIfNeeded()
            #expect(field.bounds.width == width)
            item.titleView = other
            window.layoutIfNeeded()
        }
        item.titleView = field
        window.layoutIfNeeded()
        #expect(field.bounds.width == 240)
    }

    @Test func `a title view that the app takes out of the bar and resizes has its new width in it`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 180, height: 30))
        item.titleView = field
        window.layoutIfNeeded()
        field.removeFromSuperview()
        field.frame.size.width = 120
        item.title = "Other"
        window.layoutIfNeeded()
        #expect(field.isDescendant(of: bar) && field.bounds.width == 120)
    }

    @Test func `a custom view is as wide as the title that its button has got`() {
        let button = UIButton(type: .system)
        button.setTitle("On", for: .normal)
        item.rightBarButtonItem = UIBarButtonItem(customView: button)
        window.layoutIfNeeded()
        let before = button.bounds.width
        button.setTitle("Switched on", for: .normal)
        window.layoutIfNeeded()
        #expect(button.bounds.width > before && button.bounds.width == button.intrinsicContentSize.width)
        #expect(button.convert(button.bounds, to: bar).maxX == 374)
    }

    @Test func `texts in a stack or in a view with constraints change the size of the title view`() {
        let (first, second) = (UILabel(), UILabel())
        (first.text, second.text) = ("A", "B")
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.axis = .vertical
        item.titleView = stack
        window.layoutIfNeeded()
        second.text = "A longer second line"
        window.layoutIfNeeded()
        #expect(second.bounds.width == second.intrinsicContentSize.width)
        #expect(abs(middle(of: stack) - 195) <= 0.5)
        let (box, label) = (UIView(), UILabel())
        label.text = "A"
        box.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            label.topAnchor.constraint(equalTo: box.topAnchor),
            label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        ])
        item.titleView = box
        window.layoutIfNeeded()
        label.text = "A longer title"
        window.layoutIfNeeded()
        #expect(label.bounds.width == label.intrinsicContentSize.width)
        #expect(abs(middle(of: box) - 195) <= 0.5)
    }
}
