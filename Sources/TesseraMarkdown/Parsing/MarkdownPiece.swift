import Foundation

/// A part of a text whose characters have the same attributes.
struct MarkdownPiece: Equatable {
    var string: String
    var intent: InlinePresentationIntent = []
    var link: URL?
    var image: URL?
    /// The blocks that contain the text, beginning with the innermost one.
    var blocks: [PresentationIntent.IntentType] = []

    /// Returns true if another piece has the same attributes.
    func hasSameAttributes(as other: MarkdownPiece) -> Bool {
        intent == other.intent && link == other.link && image == other.image
            && blocks.first?.identity == other.blocks.first?.identity
    }

    /// The attributes of the characters.
    func attributes(language: String?) -> AttributeContainer {
        typealias Keys = AttributeScopes.FoundationAttributes
        var container = AttributeContainer()
        if !blocks.isEmpty {
            container[Keys.PresentationIntentAttribute.self] = PresentationIntent(types: blocks)
        }
        if !intent.isEmpty { container[Keys.InlinePresentationIntentAttribute.self] = intent }
        if let link { container[Keys.LinkAttribute.self] = link }
        if let image { container[Keys.ImageURLAttribute.self] = image }
        if let language { container[Keys.LanguageIdentifierAttribute.self] = language }
        return container
    }
}
