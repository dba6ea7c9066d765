import Foundation
import Testing

@testable import TesseraUI

@MainActor struct LayoutOfChangingSubviewsTests {
    /// A view that makes its rows anew in each layout.
    private final class TagList: UIView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            for subview in subviews { subview.removeFromSuperview() }
            for number in 0..<3 {
                addSubview(UIView(frame: CGRect(x: 0, y: 20 * number, width: 100, height: 16)))
            }
        }
    }

    @Test func `a layout that makes subviews anew asks for no other one`() {
        let list = TagList(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        list.layoutIfNeeded()
        #expect(list.layouts == 1 && list.subviews.count == 3)
        list.layoutIfNeeded()
        #expect(list.layouts == 1)
        list.setNeedsLayout()
        list.layoutIfNeeded()
        #expect(list.layouts == 2)
    }

    @Test func `subviews that come and go at other times ask for a layout`() {
        let list = TagList(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        list.layoutIfNeeded()
        list.addSubview(UIView())
        list.layoutIfNeeded()
        #expect(list.layouts == 2)
        list.subviews[0].removeFromSuperview()
        list.layoutIfNeeded()
        #expect(list.layouts == 3)
    }
}
