/// Light or dark appearance.
/// See Apple's [UIUserInterfaceStyle](https://developer.apple.com/documentation/uikit/uiuserinterfacestyle).
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    /// No appearance is stated.
    case unspecified = 0
    /// Dark on light.
    case light = 1
    /// Light on dark.
    case dark = 2
}

/// The direction in which the user interface flows.
/// See Apple's [UIUserInterfaceLayoutDirection](
/// https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection).
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
    /// Leading is left.
    case leftToRight = 0
    /// Leading is right.
    case rightToLeft = 1
}

/// Whether a dimension has room to spare.
/// See Apple's [UIUserInterfaceSizeClass](
/// https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass).
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
    /// Nothing is stated.
    case unspecified = 0
    /// Little room.
    case compact = 1
    /// Ample room.
    case regular = 2
}
