import Foundation

/// A rotation of space as four numbers, whose squares have the sum 1.
package struct Quaternion: Equatable, Sendable {
    package var x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat

    /// Creates a rotation from three axes at right angles, the rows of its matrix.
    package init(axes m: [[CGFloat]]) {
        let trace = m[0][0] + m[1][1] + m[2][2]
        if trace > 0 {
            let size = 2 * (trace + 1).squareRoot()
            w = size / 4
            x = (m[1][2] - m[2][1]) / size
            y = (m[2][0] - m[0][2]) / size
            z = (m[0][1] - m[1][0]) / size
            return
        }
        // The greatest entry of the diagonal belongs to the axis that turns least.
        if m[0][0] >= m[1][1], m[0][0] >= m[2][2] {
            let size = 2 * max(1 + m[0][0] - m[1][1] - m[2][2], 1e-12).squareRoot()
            (x, y, z) = (size / 4, (m[0][1] + m[1][0]) / size, (m[0][2] + m[2][0]) / size)
            w = (m[1][2] - m[2][1]) / size
        } else if m[1][1] >= m[2][2] {
            let size = 2 * max(1 + m[1][1] - m[0][0] - m[2][2], 1e-12).squareRoot()
            (x, y, z) = ((m[0][1] + m[1][0]) / size, size / 4, (m[1][2] + m[2][1]) / size)
            w = (m[2][0] - m[0][2]) / size
        } else {
            let size = 2 * max(1 + m[2][2] - m[0][0] - m[1][1], 1e-12).squareRoot()
            (x, y, z) = ((m[0][2] + m[2][0]) / size, (m[1][2] + m[2][1]) / size, size / 4)
            w = (m[0][1] - m[1][0]) / size
        }
    }

    /// The rotation as a transform.
    package var transform: CATransform3D {
        CATransform3D(rows: [
            [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0],
            [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0],
            [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0],
            [0, 0, 0, 1],
        ])
    }

    /// Returns the rotation between this one and another, at an even pace on the shorter way.
    package func mixed(with other: Quaternion, share: Double) -> Quaternion {
        var end = other
        var cosine = x * end.x + y * end.y + z * end.z + w * end.w
        if cosine < 0 {
            (end.x, end.y, end.z, end.w) = (-end.x, -end.y, -end.z, -end.w)
            cosine = -cosine
        }
        var (one, two) = (CGFloat(1 - share), CGFloat(share))
        let angle = acos(min(cosine, 1))
        if angle > 1e-6 {
            (one, two) = (sin(one * angle) / sin(angle), sin(two * angle) / sin(angle))
        }
        var result = self
        result.x = one * x + two * end.x
        result.y = one * y + two * end.y
        result.z = one * z + two * end.z
        result.w = one * w + two * end.w
        return result
    }
}

extension CATransform3D {
    /// Returns a transform between this one and another, for an animation. Translation, scale, rotation and perspective change
    /// separately, as they do in browsers. There is nothing between transforms that make space flat: the change is then a jump in
    /// the middle.
    ///
    /// - Parameters:
    ///   - other: The transform at the end.
    ///   - share: The part of the change that has been made: 0 is this transform, 1 the other.
    package func mixed(with other: CATransform3D, share: Double) -> CATransform3D {
        if share == 0 || self == other { return self }
        if share == 1 { return other }
        guard let from = SpaceParts(self), let to = SpaceParts(other) else {
            return share < 0.5 ? self : other
        }
        return from.mixed(with: to, share: share).transform
    }
}
