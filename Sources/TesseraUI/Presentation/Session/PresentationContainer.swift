import Foundation
import TesseraDisplay

/// The view in which a presentation takes place.
final class PresentationContainer: UIView {
    weak var presentation: Presentation?
    /// The views behind the container that take touches as if it were not there.
    var passthroughViews: [UIView] = [] { didSet { update() } }

    override var accessibilityRole: AccessibilityContent.Role? {
        presentation?.active.isDialog == true ? .dialog : nil
    }

    /// Follows what the presentation controller says of what lies behind.
    func update() {
        accessibilityViewIsModal = presentation?.active.isModal == true && passthroughViews.isEmpty
        accessibilityLabel = presentation?.active.isDialog == true ? presentation?.content?.spokenTitle : nil
        setNeedsCommit()
    }

    /// Applies the traits that the presentation controller states.
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

extension UIViewController {
    /// What assistive technology calls the controller: its title, or that of the controller which it shows.
    fileprivate var spokenTitle: String? {
        if let title, !title.isEmpty { return title }
        if let top = childInFront {
            return top.navigationItem.title ?? top.title
        }
        return nil
    }
}
