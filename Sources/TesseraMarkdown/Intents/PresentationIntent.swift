/// The blocks that contain a text, such as a paragraph of an item of a list.
/// See Apple's [PresentationIntent](https://developer.apple.com/documentation/foundation/presentationintent), which Foundation lacks on
/// Linux.
///
/// A text that Markdown describes contains neither the marks of lists and quotations nor the ends of its blocks. An app
/// finds the blocks in this attribute, and lays them out by itself:
///
/// ```swift
/// for (intent, range) in text.runs[\.presentationIntent] {
///     guard let block = intent?.components.first else { continue }
///     if case .header(let level) = block.kind {
///         text[range].font = .preferredFont(forTextStyle: level == 1 ? .title1 : .title2)
///     }
/// }
/// ```
public struct PresentationIntent: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    /// A block, and a number that tells it from other blocks of the same text.
    /// See Apple's [PresentationIntent.IntentType](
    /// https://developer.apple.com/documentation/foundation/presentationintent/intenttype).
    public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
        /// What the block is.
        public var kind: Kind
        /// The number that all parts of the block share, and no other block of the text has.
        public var identity: Int

        /// Creates a block.
        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }

        /// The kind and the number.
        public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
    }

    /// The blocks that contain the text, beginning with the innermost one.
    public var components: [IntentType]

    /// Creates an intent from blocks, of which the innermost one is the first.
    public init(types: [IntentType]) { components = types }

    /// Creates an intent of one block, and of those of the intent that contains it.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// The number of blocks.
    public var count: Int { components.count }

    /// The number of lists that contain the text.
    public var indentationLevel: Int {
        components.count { $0.kind == .orderedList || $0.kind == .unorderedList }
    }

    /// Returns true if an intent has blocks of the same kinds, whatever their numbers are.
    public func isEquivalent(to other: PresentationIntent) -> Bool {
        components.map(\.kind) == other.components.map(\.kind)
    }

    /// The blocks, beginning with the innermost one.
    public var debugDescription: String {
        "[\(components.map(\.debugDescription).joined(separator: ", "))]"
    }
}
