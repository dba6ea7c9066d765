import Foundation

extension UICollectionView {
    /// The place of an item in the visible part after scrolling to it.
    /// See Apple's
    /// [UICollectionView.ScrollPosition](https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition).
    public struct ScrollPosition: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The item is at the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// The item is in the middle between top and bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// The item is at the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// The item is at the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// The item is in the middle between left and right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// The item is at the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)

        /// The position with left and right exchanged.
        var mirrored: ScrollPosition {
            var mirrored = subtracting([.left, .right])
            if contains(.left) { mirrored.insert(.right) }
            if contains(.right) { mirrored.insert(.left) }
            return mirrored
        }
    }
}
