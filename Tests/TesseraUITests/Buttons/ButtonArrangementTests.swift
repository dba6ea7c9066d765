import Foundation
import TesseraGeometry
import Testing

@testable import TesseraUI

@MainActor struct ButtonArrangementTests {
    /// Returns content with a title of 60 × 20 points, which takes two lines in less than 60 points, and with a
    /// subtitle of 100 × 14 points if `subtitle` is true.
    private func content(
        image: CGSize? = CGSize(width: 24, height: 24), subtitle: Bool = false,
        change: (inout ButtonArrangement.Content) -> Void = { _ in }
    ) -> ButtonArrangement.Content {
        var content = ButtonArrangement.Content(
            insets: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12), image: image,
            imageReservation: 0, imagePlacement: .leading, imagePadding: 8,
            title: { $0 < 60 ? CGSize(width: $0, height: 40) : CGSize(width: 60, height: 20) },
            subtitle: subtitle ? { _ in CGSize(width: 100, height: 14) } : nil, titlePadding: 2,
            titleAlignment: .automatic, indicator: nil, horizontal: .center, vertical: .center, scale: 2)
        change(&content)
        return content
    }

    private func arranged(_ content: ButtonArrangement.Content, _ width: CGFloat, _ height: CGFloat)
        -> ButtonArrangement
    {
        ButtonArrangement(content, width: width, height: height)
    }

    @Test func `picture and title lie beside each other in the middle`() {
        let places = arranged(content(), 200, 50)
        // The content is 24 + 8 + 60 = 92 points wide, so 42 points remain between it and each inset.
        #expect(places.size == CGSize(width: 92 + 24, height: 24 + 14))
        #expect(places.image == CGRect(x: 54, y: 13, width: 24, height: 24))
        #expect(places.title == CGRect(x: 86, y: 15, width: 60, height: 20))
    }

    @Test func `a picture at the trailing edge lies behind the title`() {
        let places = arranged(content { $0.imagePlacement = .trailing }, 116, 38)
        #expect(places.title == CGRect(x: 12, y: 9, width: 60, height: 20))
        #expect(places.image == CGRect(x: 80, y: 7, width: 24, height: 24))
    }

    @Test func `a picture at the top lies above the title, and both in the middle`() {
        let places = arranged(content { $0.imagePlacement = .top }, 84, 66)
        #expect(places.size == CGSize(width: 84, height: 66))
        #expect(places.image == CGRect(x: 30, y: 7, width: 24, height: 24))
        #expect(places.title == CGRect(x: 12, y: 39, width: 60, height: 20))
    }

    @Test func `a picture at the bottom lies below the title`() {
        let places = arranged(content { $0.imagePlacement = .bottom }, 84, 66)
        #expect(places.title?.minY == 7)
        #expect(places.image?.minY == 35)
    }

    @Test func `from right to left everything is mirrored`() {
        let places = arranged(content(), 116, 38).mirrored(in: 116)
        #expect(places.image == CGRect(x: 80, y: 7, width: 24, height: 24))
        #expect(places.title == CGRect(x: 12, y: 9, width: 60, height: 20))
    }

    @Test(arguments: [
        (UIButton.Configuration.TitleAlignment.automatic, 0), (.leading, 0), (.center, 20), (.trailing, 40),
    ]) func `the alignment of titles places the title above its subtitle`(
        alignment: UIButton.Configuration.TitleAlignment, offset: CGFloat
    ) {
        let places = arranged(content(image: nil, subtitle: true) { $0.titleAlignment = alignment }, 124, 50)
        #expect(places.size == CGSize(width: 124, height: 20 + 2 + 14 + 14))
        #expect(places.title == CGRect(x: 12 + offset, y: 7, width: 60, height: 20))
        #expect(places.subtitle == CGRect(x: 12, y: 29, width: 100, height: 14))
    }

    @Test func `titles without an alignment lie towards their picture`() {
        func title(_ placement: NSDirectionalRectEdge) -> CGFloat? {
            let content = content(subtitle: true) { $0.imagePlacement = placement }
            let size = ButtonArrangement(content, width: .greatestFiniteMagnitude, height: nil).size
            let places = arranged(content, size.width, size.height)
            return places.title.flatMap { title in places.subtitle.map { title.minX - $0.minX } }
        }
        #expect(title(.leading) == 0)
        #expect(title(.trailing) == 40)
        #expect(title(.top) == 20)
    }

    @Test(arguments: [
        (UIControl.ContentHorizontalAlignment.leading, 12), (.center, 54), (.trailing, 96), (.fill, 12),
    ]) func `content lies where the button aligns it`(
        alignment: UIControl.ContentHorizontalAlignment, start: CGFloat
    ) {
        #expect(arranged(content { $0.horizontal = alignment }, 200, 50).image?.minX == start)
    }

    @Test(arguments: [(UIControl.ContentVerticalAlignment.top, 7), (.center, 38), (.bottom, 69), (.fill, 38)])
    func `content lies where the button aligns it vertically`(
        alignment: UIControl.ContentVerticalAlignment, top: CGFloat
    ) {
        #expect(arranged(content { $0.vertical = alignment }, 200, 100).image?.minY == top)
    }

    @Test func `a title that finds too little room is measured in what there is`() {
        let places = arranged(content(), 100, 80)
        // The title gets 44 of 100 points: the insets take 24, and the picture with its padding takes 32.
        #expect(places.title == CGRect(x: 44, y: 20, width: 44, height: 40))
        #expect(places.size == CGSize(width: 100, height: 54))
    }

    @Test func `reserved room counts for a smaller picture and for none`() {
        let places = arranged(content { $0.imageReservation = 40 }, 132, 38)
        #expect(places.size.width == 132)
        #expect(places.image?.midX == 32 && places.title?.minX == 60)
        #expect(arranged(content(image: nil) { $0.imageReservation = 40 }, 132, 38).title?.minX == 60)
    }

    @Test func `an indicator lies behind everything`() {
        let places = arranged(content { $0.indicator = CGSize(width: 14, height: 18) }, 132, 38)
        #expect(places.size.width == 132)
        #expect(places.indicator == CGRect(x: 106, y: 10, width: 14, height: 18))
    }

    @Test func `a picture alone has no distance to a title`() {
        #expect(
            arranged(content { $0.title = nil }, 48, 38).image == CGRect(x: 12, y: 7, width: 24, height: 24))
    }
}
