import TesseraBasics
import TesseraGeometry

/// A kind of element in a collection view. (`UICollectionView.ElementCategory` in Swift.)
public enum UICollectionElementCategory: UInt, Hashable, Sendable {
    /// A cell.
    case cell = 0
    /// A header, a footer or another view that belongs to the content.
    case supplementaryView = 1
    /// A view that has no data.
    case decorationView = 2
}

/// The place and the appearance of one element of a collection view.
///
/// Subclasses with properties of their own override `copy(with:)` and `isEqual(_:)`, as on iOS. Attributes
/// belong to the main thread, also when `NSObject` compares them.
/// See Apple's [UICollectionViewLayoutAttributes](
/// https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes).
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
    // A layout pass reads the properties of all attributes several times. No code changes one of them while other code reads it,
    // and checks of that at run time would take longer than the reads.

    /// The place of the element in the data.
    @exclusivity(unchecked) open var indexPath = IndexPath(item: 0, section: 0)
    /// The kind of element: a cell, a supplementary view or a decoration view.
    @exclusivity(unchecked)
    open package(set) var representedElementCategory: UICollectionElementCategory = .cell
    /// The kind of a supplementary or decoration view; `nil` for a cell.
    @exclusivity(unchecked) open package(set) var representedElementKind: String?

    /// The opacity, from 0 to 1.
    @exclusivity(unchecked) open var alpha: CGFloat = 1 {
        didSet { require(alpha.isFinite, "alpha", alpha) }
    }
    /// The order of drawing; higher is in front.
    @exclusivity(unchecked) open var zIndex = 0
    /// A Boolean value that tells whether the element is hidden.
    @exclusivity(unchecked) open var isHidden = false
    /// The transform about the center.
    @exclusivity(unchecked) open var transform: CGAffineTransform = .identity {
        didSet {
            spaceEntries = nil
            let sum = transform.a + transform.b + transform.c + transform.d + transform.tx + transform.ty
            require(sum.isFinite, "transform", transform)
        }
    }

    /// The 16 entries of a transform of space, row by row, or nil if ``transform`` is the whole transform. Setting ``transform``
    /// removes them.
    @exclusivity(unchecked) package var spaceEntries: [CGFloat]? {
        didSet {
            require(spaceEntries?.allSatisfy(\.isFinite) ?? true, "transform3D", spaceEntries ?? [])
        }
    }

    /// The frame before the transform. A frame computed from a stored center and size could differ from the
    /// frame that was set in the last bit.
    @exclusivity(unchecked) private var untransformedFrame: CGRect = .zero {
        didSet {
            pin = nil
            let (origin, size) = (untransformedFrame.origin, untransformedFrame.size)
            require((origin.x + origin.y + size.width + size.height).isFinite, "frame", untransformedFrame)
        }
    }

    /// The movement of the element while the content scrolls, or nil if its layout does not make it stick to
    /// the visible part. Setting the frame, the center or the size afterwards removes it.
    @exclusivity(unchecked) package var pin: LayoutPin?

    /// Creates attributes of a cell at item 0 of section 0. Copying uses this initializer for subclasses,
    /// too.
    public required override init() {}

    /// Creates attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// Creates attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// Creates attributes of this class. It is a method, as initializers of a class that is chosen at run
    /// time must be required, and then each subclass would have to repeat them.
    static func make(
        _ category: UICollectionElementCategory, ofKind kind: String? = nil, at indexPath: IndexPath,
        frame: CGRect, zIndex: Int
    ) -> UICollectionViewLayoutAttributes {
        let attributes = Self()
        attributes.representedElementCategory = category
        attributes.representedElementKind = kind
        attributes.indexPath = indexPath
        attributes.frame = frame
        attributes.zIndex = zIndex
        return attributes
    }

    /// Stops the program if a value that was set is one that no display can draw.
    private func require(_ isRight: Bool, _ name: String, _ value: @autoclosure () -> Any) {
        guard !isRight else { return }
        let element = representedElementKind.map { "the element “\($0)” at" } ?? "the cell at"
        misuse("\(type(of: self))", "\(name) of \(element) \(indexPath) is \(value()); it must be finite")
    }

    // MARK: Geometry

    /// The frame in the content of the collection view, in points. With a transform it is the smallest
    /// rectangle around the transformed bounds. Setting it sets ``center`` and ``size``.
    open var frame: CGRect {
        get {
            if transform.isIdentity, spaceEntries == nil { return untransformedFrame }
            let size = untransformedFrame.size
            let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            var around = box.applying(transform)
            if let spaceEntries {
                let seen = Projection(CATransform3D(entries: spaceEntries)).box(around: box)
                if !seen.isNull { around = seen }
            }
            return around.offsetBy(dx: center.x, dy: center.y)
        }
        set {
            let old = frame
            if spaceEntries != nil, newValue.size == old.size {
                // The picture that an eye sees has another size and another middle than the element.
                center = CGPoint(
                    x: center.x + newValue.minX - old.minX, y: center.y + newValue.minY - old.minY)
                return
            }
            guard !transform.isIdentity else {
                untransformedFrame = newValue
                return
            }
            let size = CGRect(origin: .zero, size: newValue.size).applying(transform.inverted()).size
            untransformedFrame = CGRect(
                x: newValue.midX - size.width / 2, y: newValue.midY - size.height / 2,
                width: size.width, height: size.height)
        }
    }

    /// The middle of the element in the content of the collection view, in points.
    open var center: CGPoint {
        get { CGPoint(x: untransformedFrame.midX, y: untransformedFrame.midY) }
        set {
            untransformedFrame.origin = CGPoint(
                x: newValue.x - untransformedFrame.width / 2, y: newValue.y - untransformedFrame.height / 2)
        }
    }

    /// The size before the transform, in points. Setting it keeps the ``center``.
    open var size: CGSize {
        get { untransformedFrame.size }
        set {
            let center = center
            untransformedFrame.size = newValue
            self.center = center
        }
    }

    /// A rectangle with an origin of zero and the size ``size``.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    // MARK: Copying and comparing

    /// Returns a copy. Call it on the main thread.
    open nonisolated override func copy() -> Any { copyOnMainActor { copy(with: nil) } }

    /// Returns a copy of the same class.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.indexPath = indexPath
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.transform = transform
        copy.spaceEntries = spaceEntries
        copy.untransformedFrame = untransformedFrame
        copy.pin = pin
        return copy
    }

    /// Returns true if `object` is of the same class and describes the same element with the same place and
    /// appearance. Call it on the main thread.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated { isSame(as: other) }
    }

    /// A hash of the index path. Call it on the main thread.
    open nonisolated override var hash: Int {
        MainActor.assumeIsolated { indexPath.hashValue }
    }

    /// Returns the result of ``isEqual(_:)``. It is quicker than `==` for attributes whose class does not override that method.
    package final func equals(_ other: UICollectionViewLayoutAttributes) -> Bool {
        let isPlain = type(of: self) == UICollectionViewLayoutAttributes.self
        return isPlain ? isSame(as: other) : isEqual(other)
    }

    private func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
        type(of: self) == type(of: other) && indexPath == other.indexPath
            && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind
            && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
            && transform == other.transform && spaceEntries == other.spaceEntries
            && untransformedFrame == other.untransformedFrame
    }
}
