import TesseraGeometry

/// The kind of device for which an interface is made.
/// See Apple's [UIUserInterfaceIdiom](https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom).
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
    /// The trait is not set.
    case unspecified = -1
    /// A phone: a screen with little space in at least one direction.
    case phone = 0
    /// A tablet: a screen with ample space in both directions. Most windows of desktop browsers count as
    /// tablets.
    case pad = 1
    /// A television. Tessera never reports this idiom.
    case tv = 2
    /// A car's screen. Tessera never reports this idiom.
    case carPlay = 3
    /// A Mac. Tessera never reports this idiom: desktop browsers display the interface of a tablet.
    case mac = 5
    /// A headset. Tessera never reports this idiom.
    case vision = 6
}

/// The range of colours that a display can produce.
/// See Apple's [UIDisplayGamut](https://developer.apple.com/documentation/uikit/uidisplaygamut).
public enum UIDisplayGamut: Int, Hashable, Sendable {
    /// The trait is not set.
    case unspecified = -1
    /// The colours of sRGB.
    case SRGB = 0
    /// The wider range of Display P3.
    case P3 = 1
}

/// The contrast between the elements of an interface.
/// See Apple's [UIAccessibilityContrast](https://developer.apple.com/documentation/uikit/uiaccessibilitycontrast).
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
    /// The trait is not set.
    case unspecified = -1
    /// The usual contrast.
    case normal = 0
    /// The high contrast that the user has asked for.
    case high = 1
}

/// The visual level at which content lies.
/// See Apple's [UIUserInterfaceLevel](https://developer.apple.com/documentation/uikit/uiuserinterfacelevel).
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
    /// The trait is not set.
    case unspecified = -1
    /// The app's main content.
    case base = 0
    /// Content in front of the main content.
    case elevated = 1
}

/// The direction of the user interface, as a trait.
/// See Apple's [UITraitEnvironmentLayoutDirection](
/// https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection).
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
    /// The trait is not set.
    case unspecified = -1
    /// The interface runs from left to right: the leading edge is the left one.
    case leftToRight = 0
    /// The interface runs from right to left: the leading edge is the right one.
    case rightToLeft = 1
}

extension UITraitEnvironmentLayoutDirection {
    /// The direction of an interface with the trait. It is left to right if the trait is not set.
    var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        self == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
