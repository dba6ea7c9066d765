/// A light or a dark appearance.
/// See Apple's [UIUserInterfaceStyle](https://developer.apple.com/documentation/uikit/uiuserinterfacestyle).
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    /// The appearance is not specified.
    case unspecified = 0
    /// The appearance is dark on light.
    case light = 1
    /// The appearance is light on dark.
    case dark = 2
}

/// The direction in which the user interface is arranged.
/// See Apple's [UIUserInterfaceLayoutDirection](
/// https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection).
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
    /// The leading edge is the left one.
    case leftToRight = 0
    /// The leading edge is the right one.
    case rightToLeft = 1
}

/// The amount of room in a dimension.
/// See Apple's [UIUserInterfaceSizeClass](
/// https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass).
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
    /// The size class is not specified.
    case unspecified = 0
    /// There is little room.
    case compact = 1
    /// There is ample room.
    case regular = 2
}
