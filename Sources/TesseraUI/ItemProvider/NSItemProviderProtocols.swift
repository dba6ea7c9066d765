import Foundation

/// The groups of programs that may read a representation of an item.
/// See Apple's [NSItemProviderRepresentationVisibility](
/// https://developer.apple.com/documentation/foundation/nsitemproviderrepresentationvisibility).
///
/// Here items stay within the app, which can read all of its representations. Other programs get only the
/// text or the address that goes to the system's clipboard when item providers are put on
/// ``UIPasteboard/general``. Only representations with the visibility ``all`` get there.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All programs may read it.
    case all = 0
    /// Only apps of the same team may read it.
    case team = 1
    /// Only apps of the same group may read it.
    case group = 2
    /// Only the app itself may read it.
    case ownProcess = 3

    /// Returns the stricter of two visibilities.
    func narrowed(by other: Self) -> Self { rawValue > other.rawValue ? self : other }
}

/// The ways in which the file of a representation may be used.
/// See Apple's [NSItemProviderFileOptions](https://developer.apple.com/documentation/foundation/nsitemproviderfileoptions).
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates options from their bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The reader gets the original file instead of a copy.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// An object that item providers can convert to data.
/// See Apple's [NSItemProviderWriting](https://developer.apple.com/documentation/foundation/nsitemproviderwriting).
public protocol NSItemProviderWriting: NSObjectProtocol, SendableMetatype {
    /// The types of data to which objects of the class can be converted, the best one first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The types of data to which this object can be converted, the best one first; by default those of its
    /// class.
    var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Returns the visibility of data to which objects of the class are converted;
    /// ``NSItemProviderRepresentationVisibility/all`` by default. If a provider registers an object with a
    /// stricter visibility, that one applies.
    static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility
    /// Returns the visibility of data to which this object is converted; by default that of its class.
    func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility
    /// Converts the object to data of a type.
    ///
    /// - Parameters:
    ///   - typeIdentifier: One of the types to which the object can be converted.
    ///   - completionHandler: A closure that gets the data or an error. The object calls it once, on any
    ///     thread.
    /// - Returns: The progress of the work, or nil if the object reports none.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// The types of the class.
    public var writableTypeIdentifiersForItemProvider: [String] {
        Self.writableTypeIdentifiersForItemProvider
    }

    /// Returns ``NSItemProviderRepresentationVisibility/all``.
    public static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility { .all }

    /// Returns the visibility of the class.
    public func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility {
        Self.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier)
    }
}

/// An object that can be created from the data of an item provider.
/// See Apple's [NSItemProviderReading](https://developer.apple.com/documentation/foundation/nsitemproviderreading).
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
    /// The types of data from which objects of the class can be created, the best one first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Creates an object from data of a type, or throws an error if that is not possible.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
