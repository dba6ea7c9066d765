import Foundation
import TesseraSelectors

/// Finds the controller to which an unwind segue returns, and returns to it.
///
/// The search looks at the source first, and then continues outwards, to a parent or to the controller that presents.
/// At each step it looks at the children that the controller allows, the last one first, and then at the controller
/// itself.
@MainActor
enum UnwindSearch {
    static func destination(of start: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var node = start.source
        if accepts(node, start) { return node }
        while let outer = node.parent ?? node.presenter {
            if let found = search(outer, start) { return found }
            node = outer
        }
        return nil
    }

    private static func search(
        _ controller: UIViewController, _ start: UIStoryboardUnwindSegueSource
    ) -> UIViewController? {
        for child in controller.allowedChildrenForUnwinding(from: start).reversed() {
            if let found = search(child, start) { return found }
        }
        return accepts(controller, start) ? controller : nil
    }

    private static func accepts(_ controller: UIViewController, _ start: UIStoryboardUnwindSegueSource)
        -> Bool
    {
        controller.canPerformUnwindSegueAction(start.unwindAction, from: start.source, sender: start.sender)
    }

    /// Dismisses the presented controllers that cover the destination, and lets containers remove the controllers above
    /// it.
    static func unwind(_ segue: UIStoryboardSegue) {
        var controller = segue.destination
        var presenting: UIViewController?
        // A controller that an ancestor of the destination presents covers everything within that ancestor.
        for ancestor in sequence(first: controller, next: { $0.parent }) where ancestor.presented != nil {
            presenting = ancestor
            break
        }
        let dismisses = presenting != nil
        let isAnimated = UIView.areAnimationsEnabled
        while let parent = controller.parent {
            if dismisses {
                UIView.performWithoutAnimation { parent.unwind(for: segue, towards: controller) }
            } else {
                parent.unwind(for: segue, towards: controller)
            }
            controller = parent
        }
        presenting?.dismiss(animated: isAnimated)
    }
}
