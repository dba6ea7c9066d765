import Foundation

extension UIDocument {
    /// The state of a document.
    /// See Apple's [UIDocument.State](https://developer.apple.com/documentation/uikit/uidocument/state).
    public struct State: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The document is open, and its editing is possible.
        public static let normal: State = []
        /// The document is not open, or an error has kept it from being opened.
        public static let closed = Self(rawValue: 1 << 0)
        /// Another device has changed the document too. Files of an app in a browser are on no other device, so no document has
        /// this state.
        public static let inConflict = Self(rawValue: 1 << 1)
        /// An error has kept the document from being saved or reverted.
        public static let savingError = Self(rawValue: 1 << 2)
        /// The document must not be edited for the moment.
        public static let editingDisabled = Self(rawValue: 1 << 3)
        /// The document is being loaded from the cloud. Files of an app in a browser are in no cloud, so no document has this
        /// state.
        public static let progressAvailable = Self(rawValue: 1 << 4)
    }

    /// The kinds of changes of a document.
    /// See Apple's [UIDocument.ChangeKind](https://developer.apple.com/documentation/uikit/uidocument/changekind).
    public enum ChangeKind: Int, Sendable {
        /// The user has changed something.
        case done = 0
        /// The user has undone a change.
        case undone = 1
        /// The user has done a change again that was undone.
        case redone = 2
        /// All changes are saved.
        case cleared = 3
    }

    /// The kinds of saving.
    /// See Apple's [UIDocument.SaveOperation](https://developer.apple.com/documentation/uikit/uidocument/saveoperation).
    public enum SaveOperation: Int, Sendable {
        /// The document is saved for the first time.
        case forCreating = 0
        /// The document takes the place of its last version.
        case forOverwriting = 1
    }
}
