import Foundation

/// A query that an app suggests while the user searches.
/// See Apple's [UISearchSuggestion](https://developer.apple.com/documentation/uikit/uisearchsuggestion).
///
/// ``UISearchSuggestionItem`` is a simple implementation.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The text of the suggestion, which usually is the query.
    var localizedSuggestion: String? { get }
    /// The text with attributes, which is displayed in place of ``localizedSuggestion``, or nil.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// The text that assistive technology reads in place of the suggestion, or nil.
    var localizedDescription: String? { get }
    /// The image beside the text, or nil.
    var iconImage: UIImage? { get }
    /// An object of the app that belongs to the suggestion, or nil.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    /// Returns nil.
    public var localizedDescription: String? { nil }
    /// Returns nil.
    public var iconImage: UIImage? { nil }
}

/// A query that an app suggests, with a text and an image.
/// See Apple's [UISearchSuggestionItem](https://developer.apple.com/documentation/uikit/uisearchsuggestionitem).
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// The text of the suggestion. For a text with attributes, it is that text without them.
    open var localizedSuggestion: String? { text }
    /// The text with attributes, or nil if the suggestion was created without any.
    open var localizedAttributedSuggestion: NSAttributedString? { attributedText }
    /// The text that assistive technology reads in place of the suggestion, or nil.
    open var localizedDescription: String? { spokenText }
    /// The image beside the text, or nil.
    open var iconImage: UIImage? { image }
    /// An object of the app that belongs to the suggestion, or nil.
    open var representedObject: Any?

    private let text: String
    private let attributedText: NSAttributedString?
    private let spokenText: String?
    private let image: UIImage?

    /// Creates a suggestion.
    ///
    /// - Parameters:
    ///   - localizedSuggestion: The text.
    ///   - localizedDescription: The text that assistive technology reads in place of `localizedSuggestion`, or nil.
    ///   - iconImage: The image beside the text, or nil.
    public init(
        localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
    ) {
        text = localizedSuggestion
        attributedText = nil
        spokenText = localizedDescription
        image = iconImage
        super.init()
    }

    /// Creates a suggestion whose text has attributes.
    ///
    /// - Parameters:
    ///   - localizedAttributedSuggestion: The text.
    ///   - localizedDescription: The text that assistive technology reads in place of `localizedAttributedSuggestion`, or nil.
    ///   - iconImage: The image beside the text, or nil.
    public init(
        localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil,
        iconImage: UIImage? = nil
    ) {
        text = localizedAttributedSuggestion.string
        attributedText = localizedAttributedSuggestion
        spokenText = localizedDescription
        image = iconImage
        super.init()
    }
}
