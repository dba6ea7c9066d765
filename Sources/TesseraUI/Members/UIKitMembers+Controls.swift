import Foundation
import TesseraSelectors

@MainActor
extension UIKitMembers {
    static func registerControls() {
        registerMembers(of: UIControl.self, named: "UIControl") { members in
            members.property("isEnabled", \.isEnabled)
            members.property("isSelected", \.isSelected)
            members.property("isHighlighted", \.isHighlighted)
            members.property("contentHorizontalAlignment", \.contentHorizontalAlignment)
            members.property("contentVerticalAlignment", \.contentVerticalAlignment)
            members.property("isTracking", \.isTracking)
            members.property("toolTip", \.toolTip)
            members.property("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction)
            members.property("isContextMenuInteractionEnabled", \.isContextMenuInteractionEnabled)
        }
        registerMembers(of: UIButton.self, named: "UIButton") { members in
            members.property("titleLabel", \.titleLabel)
            members.property("subtitleLabel", \.subtitleLabel)
            members.property("imageView", \.imageView)
            members.property("contentEdgeInsets", \.contentEdgeInsets)
            members.property("titleEdgeInsets", \.titleEdgeInsets)
            members.property("imageEdgeInsets", \.imageEdgeInsets)
            members.property("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted)
            members.property("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled)
            members.property("reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted)
            members.property("configuration", \.configuration)
            members.property("menu", \.menu)
            members.property("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction)
            members.property("isPointerInteractionEnabled", \.isPointerInteractionEnabled)
            members.property("currentTitle", \.currentTitle)
            members.property("currentAttributedTitle", \.currentAttributedTitle)
            members.property("currentTitleColor", \.currentTitleColor)
            members.property("currentImage", \.currentImage)
            members.property("currentBackgroundImage", \.currentBackgroundImage)
        }
        registerMembers(of: UITextField.self, named: "UITextField") { members in
            members.property("text", \.text)
            members.property("placeholder", \.placeholder)
            members.property("textColor", \.textColor)
            members.property("font", \.font)
            members.property("textAlignment", \.textAlignment)
            members.property("isSecureTextEntry", \.isSecureTextEntry)
            members.property("attributedText", \.attributedText)
            members.property("attributedPlaceholder", \.attributedPlaceholder)
            members.property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
            members.property("minimumFontSize", \.minimumFontSize)
            members.property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
            members.property("isEditing", \.isEditing)
            members.property("clearsOnBeginEditing", \.clearsOnBeginEditing)
            members.property("clearsOnInsertion", \.clearsOnInsertion)
            members.property("borderStyle", \.borderStyle)
            members.property("background", \.background)
            members.property("disabledBackground", \.disabledBackground)
            members.property("clearButtonMode", \.clearButtonMode)
            members.property("leftView", \.leftView)
            members.property("leftViewMode", \.leftViewMode)
            members.property("rightView", \.rightView)
            members.property("rightViewMode", \.rightViewMode)
            members.property("inputView", \.inputView)
            members.property("inputAccessoryView", \.inputAccessoryView)
            members.property("keyboardType", \.keyboardType)
            members.property("returnKeyType", \.returnKeyType)
            members.property("autocapitalizationType", \.autocapitalizationType)
            members.property("autocorrectionType", \.autocorrectionType)
            members.property("spellCheckingType", \.spellCheckingType)
            members.property("smartQuotesType", \.smartQuotesType)
            members.property("smartDashesType", \.smartDashesType)
            members.property("smartInsertDeleteType", \.smartInsertDeleteType)
            members.property("keyboardAppearance", \.keyboardAppearance)
            members.property("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically)
            members.property("textContentType", \.textContentType)
        }
        registerMembers(of: UISwitch.self, named: "UISwitch") { members in
            members.property("isOn", \.isOn)
            members.property("onTintColor", \.onTintColor)
            members.property("thumbTintColor", \.thumbTintColor)
        }
        registerMembers(of: UISlider.self, named: "UISlider") { members in
            members.property("value", \.value)
            members.property("minimumValue", \.minimumValue)
            members.property("maximumValue", \.maximumValue)
            members.property("minimumTrackTintColor", \.minimumTrackTintColor)
            members.property("maximumTrackTintColor", \.maximumTrackTintColor)
            members.property("thumbTintColor", \.thumbTintColor)
            members.property("minimumValueImage", \.minimumValueImage)
            members.property("maximumValueImage", \.maximumValueImage)
            members.property("isContinuous", \.isContinuous)
        }
        registerMembers(of: UIStepper.self, named: "UIStepper") { members in
            members.property("value", \.value)
            members.property("minimumValue", \.minimumValue)
            members.property("maximumValue", \.maximumValue)
            members.property("stepValue", \.stepValue)
            members.property("wraps", \.wraps)
            members.property("autorepeat", \.autorepeat)
            members.property("isContinuous", \.isContinuous)
        }
        registerMembers(of: UIPageControl.self, named: "UIPageControl") { members in
            members.property("currentPage", \.currentPage)
            members.property("numberOfPages", \.numberOfPages)
            members.property("pageIndicatorTintColor", \.pageIndicatorTintColor)
            members.property("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor)
            members.property("hidesForSinglePage", \.hidesForSinglePage)
            members.property("preferredIndicatorImage", \.preferredIndicatorImage)
            members.property("backgroundStyle", \.backgroundStyle)
            members.property("allowsContinuousInteraction", \.allowsContinuousInteraction)
        }
        registerMembers(of: UISegmentedControl.self, named: "UISegmentedControl") { members in
            members.property("selectedSegmentIndex", \.selectedSegmentIndex)
            members.property("selectedSegmentTintColor", \.selectedSegmentTintColor)
            members.property("isMomentary", \.isMomentary)
            members.property("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent)
        }
        registerMembers(of: UIDatePicker.self, named: "UIDatePicker") { members in
            members.property("date", \.date)
            members.property("minimumDate", \.minimumDate)
            members.property("maximumDate", \.maximumDate)
            members.property("datePickerMode", \.datePickerMode)
            members.property("preferredDatePickerStyle", \.preferredDatePickerStyle)
            members.property("locale", \.locale)
            members.property("timeZone", \.timeZone)
            members.property("minuteInterval", \.minuteInterval)
            members.property("countDownDuration", \.countDownDuration)
        }
        registerMembers(of: UIRefreshControl.self, named: "UIRefreshControl") { members in
            members.method("beginRefreshing", UIRefreshControl.beginRefreshing)
            members.method("endRefreshing", UIRefreshControl.endRefreshing)
            members.property("attributedTitle", \.attributedTitle)
            members.property("isRefreshing", \.isRefreshing)
        }
        registerMembers(of: UISearchBar.self, named: "UISearchBar") { members in
            members.property("text", \.text)
            members.property("placeholder", \.placeholder)
            members.property("showsCancelButton", \.showsCancelButton)
            members.property("barTintColor", \.barTintColor)
            members.property("searchBarStyle", \.searchBarStyle)
        }
    }
}
