import UIKit

extension NSObjectProtocol {
    /// The name of the class.
    static var className: String {
        String(describing: self)
    }
}

extension UICollectionReusableView {
    /// The name under which a layout and a registration know the class.
    static var identifier: String {
        className
    }
}
