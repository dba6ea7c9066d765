import Foundation

/// A shadow of letters.
/// See Apple's [NSShadow](https://developer.apple.com/documentation/uikit/nsshadow).
open class NSShadow: NSObject, NSCopying {
    private let mark = AttributeValueMark()

    /// Creates a shadow that is not seen: it has no offset and no blur.
    public override init() { super.init() }

    /// How far the shadow lies to the right and below, in points.
    open var shadowOffset = CGSize.zero
    /// How soft the shadow is, in points. 0 or more.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour of the shadow: a ``UIColor`` or a ``CGColor``. Nil: no shadow. Black at a third of its opacity at first.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// The colour, whichever of the two types it was given as.
    var color: UIColor? {
        switch shadowColor {
        case let color as UIColor: color
        case let color as CGColor: UIColor(cgColor: color)
        default: nil
        }
    }

    /// Returns a shadow of its own with the same values.
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
