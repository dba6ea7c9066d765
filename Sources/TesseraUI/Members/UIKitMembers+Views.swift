import Foundation
import TesseraSelectors

@MainActor
extension UIKitMembers {
    static func registerViews() {
        registerMembers(of: UIView.self, named: "UIView") { members in
            members.method("setNeedsLayout", UIView.setNeedsLayout)
            members.method("layoutIfNeeded", UIView.layoutIfNeeded)
            members.method(
                "setNeedsDisplay", calling: { @MainActor (view: UIView) in view.setNeedsDisplay() })
            members.method("sizeToFit", UIView.sizeToFit)
            members.method("removeFromSuperview", UIView.removeFromSuperview)
            members.method("setNeedsUpdateConstraints", UIView.setNeedsUpdateConstraints)
            members.method("updateConstraintsIfNeeded", UIView.updateConstraintsIfNeeded)
            members.method("invalidateIntrinsicContentSize", UIView.invalidateIntrinsicContentSize)
            members.method("endEditing:", UIView.endEditing(_:))
            members.method("addSubview:", UIView.addSubview(_:))
            members.method("bringSubviewToFront:", UIView.bringSubviewToFront(_:))
            members.method("sendSubviewToBack:", UIView.sendSubviewToBack(_:))
            members.property("frame", \.frame)
            members.property("bounds", \.bounds)
            members.property("center", \.center)
            members.property("alpha", \.alpha)
            members.property("isHidden", \.isHidden)
            members.property("backgroundColor", \.backgroundColor)
            members.property("tintColor", \.tintColor)
            members.property("tag", \.tag)
            members.property("clipsToBounds", \.clipsToBounds)
            members.property("isUserInteractionEnabled", \.isUserInteractionEnabled)
            members.property("contentMode", \.contentMode)
            members.property("layer", \.layer)
            members.property("transform", \.transform)
            members.property("anchorPoint", \.anchorPoint)
            members.property("layoutMargins", \.layoutMargins)
            members.property("directionalLayoutMargins", \.directionalLayoutMargins)
            members.property("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins)
            members.property("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea)
            members.property(
                "translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints)
            members.property("semanticContentAttribute", \.semanticContentAttribute)
            members.property("tintAdjustmentMode", \.tintAdjustmentMode)
            members.property("autoresizesSubviews", \.autoresizesSubviews)
            members.property("accessibilityIdentifier", \.accessibilityIdentifier)
            members.property("accessibilityLabel", \.accessibilityLabel)
            members.property("accessibilityValue", \.accessibilityValue)
            members.property("isAccessibilityElement", \.isAccessibilityElement)
            members.property("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle)
            members.property("isMultipleTouchEnabled", \.isMultipleTouchEnabled)
            members.property("superview", \.superview)
            members.property("window", \.window)
            members.property("subviews", \.subviews)
            members.property("safeAreaInsets", \.safeAreaInsets)
            members.property("intrinsicContentSize", \.intrinsicContentSize)
        }
        registerMembers(of: UIScrollView.self, named: "UIScrollView") { members in
            members.property("contentSize", \.contentSize)
            members.property("contentOffset", \.contentOffset)
            members.property("contentInset", \.contentInset)
            members.property("adjustedContentInset", \.adjustedContentInset)
            members.property("isScrollEnabled", \.isScrollEnabled)
            members.property("isPagingEnabled", \.isPagingEnabled)
            members.property("bounces", \.bounces)
            members.property("alwaysBounceVertical", \.alwaysBounceVertical)
            members.property("alwaysBounceHorizontal", \.alwaysBounceHorizontal)
            members.property("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator)
            members.property("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator)
            members.property("isDragging", \.isDragging)
            members.property("isDecelerating", \.isDecelerating)
            members.property("isTracking", \.isTracking)
            members.property("keyboardDismissMode", \.keyboardDismissMode)
            members.property("isDirectionalLockEnabled", \.isDirectionalLockEnabled)
            members.property("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior)
        }
        registerMembers(of: UILabel.self, named: "UILabel") { members in
            members.property("text", \.text)
            members.property("font", \.font)
            members.property("textColor", \.textColor)
            members.property("textAlignment", \.textAlignment)
            members.property("numberOfLines", \.numberOfLines)
            members.property("lineBreakMode", \.lineBreakMode)
            members.property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
            members.property("minimumScaleFactor", \.minimumScaleFactor)
            members.property("attributedText", \.attributedText)
            members.property("isEnabled", \.isEnabled)
            members.property("highlightedTextColor", \.highlightedTextColor)
            members.property("isHighlighted", \.isHighlighted)
        }
        registerMembers(of: UIImageView.self, named: "UIImageView") { members in
            members.property("image", \.image)
            members.property("isHighlighted", \.isHighlighted)
            members.property("highlightedImage", \.highlightedImage)
        }
        registerMembers(of: UIStackView.self, named: "UIStackView") { members in
            members.property("axis", \.axis)
            members.property("spacing", \.spacing)
            members.property("alignment", \.alignment)
            members.property("distribution", \.distribution)
            members.property("isLayoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement)
            members.property("isBaselineRelativeArrangement", \.isBaselineRelativeArrangement)
        }
        registerMembers(of: UITextView.self, named: "UITextView") { members in
            members.property("text", \.text)
            members.property("textColor", \.textColor)
            members.property("font", \.font)
            members.property("textAlignment", \.textAlignment)
            members.property("isEditable", \.isEditable)
            members.property("isSelectable", \.isSelectable)
            members.property("attributedText", \.attributedText)
            members.property("textContainerInset", \.textContainerInset)
            members.property("selectedRange", \.selectedRange)
        }
        registerMembers(of: UIProgressView.self, named: "UIProgressView") { members in
            members.property("progress", \.progress)
            members.property("progressTintColor", \.progressTintColor)
            members.property("trackTintColor", \.trackTintColor)
        }
        registerMembers(of: UIActivityIndicatorView.self, named: "UIActivityIndicatorView") { members in
            members.method("startAnimating", UIActivityIndicatorView.startAnimating)
            members.method("stopAnimating", UIActivityIndicatorView.stopAnimating)
            members.property("color", \.color)
            members.property("hidesWhenStopped", \.hidesWhenStopped)
            members.property("isAnimating", \.isAnimating)
        }
    }
}
