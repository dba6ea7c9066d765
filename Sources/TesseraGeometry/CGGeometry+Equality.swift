import Foundation

extension CGPoint {
    /// Returns true if two points are equal.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Returns true if two sizes are equal.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Returns true if two rectangles cover the same place, even if the width or the height of one is negative.
    public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
