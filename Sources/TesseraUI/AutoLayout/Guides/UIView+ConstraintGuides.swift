import Foundation

/// The storage of layout guides in views.
extension UIView {
    /// Adds a guide of the app.
    func adopt(_ guide: UILayoutGuide) {
        let state = autoLayoutState
        if !state.guides.contains(guide) { state.guides.append(guide) }
    }

    /// Removes a guide of the app and deactivates its constraints.
    func forget(_ guide: UILayoutGuide) {
        for ancestor in sequence(first: self, next: \.superview) {
            for constraint in ancestor.autoLayout?.owned ?? []
            where constraint.hasTerm(where: { $0.item === guide }) {
                ancestor.drop(constraint)
            }
        }
        autoLayout?.guides.removeAll { $0 === guide }
    }

    func adoptSystemGuide(_ guide: SystemLayoutGuide) {
        guide.ownerOfSystemGuide = self
        autoLayoutState.systemGuides.append(guide)
    }

    /// Returns the guide of a part of the view, which is created when it is first requested.
    func systemGuide(_ part: SystemLayoutGuide.Part) -> SystemLayoutGuide {
        autoLayout?.systemGuides.first { $0.part == part } ?? SystemLayoutGuide(part, of: self)
    }

    /// Reports to the systems that place guides of the view that its safe area or margins have changed.
    func insetsChangedForGuides() {
        for guide in autoLayout?.systemGuides ?? [] {
            guide.reference.node?.engine?.insetsChanged(of: guide)
        }
        guard scrollsSubviews else { return }
        // The constants of constraints between the content and the margins of a scroll view include the
        // margins.
        for constraint in autoLayout?.owned ?? []
        where constraint.hasTerm(where: { $0.view === self && $0.attribute.withinMargins != nil }) {
            reinstall(constraint)
        }
    }
}
