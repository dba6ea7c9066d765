import Foundation
import TesseraDisplay

/// The copy of a view, as ``UIView/snapshotView(afterScreenUpdates:)`` returns it.
final class SnapshotView: UIView {
    private let content: ElementCopy
    private let size: CGSize

    init(_ content: ElementCopy, size: CGSize) {
        (self.content, self.size) = (content, size)
        super.init(frame: CGRect(origin: .zero, size: size))
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    // The content changes its size at the same time as the view does, so that both are a part of the same animation.
    override var frame: CGRect { didSet { fit() } }
    override var bounds: CGRect { didSet { fit() } }

    override func layoutSubviews() {
        super.layoutSubviews()
        fit()
    }

    private func fit() {
        guard size.width > 0, size.height > 0 else { return }
        content.center = CGPoint(x: bounds.midX, y: bounds.midY)
        content.transform = CGAffineTransform(
            scaleX: bounds.width / size.width, y: bounds.height / size.height)
    }
}

/// An element as it was at some time.
final class ElementCopy: UIView {
    private let properties: NodeProperties
    private let pictures: [ImageFile]
    /// True for the outermost element, whose place is that of the view.
    private let isOutermost: Bool

    init(_ properties: NodeProperties, frame: CGRect, pictures: [ImageFile], isOutermost: Bool) {
        (self.properties, self.pictures, self.isOutermost) = (properties, pictures, isOutermost)
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func copiedProperties(context: CommitContext) -> NodeProperties? {
        guard isOutermost else { return properties }
        var properties = properties
        let place = look(of: targetState, context: context)
        (properties.frame, properties.transform) = (place.frame, place.transform)
        return properties
    }

    override func imageResources(for traits: UITraitCollection) -> [ImageFile] { pictures }
}

extension UIView {
    /// Returns a copy of the view's elements, or nil if the view was never on a display.
    func frozenCopy(afterUpdates: Bool) -> UIView? {
        if afterUpdates { layoutIfNeeded() }
        guard window != nil || node.committer != nil else { return nil }
        return elementCopy(afterUpdates: afterUpdates, offset: nil).map {
            SnapshotView($0, size: bounds.size)
        }
    }

    /// Returns a copy of the view's element and those within it.
    ///
    /// - Parameter offset: The offset of the content that contains the view, or nil for the outermost view.
    private func elementCopy(afterUpdates: Bool, offset: CGPoint?) -> ElementCopy? {
        let sent = node.committer?.elements[node.id]?.properties
        guard
            var properties = afterUpdates
                ? self.properties(context: CommitContext(traits: traitCollection)) : sent
        else { return nil }
        if let input = self as? TextInputView {
            input.describeCopy(in: &properties, traits: traitCollection)
        }
        // The copy stays where it is while content scrolls, and nothing finds it by an identifier or an index path.
        (properties.sticky, properties.scrollEffect, properties.identifier) = (nil, nil, nil)
        (properties.indexPath, properties.elementKind, properties.section) = (nil, nil, nil)
        (properties.refresh, properties.swipe, properties.gestures) = (nil, nil, nil)
        if let offset {
            let frame = scrollsAlong ? self.frame : properties.frame?.rect ?? .zero
            properties.frame = NodeFrame(frame.offsetBy(dx: -offset.x, dy: -offset.y))
        } else {
            // The outermost copy has a place of its own.
            (properties.transform, properties.isHidden, properties.alpha) = (nil, nil, nil)
        }
        let scrolled = properties.scroll != nil
        if scrolled {
            properties.scroll = nil
            properties.clipsToBounds = true
        }
        let frame = offset == nil ? CGRect(origin: .zero, size: bounds.size) : properties.frame?.rect ?? .zero
        let copy = ElementCopy(properties, frame: frame, pictures: shownPictures, isOutermost: offset == nil)
        for child in displayedChildren {
            let inner = scrolled ? bounds.origin : .zero
            if let view = child.elementCopy(afterUpdates: afterUpdates, offset: inner) {
                copy.addSubview(view)
            }
        }
        return copy
    }

    /// True if the view keeps to an edge of content that scrolls, so that its element is not where the view is.
    private var scrollsAlong: Bool { node.committer?.elements[node.id]?.properties.sticky != nil }
}
