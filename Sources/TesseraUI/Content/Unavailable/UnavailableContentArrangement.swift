import Foundation
import TesseraGeometry

/// The places of the parts of a content-unavailable configuration, one below the other.
struct UnavailableContentArrangement {
    /// A part of the content.
    struct Part {
        /// The space in points between the part before and this one.
        var spacing: CGFloat
        /// The size of the part in points.
        var size: CGSize
    }

    /// The frames of the parts in points, in a rectangle whose left upper corner is the origin.
    private(set) var frames: [CGRect] = []
    /// The size that contains all parts.
    private(set) var size = CGSize.zero

    /// Arranges parts from top to bottom. The spacing of the first part has no effect.
    ///
    /// - Parameters:
    ///   - parts: The parts, of which none is wider than `width`.
    ///   - width: The width in points in which the parts are centred, or placed at one side.
    ///   - height: The height in points in which the whole is centred. If the parts need more, they begin at the top.
    ///   - alignment: The horizontal alignment of the parts.
    ///   - isMirrored: True if reading starts at the right side.
    ///   - scale: The number of pixels for each point. The places are whole pixels.
    init(
        _ parts: [Part], width: CGFloat, height: CGFloat,
        alignment: UIContentUnavailableConfiguration.Alignment, isMirrored: Bool, scale: CGFloat
    ) {
        func rounded(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        for (index, part) in parts.enumerated() {
            if index > 0 { size.height += part.spacing }
            let room = width - part.size.width
            let x =
                switch alignment {
                case .center: room / 2
                case .natural: isMirrored ? room : 0
                }
            frames.append(CGRect(origin: CGPoint(x: rounded(x), y: size.height), size: part.size))
            size.height += part.size.height
            size.width = max(size.width, part.size.width)
        }
        let top = rounded(max((height - size.height) / 2, 0))
        frames = frames.map { $0.offsetBy(dx: 0, dy: top) }
    }
}
