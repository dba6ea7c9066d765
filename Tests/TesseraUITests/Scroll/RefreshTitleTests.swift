import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@MainActor struct RefreshTitleTests {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let control = UIRefreshControl()

    init() {
        scrollView.refreshControl = control
        control.attributedTitle = NSAttributedString(string: "Pull to refresh")
        scrollView.layoutIfNeeded()
    }

    private var label: UILabel? { control.subviews.compactMap { $0 as? UILabel }.first }
    private var described: RefreshContent? {
        control.properties(context: .init(traits: control.traitCollection)).refresh
    }

    @Test func `the title lies below the spinner, which moves up for it`() {
        #expect(label?.text == "Pull to refresh")
        #expect(label?.frame == CGRect(x: 16, y: 40, width: 288, height: 18))
        #expect(described?.middle == 22)
    }

    @Test func `the app makes the title visible during a refresh only, and otherwise the display does`() {
        #expect(label?.alpha == 0)
        control.beginRefreshing()
        #expect(label?.alpha == 1)
        control.attributedTitle = NSAttributedString(string: "Refreshing")
        #expect(label?.text == "Refreshing" && label?.alpha == 1)
        control.endRefreshing()
        #expect(label?.alpha == 0)
    }

    @Test func `assistive technology reads the title while a refresh is running`() {
        #expect(label?.accessibilityElementsHidden == true)
        control.beginRefreshing()
        #expect(label?.accessibilityElementsHidden == false)
        control.endRefreshing()
        #expect(label?.accessibilityElementsHidden == true)
    }

    @Test func `without a title there is no label, and the spinner is in the middle`() {
        control.attributedTitle = nil
        #expect(control.attributedTitle == nil && label == nil)
        #expect(described?.middle == nil)
    }
}
