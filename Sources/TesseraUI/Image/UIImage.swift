import Foundation
import Synchronization
import TesseraGraphics

/// A picture: encoded as it came, or a symbol.
/// See Apple's [UIImage](https://developer.apple.com/documentation/uikit/uiimage).
///
/// The encoded bytes are kept and the display decodes them; of a picture only the size is read here. Sendable: it holds
/// constants only, so that pictures can be made on any thread.
open class UIImage: NSObject, @unchecked Sendable {
    /// Whether an image is drawn in its own colours or in the tint colour.
    public enum RenderingMode: Int, Sendable {
        /// Symbols in the tint colour, pictures in their own.
        case automatic = 0
        /// In its own colours.
        case alwaysOriginal = 1
        /// In the tint colour.
        case alwaysTemplate = 2
    }

    enum Content: Sendable {
        case picture(ImageResource)
        case symbol(name: String, glyph: Character)
    }

    let content: Content
    let tint: UIColor?
    /// The size in points.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat
    /// Whether symbols take the tint colour.
    public let renderingMode: RenderingMode

    init(_ content: Content, size: CGSize, scale: CGFloat, mode: RenderingMode, tint: UIColor?) {
        self.content = content
        self.size = size
        self.scale = scale
        renderingMode = mode
        self.tint = tint
        super.init()
    }

    /// Creates an image from encoded data: JPEG, PNG, GIF or WebP. Nil where the data is nothing of these.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates an image from encoded data with `scale` pixels per point. Nil where the data is no image.
    public convenience init?(data: Data, scale: CGFloat) {
        guard scale > 0, let information = try? ImageDecoder.information(of: data) else { return nil }
        self.init(
            .picture(ImageResource(data: data, mediaType: information.format.mediaType)),
            size: CGSize(
                width: CGFloat(information.width) / scale, height: CGFloat(information.height) / scale),
            scale: scale, mode: .automatic, tint: nil)
    }

    /// Creates an image from a file. Nil where there is none, or where it is no image.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// Creates a symbol by its SF Symbols name. Nil where the symbol font has nothing of that meaning.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates a symbol by its SF Symbols name, at a size. Nil where the symbol font has nothing of that meaning.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let glyph = SymbolCatalog.glyph(named: name) else { return nil }
        // A symbol is drawn a little larger than text of its size, as SF Symbols' medium scale is.
        let side = ((configuration as? SymbolConfiguration)?.pointSize ?? 17) * 1.2
        self.init(
            .symbol(name: name, glyph: glyph), size: CGSize(width: side, height: side), scale: 1,
            mode: .automatic, tint: nil)
    }

    /// The same image, drawn in its own colours or in the tint colour.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(content, size: size, scale: scale, mode: renderingMode, tint: tint)
    }

    /// The same image in a colour of its own, which takes effect for symbols.
    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// The same image in a colour of its own, which takes effect for symbols.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(content, size: size, scale: scale, mode: renderingMode, tint: color)
    }

    /// Whether the image is a symbol.
    open var isSymbolImage: Bool {
        if case .symbol = content { true } else { false }
    }

    var resource: ImageResource? {
        if case .picture(let resource) = content { resource } else { nil }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        guard size == other.size, renderingMode == other.renderingMode, tint == other.tint else {
            return false
        }
        switch (content, other.content) {
        case (.picture(let left), .picture(let right)): return left === right
        case (.symbol(let left, _), .symbol(let right, _)): return left == right
        default: return false
        }
    }

    open override var hash: Int { size.width.hashValue }

    /// What an image is asked to look like. Sendable: it and its subclass hold constants only.
    open class Configuration: NSObject, @unchecked Sendable {
        override fileprivate init() { super.init() }
    }

    /// The size of a symbol.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat

        /// Creates a configuration for the size of the text beside which a symbol stands, in points.
        public init(pointSize: CGFloat) {
            self.pointSize = pointSize
            super.init()
        }
    }
}

/// The encoded bytes of a picture, by a number under which the host keeps them.
final class ImageResource: Sendable {
    let id: Int
    let data: Data
    let mediaType: String

    private static let lastID = Atomic<Int>(0)
    private static let released = Mutex<[Int]>([])

    init(data: Data, mediaType: String) {
        id = Self.lastID.add(1, ordering: .relaxed).newValue
        self.data = data
        self.mediaType = mediaType
    }

    deinit {
        let id = id
        Self.released.withLock { $0.append(id) }
    }

    /// The numbers of the pictures that have gone since the last call.
    static func takeReleased() -> [Int] {
        released.withLock { ids in
            defer { ids = [] }
            return ids
        }
    }
}
