import Foundation
import TesseraGraphics
import Testing

@testable import TesseraUI

@MainActor struct ImagePreparingTests {
    /// A picture of 40 × 20 pixels whose left half is red and whose right half is blue, at two pixels per point.
    private let picture: UIImage

    init() throws {
        let canvas = Canvas(width: 40, height: 20)
        canvas.paint(.color(.init(red: 0, green: 0, blue: 1)))
        canvas.addRectangle(CGRect(x: 0, y: 0, width: 20, height: 20))
        canvas.fill(.color(.init(red: 1, green: 0, blue: 0)))
        picture = try #require(UIImage(data: try canvas.pngData(), scale: 2))
    }

    @Test func `a thumbnail fits within its size and keeps the ratio`() throws {
        let thumbnail = try #require(picture.preparingThumbnail(of: CGSize(width: 5, height: 5)))
        #expect(thumbnail.size == CGSize(width: 5, height: 2.5))
        #expect(thumbnail.scale == 2)
        let pixels = try Samples.pixels(of: try #require(thumbnail.resource).data)
        #expect(pixels.count == 50)
        #expect(pixels[0] == [255, 0, 0, 255])
        #expect(pixels[9] == [0, 0, 255, 255])
        let high = try #require(picture.preparingThumbnail(of: CGSize(width: 100, height: 5)))
        #expect(high.size == CGSize(width: 10, height: 5))
    }

    @Test func `a thumbnail is not larger than its picture, and keeps the image's configuration`() throws {
        let changed = picture.withRenderingMode(.alwaysTemplate).withHorizontallyFlippedOrientation()
        let thumbnail = try #require(changed.preparingThumbnail(of: CGSize(width: 500, height: 500)))
        #expect(thumbnail.size == picture.size)
        #expect(thumbnail.renderingMode == .alwaysTemplate)
        #expect(thumbnail.imageOrientation == .upMirrored)
    }

    @Test func `what is no picture or has no size has no thumbnail`() throws {
        #expect(picture.preparingThumbnail(of: .zero) == nil)
        #expect(picture.preparingThumbnail(of: CGSize(width: CGFloat.nan, height: 5)) == nil)
        #expect(UIImage().preparingThumbnail(of: CGSize(width: 5, height: 5)) == nil)
        #expect(UIImage(systemName: "heart")?.preparingThumbnail(of: CGSize(width: 5, height: 5)) == nil)
        #expect(UIImage(data: Samples.gif)?.preparingThumbnail(of: CGSize(width: 5, height: 5)) == nil)
    }

    @Test func `a prepared image is the picture, unless it cannot be decoded`() throws {
        let prepared = try #require(picture.preparingForDisplay())
        #expect(prepared == picture)
        #expect(prepared !== picture)
        #expect(UIImage(data: Samples.gif)?.preparingForDisplay() == nil)
        #expect(UIImage().preparingForDisplay() == nil)
    }

    @Test func `images are prepared on another thread`() async throws {
        let picture = picture
        #expect(await picture.byPreparingThumbnail(ofSize: CGSize(width: 5, height: 5))?.size.width == 5)
        #expect(await picture.byPreparingForDisplay() == picture)
        let isMain = await withCheckedContinuation { continuation in
            picture.prepareForDisplay { _ in continuation.resume(returning: Thread.isMainThread) }
        }
        #expect(!isMain)
        let isMainToo = await withCheckedContinuation { continuation in
            picture.prepareThumbnail(of: CGSize(width: 1, height: 1)) { _ in
                continuation.resume(returning: Thread.isMainThread)
            }
        }
        #expect(!isMainToo)
    }
}
