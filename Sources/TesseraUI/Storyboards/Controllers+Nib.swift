import Foundation
import TesseraNibs

extension UINavigationController {
    func takeNavigation(_ nib: NibContent) {
        nib.with(nib.bool("navigationBarHidden")) { isNavigationBarHidden = $0 }
        nib.with(nib.bool("toolbarHidden")) { isToolbarHidden = $0 }
        nib.with(nib.bool("hidesBarsOnTap")) { hidesBarsOnTap = $0 }
        nib.with(nib.bool("hidesBarsOnSwipe")) { hidesBarsOnSwipe = $0 }
        nib.with(nib.bool("hidesBarsWhenKeyboardAppears")) { hidesBarsWhenKeyboardAppears = $0 }
        nib.with(nib.bool("hidesBarsWhenVerticallyCompact")) { hidesBarsWhenVerticallyCompact = $0 }
    }
}

extension UISplitViewController {
    /// Returns the style that a nib gives a split view controller, or nil. A nib for columns states their behavior.
    static func nibStyle(_ nib: NibContent) -> Style? {
        guard nib.bool("allowDoubleColumnStyle") == true || nib.string("behavior") != nil else { return nil }
        let hasThree =
            nib.element.child("connections")?.children.contains {
                $0["relationship"] == "supplementaryViewController"
            }
            ?? false
        return hasThree ? .tripleColumn : .doubleColumn
    }

    func takeSplit(_ nib: NibContent) {
        let behaviors: KeyValuePairs<String, SplitBehavior> = [
            "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
        ]
        nib.with(nib.choice("behavior", behaviors)) { preferredSplitBehavior = $0 }
        let modes: KeyValuePairs<String, DisplayMode> = [
            "automatic": .automatic, "secondaryOnly": .secondaryOnly,
            "oneBesideSecondary": .oneBesideSecondary, "oneOverSecondary": .oneOverSecondary,
            "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
            "twoDisplaceSecondary": .twoDisplaceSecondary, "primaryHidden": .secondaryOnly,
            "allVisible": .oneBesideSecondary, "primaryOverlay": .oneOverSecondary,
        ]
        nib.with(nib.choice("displayMode", modes)) { preferredDisplayMode = $0 }
        nib.with(nib.bool("presentsWithGesture")) { presentsWithGesture = $0 }
        nib.with(nib.bool("showsSecondaryOnlyButton")) { showsSecondaryOnlyButton = $0 }
        nib.with(nib.choice("primaryEdge", ["leading": PrimaryEdge.leading, "trailing": .trailing])) {
            primaryEdge = $0
        }
        nib.with(nib.number("minimumPrimaryColumnWidth")) { minimumPrimaryColumnWidth = $0 }
        nib.with(nib.number("maximumPrimaryColumnWidth")) { maximumPrimaryColumnWidth = $0 }
        nib.with(nib.number("preferredPrimaryColumnWidthFraction")) {
            preferredPrimaryColumnWidthFraction = $0
        }
    }

    func setNibController(
        _ controller: UIViewController, _ relationship: String, order: inout [UIViewController]
    ) {
        switch (style, relationship) {
        case (.unspecified, _):
            order.append(controller)
            if order.count <= 2 { viewControllers = order }
        case (_, "masterViewController"): setViewController(controller, for: .primary)
        case (_, "supplementaryViewController"): setViewController(controller, for: .supplementary)
        default: setViewController(controller, for: .secondary)
        }
    }
}

extension UIPageViewController {
    static func nibTransition(_ nib: NibContent) -> TransitionStyle? {
        nib.choice("transitionStyle", ["scroll": TransitionStyle.scroll])
    }
    static func nibOrientation(_ nib: NibContent) -> NavigationOrientation? {
        nib.choice(
            "navigationOrientation", ["horizontal": NavigationOrientation.horizontal, "vertical": .vertical])
    }
}
