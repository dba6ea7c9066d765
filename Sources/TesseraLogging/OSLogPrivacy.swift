/// Whether a value of a message may be read in the log.
///
/// A process of Tessera is one that its developer runs, so it writes values as a process does that Xcode has started: those
/// without privacy and those with ``private`` as they are, and ``sensitive`` ones never.
///
/// See Apple's [OSLogPrivacy](https://developer.apple.com/documentation/os/oslogprivacy).
public struct OSLogPrivacy: Sendable {
    /// What takes the place of a value that is not written.
    public enum Mask: Sendable {
        /// A number that is the same for equal values within one run of the process.
        case hash
        /// Nothing takes its place.
        case none
    }

    enum Visibility { case automatic, `public`, `private`, sensitive }

    let visibility: Visibility
    let mask: Mask

    /// The level that the type of the value has by itself.
    public static let auto = OSLogPrivacy(visibility: .automatic, mask: .none)
    /// A value that everybody may read.
    public static let `public` = OSLogPrivacy(visibility: .public, mask: .none)
    /// A value that the developer alone may read.
    public static let `private` = OSLogPrivacy(visibility: .private, mask: .none)
    /// A value that nobody may read.
    public static let sensitive = OSLogPrivacy(visibility: .sensitive, mask: .none)

    /// The level that the type of the value has by itself, with what takes the value's place.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .automatic, mask: mask) }

    /// A value that the developer alone may read, with what takes its place.
    public static func `private`(mask: Mask) -> OSLogPrivacy {
        OSLogPrivacy(visibility: .private, mask: mask)
    }

    /// A value that nobody may read, with what takes its place.
    public static func sensitive(mask: Mask) -> OSLogPrivacy {
        OSLogPrivacy(visibility: .sensitive, mask: mask)
    }

    /// The text as the log has it.
    func text(_ value: String) -> String {
        guard visibility != .public else { return value }
        if case .hash = mask {
            return "<mask.hash: '\(String(UInt(bitPattern: value.hashValue), radix: 16))'>"
        }
        return visibility == .sensitive ? "<private>" : value
    }
}
