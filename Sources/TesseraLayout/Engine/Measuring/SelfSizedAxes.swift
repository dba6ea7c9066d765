/// The sides of a view that are as long as the view prefers, instead of what the layout says.
public struct SelfSizedAxes: OptionSet, Hashable, Sendable {
    /// The sides as bits.
    public let rawValue: UInt8

    /// Creates sides from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The width is the view's own.
    public static let width = SelfSizedAxes(rawValue: 1)
    /// The height is the view's own.
    public static let height = SelfSizedAxes(rawValue: 2)

    init(_ axis: LayoutAxis) { self = axis == .horizontal ? .width : .height }

    func contains(_ axis: LayoutAxis) -> Bool { contains(SelfSizedAxes(axis)) }

    /// The axes, one by one.
    var axes: [LayoutAxis] { LayoutAxis.both.filter { contains($0) } }
}

extension LayoutAxis {
    static let both: [LayoutAxis] = [.horizontal, .vertical]
}

extension CGSize {
    /// The size with the lengths of another along some axes.
    func replacing(_ axes: SelfSizedAxes, by other: CGSize) -> CGSize {
        CGSize(
            width: axes.contains(.width) ? other.width : width,
            height: axes.contains(.height) ? other.height : height)
    }
}

extension NSDirectionalEdgeInsets {
    /// The insets without those along some axes: along a self-sized axis they are ignored.
    func ignoring(_ axes: SelfSizedAxes) -> NSDirectionalEdgeInsets {
        var insets = self
        if axes.contains(.width) { (insets.leading, insets.trailing) = (0, 0) }
        if axes.contains(.height) { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }
}
