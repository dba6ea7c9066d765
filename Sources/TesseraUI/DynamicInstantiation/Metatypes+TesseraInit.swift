import Foundation
import TesseraBasics

// On Linux, Swift calls an initializer on a metatype only if the initializer is `required`. On Apple's systems,
// initializers of Objective-C's classes need not be. The porting tool replaces such calls by calls of these methods.

extension NSObject {
    /// Creates an object of a class that is known only while the app runs, with the class's `init()`.
    ///
    /// The porting tool writes `menuItem.controllerClass.tesseraInit()` in place of `menuItem.controllerClass.init()`.
    public static func tesseraInit() -> Self {
        demandSelf(DynamicInstantiation.object(of: self))
    }

    fileprivate static func demandSelf(_ object: NSObject) -> Self {
        guard let object = object as? Self else {
            fatalError("\(self).init made a \(Swift.type(of: object)).")
        }
        return object
    }
}

extension UIView {
    /// Creates a view of a class that is known only while the app runs, with the class's `init(frame:)`.
    public static func tesseraInit(frame: CGRect) -> Self {
        DynamicInstantiation.view(of: self, frame: frame)
    }
}

extension UICollectionView {
    /// Creates a collection view of a class that is known only while the app runs, with the class's
    /// `init(frame:collectionViewLayout:)`.
    public static func tesseraInit(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) -> Self
    {
        demandSelf(DynamicInstantiation.collectionView(of: self, frame: frame, layout: layout))
    }
}

extension UITableViewCell {
    /// Creates a cell of a class that is known only while the app runs, with the class's
    /// `init(style:reuseIdentifier:)`.
    public static func tesseraInit(style: CellStyle, reuseIdentifier: String?) -> Self {
        demandSelf(DynamicInstantiation.cell(of: self, style: style, reuseIdentifier: reuseIdentifier))
    }
}

extension UITableViewHeaderFooterView {
    /// Creates a header or footer of a class that is known only while the app runs, with the class's
    /// `init(reuseIdentifier:)`.
    public static func tesseraInit(reuseIdentifier: String?) -> Self {
        demandSelf(DynamicInstantiation.headerFooterView(of: self, reuseIdentifier: reuseIdentifier))
    }
}

extension UIViewController {
    /// Creates a controller of a class that is known only while the app runs, with the class's `init(nibName:bundle:)`.
    public static func tesseraInit(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) -> Self {
        demandSelf(DynamicInstantiation.controller(of: self, nibName: nibNameOrNil, bundle: nibBundleOrNil))
    }
}
