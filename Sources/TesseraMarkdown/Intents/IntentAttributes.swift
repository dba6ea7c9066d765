import Foundation

extension AttributeScopes.FoundationAttributes {
    /// The attribute that tells which blocks contain a text.
    public enum PresentationIntentAttribute: CodableAttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = PresentationIntent
        /// The attribute's name in a dictionary.
        public static let name = "NSPresentationIntent"
    }

    /// The attribute that tells the meaning of a part of a paragraph.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = InlinePresentationIntent
        /// The attribute's name in a dictionary.
        public static let name = "NSInlinePresentationIntent"
    }

    /// The name of the attribute that tells which blocks contain a text.
    public var presentationIntent: PresentationIntentAttribute {
        preconditionFailure("an attribute's name has no value")
    }

    /// The name of the attribute that tells the meaning of a part of a paragraph.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute {
        preconditionFailure("an attribute's name has no value")
    }
}
