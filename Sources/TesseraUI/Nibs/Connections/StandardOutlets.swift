import Foundation

/// Sets the outlets of UIKit's own classes.
@MainActor
enum StandardOutlets {
    /// Sets an outlet. Returns false if the class of the object has no outlet of that name, or if a view or an item is
    /// not of the outlet's type. A delegate or a data source of another type becomes nil.
    static func set(_ value: AnyObject, _ key: String, of object: NSObject) -> Bool {
        switch key {
        case "delegate": return setDelegate(value, of: object)
        case "dataSource":
            return assign(value, to: \UITableView.dataSource, of: object)
                || assign(value, to: \UICollectionView.dataSource, of: object)
                || assign(value, to: \UIPickerView.dataSource, of: object)
                || assign(value, to: \UIPageViewController.dataSource, of: object)
        case "prefetchDataSource":
            return assign(value, to: \UITableView.prefetchDataSource, of: object)
                || assign(value, to: \UICollectionView.prefetchDataSource, of: object)
        case "dragDelegate":
            return assign(value, to: \UITableView.dragDelegate, of: object)
                || assign(value, to: \UICollectionView.dragDelegate, of: object)
        case "dropDelegate":
            return assign(value, to: \UITableView.dropDelegate, of: object)
                || assign(value, to: \UICollectionView.dropDelegate, of: object)
        case "view":
            // This code must not read the controller's view, since that would load the view once more.
            guard let controller = object as? UIViewController, let view = value as? UIView else {
                return false
            }
            controller.view = view
            return true
        case "gestureRecognizers":
            guard let view = object as? UIView, let gesture = value as? UIGestureRecognizer else {
                return false
            }
            view.addGestureRecognizer(gesture)
            return true
        default: return setOther(value, key, of: object)
        }
    }

    private static func setOther(_ value: AnyObject, _ key: String, of object: NSObject) -> Bool {
        switch key {
        case "collectionView": set(value, of: object, \UICollectionViewController.collectionView)
        case "tableView": set(value, of: object, \UITableViewController.tableView)
        case "refreshControl":
            set(value, of: object, \UIScrollView.refreshControl)
                || set(value, of: object, \UITableViewController.refreshControl)
        case "backgroundView":
            set(value, of: object, \UITableView.backgroundView)
                || set(value, of: object, \UICollectionView.backgroundView)
                || set(value, of: object, \UITableViewCell.backgroundView)
                || set(value, of: object, \UICollectionViewCell.backgroundView)
        case "selectedBackgroundView":
            set(value, of: object, \UITableViewCell.selectedBackgroundView)
                || set(value, of: object, \UICollectionViewCell.selectedBackgroundView)
        case "accessoryView": set(value, of: object, \UITableViewCell.accessoryView)
        case "editingAccessoryView": set(value, of: object, \UITableViewCell.editingAccessoryView)
        case "tableHeaderView": set(value, of: object, \UITableView.tableHeaderView)
        case "tableFooterView": set(value, of: object, \UITableView.tableFooterView)
        case "inputView":
            set(value, of: object, \UITextField.inputView) || set(value, of: object, \UITextView.inputView)
        case "inputAccessoryView":
            set(value, of: object, \UITextField.inputAccessoryView)
                || set(value, of: object, \UITextView.inputAccessoryView)
        case "titleView": set(value, of: object, \UINavigationItem.titleView)
        case "leftBarButtonItem": set(value, of: object, \UINavigationItem.leftBarButtonItem)
        case "rightBarButtonItem": set(value, of: object, \UINavigationItem.rightBarButtonItem)
        case "backBarButtonItem": set(value, of: object, \UINavigationItem.backBarButtonItem)
        case "customView": set(value, of: object, \UIBarButtonItem.customView)
        default: false
        }
    }

    private static func set<Object: NSObject, Value>(
        _ value: AnyObject, of object: NSObject, _ path: ReferenceWritableKeyPath<Object, Value?>
    ) -> Bool {
        guard let object = object as? Object, let value = value as? Value else { return false }
        object[keyPath: path] = value
        return true
    }

    /// Sets a delegate or a data source. Returns false if the object is of another class.
    private static func assign<Object: NSObject, Value>(
        _ value: AnyObject, to path: ReferenceWritableKeyPath<Object, Value?>, of object: NSObject
    ) -> Bool {
        guard let object = object as? Object else { return false }
        object[keyPath: path] = value as? Value
        return true
    }

    private static func setDelegate(_ value: AnyObject, of object: NSObject) -> Bool {
        switch object {
        case let view as UIScrollView: view.delegate = value as? any UIScrollViewDelegate
        case let view as UITextField: view.delegate = value as? any UITextFieldDelegate
        case let view as UISearchBar: view.delegate = value as? any UISearchBarDelegate
        case let view as UIPickerView: view.delegate = value as? any UIPickerViewDelegate
        case let view as UITabBar: view.delegate = value as? any UITabBarDelegate
        case let view as UIToolbar: view.delegate = value as? any UIToolbarDelegate
        case let view as UINavigationBar: view.delegate = value as? any UINavigationBarDelegate
        case let gesture as UIGestureRecognizer: gesture.delegate = value as? any UIGestureRecognizerDelegate
        case let controller as UINavigationController:
            controller.delegate = value as? any UINavigationControllerDelegate
        case let controller as UITabBarController:
            controller.delegate = value as? any UITabBarControllerDelegate
        case let controller as UISplitViewController:
            controller.delegate = value as? any UISplitViewControllerDelegate
        case let controller as UIPageViewController:
            controller.delegate = value as? any UIPageViewControllerDelegate
        default: return false
        }
        return true
    }
}
