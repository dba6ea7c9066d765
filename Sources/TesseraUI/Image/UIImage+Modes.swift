import Foundation

extension UIImage {
    /// The ways in which an image is coloured.
    public enum RenderingMode: Int, Sendable {
        /// Symbols are drawn in the tint colour, and pictures in their own colours.
        case automatic = 0
        /// The image is drawn in its own colours.
        case alwaysOriginal = 1
        /// The image is drawn in the tint colour. Only the shape of a picture is used.
        case alwaysTemplate = 2
    }

    /// The ways in which the part of an image between its edges fills a larger rectangle.
    public enum ResizingMode: Int, Sendable {
        /// The part is repeated at its size.
        case tile = 0
        /// The part is stretched.
        case stretch = 1
    }

    /// The ways in which a picture is rotated and mirrored when it is drawn.
    public enum Orientation: Int, Sendable {
        /// The picture is drawn unchanged.
        case up = 0
        /// The picture is rotated by 180 degrees.
        case down = 1
        /// The picture is rotated by 90 degrees to the left.
        case left = 2
        /// The picture is rotated by 90 degrees to the right.
        case right = 3
        /// Left and right are exchanged.
        case upMirrored = 4
        /// Left and right are exchanged, and the picture is rotated by 180 degrees.
        case downMirrored = 5
        /// Left and right are exchanged, and the picture is rotated by 90 degrees to the left.
        case leftMirrored = 6
        /// Left and right are exchanged, and the picture is rotated by 90 degrees to the right.
        case rightMirrored = 7

        var horizontallyFlipped: Orientation {
            switch self {
            case .up: .upMirrored
            case .down: .downMirrored
            case .left: .leftMirrored
            case .right: .rightMirrored
            case .upMirrored: .up
            case .downMirrored: .down
            case .leftMirrored: .left
            case .rightMirrored: .right
            }
        }

        /// True if left and right are exchanged.
        var isMirrored: Bool { rawValue >= Orientation.upMirrored.rawValue }
    }
}
