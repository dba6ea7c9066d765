import Foundation
import TesseraDisplay

/// Changes the look of the pointer while it is over a view.
/// See Apple's [UIPointerInteraction](https://developer.apple.com/documentation/uikit/uipointerinteraction).
///
/// The app gets messages about the pointer only while it is over such a view. A touch screen has no pointer.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// The object that decides the look of the pointer.
    open var delegate: (any UIPointerInteractionDelegate)? { ownDelegate }
    /// A Boolean value that tells whether the interaction is enabled.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { pointerLeft() }
            view?.setNeedsCommit()
        }
    }
    /// The view to which the interaction was added, or nil.
    open private(set) weak var view: UIView?

    private weak var ownDelegate: (any UIPointerInteractionDelegate)?
    /// The region in which the pointer is, or nil.
    private var region: UIPointerRegion?
    /// Another view to which the present effect applies, or nil.
    private weak var affected: UIView?
    /// The place of the pointer in points of the window, or nil.
    private var location: CGPoint?

    /// Creates an interaction. Add it to a view with ``UIView/addInteraction(_:)``.
    ///
    /// - Parameter delegate: The object that decides the look of the pointer. If nil, the content of the view
    ///   is highlighted.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        ownDelegate = delegate
        super.init()
    }

    /// Ends the effect, because the interaction is about to be added to a view or removed from one.
    open func willMove(to view: UIView?) {
        if view !== self.view { pointerLeft() }
    }

    /// Stores the view to which the interaction was added, or nil if it was removed.
    open func didMove(to view: UIView?) { self.view = view }

    /// Asks the delegate anew for the region and the style at the present place of the pointer.
    open func invalidate() {
        guard let location, region != nil else { return }
        pointerLeft()
        move(to: location)
    }

    /// Handles a pointer over the view, at a point of the window. Returns true if it is in a region of the
    /// view.
    @discardableResult
    func move(to location: CGPoint) -> Bool {
        guard let view, isEnabled else { return false }
        self.location = location
        let place = view.convert(location, from: nil)
        let whole = UIPointerRegion(rect: view.bounds)
        let found =
            delegate?.pointerInteraction(
                self, regionFor: UIPointerRegionRequest(location: place), defaultRegion: whole)
            ?? (delegate == nil ? whole : nil)
        guard let found, found.rect.contains(place) else {
            pointerLeft()
            return false
        }
        if let region, region.isSame(as: found) { return true }
        pointerLeft()
        self.location = location
        region = found
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willEnter: found, animator: animator)
        display(style(for: found), on: view)
        animator.run()
        return true
    }

    private func style(for region: UIPointerRegion) -> UIPointerStyle? {
        if let style = delegate?.pointerInteraction(self, styleFor: region) { return style }
        guard delegate == nil, let view, view.superview != nil else { return nil }
        return UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
    }

    private func display(_ style: UIPointerStyle?, on view: UIView) {
        guard let style else { return }
        var content = PointerContent()
        if style.isHidden { content.isHidden = true }
        if let plate = style.plate(on: view) {
            (content.path, content.isFixed) = (plate.shape.notation, true)
        } else if let path = style.shape?.path, !path.isEmpty {
            content.path = path.shape.notation
        }
        if let effect = style.effect, effect.preview.view !== view {
            affected = effect.preview.view
            PointerLooks.set(PointerContent(effect: style.effectContent), of: effect.preview.view)
        } else {
            content.effect = style.effectContent
        }
        PointerLooks.set(content, of: view)
    }

    /// Ends the effect when the pointer is no longer in the region.
    func pointerLeft() {
        guard let region else { return }
        self.region = nil
        location = nil
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willExit: region, animator: animator)
        for view in [view, affected].compactMap({ $0 }) { PointerLooks.set(nil, of: view) }
        affected = nil
        animator.run()
    }
}

extension UIPointerInteraction: WishingInteraction {
    var wishes: GestureWishes { isEnabled ? .hover : [] }
}

/// The looks of the pointer over views, and its effects on them. They are not stored in the views, because
/// few views have any.
@MainActor
enum PointerLooks {
    private struct Look {
        weak var view: UIView?
        var content: PointerContent
    }

    private static var looks: [ObjectIdentifier: Look] = [:]

    static func set(_ content: PointerContent?, of view: UIView) {
        // Entries of deallocated views are removed.
        looks = looks.filter { $0.value.view != nil }
        let isUsual = content == nil || content == PointerContent()
        looks[ObjectIdentifier(view)] = isUsual ? nil : content.map { Look(view: view, content: $0) }
        view.setNeedsCommit()
    }

    static func content(of view: UIView) -> PointerContent? {
        guard !looks.isEmpty, let look = looks[ObjectIdentifier(view)], look.view === view else { return nil }
        return look.content
    }
}

/// Runs an app's animations when the pointer enters or leaves a region.
@MainActor
private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        let (animations, completions) = (animations, completions)
        UIView.animate(
            withDuration: 0.2, animations: { for animation in animations { animation() } },
            completion: { isFinished in for completion in completions { completion(isFinished) } })
    }
}
