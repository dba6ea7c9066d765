import Foundation

extension UICollectionViewLayoutAttributes {
    /// The transform of space about the center. Setting it sets ``transform`` to the part of it that affects x and y, and the
    /// other way round.
    ///
    /// The ``frame`` is the smallest rectangle around what an eye sees of the element, with the perspective that `m34` gives.
    /// See Apple's [transform3D](https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/transform3d).
    public var transform3D: CATransform3D {
        get {
            guard let entries = spaceEntries else { return CATransform3DMakeAffineTransform(transform) }
            return CATransform3D(entries: entries)
        }
        set {
            transform = CATransform3DGetAffineTransform(newValue)
            if !CATransform3DIsAffine(newValue) { spaceEntries = newValue.entries }
        }
    }
}

extension NSCollectionLayoutVisibleItem {
    /// The transform of space about the ``center``. Setting it sets ``transform`` to the part of it that affects x and y.
    /// See Apple's [transform3D](https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem/transform3d).
    public var transform3D: CATransform3D {
        get { (self as? VisibleItem)?.attributes.transform3D ?? CATransform3DMakeAffineTransform(transform) }
        set {
            if let item = self as? VisibleItem {
                item.attributes.transform3D = newValue
            } else {
                transform = CATransform3DGetAffineTransform(newValue)
            }
        }
    }
}
