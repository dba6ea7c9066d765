import Foundation

/// Sets the outlets of UIKit's own classes.
@MainActor
enum StandardOutlets {
    /// Sets an outlet. Returns false if the class of the object has no outlet of that name, or if the value has another
    /// type.
    static func set(_ value: AnyObject, _ key: String, of object: NSObject) -> Bool {
        switch key {
        case "delegate": return setDelegate(value, of: object)
        case "dataSource": return setDataSource(value, of: object)
        case "prefetchDataSource": return setPrefetching(value, of: object)
        case "dragDelegate": return setDragDelegate(value, of: object)
        case "dropDelegate": return setDropDelegate(value, of: object)
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
        switch (key, object) {
        case ("collectionView", _): set(value, of: object, \UICollectionViewController.collectionView)
        case ("tableView", _): set(value, of: object, \UITableViewController.tableView)
        case ("refreshControl", _):
            set(value, of: object, \UIScrollView.refreshControl)
                || set(value, of: object, \UITableViewController.refreshControl)
        case ("backgroundView", _):
            set(value, of: object, \UITableView.backgroundView)
                || set(value, of: object, \UICollectionView.backgroundView)
                || set(value, of: object, \UITableViewCell.backgroundView)
                || set(value, of: object, \UICollectionViewCell.backgroundView)
        case ("selectedBackgroundView", _):
            set(value, of: object, \UITableViewCell.selectedBackgroundView)
                || set(value, of: object, \UICollectionViewCell.selectedBackgroundView)
        case ("accessoryView", _): set(value, of: object, \UITableViewCell.accessoryView)
        case ("editingAccessoryView", _): set(value, of: object, \UITableViewCell.editingAccessoryView)
        case ("tableHeaderView", _): set(value, of: object, \UITableView.tableHeaderView)
        case ("tableFooterView", _): set(value, of: object, \UITableView.tableFooterView)
        case ("inputView", _):
            set(value, of: object, \UITextField.inputView) || set(value, of: object, \UITextView.inputView)
        case ("inputAccessoryView", _):
            set(value, of: object, \UITextField.inputAccessoryView)
                || set(value, of: object, \UITextView.inputAccessoryView)
        case ("titleView", _): set(value, of: object, \UINavigationItem.titleView)
        case ("leftBarButtonItem", _): set(value, of: object, \UINavigationItem.leftBarButtonItem)
        case ("rightBarButtonItem", _): set(value, of: object, \UINavigationItem.rightBarButtonItem)
        case ("backBarButtonItem", _): set(value, of: object, \UINavigationItem.backBarButtonItem)
        case ("customView", _): set(value, of: object, \UIBarButtonItem.customView)
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

    private static func setDelegate(_ value: AnyObject, of object: NSObject) -> Bool {
        switch object {
        case let view as UITableView: view.delegate = value as? any UIScrollViewDelegate
        case let view as UICollectionView: view.delegate = value as? any UIScrollViewDelegate
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

    private static func setDataSource(_ value: AnyObject, of object: NSObject) -> Bool {
        switch object {
        case let view as UITableView: view.dataSource = value as? any UITableViewDataSource
        case let view as UICollectionView: view.dataSource = value as? any UICollectionViewDataSource
        case let view as UIPickerView: view.dataSource = value as? any UIPickerViewDataSource
        case let controller as UIPageViewController:
            controller.dataSource = value as? any UIPageViewControllerDataSource
        default: return false
        }
        return true
    }

    private static func setPrefetching(_ value: AnyObject, of object: NSObject) -> Bool {
        switch object {
        case let view as UITableView: view.prefetchDataSource = value as? any UITableViewDataSourcePrefetching
        case let view as UICollectionView:
            view.prefetchDataSource = value as? any UICollectionViewDataSourcePrefetching
        default: return false
        }
        return true
    }

    private static func setDragDelegate(_ value: AnyObject, of object: NSObject) -> Bool {
        switch object {
        case let view as UITableView: view.dragDelegate = value as? any UITableViewDragDelegate
        case let view as UICollectionView: view.dragDelegate = value as? any UICollectionViewDragDelegate
        default: return false
        }
        return true
    }

    private static func setDropDelegate(_ value: AnyObject, of object: NSObject) -> Bool {
        switch object {
        case let view as UITableView: view.dropDelegate = value as? any UITableViewDropDelegate
        case let view as UICollectionView: view.dropDelegate = value as? any UICollectionViewDropDelegate
        default: return false
        }
        return true
    }
}
