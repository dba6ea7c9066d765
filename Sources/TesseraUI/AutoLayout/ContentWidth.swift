import Foundation

/// The width for which a view determines the height of its content, if the height depends on the width.
enum ContentWidth: Equatable {
    /// The content's natural width.
    case natural
    /// A width in points. The view still determines its natural width as well, because optional constraints
    /// depend on it.
    case wrapping(CGFloat)
    /// A width in points that required constraints determine. The natural width is not needed.
    case determined(CGFloat)
}

extension ContentWidth {
    /// Returns the intrinsic size of content for this width, in points.
    ///
    /// - Parameter measure: Returns the size of the content in a width.
    func intrinsicSize(_ measure: (CGFloat) -> CGSize) -> CGSize {
        switch self {
        case .determined(let width): return measure(width)
        case .natural: return measure(.greatestFiniteMagnitude)
        case .wrapping(let width):
            let natural = measure(.greatestFiniteMagnitude)
            return width < natural.width
                ? CGSize(width: natural.width, height: measure(width).height) : natural
        }
    }
}

extension UIView {
    /// Returns the result of `systemLayoutSizeFitting` for a view that measures its content without constraints: the content's
    /// size in the target's width if the horizontal priority is higher than `defaultHigh`, otherwise in one line.
    ///
    /// - Parameter measure: Returns the size of the content in a width.
    static func size(
        fitting target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority,
        _ measure: (CGFloat) -> CGSize
    ) -> CGSize {
        let isWidthGiven = horizontal > .defaultHigh
        var size = measure(isWidthGiven ? target.width : .greatestFiniteMagnitude)
        if isWidthGiven { size.width = target.width }
        if vertical > .defaultHigh { size.height = target.height }
        return size
    }
}
