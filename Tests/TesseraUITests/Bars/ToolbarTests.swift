import Foundation
import Testing

@testable import TesseraUI

@Suite @MainActor struct ToolbarTests {
    private func toolbar(_ items: [UIBarButtonItem], width: CGFloat = 300) -> UIToolbar {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
        toolbar.items = items
        toolbar.layoutIfNeeded()
        return toolbar
    }

    private func wide(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(title: "\(width)")
        item.width = width
        return item
    }

    private func spans(_ toolbar: UIToolbar) -> [[CGFloat]] {
        toolbar.subviews.compactMap { $0 as? BarButton }.sorted { $0.frame.minX < $1.frame.minX }
            .map { [$0.frame.minX, $0.frame.maxX] }
    }

    @Test func `flexible room takes what is left, in equal shares`() {
        let bar = toolbar([wide(50), .flexibleSpace(), wide(60), .flexibleSpace(), wide(50)])
        // The bar has 300 points. The margins take 16 and the items 160, so each flexible space gets 62.
        #expect(spans(bar) == [[8, 58], [120, 180], [242, 292]])
    }

    @Test func `fixed room is as wide as it says`() {
        #expect(spans(toolbar([wide(50), .fixedSpace(20), wide(60)])) == [[8, 58], [78, 138]])
    }

    @Test func `items begin at the right where the user interface flows from right to left`() {
        let bar = toolbar([wide(50), wide(60)])
        bar.semanticContentAttribute = .forceRightToLeft
        bar.layoutIfNeeded()
        #expect(spans(bar) == [[182, 242], [242, 292]])
    }

    @Test func `hidden items take no place, and come back`() {
        let item = wide(50)
        let bar = toolbar([item, wide(60)])
        item.isHidden = true
        bar.layoutIfNeeded()
        #expect(bar.subviews.compactMap { $0 as? BarButton }.first { $0.item !== item }?.frame.minX == 8)
        item.isHidden = false
        bar.layoutIfNeeded()
        #expect(spans(bar) == [[8, 58], [58, 118]])
    }

    @Test func `items that need more room than there is share it`() {
        // The bar has 84 points for items that need 210.
        let bar = toolbar([wide(70), wide(140)], width: 100)
        #expect(spans(bar) == [[8, 36], [36, 92]])
    }

    @Test func `a custom view keeps its size, and another takes its place`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        let item = UIBarButtonItem(customView: view)
        let bar = toolbar([item])
        #expect(view.superview?.frame == CGRect(x: 16, y: 0, width: 80, height: 44))
        #expect(view.frame == CGRect(x: 0, y: 12, width: 80, height: 20))
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        item.customView = other
        bar.layoutIfNeeded()
        #expect(view.window == nil && !view.isDescendant(of: bar))
        #expect(other.isDescendant(of: bar))
    }

    @Test func `a slider keeps the width that the app has given to it`() {
        let narrow = UISlider(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
        let bar = toolbar([UIBarButtonItem(customView: narrow), .flexibleSpace(), wide(50)])
        #expect(narrow.superview?.frame.width == 120 && narrow.frame.width == 120)
        #expect(spans(bar) == [[242, 292]])
    }

    @Test func `custom views at the edges have the margin of the bar's content`() {
        let views = [0, 1].map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }
        let items = [
            UIBarButtonItem(customView: views[0]), UIBarButtonItem(systemItem: .flexibleSpace),
            UIBarButtonItem(customView: views[1]),
        ]
        let bar = toolbar(items, width: 390)
        #expect(views[0].superview?.frame.minX == 16 && views[1].superview?.frame.maxX == 374)
        bar.frame.size.width = 600
        bar.layoutIfNeeded()
        #expect(views[0].superview?.frame.minX == 20 && views[1].superview?.frame.maxX == 580)
    }

    @Test func `a custom view between others has no margin`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        let bar = toolbar([wide(70), UIBarButtonItem(customView: view), wide(70)])
        #expect(bar.subviews.contains { $0 === view.superview })
        #expect(view.superview?.frame.minX == 78)
    }

    @Test func `a slider and a text field keep the width of their frames`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
        let bar = toolbar([UIBarButtonItem(customView: slider), UIBarButtonItem(customView: field)])
        bar.layoutIfNeeded()
        #expect(slider.frame.width == 100 && field.frame.width == 90)
        slider.frame.size.width = 60
        bar.layoutIfNeeded()
        #expect(slider.frame.width == 60 && slider.superview?.frame.width == 60)
    }

    @Test func `a slider without a width takes the room that there is`() {
        let slider = UISlider()
        let bar = toolbar([UIBarButtonItem(customView: slider)])
        bar.layoutIfNeeded()
        #expect(slider.frame.width > 200)
    }

    @Test func `a custom view is as large as its constraints say`() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.widthAnchor.constraint(equalToConstant: 70).isActive = true
        view.heightAnchor.constraint(equalToConstant: 30).isActive = true
        let bar = toolbar([UIBarButtonItem(customView: view)])
        bar.layoutIfNeeded()
        #expect(view.superview?.frame.width == 70)
        #expect(view.frame == CGRect(x: 0, y: 7, width: 70, height: 30))
    }

    @Test func `the bar's own appearance is a copy that it is notified of`() throws {
        let appearance = UIToolbarAppearance()
        let bar = toolbar([])
        bar.standardAppearance = appearance
        appearance.backgroundColor = .red
        #expect(bar.standardAppearance.backgroundColor == nil)
        bar.standardAppearance.backgroundColor = .green
        let background = try #require(bar.subviews.compactMap { $0 as? BarBackground }.first)
        #expect(background.look?.color == .green)
        bar.barTintColor = .blue
        bar.isTranslucent = false
        #expect(background.look?.color == .blue)
        #expect(background.look?.effect == nil)
    }

    @Test func `the delegate says where the bar lies`() {
        final class Delegate: NSObject, UIToolbarDelegate {
            func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
        }
        let (bar, delegate) = (toolbar([]), Delegate())
        #expect(bar.barPosition == .bottom)
        bar.delegate = delegate
        #expect(bar.barPosition == .top)
    }

    @Test func `the background fills what hardware covers below the bar`() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let controller = UIViewController()
        window.rootViewController = controller
        controller.additionalSafeAreaInsets.bottom = 34
        window.makeKeyAndVisible()
        let bar = UIToolbar(frame: CGRect(x: 0, y: 600 - 34 - 44, width: 300, height: 44))
        controller.view.addSubview(bar)
        window.layoutIfNeeded()
        let background = try #require(bar.subviews.compactMap { $0 as? BarBackground }.first)
        #expect(background.frame == CGRect(x: 0, y: 0, width: 300, height: 78))
    }
}
