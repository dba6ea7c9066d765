import UIKit

extension NSObjectProtocol {
    static var className: String { String(describing: self) }
}
