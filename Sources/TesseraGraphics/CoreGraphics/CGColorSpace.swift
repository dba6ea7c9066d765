import TesseraGeometry

/// A collection of values without names, as functions of Core Graphics take it.
public typealias CFArray = [Any]

/// A collection of values with keys, as functions of Core Graphics take it.
public typealias CFDictionary = [AnyHashable: Any]

/// The meaning of the components of colours.
/// See Apple's [CGColorSpace](https://developer.apple.com/documentation/coregraphics/cgcolorspace).
///
/// All drawing happens in sRGB: colours of other spaces are converted before they are drawn.
public final class CGColorSpace: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case deviceRGB, sRGB, extendedSRGB, displayP3, deviceGray, gray
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// Creates a space by its name: ``sRGB``, ``extendedSRGB``, ``displayP3`` or ``genericGrayGamma2_2``. Returns nil
    /// for other names.
    public convenience init?(name: String) {
        switch name {
        case Self.sRGB: self.init(.sRGB)
        case Self.extendedSRGB: self.init(.extendedSRGB)
        case Self.displayP3: self.init(.displayP3)
        case Self.genericGrayGamma2_2: self.init(.gray)
        default: return nil
        }
    }

    /// The name of the space of most screens.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of sRGB with components outside 0...1, which are colours that sRGB does not contain.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The name of the space of screens with a wide gamut.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of a space of greys. A grey is as bright as the colour of sRGB whose three components equal it.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    /// The name of the space, or nil for a space of the device.
    public var name: String? {
        switch kind {
        case .deviceRGB, .deviceGray: nil
        case .sRGB: Self.sRGB
        case .extendedSRGB: Self.extendedSRGB
        case .displayP3: Self.displayP3
        case .gray: Self.genericGrayGamma2_2
        }
    }

    /// The kind of the components.
    public var model: CGColorSpaceModel {
        switch kind {
        case .deviceGray, .gray: .monochrome
        case .deviceRGB, .sRGB, .extendedSRGB, .displayP3: .rgb
        }
    }

    /// The number of components without the opacity: 1 or 3.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

    /// A Boolean value that tells whether the space has colours that sRGB does not contain.
    public var isWideGamutRGB: Bool { kind == .displayP3 || kind == .extendedSRGB }

    /// Returns true if two spaces are the same.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.kind == right.kind }

    /// Hashes the space.
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    static let deviceRGB = CGColorSpace(.deviceRGB)
    static let extended = CGColorSpace(.extendedSRGB)
    static let standard = CGColorSpace(.sRGB)
    static let grayscale = CGColorSpace(.gray)

    /// Returns components of the space, without the opacity, as components of extended sRGB.
    func extendedSRGB(_ components: [CGFloat]) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
        func limited(_ index: Int) -> CGFloat {
            let value = components[index]
            if kind == .extendedSRGB { return value.isFinite ? value : 0 }
            return value.isNaN ? 0 : min(max(value, 0), 1)
        }
        switch kind {
        case .deviceGray, .gray: return (limited(0), limited(0), limited(0))
        case .deviceRGB, .sRGB, .extendedSRGB: return (limited(0), limited(1), limited(2))
        case .displayP3:
            let color = DisplayP3(red: limited(0), green: limited(1), blue: limited(2)).extendedSRGB
            return (color.red, color.green, color.blue)
        }
    }

    /// Returns components of extended sRGB as components of the space, without the opacity.
    func components(red: CGFloat, green: CGFloat, blue: CGFloat) -> [CGFloat] {
        func limited(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
        switch kind {
        case .deviceGray, .gray: return [limited(0.2126 * red + 0.7152 * green + 0.0722 * blue)]
        case .deviceRGB, .sRGB: return [limited(red), limited(green), limited(blue)]
        case .extendedSRGB: return [red, green, blue]
        case .displayP3:
            let color = DisplayP3(extendedRed: red, green: green, blue: blue)
            return [limited(color.red), limited(color.green), limited(color.blue)]
        }
    }
}

/// The kinds of components of colours.
/// See Apple's [CGColorSpaceModel](https://developer.apple.com/documentation/coregraphics/cgcolorspacemodel).
public enum CGColorSpaceModel: Int32, Sendable {
    /// The brightness.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
}

/// Returns the space of the screen, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the greys of the screen.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.deviceGray) }
