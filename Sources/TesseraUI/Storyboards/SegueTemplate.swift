import Foundation
import TesseraNibs
import TesseraSelectors

/// A segue of a storyboard, which creates and performs a `UIStoryboardSegue` each time that it is triggered.
@MainActor
final class SegueTemplate: NSObject {
    let element: NibElement
    private weak var scene: StoryboardScene?
    /// The object that triggers the segue, or nil if only the app's code does.
    private(set) weak var trigger: NSObject?

    init(_ element: NibElement, in scene: StoryboardScene, trigger: NSObject?) {
        self.element = element
        self.scene = scene
        self.trigger = trigger
        super.init()
    }

    var identifier: String? { element["identifier"] }
    private var kind: String { element["kind"] ?? "show" }

    /// Performs the segue unless the controller refuses.
    func trigger(_ sender: Any?) {
        if let gesture = sender as? UIGestureRecognizer, !isStart(gesture.state) { return }
        guard let source = scene?.controller,
            source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
        else { return }
        perform(sender: sender)
    }

    /// True while the gesture that triggered the segue continues.
    private var isInGesture = false

    /// Returns true once for each gesture: when a continuous gesture begins, and when a discrete one ends.
    private func isStart(_ state: UIGestureRecognizer.State) -> Bool {
        defer { isInGesture = state == .began || state == .changed }
        return state == .began || state == .ended && !isInGesture
    }

    /// Performs the segue.
    func perform(sender: Any?) {
        guard let scene, let source = scene.controller else { return }
        if kind == "unwind" {
            unwind(from: source, sender: sender)
            return
        }
        guard let destination = destination(of: source, in: scene, sender: sender) else { return }
        let segue = segue(from: source, to: destination)
        segue.performer = performer(of: segue, in: scene)
        source.prepare(for: segue, sender: sender)
        performAnimated(segue)
    }

    /// Displays the destination within a container view of the scene.
    func embed(in container: UIView, of source: UIViewController) {
        guard let scene, let destination = destination(of: source, in: scene, sender: nil) else { return }
        let segue = segue(from: source, to: destination)
        segue.performer = {
            source.addChild(destination)
            guard let view = destination.view else { return }
            view.frame = container.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.translatesAutoresizingMaskIntoConstraints = true
            container.addSubview(view)
            destination.didMove(toParent: source)
        }
        source.prepare(for: segue, sender: nil)
        segue.perform()
    }

    private func performAnimated(_ segue: UIStoryboardSegue) {
        if element["animates"] == "NO" {
            UIView.performWithoutAnimation { segue.perform() }
        } else {
            segue.perform()
        }
    }

    private func segue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
        guard let name = element["customClass"],
            // A class of the system repeats the kind of the segue.
            !name.hasPrefix("UIStoryboard")
        else { return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) }
        guard let type = NibClasses.type(named: name, in: element["customModule"]) as? UIStoryboardSegue.Type
        else {
            fatalError(
                "\(scene?.storyboard.content.name ?? "storyboard"), line \(element.line): the class \(name) of the segue "
                    + "does not exist, or is no UIStoryboardSegue.")
        }
        return DynamicInstantiation.segue(
            of: type, identifier: identifier, source: source, destination: destination)
    }

    // MARK: Destination

    private func destination(
        of source: UIViewController, in scene: StoryboardScene, sender: Any?
    ) -> UIViewController? {
        guard let id = element["destination"] else { return nil }
        let creator = Self.creator(of: element, source: source, sender: sender)
        guard let controller = scene.storyboard.controller(id: id, creator: creator) else {
            fatalError(
                "\(scene.storyboard.content.name), line \(element.line): the destination \(id) of the segue does not exist."
            )
        }
        return controller
    }

    /// Returns a closure that makes the destination of a segue by the method of the source that the segue names, or nil if it
    /// names none.
    static func creator(
        of segue: NibElement, source: NSObject, sender: Any?
    ) -> ((NSCoder) -> UIViewController?)? {
        segue["destinationCreationSelector"].map { name in
            { coder in
                Selector(name).send(to: source, coder, sender, segue["identifier"]) as? UIViewController
            }
        }
    }

    // MARK: Kinds

    private func performer(of segue: UIStoryboardSegue, in scene: StoryboardScene) -> (() -> Void)? {
        let (source, destination) = (segue.source, segue.destination)
        let isAnimated = element["animates"] != "NO"
        switch kind {
        case "show", "push": return { source.show(destination, sender: segue) }
        case "showDetail", "replace": return { source.showDetailViewController(destination, sender: segue) }
        case "presentation", "modal":
            takeModalStyles(destination)
            return { source.present(destination, animated: isAnimated) }
        case "popoverPresentation", "popover":
            destination.modalPresentationStyle = .popover
            prepare(destination.popoverPresentationController, in: scene)
            return { source.present(destination, animated: isAnimated) }
        default: return nil
        }
    }

    private func takeModalStyles(_ controller: UIViewController) {
        if let style = element["modalPresentationStyle"].flatMap({ UIModalPresentationStyle.nibNames[$0] }) {
            controller.modalPresentationStyle = style
        }
        if let style = element["modalTransitionStyle"].flatMap({ UIModalTransitionStyle.nibNames[$0] }) {
            controller.modalTransitionStyle = style
        }
    }

    private func prepare(_ popover: UIPopoverPresentationController?, in scene: StoryboardScene) {
        let anchor = element["popoverAnchorView"].flatMap { scene.object(withID: $0) }
        let item = element["popoverAnchorBarButtonItem"].flatMap { scene.object(withID: $0) }
        if let view = anchor as? UIView ?? trigger as? UIView { popover?.sourceView = view }
        if let item = item as? UIBarButtonItem ?? anchor as? UIBarButtonItem ?? trigger as? UIBarButtonItem {
            popover?.barButtonItem = item
        }
        if let arrows = element.child(key: "popoverArrowDirection")
            ?? element.child(key: "popoverPermittedArrowDirections")
        {
            var directions: UIPopoverArrowDirection = []
            if arrows["up"] == "YES" { directions.insert(.up) }
            if arrows["down"] == "YES" { directions.insert(.down) }
            if arrows["left"] == "YES" { directions.insert(.left) }
            if arrows["right"] == "YES" { directions.insert(.right) }
            popover?.permittedArrowDirections = directions
        }
    }

    // MARK: Unwinding

    private func unwind(from source: UIViewController, sender: Any?) {
        guard let name = element["unwindAction"] else { return }
        let action = Selector(name)
        let start = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
        guard let destination = UnwindSearch.destination(of: start) else { return }
        let segue = segue(from: source, to: destination)
        segue.performer = { UnwindSearch.unwind(segue) }
        source.prepare(for: segue, sender: sender)
        action.send(to: destination, segue)
        performAnimated(segue)
    }
}

extension UIModalPresentationStyle {
    static let nibNames: [String: UIModalPresentationStyle] = [
        "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover, "custom": .custom, "none": .none,
    ]
}

extension UIModalTransitionStyle {
    static let nibNames: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
    ]
}
