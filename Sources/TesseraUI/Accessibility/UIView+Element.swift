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

    /// True if assistive technology passes over the view because the app has stated that it is not an element. A text input stays
    /// reachable, since users have no other way to type into it. Elements within a label or an image stay reachable too, since a
    /// view that is not an element may contain elements.
    var isPassedOver: Bool {
        guard isElementByDefault || statedElement == false && self is UIImageView else { return false }
        return !isAccessibilityElement && !(self is any TextInputOwner) && !isReadByElements
    }

    /// True if the view is a label or an image that is not an element because the app has stated so, and that contains elements.
    /// Assistive technology reads these in its place.
    var isReadByElements: Bool {
        guard !subviews.isEmpty, self is UILabel || statedElement == false && self is UIImageView else {
            return false
        }
        return !isAccessibilityElement && containsElements
    }

    private var containsElements: Bool {
        subviews.contains { view in
            guard !view.isHidden, !view.accessibilityElementsHidden, !view.isPassedOver else { return false }
            return view.isAccessibilityElement || view.canBeUsed || view.containsElements
        }
    }

    /// Returns true if assistive technology reads the view's label in the place of its content: the view is an element with a
    /// label, and does not have one of the roles in which this is the rule anyway. If the user can use a part of the view, that
    /// part must be reachable.
    func readsAsOne(_ content: AccessibilityContent) -> Bool {
        guard content.label?.isEmpty == false, !subviews.isEmpty, isAccessibilityElement else { return false }
        switch content.role {
        case nil, .group, .text: break
        default: return false
        }
        // The display gives text inputs and controls with a value roles of their own.
        if self is any TextInputOwner || self is any ValueControl { return false }
        return content.activates != true && content.hasActions != true && elementList == nil
            && !containsSomethingToUse
    }

    /// True if the user can use a view within this one.
    private var containsSomethingToUse: Bool {
        subviews.contains { view in
            guard !view.isHidden, !view.isPassedOver else { return false }
            return view.canBeUsed || view.containsSomethingToUse
        }
    }

    private var canBeUsed: Bool {
        self is UIControl || self is UIScrollView || usuallyRespondsToKeys
            || accessibilityRespondsToUserInteraction || accessibilityCustomActions?.isEmpty == false
    }

    /// True if the app has stated that a view is an element or that it is not, and what the view contains decides how it is read.
    private var isReadByContent: Bool {
        switch statedElement {
        case true?: !isElementByDefault
        case false?: self is UILabel || self is UIImageView
        case nil: false
        }
    }
    /// True once a view was read by its content. Until then, a change within a view needs no search for such views around it.
    private static var someAreReadByContent = false

    /// Updates the descriptions after the app has stated whether the view is an element.
    func statedElementDidChange() {
        if isReadByContent { UIView.someAreReadByContent = true }
        setNeedsCommit()
        superview?.elementsWithinDidChange()
    }

    /// Lets this view and those around it be described anew if what they contain decides how they are read.
    func elementsWithinDidChange() {
        guard UIView.someAreReadByContent else { return }
        for view in sequence(first: self, next: \.superview) where view.isReadByContent {
            view.setNeedsCommit()
        }
    }
}
