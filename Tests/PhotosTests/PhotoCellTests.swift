import Testing
import UIKit

@testable import Photos

@MainActor
struct PhotoCellTests {
    /// A cell of a square photo at 195 points, with the photo in its upper 195 points.
    private let cell = PhotoCollectionViewCell(frame: CGRect(x: 0, y: 0, width: 195, height: 285))

    private func configure(_ photo: Photo) {
        cell.configure(with: photo, imageLoader: .shared)
        cell.layoutIfNeeded()
    }

    private func view(_ identifier: String) throws -> UIView {
        func find(in view: UIView) -> UIView? {
            view.accessibilityIdentifier == identifier
                ? view : view.subviews.lazy.compactMap(find).first
        }
        return try #require(find(in: cell))
    }

    @Test func `the title lies below the photo`() throws {
        configure(.sample(1))
        let title = try view("title")
        #expect(title.frame.origin == CGPoint(x: 8, y: 203))
        #expect(title.frame.width == 179)
    }

    @Test func `the summary follows a title of one line or two`() throws {
        configure(.sample(1, title: "Short"))
        let (title, summary) = (try view("title"), try view("summary"))
        let lineHeight = title.frame.height
        #expect(summary.frame.minY == title.frame.maxY + 6)
        configure(.sample(1, title: "A title that is much too long for a single line of the cell"))
        #expect(title.frame.height > lineHeight)
        #expect(summary.frame.minY == title.frame.maxY + 6)
        #expect(summary.frame.maxY <= 281)
    }

    @Test func `a badge is no wider than the photo`() throws {
        cell.frame.size.width = 60
        configure(.sample(1, price: 3900))
        let badge = try view("gift")
        #expect(badge.frame == CGRect(x: 8, y: 8, width: 44, height: 24))
    }

    @Test func `a reused cell shows the price of its new photo`() throws {
        let badge = try view("gift")
        configure(.sample(1, price: 3900))
        let width = badge.frame.width
        cell.prepareForReuse()
        configure(
            Photo(
                id: 2, title: "", summary: "", image: .init(url: nil, width: 1, height: 1),
                gift: .init(flag: true, price: nil)))
        #expect(badge.frame.width == 30)
        cell.prepareForReuse()
        configure(.sample(3))
        #expect(badge.isHidden)
        cell.prepareForReuse()
        configure(.sample(1, price: 3900))
        #expect(!badge.isHidden)
        #expect(badge.frame.width == width)
    }
}
