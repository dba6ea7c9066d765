import Foundation
import TesseraDisplay

/// The environment in which a view describes itself.
struct CommitContext {
    /// The traits by which colours are resolved.
    var traits: UITraitCollection
    /// True if the display of the view's scene gets the description. Other descriptions are for pictures and copies.
    var isForDisplay = false
}

extension UIView {
    /// Marks the view's properties as changed. The display gets them at the end of the turn of the main loop.
    func setNeedsCommit() {
        if let maskedView { maskedView.updateMask() }
        if let layerState { layerState.viewChanged() }
        guard !node.needsCommit else { return }
        node.needsCommit = true
        node.committer?.add(self)
    }

    /// Notes that the view represents another item of a list or a picker from now on.
    ///
    /// - Parameter host: The list or the picker.
    func noteReuse(in host: UIView) {
        node.reuseNumber = host.window?.windowScene?.committer.sentChanges
    }

    /// Marks the view's list of subviews as changed.
    func setNeedsChildrenCommit() {
        if let layerState {
            // A view that is displayed by its copies only stays marked, while they are not.
            layerState.replicas.setNeedsChildrenCommit()
            replicator?.copies.setNeedsChildrenCommit()
        }
        guard !node.childrenNeedCommit else { return }
        node.childrenNeedCommit = true
        node.committer?.add(self)
        elementsWithinDidChange()
    }

    /// Returns the properties of the element that stands for the view.
    func properties(context: CommitContext) -> NodeProperties {
        TintScope.of(self) { describedProperties(context: context) }
    }

    private func describedProperties(context: CommitContext) -> NodeProperties {
        if let copied = copiedProperties(context: context) { return copied }
        drawIfNeeded(traits: context.traits)
        var properties = look(of: targetState, context: context)
        if !isUserInteractionEnabled { properties.ignoresTouches = true }
        let edges = watchedEdges
        if !edges.isEmpty { properties.watchedEdges = UInt8(truncatingIfNeeded: edges.rawValue) }
        if keepsTouches { properties.keepsTouches = true }
        properties.dragSource = dragSource
        if MotionEffects.areUsed { properties.tilt = MotionEffects.content(of: MotionEffects[self]) }
        let wishes = gestureWishes
        if !wishes.isEmpty { properties.gestures = wishes }
        properties.pointer = PointerLooks.content(of: self)
        properties.identifier = accessibilityIdentifier
        if accessibilityIgnoresInvertColors { properties.keepsColors = true }
        describeAccessibility(in: &properties)
        describeContent(in: &properties, context: context)
        emitterLayer?.describeEmission(of: self, in: &properties)
        if properties.image == nil, !viewState.keepsDepth {
            let mode = ImageContent.ContentMode(contentMode)
            properties.image =
                layerState.flatMap { state in
                    state.contents?.content(mode: mode, center: state.contentsCenter)
                }
                ?? drawnPicture?.content(mode: mode)
        }
        layerState?.describeFilters(of: self, in: &properties, traits: context.traits)
        return properties
    }

    /// Returns the properties of place and look that the view's element has with a state.
    func look(of state: ViewState, context: CommitContext) -> NodeProperties {
        TintScope.of(self) { describedLook(of: state, context: context) }
    }

    private func describedLook(of state: ViewState, context: CommitContext) -> NodeProperties {
        var properties = NodeProperties()
        let (traits, place) = (context.traits, displayedPlace(of: state))
        let anchor = state.anchorPoint
        var origin = CGPoint(
            x: place.center.x - state.bounds.width * anchor.x,
            y: place.center.y - state.bounds.height * anchor.y)
        if let superview, !superview.scrollsSubviews {
            origin.x -= superview.bounds.minX
            origin.y -= superview.bounds.minY
        }
        properties.frame = NodeFrame(CGRect(origin: origin, size: state.bounds.size))
        if let space = displayedSpaceTransform(of: state) {
            properties.transform = NodeTransform(space: space)
        } else if !place.transform.isIdentity {
            properties.transform = NodeTransform(place.transform)
        }
        properties.space = SpaceContent(state, isMirrored: isFlipped)
        if anchor != CGPoint(x: 0.5, y: 0.5) {
            properties.anchorPoint = [Double(anchor.x), Double(anchor.y)]
        }
        let depth = state.depth
        if depth != 0, depth.isFinite { properties.zPosition = depth }
        if state.keepsDepth {
            // The layer is not a plane, and only its sublayers are visible.
            if state.isHidden { properties.isHidden = true }
            return properties
        }
        var alpha = state.alpha * (state.mask?.alpha ?? 1)
        var outer = superview
        while let solid = outer, solid.viewState.keepsDepth {
            alpha *= solid.viewState.alpha
            outer = solid.superview
        }
        if alpha < 1 { properties.alpha = (Double(alpha) * 1000).rounded() / 1000 }
        properties.mask = state.mask?.content
        if state.isHidden { properties.isHidden = true }
        if state.clipsToBounds { properties.clipsToBounds = true }
        if let color = state.backgroundColor?.displayColor(for: traits), color.alpha > 0 {
            properties.backgroundColor = color
        }
        describePattern(in: &properties, traits: traits)
        state.layerContent?.describe(in: &properties, bounds: state.bounds)
        if state.cornerRadius > 0, !state.maskedCorners.isEmpty {
            properties.cornerRadius = state.cornerRadii
        }
        if state.borderWidth > 0 {
            properties.border = Border(
                width: state.borderWidth, color: (state.borderColor ?? .black).displayColor())
        }
        properties.shadow = state.displayedShadow
        // A browser's filter for the shadow of content would remove the effect of a blur in the content.
        if properties.shadow?.isOfContent == true, let radius = blurRadius(filling: state.bounds.size) {
            properties.shadow?.isOfContent = nil
            if radius > 0 {
                properties.shadow?.box = NodeFrame(CGRect(origin: .zero, size: state.bounds.size))
                properties.shadow?.cornerRadius = (Double(radius) * 1000).rounded() / 1000
            }
        }
        if state.backgroundBlur > 0, !isOpaqueMaterial(properties, traits) {
            properties.backgroundBlur = state.backgroundBlur
        }
        return properties
    }

    /// Returns true if nothing can be seen through the view's material, since the user prefers less transparency.
    private func isOpaqueMaterial(_ properties: NodeProperties, _ traits: UITraitCollection) -> Bool {
        traits.values.reducesTransparency == true && properties.backgroundColor?.alpha == 255
    }

    /// Returns the radius in points of the corners of what blurs in the view, or nil if nothing does. It is 0 if the blur has
    /// another size than the given one.
    private func blurRadius(filling size: CGSize) -> CGFloat? {
        let state = viewState
        let isFull = state.bounds.size == size && state.maskedCorners == .all
        let radius = isFull ? min(state.cornerRadius, min(size.width, size.height) / 2) : 0
        if state.backgroundBlur > 0 { return radius }
        guard let inner = subviews.lazy.compactMap({ $0.blurRadius(filling: size) }).first else { return nil }
        return max(inner, state.clipsToBounds ? radius : 0)
    }

    private func describePattern(in properties: inout NodeProperties, traits: UITraitCollection) {
        guard let image = viewState.backgroundColor?.pattern(for: traits)?.resolved(for: traits),
            let resource = image.resource, image.size.width > 0, image.size.height > 0
        else { return }
        properties.backgroundPattern = PatternContent(
            resource: resource.id, width: image.size.width, height: image.size.height)
    }

    /// The pictures that the view's element refers to: those of its content and its mask, and the pattern of
    /// its background.
    var shownPictures: [ImageFile] { shownPictures(for: traitCollection) }

    /// Returns the pictures that the view's element refers to if the view has the traits.
    func shownPictures(for traits: UITraitCollection) -> [ImageFile] {
        TintScope.of(self) { ownPictures(for: traits) }
    }

    private func ownPictures(for traits: UITraitCollection) -> [ImageFile] {
        var pictures = imageResources(for: traits)
        if let drawnPicture { pictures.append(drawnPicture.resource) }
        if let contents = layerState?.contents { pictures.append(contents.resource) }
        if let emitterLayer { pictures += emitterLayer.pictures }
        if let mask { pictures += mask.imageResources(for: traits) }
        if let pattern = viewState.backgroundColor?.pattern(for: traits)?.resolved(for: traits).resource {
            pictures.append(pattern)
        }
        return pictures
    }
}

/// The names of view classes as browser tests see them.
@MainActor
enum ViewClassName {
    private static var names: [ObjectIdentifier: String] = [:]

    static func name(of view: UIView) -> String {
        if let layer = (view as? LayerView)?.layerIfExists {
            return String(describing: Swift.type(of: layer))
        }
        let type = type(of: view)
        if let name = names[ObjectIdentifier(type)] { return name }
        let name = String(describing: type)
        names[ObjectIdentifier(type)] = name
        return name
    }
}
