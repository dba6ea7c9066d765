import Foundation

extension UICollectionViewLayoutAttributes {
    /// The transform of space about the center. Setting it sets ``transform`` to the part of it that affects x and y, and the other way round.
    ///
    /// The element appears as from far away, without perspective, like any layer. Its ``frame`` is the smallest rectangle around what
    /// appears.
    /// See Apple's [transform3D](https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/transform3d).
    public var transform3D: CATransform3D {
        get {
            guard let entries = spaceEntries else { return CATransform3DMakeAffineTransform(transform) }
            return CATransform3D(rows: (0..<4).map { Array(entries[$0 * 4..<$0 * 4 + 4]) })
        }
        set {
            transform = CATransform3DGetAffineTransform(newValue)
            if !CATransform3DIsAffine(newValue) { spaceEntries = newValue.rows.flatMap { $0 } }
        }
    }
}

extension NSCollectionLayoutVisibleItem {
    /// The transform of space about the ``center``. Setting it sets ``transform`` to the part of it that affects x and y: the item appears as
    /// from far away, without perspective, like any layer.
    /// See Apple's [transform3D](https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem/transform3d).
    public var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set { transform = CATransform3DGetAffineTransform(newValue) }
    }
}
