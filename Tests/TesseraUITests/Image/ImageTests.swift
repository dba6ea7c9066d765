import Foundation
import Testing

@testable import TesseraUI

@MainActor struct ImageTests {
    @Test func `an image has a size in points, and data that is no image gives none`() throws {
        let image = try #require(UIImage(data: Samples.gif, scale: 2))
        #expect(image.size == CGSize(width: 1.5, height: 1))
        #expect(image.scale == 2)
        #expect(!image.isSymbolImage)
        #expect(UIImage(data: Data("no image".utf8)) == nil)
        #expect(UIImage(data: Samples.gif, scale: 0) == nil)
        #expect(UIImage(data: Samples.gif, scale: .nan) == nil)
        #expect(UIImage(contentsOfFile: "/nonexistent") == nil)
    }

    @Test func `data of an image that is too large to be decoded gives none`() {
        // These bytes are the header of a PNG of 20,000 × 20,000 pixels.
        let png = Data(
            [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
                + [0, 0, 0x4e, 0x20, 0, 0, 0x4e, 0x20, 8, 6, 0, 0, 0])
        #expect(UIImage(data: png) == nil)
    }

    @Test func `an image without contents has no size and draws nothing`() {
        let image = UIImage()
        #expect(image.size == .zero)
        #expect(image == UIImage())
        let view = UIImageView(image: image)
        #expect(view.properties(context: CommitContext(traits: .current)).image == nil)
    }

    @Test func `the name of a file states the scale of the image`() throws {
        let folder = try ResourceFolder()
        try folder.write(Samples.gif(width: 6, height: 4), to: "a@2x.gif")
        let image = try #require(UIImage(contentsOfFile: folder.url.appendingPathComponent("a@2x.gif").path))
        #expect(image.size == CGSize(width: 3, height: 2))
        #expect(UIImage(contentsOfFile: folder.url.path) == nil)
    }

    @Test func `an image is as it was loaded, and changes create new images`() throws {
        let image = try #require(UIImage(data: Samples.gif))
        #expect(image.renderingMode == .automatic)
        #expect(image.capInsets == .zero)
        #expect(image.resizingMode == .stretch)
        #expect(image.alignmentRectInsets == .zero)
        #expect(image.imageOrientation == .up)
        #expect(!image.flipsForRightToLeftLayoutDirection)
        #expect(!image.hasBaseline)

        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let changed = image.withRenderingMode(.alwaysTemplate).resizableImage(withCapInsets: insets)
            .withAlignmentRectInsets(insets).withBaselineOffset(fromBottom: 5)
            .imageFlippedForRightToLeftLayoutDirection().withHorizontallyFlippedOrientation()
        #expect(changed.renderingMode == .alwaysTemplate)
        #expect(changed.capInsets == insets)
        #expect(changed.resizingMode == .tile)
        #expect(changed.alignmentRectInsets == insets)
        #expect(changed.imageOrientation == .upMirrored)
        #expect(changed.flipsForRightToLeftLayoutDirection)
        #expect(changed.baselineOffsetFromBottom == 5)
        #expect(changed.imageWithoutBaseline().baselineOffsetFromBottom == nil)
        #expect(changed.withHorizontallyFlippedOrientation().imageOrientation == .up)
        #expect(image.renderingMode == .automatic)
        #expect(changed != image)
        #expect(image.withRenderingMode(.alwaysTemplate) == image.withRenderingMode(.alwaysTemplate))
    }

    @Test func `an image is encoded anew as PNG or JPEG`() throws {
        // The image has a red, a green and a blue pixel beside one another.
        let picture = try #require(
            UIImage(data: try Samples.png([[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 128]])))
        #expect(
            try Samples.pixels(of: try #require(picture.pngData())) == [
                [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 128],
            ])
        let mirrored = picture.withHorizontallyFlippedOrientation()
        #expect(
            try Samples.pixels(of: try #require(mirrored.pngData())) == [
                [0, 0, 255, 128], [0, 255, 0, 255], [255, 0, 0, 255],
            ])
        let jpeg = try #require(picture.jpegData(compressionQuality: 1))
        #expect(jpeg.prefix(3) == Data([0xFF, 0xD8, 0xFF]))
        #expect(UIImage(data: jpeg)?.size == CGSize(width: 3, height: 1))
        // An image that cannot be decoded or has no pixels cannot be encoded.
        #expect(UIImage(data: Samples.gif)?.pngData() == nil)
        #expect(UIImage().pngData() == nil)
        // The symbol is 20.4 points large and is encoded with four pixels for each point.
        let symbol = try #require(UIImage(systemName: "heart")?.pngData())
        #expect(UIImage(data: symbol)?.size == CGSize(width: 82, height: 82))
        #expect(try Samples.pixels(of: symbol).contains([0, 0, 0, 255]))
    }
}
