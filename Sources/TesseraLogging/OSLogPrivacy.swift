/// A level of privacy, which determines if the log contains a value of a message.
///
/// The developer runs the processes of Tessera, so they write values as a process that Xcode has started does: all values except
/// ``sensitive`` ones.
///
/// See Apple's [OSLogPrivacy](https://developer.apple.com/documentation/os/oslogprivacy).
public struct OSLogPrivacy: Sendable {
    /// The text that replaces a value.
    public enum Mask: Sendable {
        /// A hash, which is the same for equal values within one run of the process.
        case hash
        /// No hash: the log contains the value or, if it is sensitive, `<private>`.
        case none
    }

    enum Visibility { case automatic, `public`, `private`, sensitive }

    let visibility: Visibility
    let mask: Mask

    /// The usual level, at which the log contains the value.
    public static let auto = OSLogPrivacy(visibility: .automatic, mask: .none)
    /// A value that everybody may read.
    public static let `public` = OSLogPrivacy(visibility: .public, mask: .none)
    /// A value that only the developer may read.
    public static let `private` = OSLogPrivacy(visibility: .private, mask: .none)
    /// A value that nobody may read.
    public static let sensitive = OSLogPrivacy(visibility: .sensitive, mask: .none)

    /// Returns the usual level with a mask for the value.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .automatic, mask: mask) }

    /// Returns the level ``private`` with a mask for the value.
    public static func `private`(mask: Mask) -> OSLogPrivacy {
        OSLogPrivacy(visibility: .private, mask: mask)
    }

    /// Returns the level ``sensitive`` with a mask for the value.
    public static func sensitive(mask: Mask) -> OSLogPrivacy {
        OSLogPrivacy(visibility: .sensitive, mask: mask)
    }

    /// Returns the text that the log contains for a value.
    func text(_ value: String) -> String {
        guard visibility != .public else { return value }
        if case .hash = mask {
            return "<mask.hash: '\(String(UInt(bitPattern: value.hashValue), radix: 16))'>"
        }
        return visibility == .sensitive ? "<private>" : value
    }
}
