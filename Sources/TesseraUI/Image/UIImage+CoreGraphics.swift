import Foundation
import Synchronization
import TesseraGraphics

extension ImageVariant {
    /// Creates the variant of a decoded picture with a number of pixels per point.
    init(_ image: CGImage, scale: CGFloat) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        guard let data = try? image.pngData() else {
            fatalError("There is no memory for an image of \(image.width)×\(image.height) pixels.")
        }
        self.init(
            content: .picture(ImageFile(data: data, mediaType: "image/png")),
            size: CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale),
            scale: scale)
    }
}

extension UIImage {
    /// The decoded picture without its mirroring, or nil if the image is empty or cannot be decoded. A symbol is
    /// drawn in its own tint colour or in black, with four pixels per point.
    ///
    /// The pictures that were decoded last are kept, up to 32 MB.
    public var cgImage: CGImage? {
        switch variant.content {
        case .empty: nil
        case .picture(let resource): DecodedImages.image(of: resource)
        case .symbol: canvas(tint: .black, traits: .current).map { CGImage($0) }
        }
    }

    /// Draws the image in the current graphics context, at its own size. Without a context it does nothing.
    ///
    /// - Parameter point: The place of the upper left corner.
    public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    /// Draws the image in the current graphics context, at its own size, with a blend mode and an opacity.
    ///
    /// - Parameters:
    ///   - point: The place of the upper left corner.
    ///   - blendMode: The blend mode.
    ///   - alpha: The opacity, 0...1.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image in the current graphics context, stretched to a rectangle. Without a context it does nothing.
    ///
    /// A template image and a symbol are drawn in the fill colour of the context, unless the image has a colour
    /// of its own.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image in the current graphics context, stretched to a rectangle, with a blend mode and an
    /// opacity, 0...1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), let (image, resolved) = drawable(in: context)
        else {
            return
        }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        if let resizing = resolved.changes.resizing, resizing.capInsets != .zero || resizing.mode == .tile {
            Slices(image, resizing, size: resolved.size).draw(in: rect, context)
        } else {
            context.drawUpright(image, in: rect)
        }
        context.restoreGState()
    }

    /// Fills a rectangle of the current graphics context with the image, which is repeated at its own size.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let (image, resolved) = drawable(in: context)
        else {
            return
        }
        context.saveGState()
        context.clip(to: rect)
        context.drawUpright(image, in: CGRect(origin: .zero, size: resolved.size), isTiled: true)
        context.restoreGState()
    }

    /// Returns the pixels to draw in a context, or nil if there are none.
    func drawable(in context: CGContext) -> (CGImage, ResolvedImage)? {
        let resolved = resolved(for: .current)
        var image: CGImage?
        let fill = UIColor(cgColor: context.fillColor)
        switch resolved.content {
        case .empty: break
        case .picture(let resource):
            image = DecodedImages.image(of: resource)
            if resolved.isMirrored { image = image?.oriented(.upMirrored) }
            if let tint = resolved.changes.renderingMode == .alwaysTemplate ? fill : resolved.changes.tint {
                image = image?.tinted(tint.cgColor)
            }
        case .symbol:
            let color = resolved.changes.renderingMode == .alwaysOriginal ? resolved.changes.tint : nil
            image = canvas(tint: color ?? resolved.changes.tint ?? fill, traits: .current).map { CGImage($0) }
        }
        return image.map { ($0, resolved) }
    }
}

extension CGImage {
    /// Returns the image rotated and mirrored.
    func oriented(_ orientation: UIImage.Orientation) -> CGImage {
        // The places of the image's axes in the result: whether each goes the other way, and whether they are
        // exchanged.
        let (isExchanged, flipsX, flipsY): (Bool, Bool, Bool) =
            switch orientation {
            case .up: (false, false, false)
            case .down: (false, true, true)
            case .left: (true, false, true)
            case .right: (true, true, false)
            case .upMirrored: (false, true, false)
            case .downMirrored: (false, false, true)
            case .leftMirrored: (true, false, false)
            case .rightMirrored: (true, true, true)
            }
        return orientation == .up ? self : transposed(isExchanged, flipsX: flipsX, flipsY: flipsY)
    }
}

/// The parts of an image that is drawn larger than it is while its edges keep their size.
private struct Slices {
    let image: CGImage
    /// The size of the image in points.
    let size: CGSize
    let insets: UIEdgeInsets
    let isTiled: Bool
    /// The number of pixels per point.
    private let scale: CGFloat

    init(_ image: CGImage, _ resizing: ImageChanges.Resizing, size: CGSize) {
        (self.image, self.size, insets) = (image, size, resizing.capInsets)
        isTiled = resizing.mode == .tile
        scale = CGFloat(image.width) / max(size.width, 0.01)
    }

    func draw(in rect: CGRect, _ context: CGContext) {
        let rect = rect.standardized
        let (fromX, fromY) = (
            [0, insets.left, size.width - insets.right, size.width],
            [0, insets.top, size.height - insets.bottom, size.height]
        )
        let (toX, toY) = (
            [rect.minX, rect.minX + insets.left, rect.maxX - insets.right, rect.maxX],
            [rect.minY, rect.minY + insets.top, rect.maxY - insets.bottom, rect.maxY]
        )
        for row in 0..<3 {
            for column in 0..<3 {
                let from = CGRect(
                    x: fromX[column], y: fromY[row], width: fromX[column + 1] - fromX[column],
                    height: fromY[row + 1] - fromY[row])
                let to = CGRect(
                    x: toX[column], y: toY[row], width: toX[column + 1] - toX[column],
                    height: toY[row + 1] - toY[row])
                draw(from, in: to, isMiddle: row == 1 || column == 1, context)
            }
        }
    }

    private func draw(_ from: CGRect, in to: CGRect, isMiddle: Bool, _ context: CGContext) {
        let pixels = CGRect(
            x: (from.minX * scale).rounded(), y: (from.minY * scale).rounded(),
            width: (from.width * scale).rounded(), height: (from.height * scale).rounded())
        guard from.width > 0, from.height > 0, to.width > 0, to.height > 0,
            let part = image.cropping(to: pixels)
        else { return }
        guard isTiled, isMiddle else { return context.drawUpright(part, in: to) }
        context.saveGState()
        context.clip(to: to)
        context.drawUpright(part, in: CGRect(origin: to.origin, size: from.size), isTiled: true)
        context.restoreGState()
    }
}

/// The pictures that were decoded last.
enum DecodedImages {
    private struct Kept {
        let id: Int
        let image: CGImage
    }

    /// The greatest number of bytes of the pixels that are kept.
    private static let limit = 32 << 20
    private static let kept = Mutex<[Kept]>([])

    /// Returns the decoded picture of a resource, or nil if it cannot be decoded.
    static func image(of resource: ImageFile) -> CGImage? {
        let known = kept.withLock { kept -> CGImage? in
            guard let index = kept.firstIndex(where: { $0.id == resource.id }) else { return nil }
            let found = kept.remove(at: index)
            kept.append(found)
            return found.image
        }
        if let known { return known }
        guard let bitmap = try? ImageDecoder.decode(resource.data) else { return nil }
        let image = CGImage(bitmap)
        kept.withLock { kept in
            kept.append(Kept(id: resource.id, image: image))
            var bytes = kept.reduce(0) { $0 + 4 * $1.image.width * $1.image.height }
            while bytes > limit, !kept.isEmpty {
                let gone = kept.removeFirst()
                bytes -= 4 * gone.image.width * gone.image.height
            }
        }
        return image
    }
}
