import Foundation
import TesseraDisplay

/// A picture of a view in a window. The display makes it for as long as it is visible.
@MainActor
final class ViewPicture: UIView {
    private weak var original: UIView?
    private let hidesOriginal: Bool

    /// Creates a picture with the size of the view.
    ///
    /// - Parameters:
    ///   - original: The view.
    ///   - hidesOriginal: True if the view itself is invisible while the picture is visible.
    init(of original: UIView, hidesOriginal: Bool) {
        self.original = original
        self.hidesOriginal = hidesOriginal
        super.init(frame: original.bounds)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
    }

    required init?(coder: NSCoder) { nil }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        guard let original, original.window != nil else { return }
        properties.picture = PictureContent(view: original.node.id, hidesOriginal: hidesOriginal)
    }
}

/// A mask with the shape of a path.
@MainActor
final class PathMask: UIView {
    let path: UIBezierPath

    init(_ path: UIBezierPath) {
        self.path = path
        super.init(frame: path.isEmpty ? .zero : path.bounds)
        backgroundColor = .black
    }

    required init?(coder: NSCoder) { nil }

    override func describeMask(in mask: inout ViewMask, traits: UITraitCollection) {
        super.describeMask(in: &mask, traits: traits)
        mask.path = path.shape.notation
        mask.isEvenOdd = path.usesEvenOddFillRule
    }
}
