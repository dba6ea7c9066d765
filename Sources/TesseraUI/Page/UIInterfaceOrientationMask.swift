/// The orientations of an interface on the device.
/// See Apple's [UIInterfaceOrientationMask](https://developer.apple.com/documentation/uikit/uiinterfaceorientationmask).
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The interface is upright.
    public static let portrait = UIInterfaceOrientationMask(.portrait)
    /// The interface is wide, and the top of the device is to the right.
    public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
    /// The interface is wide, and the top of the device is to the left.
    public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
    /// The interface is upright, and the device is upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
    /// The interface is wide.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// The interface has any orientation.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// The interface has any orientation except upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

    /// Creates the mask of one orientation, which is known.
    init(_ orientation: UIInterfaceOrientation) {
        self.init(rawValue: 1 << UInt(orientation.rawValue))
    }
}
