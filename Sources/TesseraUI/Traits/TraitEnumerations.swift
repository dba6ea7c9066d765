import TesseraGeometry

/// The kind of device that an interface is made for.
/// See Apple's [UIUserInterfaceIdiom](https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom).
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
    /// No kind is stated.
    case unspecified = -1
    /// A phone: a screen with little room in one direction at least.
    case phone = 0
    /// A tablet: a screen with ample room in both directions, as most windows of desktop browsers are.
    case pad = 1
    /// A television. No screen here is one.
    case tv = 2
    /// A car's screen. No screen here is one.
    case carPlay = 3
    /// A Mac with an interface of its own. No screen here is one: desktop browsers show the interface of a tablet.
    case mac = 5
    /// A headset. No screen here is one.
    case vision = 6
}

/// The colours that a display can show.
/// See Apple's [UIDisplayGamut](https://developer.apple.com/documentation/uikit/uidisplaygamut).
public enum UIDisplayGamut: Int, Hashable, Sendable {
    /// No gamut is stated.
    case unspecified = -1
    /// The colours of sRGB.
    case SRGB = 0
    /// The wider range of Display P3.
    case P3 = 1
}

/// How strongly things are set off from each other.
/// See Apple's [UIAccessibilityContrast](https://developer.apple.com/documentation/uikit/uiaccessibilitycontrast).
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
    /// No contrast is stated.
    case unspecified = -1
    /// The usual contrast.
    case normal = 0
    /// The high contrast for which the user has asked.
    case high = 1
}

/// How far in front content lies.
/// See Apple's [UIUserInterfaceLevel](https://developer.apple.com/documentation/uikit/uiuserinterfacelevel).
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
    /// No level is stated.
    case unspecified = -1
    /// The app's main content.
    case base = 0
    /// Content in front of the main content.
    case elevated = 1
}

/// The direction in which the user interface flows, as a trait.
/// See Apple's [UITraitEnvironmentLayoutDirection](
/// https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection).
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
    /// No direction is stated.
    case unspecified = -1
    /// Leading is left.
    case leftToRight = 0
    /// Leading is right.
    case rightToLeft = 1
}

extension UITraitEnvironmentLayoutDirection {
    /// The direction of an interface with the trait; left to right where none is stated.
    var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        self == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
