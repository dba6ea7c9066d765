import Foundation

extension UIImage {
    /// Whether an image is drawn in its own colours or in the tint colour.
    public enum RenderingMode: Int, Sendable {
        /// Symbols in the tint colour, pictures in their own.
        case automatic = 0
        /// In its own colours.
        case alwaysOriginal = 1
        /// In the tint colour: of a picture, only its shape is used.
        case alwaysTemplate = 2
    }

    /// How the part of an image between its edges fills a larger room.
    public enum ResizingMode: Int, Sendable {
        /// Repeated at its size.
        case tile = 0
        /// Stretched.
        case stretch = 1
    }

    /// How a picture is turned, clockwise, and mirrored when it is drawn.
    public enum Orientation: Int, Sendable {
        /// As it is.
        case up = 0
        /// Turned by half a turn.
        case down = 1
        /// Turned to the left.
        case left = 2
        /// Turned to the right.
        case right = 3
        /// With left and right exchanged.
        case upMirrored = 4
        /// With left and right exchanged, and turned by half a turn.
        case downMirrored = 5
        /// With left and right exchanged, and turned to the left.
        case leftMirrored = 6
        /// With left and right exchanged, and turned to the right.
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
