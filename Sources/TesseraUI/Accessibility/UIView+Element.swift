import TesseraDisplay

/// What ``UIView/isAccessibilityElement`` means for a view and for what it contains.
extension UIView {
    /// True if the view is an element unless the app states otherwise.
    var isElementByDefault: Bool {
        switch self {
        case is UILabel, is UIButton, is UISwitch, is UISlider, is UITextField, is UITextView,
            is UIPageControl,
            is UIProgressView, is UIActivityIndicatorView:
            true
        default: false
        }
    }

    /// True if assistive technology passes over the view because the app has stated that it is no element. What the user types
    /// into stays reachable, since there is no other way to it.
    var isPassedOver: Bool {
        guard isElementByDefault || statedElement == false && self is UIImageView else { return false }
        return !isAccessibilityElement && !(self is any TextInputOwner)
    }

    /// Returns true if assistive technology reads the view's label in the place of its content: the view is an element with a
    /// label, and has no role in which that goes without saying. If the user can use a part of it, that part must be reached.
    func readsAsOne(_ content: AccessibilityContent) -> Bool {
        guard content.label?.isEmpty == false, !subviews.isEmpty, isAccessibilityElement else { return false }
        switch content.role {
        case nil, .group, .text: break
        default: return false
        }
        // The display makes fields and controls of these, which have roles of their own.
        if self is any TextInputOwner || self is any ValueControl { return false }
        return content.activates != true && content.hasActions != true && elementList == nil
            && !containsSomethingToUse
    }

    /// True if the user can use a view within this one.
    private var containsSomethingToUse: Bool {
        subviews.contains { view in
            guard !view.isHidden, !view.isPassedOver else { return false }
            return view is UIControl || view is UIScrollView || view.usuallyRespondsToKeys
                || view.accessibilityRespondsToUserInteraction
                || view.accessibilityCustomActions?.isEmpty == false || view.containsSomethingToUse
        }
    }
}
