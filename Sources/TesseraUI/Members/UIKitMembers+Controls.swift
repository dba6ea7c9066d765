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
        }
        registerMembers(of: UISwitch.self, named: "UISwitch") { members in
            members.property("isOn", \.isOn)
            members.property("onTintColor", \.onTintColor)
        }
        registerMembers(of: UISlider.self, named: "UISlider") { members in
            members.property("value", \.value)
            members.property("minimumValue", \.minimumValue)
            members.property("maximumValue", \.maximumValue)
            members.property("minimumTrackTintColor", \.minimumTrackTintColor)
            members.property("maximumTrackTintColor", \.maximumTrackTintColor)
        }
        registerMembers(of: UIStepper.self, named: "UIStepper") { members in
            members.property("value", \.value)
            members.property("minimumValue", \.minimumValue)
            members.property("maximumValue", \.maximumValue)
            members.property("stepValue", \.stepValue)
        }
        registerMembers(of: UIPageControl.self, named: "UIPageControl") { members in
            members.property("currentPage", \.currentPage)
            members.property("numberOfPages", \.numberOfPages)
            members.property("pageIndicatorTintColor", \.pageIndicatorTintColor)
            members.property("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor)
        }
        registerMembers(of: UISegmentedControl.self, named: "UISegmentedControl") { members in
            members.property("selectedSegmentIndex", \.selectedSegmentIndex)
            members.property("selectedSegmentTintColor", \.selectedSegmentTintColor)
        }
        registerMembers(of: UIDatePicker.self, named: "UIDatePicker") { members in
            members.property("date", \.date)
            members.property("minimumDate", \.minimumDate)
            members.property("maximumDate", \.maximumDate)
        }
        registerMembers(of: UIRefreshControl.self, named: "UIRefreshControl") { members in
            members.method("beginRefreshing", UIRefreshControl.beginRefreshing)
            members.method("endRefreshing", UIRefreshControl.endRefreshing)
            members.property("isRefreshing", \.isRefreshing)
        }
        registerMembers(of: UISearchBar.self, named: "UISearchBar") { members in
            members.property("text", \.text)
            members.property("placeholder", \.placeholder)
            members.property("showsCancelButton", \.showsCancelButton)
        }
    }
}
