import Foundation

/// Colours at places between 0 and 1, between which a gradient mixes its colours.
/// See Apple's [CGGradient](https://developer.apple.com/documentation/coregraphics/cggradient).
///
/// Colours are mixed in sRGB, without multiplying them by their opacities.
public final class CGGradient: Sendable {
    let stops: [Canvas.Stop]
    /// The space of the gradient's colours.
    let space: CGColorSpace

    private init?(space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
        guard !colors.isEmpty else { return nil }
        let last = max(colors.count - 1, 1)
        let places = locations ?? colors.indices.map { CGFloat($0) / CGFloat(last) }
        guard places.allSatisfy({ $0 >= 0 && $0 <= 1 }) else { return nil }
        self.space = space ?? .deviceRGB
        // Colours at the same place keep their order, since sorting is stable.
        stops = zip(places, colors).sorted { $0.0 < $1.0 }
            .map { Canvas.Stop($0, $1.canvasColor()) }
    }

    /// Creates a gradient. Returns nil if there are no colours, or if a place lies outside 0...1.
    ///
    /// - Parameters:
    ///   - space: The space of the colours, or nil for that of the screen.
    ///   - colors: The colours, which are instances of ``CGColor``.
    ///   - locations: The places of the colours, or nil for equal distances from 0 to 1.
    public convenience init?(
        colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
    ) {
        let found = colors.compactMap { $0 as? CGColor }
        guard found.count == colors.count else { return nil }
        self.init(
            space: space, colors: found,
            locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: found.count)) })
    }

    /// Creates a gradient. Returns nil if there are no colours, or if a place lies outside 0...1.
    ///
    /// - Parameters:
    ///   - space: The space of the components.
    ///   - components: The components of all colours, each followed by its opacity.
    ///   - locations: The places of the colours, or nil for equal distances from 0 to 1.
    ///   - count: The number of colours.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let stride = space.numberOfComponents + 1
        self.init(
            space: space,
            colors: (0..<count).compactMap {
                CGColor(colorSpace: space, components: components + $0 * stride)
            },
            locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
    }
}

/// The parts beyond its ends that a gradient fills.
/// See Apple's
/// [CGGradientDrawingOptions](https://developer.apple.com/documentation/coregraphics/cggradientdrawingoptions).
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first colour continues before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// The last colour continues after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
