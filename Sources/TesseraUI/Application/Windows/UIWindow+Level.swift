import Foundation

extension UIWindow {
    /// The place of a window among the others: a window of a higher level is in front of all windows of lower ones.
    /// See Apple's [UIWindow.Level](https://developer.apple.com/documentation/uikit/uiwindow/level).
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The number.
        public let rawValue: CGFloat

        /// Creates a level from a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level from a number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The default level: 0.
        public static let normal = Level(0)
        /// The level of a window with a status, in front of the app's usual windows: 1000.
        public static let statusBar = Level(1000)
        /// The level of an alert, in front of the windows with a status: 2000.
        public static let alert = Level(2000)

        /// Returns true if the first level is lower than the second.
        public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

        /// Returns the level that is higher by a number.
        public static func + (level: Self, difference: CGFloat) -> Self { Self(level.rawValue + difference) }
        /// Returns the level that is lower by a number.
        public static func - (level: Self, difference: CGFloat) -> Self { Self(level.rawValue - difference) }
        /// Raises a level by a number.
        public static func += (level: inout Self, difference: CGFloat) { level = level + difference }
        /// Lowers a level by a number.
        public static func -= (level: inout Self, difference: CGFloat) { level = level - difference }
    }
}
