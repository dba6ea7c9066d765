import Foundation
import TesseraNibs

extension NibLoading {
    /// Lets an object trigger a segue. A relationship segue gives a container its controller, and an embed segue waits
    /// until the objects are connected.
    func connectSegue(of object: NSObject, _ segue: NibContent) {
        guard let scene else { return }
        switch segue.string("kind") {
        case "relationship": connectRelationship(of: object, segue, in: scene)
        case "embed":
            if let view = object as? UIView, let controller = scene.controller {
                let template = scene.template(for: segue.element, trigger: view)
                embeds.append { template.embed(in: view, of: controller) }
            }
        default: trigger(scene.template(for: segue.element, trigger: object), by: object, segue)
        }
    }

    private func trigger(_ template: SegueTemplate, by object: NSObject, _ segue: NibContent) {
        switch object {
        case let control as UIControl:
            control.connect(NibAction(template), for: control.eventInNibs)
        case let gesture as UIGestureRecognizer:
            gesture.connect(NibAction(template))
        case let item as UIBarButtonItem: item.connect(NibAction(template))
        case let cell as UITableViewCell:
            if segue.string("trigger") == "accessoryAction" {
                cell.madeSegues.accessory = template
            } else {
                cell.madeSegues.selection = template
            }
        case let cell as UICollectionViewCell: cell.selectionSegue = template
        default: break
        }
    }

    private func connectRelationship(of object: NSObject, _ segue: NibContent, in scene: StoryboardScene) {
        guard let id = segue.string("destination") else { return }
        let creator = SegueTemplate.creator(of: segue.element, source: object, sender: nil)
        guard let controller = scene.storyboard.controller(id: id, creator: creator) else {
            failure(segue.element, "the destination \(id) does not exist")
        }
        switch object {
        case let container as UINavigationController:
            container.setViewControllers([controller], animated: false)
        case let container as UITabBarController:
            container.setViewControllers((container.viewControllers ?? []) + [controller], animated: false)
        case let container as UISplitViewController:
            container.setNibController(
                controller, segue.string("relationship") ?? "", order: &splitControllers)
        case let container as UIPageViewController:
            container.setViewControllers([controller], direction: .forward, animated: false)
        default: break
        }
    }
}

/// The segues that a cell triggers.
@MainActor
final class CellSegues {
    var selection: SegueTemplate?
    var accessory: SegueTemplate?
}

extension UITableViewCell {
    var madeSegues: CellSegues {
        if let segues { return segues }
        let made = CellSegues()
        segues = made
        return made
    }
}
