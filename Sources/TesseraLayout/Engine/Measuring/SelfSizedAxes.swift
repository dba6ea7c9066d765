/// The sides of a view whose lengths the view itself chooses, instead of the layout.
public struct SelfSizedAxes: OptionSet, Hashable, Sendable {
    /// The sides as bits.
    public let rawValue: UInt8

    /// Creates sides from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The width, which the view chooses.
    public static let width = SelfSizedAxes(rawValue: 1)
    /// The height, which the view chooses.
    public static let height = SelfSizedAxes(rawValue: 2)

    init(_ axis: LayoutAxis) { self = axis == .horizontal ? .width : .height }

    func contains(_ axis: LayoutAxis) -> Bool { contains(SelfSizedAxes(axis)) }

    /// The axes in the set.
    var axes: [LayoutAxis] { LayoutAxis.both.filter { contains($0) } }
}

extension LayoutAxis {
    static let both: [LayoutAxis] = [.horizontal, .vertical]
}

extension CGSize {
    /// Returns the size with the lengths of another size along some axes.
    func replacing(_ axes: SelfSizedAxes, by other: CGSize) -> CGSize {
        CGSize(
            width: axes.contains(.width) ? other.width : width,
            height: axes.contains(.height) ? other.height : height)
    }
}

extension NSDirectionalEdgeInsets {
    /// Returns the insets without those along the given axes. Content insets along self-sized axes are
    /// ignored.
    func ignoring(_ axes: SelfSizedAxes) -> NSDirectionalEdgeInsets {
        var insets = self
        if axes.contains(.width) { (insets.leading, insets.trailing) = (0, 0) }
        if axes.contains(.height) { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }
}
