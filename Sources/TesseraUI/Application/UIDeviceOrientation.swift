import TesseraDisplay

/// How the device is held.
/// See Apple's [UIDeviceOrientation](https://developer.apple.com/documentation/uikit/uideviceorientation).
public enum UIDeviceOrientation: Int, Hashable, Sendable {
    /// It is not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upright, upside down.
    case portraitUpsideDown = 2
    /// On its side, with the top to the left.
    case landscapeLeft = 3
    /// On its side, with the top to the right.
    case landscapeRight = 4
    /// Lying on its back. Browsers do not tell this.
    case faceUp = 5
    /// Lying on its screen. Browsers do not tell this.
    case faceDown = 6

    /// Whether the device is held upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is held on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can be shown in the orientation.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

    init(_ orientation: DisplayEvent.Screen.Orientation) {
        self =
            switch orientation {
            case .portrait: .portrait
            case .portraitUpsideDown: .portraitUpsideDown
            case .landscapeLeft: .landscapeLeft
            case .landscapeRight: .landscapeRight
            }
    }
}

/// How the interface lies on the device. Where the device is turned to one side, the interface is turned to the other.
/// See Apple's [UIInterfaceOrientation](https://developer.apple.com/documentation/uikit/uiinterfaceorientation).
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
    /// It is not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upright, on a device that is held upside down.
    case portraitUpsideDown = 2
    /// Along the longer side, on a device whose top is to the right.
    case landscapeLeft = 4
    /// Along the longer side, on a device whose top is to the left.
    case landscapeRight = 3

    /// Whether the interface is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the interface lies along the longer side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
