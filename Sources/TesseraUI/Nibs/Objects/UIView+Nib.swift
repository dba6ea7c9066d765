import Foundation
import TesseraNibs

extension UIView {
    /// Takes the properties, the subviews and the constraints that a nib gives the view.
    func takeView(_ nib: NibContent) {
        nib.loading.refer(nib.element.id, to: self)
        nib.loading.scene?.noteView(self, of: nib.element)
        nib.with(nib.rect("frame")) { frame = $0 }
        nib.with(nib.rect("bounds")) { bounds = $0 }
        takeViewProperties(nib)
        nib.with(nib.value("accessibilityConfiguration")) { takeAccessibility($0) }
        takeGuides(nib)
        for child in nib.list("subviews") {
            if let view = nib.loading.object(of: child.element, as: UIView.self) { addFromNib(view) }
        }
        let constraints = nib.list("constraints").map { takeConstraint($0) }
        NibVariations.install(on: self, nib, constraints: constraints)
    }

    /// Takes the properties that all views have, except for the frame and the bounds.
    func takeViewProperties(_ nib: NibContent) {
        nib.with(nib.number("alpha")) { alpha = $0 }
        nib.with(nib.bool("hidden")) { isHidden = $0 }
        nib.with(nib.bool("opaque")) { isOpaque = $0 }
        nib.with(nib.bool("clipsSubviews")) { clipsToBounds = $0 }
        nib.with(nib.bool("autoresizesSubviews")) { autoresizesSubviews = $0 }
        nib.with(nib.bool("clearsContextBeforeDrawing")) { clearsContextBeforeDrawing = $0 }
        nib.with(nib.bool("userInteractionEnabled")) { isUserInteractionEnabled = $0 }
        nib.with(nib.bool("multipleTouchEnabled")) { isMultipleTouchEnabled = $0 }
        nib.with(nib.bool("exclusiveTouch")) { isExclusiveTouch = $0 }
        nib.with(nib.integer("tag")) { tag = $0 }
        nib.with(nib.choice("contentMode", Self.contentModes)) { contentMode = $0 }
        nib.with(nib.choice("semanticContentAttribute", Self.semanticAttributes)) {
            semanticContentAttribute = $0
        }
        nib.with(nib.color("backgroundColor")) { backgroundColor = $0 }
        nib.with(nib.color("tintColor")) { tintColor = $0 }
        takeLayoutProperties(nib)
    }

    private func takeLayoutProperties(_ nib: NibContent) {
        nib.with(nib.bool("translatesAutoresizingMaskIntoConstraints")) {
            translatesAutoresizingMaskIntoConstraints = $0
        }
        nib.with(nib.value("autoresizingMask")) {
            autoresizingMask = $0.options([
                "flexibleMinX": .flexibleLeftMargin, "flexibleMaxX": .flexibleRightMargin,
                "flexibleMinY": .flexibleTopMargin, "flexibleMaxY": .flexibleBottomMargin,
                "widthSizable": .flexibleWidth, "heightSizable": .flexibleHeight,
            ])
        }
        nib.with(nib.bool("insetsLayoutMarginsFromSafeArea")) { insetsLayoutMarginsFromSafeArea = $0 }
        nib.with(nib.bool("preservesSuperviewLayoutMargins")) { preservesSuperviewLayoutMargins = $0 }
        nib.with(nib.insets("layoutMargins")) { layoutMargins = $0 }
        nib.with(nib.directionalInsets("directionalLayoutMargins")) { directionalLayoutMargins = $0 }
        func priority(_ name: String) -> UILayoutPriority? {
            nib.number(name).map { UILayoutPriority(Float(min(max($0, 1), 1000))) }
        }
        nib.with(priority("horizontalHuggingPriority")) { setContentHuggingPriority($0, for: .horizontal) }
        nib.with(priority("verticalHuggingPriority")) { setContentHuggingPriority($0, for: .vertical) }
        nib.with(priority("horizontalCompressionResistancePriority")) {
            setContentCompressionResistancePriority($0, for: .horizontal)
        }
        nib.with(priority("verticalCompressionResistancePriority")) {
            setContentCompressionResistancePriority($0, for: .vertical)
        }
    }

    private func takeGuides(_ nib: NibContent) {
        for child in nib.element.children where child.name == "viewLayoutGuide" {
            guard let key = child.key, let guide = nibGuide(key) else { continue }
            _ = nib.value(key)?.string("id")
            nib.loading.refer(child.id, to: guide)
        }
    }

    /// Returns the layout guide of the view for the key that nibs use.
    private func nibGuide(_ key: String) -> UILayoutGuide? {
        switch key {
        case "safeArea": safeAreaLayoutGuide
        case "layoutMargins": layoutMarginsGuide
        case "readableContent": readableContentGuide
        case "keyboard": keyboardLayoutGuide
        case "contentLayoutGuide": scrolledContentGuide
        case "frameLayoutGuide": scrollFrameGuide
        default: nil
        }
    }

    private func takeAccessibility(_ nib: NibContent) {
        nib.with(nib.text("label")) { accessibilityLabel = $0 }
        nib.with(nib.text("value")) { accessibilityValue = $0 }
        nib.with(nib.text("hint")) { accessibilityHint = $0 }
        nib.with(nib.string("identifier")) { accessibilityIdentifier = $0 }
        nib.with(nib.value("isElement")?.bool("value")) { isAccessibilityElement = $0 }
        nib.with(nib.value("traits")) {
            accessibilityTraits = $0.options([
                "button": .button, "link": .link, "header": .header, "image": .image, "selected": .selected,
                "staticText": .staticText, "notEnabled": .notEnabled, "adjustable": .adjustable,
            ])
        }
    }

    private static let contentModes: KeyValuePairs<String, ContentMode> = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    private static let semanticAttributes: KeyValuePairs<String, UISemanticContentAttribute> = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]
}
