import Foundation
import TesseraDisplay

@testable import TesseraUI

/// A delegate that records the calls of a navigation controller.
@MainActor
final class LoggingDelegate: NSObject, UINavigationControllerDelegate {
    private let log: Log

    init(_ log: Log) { self.log = log }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        log.calls.append("will show \(viewController.title ?? "")\(animated ? " animated" : "")")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        log.calls.append("did show \(viewController.title ?? "")\(animated ? " animated" : "")")
    }
}

@MainActor
func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
}

extension UINavigationController {
    /// The titles of the controllers on the stack, from the bottom.
    var titles: [String] { viewControllers.map { $0.title ?? "" } }
}
