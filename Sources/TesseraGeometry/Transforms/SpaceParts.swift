import Foundation

/// A transform of space as a shear, a scale, a rotation, a translation and a perspective, in this order.
///
/// Browsers take transforms apart in the same way for their animations.
package struct SpaceParts {
    package var scale: [CGFloat]
    /// The shares of the first axis in the second, of the first in the third and of the second in the third.
    package var shear: [CGFloat]
    /// The rotation.
    package var turn: Quaternion
    package var translation: [CGFloat]
    /// The last column of the matrix that comes after the other parts.
    package var perspective: [CGFloat]

    /// Takes a transform apart. The result is nil if it has no parts, since it makes space flat.
    package init?(_ transform: CATransform3D) {
        let rows = transform.rows
        guard rows.allSatisfy({ $0.allSatisfy(\.isFinite) }) else { return nil }
        // Without the perspective the last column is (0, 0, 0, 1).
        var plain = rows
        for row in 0..<3 { plain[row][3] = 0 }
        plain[3][3] = 1
        let matrix = CATransform3D(rows: plain)
        let inverse = CATransform3DInvert(matrix)
        // The inverse of a matrix that has none is the matrix itself.
        guard inverse != matrix || CATransform3DIsIdentity(CATransform3DConcat(matrix, matrix)) else {
            return nil
        }
        let column = rows.map { $0[3] }
        perspective = inverse.rows.map { row in zip(row, column).reduce(0) { $0 + $1.0 * $1.1 } }
        translation = Array(plain[3][0..<3])

        // Each row becomes one of length 1 that is at right angles to those before.
        var axes = (0..<3).map { Array(plain[$0][0..<3]) }
        var (scale, shear) = ([CGFloat](repeating: 1, count: 3), [CGFloat](repeating: 0, count: 3))
        for index in 0..<3 {
            for before in 0..<index {
                let share = Self.product(axes[before], axes[index])
                axes[index] = Self.sum(axes[index], axes[before], times: -share)
                shear[before + max(index - 1, 0)] = share
            }
            scale[index] = Self.product(axes[index], axes[index]).squareRoot()
            guard scale[index] > 1e-9 else { return nil }
            axes[index] = Self.sum([0, 0, 0], axes[index], times: 1 / scale[index])
        }
        (shear[0], shear[1], shear[2]) = (shear[0] / scale[1], shear[1] / scale[2], shear[2] / scale[2])
        // The three axes are those of a rotation, unless the transform mirrors space.
        let normal = [
            axes[1][1] * axes[2][2] - axes[1][2] * axes[2][1],
            axes[1][2] * axes[2][0] - axes[1][0] * axes[2][2],
            axes[1][0] * axes[2][1] - axes[1][1] * axes[2][0],
        ]
        if Self.product(axes[0], normal) < 0 {
            scale = scale.map { -$0 }
            axes = axes.map { $0.map { -$0 } }
        }
        (self.scale, self.shear, turn) = (scale, shear, Quaternion(axes: axes))
    }

    private static func product(_ one: [CGFloat], _ two: [CGFloat]) -> CGFloat {
        zip(one, two).reduce(0) { $0 + $1.0 * $1.1 }
    }

    private static func sum(_ one: [CGFloat], _ two: [CGFloat], times factor: CGFloat) -> [CGFloat] {
        zip(one, two).map { $0 + $1 * factor }
    }

    /// The transform that consists of the parts.
    package var transform: CATransform3D {
        let axes = CATransform3D(rows: [
            [scale[0], 0, 0, 0],
            [scale[1] * shear[0], scale[1], 0, 0],
            [scale[2] * shear[1], scale[2] * shear[2], scale[2], 0],
            [0, 0, 0, 1],
        ])
        var place = CATransform3DIdentity
        (place.m41, place.m42, place.m43) = (translation[0], translation[1], translation[2])
        var eye = CATransform3DIdentity
        (eye.m14, eye.m24, eye.m34, eye.m44) = (
            perspective[0], perspective[1], perspective[2], perspective[3]
        )
        return CATransform3DConcat(
            CATransform3DConcat(CATransform3DConcat(axes, turn.transform), place), eye)
    }

    /// Returns the parts between these and others after a share of the way. The rotation takes the shorter way.
    package func mixed(with other: SpaceParts, share: Double) -> SpaceParts {
        func mix(_ from: [CGFloat], _ to: [CGFloat]) -> [CGFloat] {
            zip(from, to).map { $0 + ($1 - $0) * share }
        }
        var result = self
        result.scale = mix(scale, other.scale)
        result.shear = mix(shear, other.shear)
        result.translation = mix(translation, other.translation)
        result.perspective = mix(perspective, other.perspective)
        result.turn = turn.mixed(with: other.turn, share: share)
        return result
    }
}
