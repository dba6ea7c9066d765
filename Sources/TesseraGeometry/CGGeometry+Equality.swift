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
    /// Returns true if two rectangles have the same place and size.
    public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
