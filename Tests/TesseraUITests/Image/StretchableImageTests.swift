import Foundation
import Testing

@testable import TesseraUI

@MainActor struct StretchableImageTests {
    private let image: UIImage

    init() throws { image = try #require(UIImage(data: Samples.gif(width: 21, height: 11))) }

    @Test func `one point between the edges is stretched`() {
        let stretchable = image.stretchableImage(withLeftCapWidth: 10, topCapHeight: 4)
        // 21 - (10 + 1) and 11 - (4 + 1).
        #expect(stretchable.capInsets == UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 10))
        #expect(stretchable.resizingMode == .stretch)
        #expect(stretchable.leftCapWidth == 10 && stretchable.topCapHeight == 4)
    }

    @Test func `a direction without an edge is stretched as a whole`() {
        let wide = image.stretchableImage(withLeftCapWidth: 0, topCapHeight: 5)
        #expect(wide.capInsets == UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0))
        #expect(image.stretchableImage(withLeftCapWidth: -3, topCapHeight: 0).capInsets == .zero)
        #expect(image.leftCapWidth == 0 && image.topCapHeight == 0)
    }

    @Test func `edges that are too large leave no points on the other side`() {
        let narrow = image.stretchableImage(withLeftCapWidth: 21, topCapHeight: .max)
        #expect(narrow.capInsets == UIEdgeInsets(top: 11, left: 21, bottom: 0, right: 0))
        let infinite = image.resizableImage(
            withCapInsets: UIEdgeInsets(top: .infinity, left: .nan, bottom: 0, right: 0))
        #expect(infinite.topCapHeight == .max && infinite.leftCapWidth == 0)
    }

    @Test func `the images of the system are symbols`() {
        for (image, name) in [
            (UIImage.actions, "ellipsis.circle.fill"), (.add, "plus.circle.fill"),
            (.remove, "minus.circle.fill"), (.checkmark, "checkmark.circle.fill"),
        ] {
            #expect(image.isSymbolImage && image == UIImage(systemName: name))
        }
    }
}
