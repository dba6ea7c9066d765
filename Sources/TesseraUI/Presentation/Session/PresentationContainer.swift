import Foundation
import TesseraDisplay

/// The view in which a presentation takes place.
final class PresentationContainer: UIView {
    weak var presentation: Presentation?
    /// The views behind the container that get touches as if the container did not exist.
    var passthroughViews: [UIView] = [] { didSet { update() } }

    /// True if the user cannot reach the presenter's view. The container lies in a context, so that everything else stays in
    /// reach.
    private(set) var coversPresenter = false {
        didSet {
            if coversPresenter != oldValue { presentation?.presenter?.viewIfLoaded?.setNeedsCommit() }
        }
    }

    override var accessibilityRole: AccessibilityContent.Role? {
        presentation?.active.isDialog == true ? .dialog : nil
    }

    /// Updates the container to the present state of the presentation controller.
    func update() {
        let isModal = presentation?.active.isModal == true && passthroughViews.isEmpty
        accessibilityViewIsModal = isModal && superview is UIWindow
        coversPresenter = isModal && superview != nil && !(superview is UIWindow)
        accessibilityLabel = presentation?.active.isDialog == true ? presentation?.content?.spokenTitle : nil
        setNeedsCommit()
    }

    /// Applies the traits that the presentation controller overrides.
    func takeTraitOverrides() {
        let overrides = presentation?.active.traitOverrides ?? UITraitOverrides()
        guard traitState != nil || !overrides.isEmpty else { return }
        traitOverrides = overrides
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        presentation?.layOut()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        presentation?.traitsDidChange(from: previousTraitCollection)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for view in passthroughViews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        let hit = super.hitTest(point, with: event)
        return hit === self && presentation?.active.letsTouchesThrough == true ? nil : hit
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        if presentation?.active.letsTouchesThrough == true { properties.ignoresTouches = true }
    }
}

extension UIView {
    /// True if a controller that is presented in the context of the view's controller covers the view, or an active search in the
    /// content of that controller does.
    var isCoveredInContext: Bool {
        if let viewController {
            if viewController.presented?.modal?.presentation?.container.coversPresenter == true {
                return true
            }
            if viewController.searchCovers(self) { return true }
        }
        return superview?.viewController?.searchCovers(self) == true
    }
}

extension UIViewController {
    /// The name of the controller for assistive technology: its title, or that of the top controller of a
    /// navigation controller, or nil.
    fileprivate var spokenTitle: String? {
        if let title, !title.isEmpty { return title }
        if let top = childInFront {
            return top.navigationItem.title ?? top.title
        }
        return nil
    }
}
