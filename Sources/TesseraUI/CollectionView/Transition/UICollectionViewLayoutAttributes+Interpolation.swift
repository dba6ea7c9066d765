import Foundation

extension UICollectionViewLayoutAttributes {
    /// Returns attributes between these and others of the same element.
    ///
    /// What cannot be interpolated, such as the properties of subclasses, is that of the nearer end.
    ///
    /// - Parameters:
    ///   - end: The attributes at the progress 1.
    ///   - progress: The part of the way from these attributes to `end`. Values below 0 and above 1 continue the way.
    func interpolated(to end: UICollectionViewLayoutAttributes, progress: CGFloat)
        -> UICollectionViewLayoutAttributes
    {
        let nearer = progress < 0.5 ? self : end
        // A subclass of the transition may change what it gets, which must not change the attributes that a layout keeps.
        guard let result = nearer.copy() as? UICollectionViewLayoutAttributes else { return nearer }
        if progress == 0 || progress == 1 { return result }
        func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * progress }
        result.size = CGSize(
            width: max(between(size.width, end.size.width), 0),
            height: max(between(size.height, end.size.height), 0))
        result.center = CGPoint(x: between(center.x, end.center.x), y: between(center.y, end.center.y))
        result.alpha = min(max(between(alpha, end.alpha), 0), 1)
        if spaceEntries != nil || end.spaceEntries != nil {
            result.transform3D = transform3D.mixed(with: end.transform3D, share: Double(progress))
        } else if transform != end.transform {
            result.transform = CGAffineTransform(
                a: between(transform.a, end.transform.a), b: between(transform.b, end.transform.b),
                c: between(transform.c, end.transform.c), d: between(transform.d, end.transform.d),
                tx: between(transform.tx, end.transform.tx), ty: between(transform.ty, end.transform.ty))
        }
        return result
    }

    /// Returns attributes at another place, or the same object if the distance is zero and the opacity stays.
    ///
    /// - Parameters:
    ///   - distance: The distance in points.
    ///   - alpha: The opacity, or nil for the present one.
    func moved(by distance: CGPoint, alpha: CGFloat? = nil) -> UICollectionViewLayoutAttributes {
        guard distance != .zero || alpha != nil, let copy = copy() as? UICollectionViewLayoutAttributes else {
            return self
        }
        if distance != .zero { copy.center = CGPoint(x: center.x + distance.x, y: center.y + distance.y) }
        if let alpha { copy.alpha = alpha }
        return copy
    }
}
