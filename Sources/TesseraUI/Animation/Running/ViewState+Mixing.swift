import Foundation

extension ViewState {
    /// Copies the values of `keys` from `other`.
    mutating func take(_ keys: AnimatedKeys, from other: ViewState) {
        mix(keys, from: other, to: other, share: 0)
    }

    /// Sets the values of `keys` to those between two states, after a fraction of the way.
    mutating func mix(_ keys: AnimatedKeys, from: ViewState, to: ViewState, share: Double) {
        func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
            share == 0 ? start : share == 1 ? end : start + (end - start) * share
        }
        if keys.contains(.bounds) {
            bounds = CGRect(
                x: between(from.bounds.minX, to.bounds.minX), y: between(from.bounds.minY, to.bounds.minY),
                width: max(between(from.bounds.width, to.bounds.width), 0),
                height: max(between(from.bounds.height, to.bounds.height), 0))
        }
        if keys.contains(.center) {
            center = CGPoint(x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
        }
        if keys.contains(.transform) {
            if from.leavesPlane || to.leavesPlane {
                transform3D = from.transform3D.mixed(with: to.transform3D, share: share)
            } else {
                if leavesPlane { space.transform = nil }
                transform =
                    share == 0
                    ? from.transform
                    : share == 1 ? to.transform : from.transform.mixed(with: to.transform, share: share)
            }
        }
        if keys.contains(.space), !from.spaces.isEmpty || !to.spaces.isEmpty || !spaces.isEmpty {
            sublayerTransform = from.sublayerTransform.mixed(with: to.sublayerTransform, share: share)
        }
        if keys.contains(.alpha) { alpha = min(max(between(from.alpha, to.alpha), 0), 1) }
        if keys.contains(.backgroundColor) {
            backgroundColor = UIColor.between(from.backgroundColor, to.backgroundColor, share: share)
        }
        if keys.contains(.cornerRadius) {
            if share == 0 || share == 1 || from.unevenRadii == to.unevenRadii {
                unevenRadii = share == 0 ? from.unevenRadii : to.unevenRadii
            } else {
                unevenRadii = [from.cornerRadii.mixed(with: to.cornerRadii, share: share)]
            }
            cornerRadius = max(between(from.cornerRadius, to.cornerRadius), 0)
            // During the animation the rounded corners and their curve are already those of the end.
            let corners = share == 0 ? from : to
            (maskedCorners, hasContinuousCorners) = (corners.maskedCorners, corners.hasContinuousCorners)
        }
        if keys.contains(.anchorPoint) {
            anchorPoint = CGPoint(
                x: between(from.anchorPoint.x, to.anchorPoint.x),
                y: between(from.anchorPoint.y, to.anchorPoint.y))
        }
        if keys.contains(.layerContent) {
            layerContent = LayerContent.between(from.layerContent, to.layerContent, share: share)
        }
        if keys.contains(.mask) { mask = ViewMask.between(from.mask, to.mask, share: share) }
        if keys.contains(.border) {
            borderWidth = max(between(from.borderWidth, to.borderWidth), 0)
            borderColor = CGColor.between(from.borderColor, to.borderColor, share: share)
        }
        if keys.contains(.shadow) {
            shadowColor = CGColor.between(from.shadowColor, to.shadowColor, share: share)
            shadowOpacity = Float(between(CGFloat(from.shadowOpacity), CGFloat(to.shadowOpacity)))
            shadowOffset = CGSize(
                width: between(from.shadowOffset.width, to.shadowOffset.width),
                height: between(from.shadowOffset.height, to.shadowOffset.height))
            shadowRadius = max(between(from.shadowRadius, to.shadowRadius), 0)
            // There are no shapes between two paths.
            shadowPath = share == 0 ? from.shadowPath : to.shadowPath
        }
        if keys.contains(.backgroundBlur) {
            backgroundBlur = max(between(from.backgroundBlur, to.backgroundBlur), 0)
        }
    }
}

extension CGColor {
    /// Returns the colour between two colours after a fraction of the way; nil counts as transparent.
    static func between(_ from: CGColor?, _ to: CGColor?, share: Double) -> CGColor? {
        if share == 0 || from == to { return from }
        if share == 1 { return to }
        guard let some = to ?? from else { return nil }
        let (start, end) = (from ?? some.faded, to ?? some.faded)
        let alpha = min(max(start.alpha + (end.alpha - start.alpha) * share, 0), 1)
        guard alpha > 0 else { return end.faded }
        // The weight of a colour is its opacity.
        func part(_ path: KeyPath<CGColor, CGFloat>) -> CGFloat {
            let (one, other) = (start[keyPath: path] * start.alpha, end[keyPath: path] * end.alpha)
            return min(max((one + (other - one) * share) / alpha, 0), 1)
        }
        return CGColor(red: part(\.red), green: part(\.green), blue: part(\.blue), alpha: alpha)
    }

    private var faded: CGColor { CGColor(red: red, green: green, blue: blue, alpha: 0) }
}

extension UIColor {
    /// Returns the colour between two colours after a fraction of the way; nil counts as transparent.
    static func between(_ from: UIColor?, _ to: UIColor?, share: Double) -> UIColor? {
        if share == 0 || from == to { return from }
        if share == 1 { return to }
        return UIColor { traits in
            let (start, end) = (from?.cgColor(for: traits), to?.cgColor(for: traits))
            return CGColor.between(start, end, share: share).map { UIColor(cgColor: $0) } ?? .clear
        }
    }
}
