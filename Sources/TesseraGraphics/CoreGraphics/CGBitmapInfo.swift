/// The places and kinds of the opacity in a pixel.
/// See Apple's [CGImageAlphaInfo](https://developer.apple.com/documentation/coregraphics/cgimagealphainfo).
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// There is no opacity.
    case none = 0
    /// The opacity is the last component, and the colours are multiplied by it.
    case premultipliedLast = 1
    /// The opacity is the first component, and the colours are multiplied by it.
    case premultipliedFirst = 2
    /// The opacity is the last component.
    case last = 3
    /// The opacity is the first component.
    case first = 4
    /// The last component is not used.
    case noneSkipLast = 5
    /// The first component is not used.
    case noneSkipFirst = 6
    /// There is nothing but the opacity.
    case alphaOnly = 7
}

/// The layout of pixels: a ``CGImageAlphaInfo`` and the order of the bytes.
/// See Apple's [CGBitmapInfo](https://developer.apple.com/documentation/coregraphics/cgbitmapinfo).
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits of the ``CGImageAlphaInfo``.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The components are floating-point numbers. There are no such bitmaps here.
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// The bits of the order of the bytes.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The order of the components in memory.
    public static let byteOrderDefault: CGBitmapInfo = []
    /// The bytes of a pixel lie in memory in the opposite order of the components.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// The bytes of a pixel lie in memory in the order of the components.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// The places of the components of a pixel of four bytes.
struct PixelLayout: Equatable {
    /// The places of red, green, blue and the opacity among the bytes of a pixel.
    var red: Int, green: Int, blue: Int, alpha: Int
    /// True if the pixels have no opacity.
    var isOpaque: Bool

    /// The layout of a canvas.
    static let native = PixelLayout(red: 2, green: 1, blue: 0, alpha: 3, isOpaque: false)

    /// True if the bytes of a canvas have this layout.
    var isNative: Bool { red == 2 && green == 1 && blue == 0 && alpha == 3 }

    /// Creates the layout of a bitmap, or returns nil for one that cannot be drawn on.
    init?(_ info: CGBitmapInfo) {
        guard let kind = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
        else { return nil }
        let isReversed: Bool
        switch CGBitmapInfo(rawValue: info.rawValue & ~CGBitmapInfo.alphaInfoMask.rawValue) {
        case .byteOrderDefault, .byteOrder32Big: isReversed = false
        case .byteOrder32Little: isReversed = true
        default: return nil
        }
        switch kind {
        case .premultipliedFirst, .noneSkipFirst: (alpha, red, green, blue) = (0, 1, 2, 3)
        case .premultipliedLast, .noneSkipLast: (red, green, blue, alpha) = (0, 1, 2, 3)
        case .none, .last, .first, .alphaOnly: return nil
        }
        if isReversed { (red, green, blue, alpha) = (3 - red, 3 - green, 3 - blue, 3 - alpha) }
        isOpaque = kind == .noneSkipFirst || kind == .noneSkipLast
    }

    private init(red: Int, green: Int, blue: Int, alpha: Int, isOpaque: Bool) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        self.isOpaque = isOpaque
    }
}
