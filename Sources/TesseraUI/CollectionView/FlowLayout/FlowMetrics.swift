import Foundation

/// The sizes and spaces of one section of a flow layout, in points. “Along” is the direction of scrolling,
/// and “across” is the direction of a line.
struct FlowMetrics {
    struct Size: Equatable {
        var along: CGFloat
        var across: CGFloat
    }

    /// The sizes of the items: one for all, which needs no memory per item, or one for each.
    enum Sizes {
        case uniform(Size)
        case individual([Size])
    }

    var count: Int
    var sizes: Sizes
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    /// The space before and after the lines.
    var alongInsets: (before: CGFloat, after: CGFloat) = (0, 0)
    /// The space at both ends of each line.
    var acrossInsets: (before: CGFloat, after: CGFloat) = (0, 0)
    var header: CGFloat = 0
    var footer: CGFloat = 0

    /// An item fits in a line if it is too long by less than this. Rounding errors, for example of a third of
    /// a width, must not break a line.
    static let tolerance: CGFloat = 1e-6
}
