import Foundation
import TesseraSelectors

@MainActor
extension UIKitMembers {
    static func registerControllers() {
        registerMembers(of: UIResponder.self, named: "UIResponder") { members in
            members.method("becomeFirstResponder", UIResponder.becomeFirstResponder)
            members.method("resignFirstResponder", UIResponder.resignFirstResponder)
            members.method("cut:", UIResponder.cut(_:))
            members.method("copy:", UIResponder.copy(_:))
            members.method("paste:", UIResponder.paste(_:))
            members.method("select:", UIResponder.select(_:))
            members.method("selectAll:", UIResponder.selectAll(_:))
            members.method("find:", UIResponder.find(_:))
            members.method("findAndReplace:", UIResponder.findAndReplace(_:))
            members.method("findNext:", UIResponder.findNext(_:))
            members.method("findPrevious:", UIResponder.findPrevious(_:))
            members.method("useSelectionForFind:", UIResponder.useSelectionForFind(_:))
            members.method("delete:", UIResponder.delete(_:))
            members.method("toggleBoldface:", UIResponder.toggleBoldface(_:))
            members.method("toggleItalics:", UIResponder.toggleItalics(_:))
            members.method("toggleUnderline:", UIResponder.toggleUnderline(_:))
            members.method("printContent:", UIResponder.printContent(_:))
            members.method("reloadInputViews", UIResponder.reloadInputViews)
        }
        registerMembers(of: UIApplication.self, named: "UIApplication") { members in
            members.property("keyWindow", \.keyWindow)
            members.property("windows", \.windows)
            members.property("applicationState", \.applicationState)
            members.property("isIdleTimerDisabled", \.isIdleTimerDisabled)
            members.property("applicationIconBadgeNumber", \.applicationIconBadgeNumber)
            members.property("statusBarFrame", \.statusBarFrame)
            members.property("statusBarOrientation", \.statusBarOrientation)
            members.property("preferredContentSizeCategory", \.preferredContentSizeCategory)
            members.property("userInterfaceLayoutDirection", \.userInterfaceLayoutDirection)
        }
        registerMembers(of: UIViewController.self, named: "UIViewController") { members in
            members.method("loadViewIfNeeded", UIViewController.loadViewIfNeeded)
            members.property("title", \.title)
            members.property("view", \.view)
            members.property("navigationItem", \.navigationItem)
            members.property("tabBarItem", \.tabBarItem)
            members.property("isEditing", \.isEditing)
            members.property("preferredContentSize", \.preferredContentSize)
            members.property("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed)
            members.property("modalPresentationStyle", \.modalPresentationStyle)
            members.property("modalTransitionStyle", \.modalTransitionStyle)
            members.property("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars)
            members.property("automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets)
            members.property("definesPresentationContext", \.definesPresentationContext)
            members.property("restoresFocusAfterTransition", \.restoresFocusAfterTransition)
            members.property("isModalInPresentation", \.isModalInPresentation)
        }
        registerMembers(of: UIBarItem.self, named: "UIBarItem") { members in
            members.property("view", \.displayedView)
            members.property("title", \.title)
            members.property("image", \.image)
            members.property("isEnabled", \.isEnabled)
            members.property("tag", \.tag)
            members.property("imageInsets", \.imageInsets)
            members.property("accessibilityLabel", \.accessibilityLabel)
            members.property("accessibilityIdentifier", \.accessibilityIdentifier)
        }
        registerMembers(of: UIBarButtonItem.self, named: "UIBarButtonItem") { members in
            members.property("tintColor", \.tintColor)
            members.property("width", \.width)
            members.property("customView", \.customView)
            members.property("isHidden", \.isHidden)
            members.property("isSelected", \.isSelected)
            members.property("style", \.style)
        }
        registerMembers(of: UITabBarItem.self, named: "UITabBarItem") { members in
            members.property("badgeValue", \.badgeValue)
            members.property("selectedImage", \.selectedImage)
            members.property("badgeColor", \.badgeColor)
            members.property("standardAppearance", \.standardAppearance)
            members.property("scrollEdgeAppearance", \.scrollEdgeAppearance)
        }
        registerMembers(of: UINavigationItem.self, named: "UINavigationItem") { members in
            members.property("title", \.title)
            members.property("titleView", \.titleView)
            members.property("hidesBackButton", \.hidesBackButton)
            members.property("leftBarButtonItem", \.leftBarButtonItem)
            members.property("rightBarButtonItem", \.rightBarButtonItem)
            members.property("leftBarButtonItems", \.leftBarButtonItems)
            members.property("rightBarButtonItems", \.rightBarButtonItems)
            members.property("backButtonTitle", \.backButtonTitle)
            members.property("largeTitleDisplayMode", \.largeTitleDisplayMode)
        }
        registerMembers(of: UINavigationBar.self, named: "UINavigationBar") { members in
            members.property("barTintColor", \.barTintColor)
            members.property("prefersLargeTitles", \.prefersLargeTitles)
            members.property("isTranslucent", \.isTranslucent)
            members.property("shadowImage", \.shadowImage)
            members.property("barStyle", \.barStyle)
            members.property("titleTextAttributes", \.titleTextAttributes)
        }
        registerMembers(of: UITabBar.self, named: "UITabBar") { members in
            members.property("barTintColor", \.barTintColor)
            members.property("unselectedItemTintColor", \.unselectedItemTintColor)
            members.property("isTranslucent", \.isTranslucent)
            members.property("shadowImage", \.shadowImage)
            members.property("barStyle", \.barStyle)
            members.property("selectedItem", \.selectedItem)
        }
    }
}
