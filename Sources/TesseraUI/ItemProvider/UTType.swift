import Foundation
import Synchronization

/// A type of data: what it is called, and of which other types it is one.
/// See Apple's [UTType](https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct).
///
/// The types are those that apps exchange by drag and drop and by the pasteboard; an app adds its own with
/// ``init(exportedAs:conformingTo:)``.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
    /// What the type is called, as in `public.png`.
    public let identifier: String

    /// Creates a type that is known by its identifier, or nil if it is not known.
    public init?(_ identifier: String) {
        guard KnownTypes.entry(of: identifier) != nil else { return nil }
        self.identifier = identifier
    }

    /// Creates a type that the app defines.
    ///
    /// - Parameters:
    ///   - identifier: What it is called.
    ///   - parentType: What it is one of; data where nil.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        KnownTypes.add(identifier, parent: parentType?.identifier ?? "public.data")
        self.identifier = identifier
    }

    /// Creates a type that another app defines.
    ///
    /// - Parameters:
    ///   - identifier: What it is called.
    ///   - parentType: What it is one of; data where nil.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// Creates the type that files with an extension have, as `png`, or nil if none is known that is one of `supertype`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        self.init(supertype) { $0.extensions.contains(wanted) }
    }

    /// Creates the type that a MIME type stands for, as `image/png`, or nil if none is known that is one of `supertype`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let wanted = mimeType.lowercased()
        self.init(supertype) { $0.mimeType == wanted }
    }

    private init?(_ supertype: UTType, where isWanted: (KnownTypes.Entry) -> Bool) {
        guard
            let entry = KnownTypes.standard.first(where: {
                isWanted($0) && KnownTypes.conforms($0.identifier, to: supertype.identifier)
            })
        else { return nil }
        identifier = entry.identifier
    }

    /// Reads the type that is encoded.
    public init(from decoder: any Decoder) throws {
        identifier = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }

    /// The identifier.
    public var description: String { identifier }
    /// The extension that names of files of the type have, or nil if none is known.
    public var preferredFilenameExtension: String? { KnownTypes.entry(of: identifier)?.extensions.first }
    /// The MIME type, or nil if none is known.
    public var preferredMIMEType: String? { KnownTypes.entry(of: identifier)?.mimeType }

    /// Returns true where the type is `type` or one of its kinds: a PNG is an image.
    public func conforms(to type: UTType) -> Bool {
        KnownTypes.conforms(identifier, to: type.identifier)
    }

    /// Returns true where the type is a kind of `type`, and not `type` itself.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    /// Returns true where `type` is a kind of the type, and not the type itself.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}
