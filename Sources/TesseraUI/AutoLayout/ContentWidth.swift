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
