import UIKit

extension NSObjectProtocol {
    /// The name of the class.
    static var className: String {
        String(describing: self)
    }
}

extension UICollectionReusableView {
    /// The name that layouts and registrations use for the class.
    static var identifier: String {
        className
    }
}
