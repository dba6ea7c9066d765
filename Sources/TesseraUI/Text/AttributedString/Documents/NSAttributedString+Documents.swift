import Foundation

extension NSAttributedString {
    /// A format of documents that attributed strings are read from.
    /// See Apple's [NSAttributedString.DocumentType](
    /// https://developer.apple.com/documentation/foundation/nsattributedstring/documenttype).
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The name of the format.
        public let rawValue: String
        /// Creates a format from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// HTML.
        public static let html = DocumentType(rawValue: "NSHTML")
        /// Text without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
    }

    /// A key of the options with which attributed strings are read.
    /// See Apple's [NSAttributedString.DocumentReadingOptionKey](
    /// https://developer.apple.com/documentation/foundation/nsattributedstring/documentreadingoptionkey).
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The format of the document: a ``DocumentType``. Without it, data that begins as a whole HTML document is HTML, and all
        /// other is text.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The encoding of the characters: the raw value of a `String.Encoding`. Without it, the encoding is that of a byte order
        /// mark or of a `meta` element; otherwise it is UTF-8, or Windows Latin 1 if the data is no UTF-8.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// The attributes of text without attributes: a dictionary. HTML has its own.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// A key of what is known of a document that was read.
    /// See Apple's [NSAttributedString.DocumentAttributeKey](
    /// https://developer.apple.com/documentation/foundation/nsattributedstring/documentattributekey).
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The format of the document: the raw value of a ``DocumentType``.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The encoding of the characters: the raw value of a `String.Encoding`.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// Creates a text from the data of a document.
    /// See Apple's [init(data:options:documentAttributes:)](
    /// https://developer.apple.com/documentation/foundation/nsattributedstring/init(data:options:documentattributes:)).
    ///
    /// ```swift
    /// let text = try NSAttributedString(
    ///     data: Data(html.utf8),
    ///     options: [
    ///         .documentType: NSAttributedString.DocumentType.html,
    ///         .characterEncoding: String.Encoding.utf8.rawValue,
    ///     ],
    ///     documentAttributes: nil)
    /// ```
    ///
    /// Text of HTML without a style is black and has the system font of 12 points. <doc:TextLayout> describes what is read of
    /// HTML. Nothing is loaded, and no script runs. It may be called on any thread.
    ///
    /// - Parameters:
    ///   - data: The document.
    ///   - options: The format and the encoding of the document. Other keys have no effect.
    ///   - dict: Gets what is known of the document, by the raw values of the keys of ``DocumentAttributeKey``.
    /// - Throws: `CocoaError.featureUnsupported` if the option `documentType` is neither HTML nor text,
    ///   `CocoaError.fileReadUnknownStringEncoding` if the option `characterEncoding` is no encoding, and
    ///   `CocoaError.fileReadInapplicableStringEncoding` if the data is not in the encoding of the option.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let type = try DocumentType(of: data, options)
        let decoded = try DocumentText(
            data, encoding: String.Encoding(options), isHTML: type == .html)
        dict?.pointee = [
            DocumentAttributeKey.documentType.rawValue: type.rawValue,
            DocumentAttributeKey.characterEncoding.rawValue: decoded.encoding.rawValue,
        ]
        if type == .html {
            self.init(attributedString: HTMLReader.read(decoded.text) { $0.size }.attributedText)
        } else {
            let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
            self.init(string: decoded.text, attributes: attributes)
        }
    }
}

extension NSAttributedString.DocumentType {
    /// Creates the format of a document by its options, or by its data if they do not name it.
    fileprivate init(of data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
        let type: Self
        switch options[.documentType] {
        case let value as Self: type = value
        case let name as String: type = Self(rawValue: name)
        case nil:
            let start = String(decoding: data.prefix(256), as: UTF8.self).lowercased()
                .trimmingCharacters(in: .whitespacesAndNewlines.union(CharacterSet(charactersIn: "\u{FEFF}")))
            type =
                start.hasPrefix("<!doctype html") || start.hasPrefix("<html")
                ? .html : start.hasPrefix("{\\rtf") ? Self(rawValue: "NSRTF") : .plain
        case .some(let value): type = Self(rawValue: String(describing: value))
        }
        guard type == .html || type == .plain else {
            throw CocoaError(
                .featureUnsupported,
                userInfo: [
                    NSLocalizedDescriptionKey:
                        "Attributed strings cannot be read from documents of the type \(type.rawValue.prefix(100))."
                ])
        }
        self = type
    }
}

extension String.Encoding {
    /// Creates the encoding that the options for reading a document name, or nil if they name none.
    fileprivate init?(_ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
        switch options[.characterEncoding] {
        case nil: return nil
        case let encoding as String.Encoding: self = encoding
        case let value as UInt: self.init(rawValue: value)
        case let value as NSNumber where value.int64Value >= 0: self.init(rawValue: value.uintValue)
        case .some(let value):
            throw CocoaError(
                .fileReadUnknownStringEncoding,
                userInfo: [
                    NSLocalizedDescriptionKey:
                        "“\(String(describing: value).prefix(100))” is no encoding of characters."
                ])
        }
    }
}
