import Foundation
import TesseraGeometry

/// A transform of space with its rotation as angles about the three axes, which apply one after the other.
struct SpatialTransform {
    private var parts: SpaceParts
    /// The rotation in radians, about the axes x, y and z in this order.
    var angleX: CGFloat, angleY: CGFloat, angleZ: CGFloat

    /// Takes a transform apart. The result is nil if the transform makes space flat.
    init?(_ transform: CATransform3D) {
        guard let parts = SpaceParts(transform) else { return nil }
        self.parts = parts
        let m = parts.turn.transform
        let others = [m.m12, m.m21, m.m23, m.m32]
        if others.allSatisfy({ abs($0) < 1e-9 }), m.m22 > 0 {
            // Half a turn about the vertical axis is one about the others as well.
            (angleX, angleY, angleZ) = (0, atan2(-m.m13, m.m11), 0)
        } else {
            angleY = asin(min(max(-m.m13, -1), 1))
            if abs(m.m13) < 1 - 1e-9 {
                (angleX, angleZ) = (atan2(m.m23, m.m33), atan2(m.m12, m.m11))
            } else {
                // The first and the last axis are one.
                (angleX, angleZ) = (atan2(-m.m32, m.m22), 0)
            }
        }
    }

    var scaleX: CGFloat {
        get { parts.scale[0] }
        set { parts.scale[0] = newValue }
    }
    var scaleY: CGFloat {
        get { parts.scale[1] }
        set { parts.scale[1] = newValue }
    }
    var scaleZ: CGFloat {
        get { parts.scale[2] }
        set { parts.scale[2] = newValue }
    }
    var x: CGFloat {
        get { parts.translation[0] }
        set { parts.translation[0] = newValue }
    }
    var y: CGFloat {
        get { parts.translation[1] }
        set { parts.translation[1] = newValue }
    }
    var z: CGFloat {
        get { parts.translation[2] }
        set { parts.translation[2] = newValue }
    }

    /// The transform that consists of the parts.
    var matrix: CATransform3D {
        let turns = CATransform3DConcat(
            CATransform3DConcat(
                CATransform3DMakeRotation(angleX, 1, 0, 0), CATransform3DMakeRotation(angleY, 0, 1, 0)),
            CATransform3DMakeRotation(angleZ, 0, 0, 1))
        var result = parts
        result.turn = Quaternion(axes: turns.rows.prefix(3).map { Array($0.prefix(3)) })
        return result.transform
    }
}
