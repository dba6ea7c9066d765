import Foundation
import TesseraSelectors

/// Finds the controller to which an unwind segue returns.
///
/// The search begins at the parent of the source, or at the controller that presents it, and goes on outwards. At each
/// step it looks at the children that the controller allows, the last one first, and then at the controller itself.
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

    /// Takes off what covers the destination: presented controllers and those above it in containers.
    static func unwind(_ segue: UIStoryboardSegue) {
        var controller = segue.destination
        var presenting: UIViewController?
        // What an ancestor of the destination presents lies above everything within it.
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
