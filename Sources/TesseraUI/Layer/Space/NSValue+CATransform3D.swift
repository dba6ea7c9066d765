import Foundation
import TesseraGeometry

extension NSValue {
    /// The type of a transform: an array of its 16 entries.
    private static let transformType = "[16d]"

    /// Creates a value of a transform of space.
    public convenience init(caTransform3D t: CATransform3D) {
        let entries = t.entries.map { Double($0) }
        self.init(bytes: entries, objCType: Self.transformType)
    }

    /// The transform of space. The value must be one of such a transform.
    public var caTransform3DValue: CATransform3D {
        guard holdsTransform else { return CATransform3D() }
        var entries = [Double](repeating: 0, count: 16)
        getValue(&entries)
        return CATransform3D(entries: entries.map { CGFloat($0) })
    }

    /// True if the value is a transform of space.
    var holdsTransform: Bool { String(cString: objCType) == Self.transformType }
}
