/// The content of a nib or a storyboard.
public struct NibDocument: Equatable, Sendable {
    /// The kinds of documents.
    public enum Kind: String, Sendable {
        /// Objects that are loaded together.
        case nib
        /// Scenes that are loaded one by one.
        case storyboard

        /// The extension of the name of the document's file in an app's bundle.
        public var pathExtension: String { self == .nib ? "nib" : "storyboardc" }
    }

    /// The kind of the document.
    public let kind: Kind
    /// The outermost element.
    public let root: NibElement

    /// The greatest depth of elements within elements. Interface Builder needs two for each view within a view.
    public static let maximumDepth = 512
    /// The greatest size of a file in bytes.
    public static let maximumSize = 32 << 20
    /// The greatest number of elements and attributes in a file. A file of the greatest size could otherwise name so many
    /// that they take gigabytes of memory.
    public static let maximumParts = 500_000

    /// Creates a document from its outermost element.
    public init(kind: Kind, root: NibElement) {
        self.kind = kind
        self.root = root
    }

    /// The objects of a nib, in the order in which they stand in the file, or an empty list for a storyboard.
    public var objects: [NibElement] { kind == .nib ? root.child("objects")?.children ?? [] : [] }
    /// The scenes of a storyboard, or an empty list for a nib.
    public var scenes: [NibElement] { kind == .storyboard ? root.child("scenes")?.children ?? [] : [] }
    /// The colours and images that the document names.
    public var resources: [NibElement] { root.child("resources")?.children ?? [] }
}
