/// Ways in which an interface may lie on the device.
/// See Apple's [UIInterfaceOrientationMask](https://developer.apple.com/documentation/uikit/uiinterfaceorientationmask).
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// The ways as bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(.portrait)
    /// Along the longer side, on a device whose top is to the right.
    public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
    /// Along the longer side, on a device whose top is to the left.
    public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
    /// Upright, on a device that is held upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
    /// Along the longer side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// In any way.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// In any way but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

    private init(_ orientation: UIInterfaceOrientation) {
        self.init(rawValue: 1 << UInt(orientation.rawValue))
    }
}
