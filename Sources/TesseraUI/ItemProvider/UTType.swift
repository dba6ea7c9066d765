import Foundation
import Synchronization

/// A type of data, with its identifier and the types to which it conforms.
/// See Apple's [UTType](https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct).
///
/// The known types are those that apps exchange by drag and drop and by the pasteboard. An app adds its own
/// with ``init(exportedAs:conformingTo:)``.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The identifier of the type, such as `public.png`.
    public let identifier: String

    /// Creates a known type by its identifier, or returns nil if the identifier is unknown.
    public init?(_ identifier: String) {
        guard KnownTypes.entry(of: identifier) != nil else { return nil }
        self.identifier = identifier
    }

    /// Creates a type that the app defines.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the type.
    ///   - parentType: The type to which it conforms, or nil for ``data``.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        KnownTypes.add(identifier, parent: parentType?.identifier ?? "public.data")
        self.identifier = identifier
    }

    /// Creates a type that another app defines.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the type.
    ///   - parentType: The type to which it conforms, or nil for ``data``.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// Creates the type of files with an extension such as `png`, or returns nil if no known type that
    /// conforms to `supertype` has it.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        self.init(supertype) { $0.extensions.contains(wanted) }
    }

    /// Creates the type for a MIME type such as `image/png`, or returns nil if no known type that conforms to
    /// `supertype` has it.
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

    /// Decodes the identifier.
    public init(from decoder: any Decoder) throws {
        identifier = try decoder.singleValueContainer().decode(String.self)
    }

    /// Encodes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }

    /// The identifier.
    public var description: String { identifier }
    /// The extension of names of files with this type, or nil if none is known.
    public var preferredFilenameExtension: String? { KnownTypes.entry(of: identifier)?.extensions.first }
    /// The MIME type, or nil if none is known.
    public var preferredMIMEType: String? { KnownTypes.entry(of: identifier)?.mimeType }

    /// Returns true if the type is `type` or conforms to it, as PNG conforms to image.
    public func conforms(to type: UTType) -> Bool {
        KnownTypes.conforms(identifier, to: type.identifier)
    }

    /// Returns true if the type conforms to `type` and differs from it.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    /// Returns true if `type` conforms to this type and differs from it.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}
