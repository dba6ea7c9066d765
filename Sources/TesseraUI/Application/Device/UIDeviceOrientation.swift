import TesseraDisplay

/// The orientation of the device.
/// See Apple's [UIDeviceOrientation](https://developer.apple.com/documentation/uikit/uideviceorientation).
public enum UIDeviceOrientation: Int, Hashable, Sendable {
    /// The orientation is unknown.
    case unknown = 0
    /// The device is upright.
    case portrait = 1
    /// The device is upside down.
    case portraitUpsideDown = 2
    /// The device is on its side, with its top to the left.
    case landscapeLeft = 3
    /// The device is on its side, with its top to the right.
    case landscapeRight = 4
    /// The device lies on its back. Browsers do not report this.
    case faceUp = 5
    /// The device lies on its screen. Browsers do not report this.
    case faceDown = 6

    /// A Boolean value that tells whether the device is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// A Boolean value that tells whether the device is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// A Boolean value that tells whether the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// A Boolean value that tells whether an interface can appear in the orientation.
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

/// The orientation of the interface on the device. If the device is turned to one side, the interface is
/// turned to the other.
/// See Apple's [UIInterfaceOrientation](https://developer.apple.com/documentation/uikit/uiinterfaceorientation).
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
    /// The orientation is unknown.
    case unknown = 0
    /// The interface is upright on an upright device.
    case portrait = 1
    /// The interface is upright on a device that is upside down.
    case portraitUpsideDown = 2
    /// The interface is along the longer side of a device whose top is to the right.
    case landscapeLeft = 4
    /// The interface is along the longer side of a device whose top is to the left.
    case landscapeRight = 3

    /// A Boolean value that tells whether the interface is along the shorter side.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// A Boolean value that tells whether the interface is along the longer side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
