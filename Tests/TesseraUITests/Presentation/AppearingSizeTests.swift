import Foundation
import Testing

@testable import TesseraUI

/// Tests that views have their size when their controllers are told that they are appearing.
@MainActor struct AppearingSizeTests {
    private final class Page: UIViewController {
        var size = CGSize.zero
        var calls: [String] = []

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            size = view.bounds.size
            calls.append("viewIsAppearing")
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            calls.append("viewDidLayoutSubviews")
        }
    }

    private let window = phoneWindow(UIViewController())

    private func present(_ controller: UIViewController, _ style: UIModalPresentationStyle) {
        controller.modalPresentationStyle = style
        window.layoutIfNeeded()
        window.rootViewController?.present(controller, animated: false)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen])
    func `the view of a presented controller has its size as it appears`(style: UIModalPresentationStyle) {
        let page = Page()
        present(page, style)
        #expect(page.size.width == 390)
        #expect(page.size.height > 700)
        // The view lays out its own subviews afterwards.
        #expect(page.calls.first == "viewIsAppearing")
    }

    @Test func `the root of a navigation controller in a sheet has its size as it appears`() {
        let page = Page()
        present(UINavigationController(rootViewController: page), .pageSheet)
        #expect(page.size.width == 390)
        #expect(page.size.height > 700)
    }
}
