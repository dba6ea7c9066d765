import Foundation
import TesseraDisplay
import TesseraGraphics
import TestSupport
import Testing

@testable import TesseraUI

@MainActor struct ImageAnimationTests {
    private let red: UIImage
    private let blue: UIImage

    init() throws {
        red = try #require(UIImage(data: try Samples.png([[255, 0, 0, 255], [255, 0, 0, 255]]), scale: 2))
        blue = try #require(UIImage(data: try Samples.png([[0, 0, 255, 255], [0, 0, 255, 255]]), scale: 2))
    }

    private func content(_ view: UIImageView) -> ImageContent? {
        view.properties(context: CommitContext(traits: view.traitCollection)).image
    }

    /// A GIF of two frames of one pixel, with delays of no time and of half a second.
    private let gif: Data = {
        var file = Data("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 255, 0]
        for (delay, pixel): (UInt8, UInt8) in [(0, 0x44), (50, 0x4C)] {
            file += Data([
                0x21, 0xF9, 4, 0, delay, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, pixel, 1, 0,
            ])
        }
        return file + [0x3B]
    }()

    @Test func `an image of several images is sent as one animated picture`() throws {
        let image = try #require(UIImage.animatedImage(with: [red, blue], duration: 0.5))
        #expect(image.images == [red, blue])
        #expect(image.duration == 0.5)
        #expect(image.size == CGSize(width: 1, height: 0.5))
        #expect(image.scale == 2)
        let resource = try #require(image.resource)
        #expect(resource.mediaType == "image/png")
        #expect(resource.data.range(of: Data("acTL".utf8) + [0, 0, 0, 2, 0, 0, 0, 0]) != nil)
        // Each frame takes a quarter of a second.
        #expect(resource.data.range(of: Data([0, 250, 3, 0xE8])) != nil)
        #expect(try Samples.pixels(of: resource.data) == [[255, 0, 0, 255], [255, 0, 0, 255]])
        #expect(content(UIImageView(image: image))?.resource == resource.id)
    }

    @Test func `without a duration each frame takes a thirtieth of a second`() throws {
        let image = try #require(UIImage.animatedImage(with: [red, blue, red], duration: 0))
        #expect(abs(image.duration - 0.1) < 1e-9)
    }

    @Test func `images that cannot be decoded, or an empty list, do not become an animated one`() throws {
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
        let broken = try #require(UIImage(data: Samples.gif))
        #expect(UIImage.animatedImage(with: [red, broken], duration: 1) == nil)
        #expect(UIImage.animatedImageNamed("nothing-of-this-name", duration: 1) == nil)
        #expect(red.images == nil)
        #expect(red.duration == 0)
    }

    @Test func `a frame of another size is stretched, and a symbol has the tint`() throws {
        let small = try #require(UIImage(data: try Samples.png([[0, 255, 0, 255]])))
        #expect(UIImage.animatedImage(with: [red, small], duration: 1)?.size == red.size)
        let heart = try #require(UIImage(systemName: "heart"))
        let image = try #require(UIImage.animatedImage(with: [heart, heart], duration: 1))
        #expect(image.size == heart.size)
        let view = UIImageView(image: image)
        view.tintColor = .red
        #expect(content(view)?.color?.hexadecimal == "#ff0000")
    }

    @Test func `an animated GIF goes to the display as it is, and has frames and a duration`() throws {
        let image = try #require(UIImage(data: gif))
        #expect(image.resource?.data == gif)
        #expect(abs(image.duration - 0.6) < 1e-9)
        let frames = try #require(image.images)
        #expect(
            try frames.map { try Samples.pixels(of: try #require($0.pngData())) } == [
                [[255, 0, 0, 255]], [[0, 255, 0, 255]],
            ])
    }

    @Test func `an image view plays its images and returns to its image`() throws {
        let view = UIImageView(image: red)
        #expect(!view.isAnimating)
        view.startAnimating()
        #expect(!view.isAnimating)
        view.animationImages = [red, blue]
        view.animationDuration = 2
        view.startAnimating()
        #expect(view.isAnimating)
        let first = try #require(content(view)?.resource)
        #expect(first != red.resource?.id)
        #expect(view.intrinsicContentSize == red.size)
        // A second start begins again, with a picture that the browser has not played yet.
        view.startAnimating()
        #expect(content(view)?.resource != first)
        view.stopAnimating()
        #expect(!view.isAnimating)
        #expect(content(view)?.resource == red.resource?.id)
    }

    @Test func `a highlighted view plays the images for it`() throws {
        let view = UIImageView(image: red)
        view.animationImages = [red, blue]
        view.highlightedAnimationImages = [blue, red]
        view.startAnimating()
        let normal = content(view)?.resource
        view.isHighlighted = true
        #expect(content(view)?.resource != normal)
        #expect(view.isAnimating)
        view.highlightedAnimationImages = nil
        #expect(!view.isAnimating)
    }

    @Test func `an animation with an end ends by itself`() async throws {
        let view = UIImageView(image: red)
        view.animationImages = [red, blue]
        view.animationDuration = 0.02
        view.animationRepeatCount = 2
        view.startAnimating()
        #expect(view.isAnimating)
        while view.isAnimating { await turn() }
        #expect(content(view)?.resource == red.resource?.id)
    }
}
