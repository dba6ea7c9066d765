import Foundation
import TesseraNibs

/// Finds the classes of elements of nibs and creates their objects.
@MainActor
enum NibClasses {
    /// The class of each kind of element that is an object.
    static let standard: [String: NSObject.Type] = [
        "view": UIView.self, "containerView": UIView.self, "window": UIWindow.self, "control": UIControl.self,
        "label": UILabel.self, "button": UIButton.self, "textField": UITextField.self,
        "textView": UITextView.self, "imageView": UIImageView.self, "switch": UISwitch.self,
        "slider": UISlider.self, "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self,
        "progressView": UIProgressView.self, "pageControl": UIPageControl.self,
        "activityIndicatorView": UIActivityIndicatorView.self, "datePicker": UIDatePicker.self,
        "pickerView": UIPickerView.self, "scrollView": UIScrollView.self, "stackView": UIStackView.self,
        "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
        "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
        "collectionView": UICollectionView.self,
        "tableViewCellContentView": UIView.self, "collectionViewCellContentView": UIView.self,
        "collectionViewCell": UICollectionViewCell.self,
        "collectionReusableView": UICollectionReusableView.self, "searchBar": UISearchBar.self,
        "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self, "tabBar": UITabBar.self,
        "visualEffectView": UIVisualEffectView.self, "refreshControl": UIRefreshControl.self,
        "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self,
        "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
        "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
        "navigationItem": UINavigationItem.self, "barButtonItem": UIBarButtonItem.self,
        "tabBarItem": UITabBarItem.self, "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
        "collectionViewLayout": UICollectionViewLayout.self, "customObject": NSObject.self,
        "tapGestureRecognizer": UITapGestureRecognizer.self,
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "panGestureRecognizer": UIPanGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        "gestureRecognizer": UIGestureRecognizer.self,
    ]

    private static var found: [String: NSObject.Type] = [:]

    /// Returns the class of an element: the class that the element names or, if the app has no class of that name, the
    /// standard class of such elements.
    static func type(of element: NibElement, in loading: NibLoading) -> NSObject.Type {
        guard let base = standard[element.name] else {
            loading.failure(element, "Tessera has no such object")
        }
        guard let custom = element["customClass"], !custom.isEmpty else { return base }
        let module = element["customModule"]
        let name = module.map { "\($0).\(custom)" } ?? custom
        if let type = found[name] { return type }
        guard let type = type(named: custom, in: module) as? NSObject.Type else {
            // As on iOS, the app goes on without the class, until an outlet or an action needs it.
            loading.report(
                element,
                "Unknown class \(custom) in Interface Builder file\(module.map { "; the module is \($0)" } ?? "")."
            )
            return base
        }
        found[name] = type
        return type
    }

    /// Returns the class with a name. If the module is nil, the class may be in the app's own module or in UIKit.
    static func type(named name: String, in module: String?) -> AnyClass? {
        if let module { return NibMembers.type(named: "\(module == "UIKit" ? "TesseraUI" : module).\(name)") }
        let own = (ProcessInfo.processInfo.processName as NSString).lastPathComponent
        return NibMembers.type(named: name) ?? NibMembers.type(named: "\(own).\(name)")
            ?? NibMembers.type(named: "TesseraUI.\(name)")
    }

    /// Creates an object with the initializer that nibs use for it.
    static func make(_ type: NSObject.Type, _ coder: NibCoder, in loading: NibLoading) -> NSObject? {
        switch type {
        case let type as UIView.Type: type.init(coder: coder)
        case let type as UIViewController.Type: type.init(coder: coder)
        case let type as UIBarItem.Type: type.init(coder: coder)
        case let type as UINavigationItem.Type: type.init(coder: coder)
        case let type as UICollectionViewLayout.Type: type.init(coder: coder)
        default: made(type, coder)
        }
    }

    private static func made(_ type: NSObject.Type, _ coder: NibCoder) -> NSObject {
        let object = DynamicInstantiation.object(of: type)
        let nib = NibContent(coder.element, coder.loading)
        (object as? UIGestureRecognizer)?.takeGesture(nib)
        return object
    }
}
