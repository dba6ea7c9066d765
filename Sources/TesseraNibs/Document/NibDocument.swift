/// The content of a nib or a storyboard.
public struct NibDocument: Equatable, Sendable {
    /// The kind of a document.
    public enum Kind: String, Sendable {
        /// A nib, whose objects are loaded together.
        case nib
        /// A storyboard, whose scenes are loaded one by one.
        case storyboard

        /// The path extension of the document's file in an app's bundle.
        public var pathExtension: String { self == .nib ? "nib" : "storyboardc" }
    }

    /// The kind of the document.
    public let kind: Kind
    /// The outermost element.
    public let root: NibElement

    /// The greatest depth of elements within elements. Each view within a view takes two levels.
    public static let maximumDepth = 512
    /// The greatest size of a file in bytes.
    public static let maximumSize = 32 << 20
    /// The greatest number of elements and attributes in a file. Without this limit, a file of the greatest size could
    /// have so many that they take gigabytes of memory.
    public static let maximumParts = 500_000

    /// Creates a document from its outermost element.
    public init(kind: Kind, root: NibElement) {
        self.kind = kind
        self.root = root
    }

    /// The objects of a nib in the order of the file, or an empty array for a storyboard.
    public var objects: [NibElement] { kind == .nib ? root.child("objects")?.children ?? [] : [] }
    /// The scenes of a storyboard, or an empty array for a nib.
    public var scenes: [NibElement] { kind == .storyboard ? root.child("scenes")?.children ?? [] : [] }
    /// The colours and images that the document lists as its resources.
    public var resources: [NibElement] { root.child("resources")?.children ?? [] }
}
