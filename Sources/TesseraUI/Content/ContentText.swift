import Foundation

/// A text of a content configuration as it was set: with attributes, without them, or none.
enum ContentText: Hashable {
    case none
    case plain(String)
    case attributed(NSAttributedString)

    /// Copies a text that the app may change later.
    init(_ text: NSAttributedString) {
        self = .attributed(NSAttributedString(attributedString: text))
    }

    var plain: String? { if case .plain(let text) = self { text } else { nil } }
    var attributed: NSAttributedString? { if case .attributed(let text) = self { text } else { nil } }
    var withoutPlain: ContentText { plain == nil ? self : .none }
    var withoutAttributed: ContentText { attributed == nil ? self : .none }

    /// True if there is nothing to display.
    var isEmpty: Bool {
        switch self {
        case .none: true
        case .plain(let text): text.isEmpty
        case .attributed(let text): text.length == 0
        }
    }
}
