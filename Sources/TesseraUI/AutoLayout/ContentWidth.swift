import Foundation

/// The width for which content says its height, where the height follows the width.
enum ContentWidth: Equatable {
    /// The width that the content has by itself.
    case natural
    /// A width in points. The content still says its own width too, since constraints weigh it.
    case wrapping(CGFloat)
    /// A width in points that required constraints decide, so that nobody asks for the content's own.
    case determined(CGFloat)
}
