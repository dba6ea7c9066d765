import Foundation
import Testing

@testable import TesseraUI

@MainActor struct NavigationBarInSheetTests {
    private let root = UIViewController()
    private let content = UIViewController()
    private let navigation: UINavigationController

    init() { navigation = UINavigationController(rootViewController: content) }

    /// Presents the navigation controller in a window, and returns the height of its bar.
    private func barHeight(_ style: UIModalPresentationStyle, in window: UIWindow) -> CGFloat {
        navigation.modalPresentationStyle = style
        root.present(navigation, animated: false)
        window.layoutIfNeeded()
        #expect(content.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)
        return navigation.navigationBar.frame.height
    }

    private func wideWindow() -> UIWindow { phoneWindow(root, width: 1280, height: 800) }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
    func `a bar in a sheet is higher`(style: UIModalPresentationStyle) {
        content.title = "Title"
        #expect(barHeight(style, in: phoneWindow(root)) == 56)
        // Title and buttons are in the middle.
        #expect(navigation.navigationBar.titleLabel.frame.midY == 28)
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
    func `a bar in a sheet in the middle of a wide window is higher`(style: UIModalPresentationStyle) {
        #expect(barHeight(style, in: wideWindow()) == 56)
    }

    @Test func `a large title comes on top of that`() {
        navigation.navigationBar.prefersLargeTitles = true
        content.title = "Title"
        #expect(barHeight(.pageSheet, in: phoneWindow(root)) == 108)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func `a bar of a controller that covers the screen is as usual`(style: UIModalPresentationStyle) {
        #expect(barHeight(style, in: phoneWindow(root)) == 44)
    }

    @Test func `a bar in a popover is as usual`() {
        #expect(barHeight(.popover, in: wideWindow()) == 44)
    }

    @Test func `a bar in a sheet that covers a low screen is as usual, and one at its lower edge is higher`()
    {
        let window = phoneWindow(root, width: 844, height: 390)
        #expect(barHeight(.pageSheet, in: window) == 44)
        navigation.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.frame.height == 56 && content.view.safeAreaInsets.top == 56)
    }

    @Test func `a controller that was in a sheet has a usual bar in front of the whole window`() {
        let window = phoneWindow(root)
        #expect(barHeight(.pageSheet, in: window) == 56)
        root.dismiss(animated: false)
        #expect(barHeight(.fullScreen, in: window) == 44)
    }

    @Test func `a form sheet has room for its bar and the preferred size of the content`() {
        content.preferredContentSize = CGSize(width: 400, height: 300)
        #expect(barHeight(.formSheet, in: wideWindow()) == 56)
        #expect(navigation.view.bounds.size == CGSize(width: 400, height: 356))
    }
}
