import Foundation

/// A shadow of letters.
/// See Apple's [NSShadow](https://developer.apple.com/documentation/uikit/nsshadow).
open class NSShadow: NSObject, NSCopying {
    private let mark = AttributeValueMark()

    /// Creates a shadow without offset and blur, which is invisible.
    public override init() { super.init() }

    /// The offset of the shadow to the right and below, in points.
    open var shadowOffset = CGSize.zero
    /// The radius of the blur, in points, at least 0.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour of the shadow: a ``UIColor`` or a `CGColor`, or nil for no shadow. The default is black
    /// with an opacity of a third.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// The colour as a `UIColor`, or nil if it is not set or has another type.
    var color: UIColor? {
        switch shadowColor {
        case let color as UIColor: color
        case let color as CGColor: UIColor(cgColor: color)
        default: nil
        }
    }

    /// Returns another shadow with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && color == other.color
    }

    open override var hash: Int { shadowBlurRadius.hashValue }
}
