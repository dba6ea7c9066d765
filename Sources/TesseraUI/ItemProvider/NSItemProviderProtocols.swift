import Foundation

/// Who may read a representation of an item.
/// See Apple's [NSItemProviderRepresentationVisibility](
/// https://developer.apple.com/documentation/foundation/nsitemproviderrepresentationvisibility).
///
/// Items stay within the app here, which reads all of its representations. Other programs see one thing: the text or the address that
/// goes onto the system's clipboard as item providers are put onto ``UIPasteboard/general``. Only what everyone may read gets there.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Everyone.
    case all = 0
    /// Apps of the same team.
    case team = 1
    /// Apps of the same group.
    case group = 2
    /// The app itself.
    case ownProcess = 3

    /// Returns which of two says that fewer may read.
    func narrowed(by other: Self) -> Self { rawValue > other.rawValue ? self : other }
}

/// How the file of a representation may be used.
/// See Apple's [NSItemProviderFileOptions](https://developer.apple.com/documentation/foundation/nsitemproviderfileoptions).
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: Int

    /// Creates options from a number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The reader gets the file itself and no copy.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// What an item provider can make data of.
/// See Apple's [NSItemProviderWriting](https://developer.apple.com/documentation/foundation/nsitemproviderwriting).
public protocol NSItemProviderWriting: NSObjectProtocol, SendableMetatype {
    /// The types of data that objects of the class can be written as, the best one first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The types of data that this object can be written as, the best one first; by default those of its class.
    var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Returns who may read what objects of the class are written as; everyone by default. Where a provider registers an object for fewer
    /// readers, these count.
    static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility
    /// Returns who may read what this object is written as; by default what its class says.
    func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility
    /// Writes the object as data of a type.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type, one of those that can be written.
    ///   - completionHandler: Takes the data, or why there is none. The object calls it once, from any thread.
    /// - Returns: How far the work has come, or nil if nobody needs to know.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// Those of the class.
    public var writableTypeIdentifiersForItemProvider: [String] {
        Self.writableTypeIdentifiersForItemProvider
    }

    /// Returns that everyone may read it.
    public static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility { .all }

    /// Returns what the class says.
    public func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility {
        Self.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier)
    }
}

/// What can be made from the data of an item provider.
/// See Apple's [NSItemProviderReading](https://developer.apple.com/documentation/foundation/nsitemproviderreading).
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
    /// The types of data that objects of the class can be made from, the best one first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes an object from data of a type, or throws what is wrong with it.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
