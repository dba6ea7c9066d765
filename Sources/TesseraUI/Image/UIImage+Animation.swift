import Foundation
import TesseraGraphics

extension UIImage {
    /// The frames of an image that moves. The display plays its one picture, which contains all of them.
    struct Frames: Sendable {
        var images: [UIImage]
        /// The seconds that all frames take together.
        var duration: TimeInterval
    }

    /// Returns an image that displays other images one after the other, again and again; or nil if there are
    /// none, or if they cannot be decoded. See Apple's [animatedImage(with:duration:)](
    /// https://developer.apple.com/documentation/uikit/uiimage/animatedimage(with:duration:)).
    ///
    /// The images are decoded and become one picture that the display plays. An image of another size than the
    /// first is stretched to that size, and a symbol is black.
    ///
    /// - Parameters:
    ///   - images: The frames.
    ///   - duration: The seconds that all frames take together. If it is 0, each frame takes a thirtieth of a
    ///     second.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        AnimatedPicture(images: images, duration: duration, playCount: 0)?.image(of: images)
    }

    /// Returns an image that displays the images with a name and a number, from 0 on, one after the other;
    /// or nil if there is none with the number 0.
    ///
    /// - Parameters:
    ///   - name: The start of the names: `walk` means `walk0`, `walk1` and so on, at most to `walk1024`.
    ///   - duration: The seconds that all frames take together. If it is 0, each frame takes a thirtieth of a
    ///     second.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(with: sequence(name), duration: duration)
    }

    /// Returns an image that can be stretched and displays the images with a name and a number one after the
    /// other. The part within its edges is repeated. See ``animatedImageNamed(_:duration:)``.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// Returns an image that can be stretched and displays the images with a name and a number one after the
    /// other. See ``animatedImageNamed(_:duration:)`` and ``resizableImage(withCapInsets:resizingMode:)``.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        let frames = sequence(name).map {
            $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
        }
        return animatedImage(with: frames, duration: duration)?
            .resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }

    private class func sequence(_ name: String) -> [UIImage] {
        var images: [UIImage] = []
        while images.count <= 1024, let image = UIImage(named: "\(name)\(images.count)") {
            images.append(image)
        }
        return images
    }

    /// The frames of an image that moves, or nil for an image that does not. Those of an animated GIF, which
    /// an image view plays as a browser does, are decoded by each use of the property.
    public var images: [UIImage]? {
        if let frames = variant.frames { return frames.images }
        guard let resource = variant.resource, resource.mediaType == ImageFormat.gif.mediaType,
            ImageDecoder.animation(of: resource.data) != nil,
            let frames = try? ImageDecoder.frames(of: resource.data)
        else { return nil }
        return frames.compactMap { frame in
            (try? Canvas(frame).pngData()).flatMap { UIImage(data: $0, scale: scale) }
        }
    }

    /// The seconds that all frames take together, or 0 for an image that does not move. As in browsers, a frame
    /// of a GIF takes a tenth of a second if its delay is a hundredth or less.
    public var duration: TimeInterval {
        if let frames = variant.frames { return frames.duration }
        guard let resource = variant.resource, resource.mediaType == ImageFormat.gif.mediaType else {
            return 0
        }
        return ImageDecoder.animation(of: resource.data)?.duration ?? 0
    }
}

/// Images that became one picture, which moves.
struct AnimatedPicture {
    /// The encoded picture.
    let data: Data
    /// The seconds that all frames take together.
    let duration: TimeInterval
    private let size: CGSize
    private let scale: CGFloat

    /// Makes one picture of images. Returns nil if there are none, or if they cannot be decoded or are too
    /// large.
    ///
    /// - Parameters:
    ///   - images: The frames.
    ///   - duration: The seconds that all frames take together, or 0 for a thirtieth of a second each.
    ///   - playCount: The number of times that the frames are displayed, or 0 for ever.
    init?(images: [UIImage], duration: TimeInterval, playCount: Int) {
        let duration = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
        var frames: [Bitmap] = []
        for image in images {
            guard let frame = Self.bitmap(of: image, like: frames.first),
                frame.width * frame.height <= ImageDecoder.maximumPixelCount / images.count
            else { return nil }
            frames.append(frame)
        }
        guard let first = images.first,
            let data = AnimatedPNG.data(
                frames: frames, frameDuration: duration / Double(frames.count), playCount: playCount)
        else { return nil }
        self.data = data
        self.duration = duration
        size = first.size
        scale = first.isSymbolImage ? CGFloat(frames[0].width) / max(first.size.width, 1) : first.scale
    }

    /// Returns an image of the picture, which begins with its first frame.
    func image(of images: [UIImage]) -> UIImage {
        var variant = ImageVariant(
            content: .picture(ImageFile(data: data, mediaType: ImageFormat.png.mediaType)), size: size,
            scale: scale)
        variant.frames = UIImage.Frames(images: images, duration: duration)
        var changes = images.first?.changes ?? ImageChanges()
        // The frames are drawn as the orientation says.
        changes.orientation = nil
        if images.first?.isSymbolImage == true {
            changes.renderingMode = changes.renderingMode ?? .alwaysTemplate
        }
        return UIImage(variant, changes: changes)
    }

    /// Returns the pixels of an image, stretched to the size of another bitmap; or nil if it has none.
    private static func bitmap(of image: UIImage, like first: Bitmap?) -> Bitmap? {
        guard let canvas = image.canvas(tint: .black, traits: .current) else { return nil }
        var drawn = canvas
        if let first, (canvas.width, canvas.height) != (first.width, first.height) {
            drawn = Canvas(width: first.width, height: first.height)
            drawn.draw(canvas, in: CGRect(x: 0, y: 0, width: first.width, height: first.height))
        }
        return (try? drawn.pngData()).flatMap { try? ImageDecoder.decode($0) }
    }
}
