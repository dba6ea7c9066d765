import Foundation
import TesseraNibs

/// A controller that was created from a storyboard, with the other objects of its scene. The controller retains the
/// scene.
///
/// The scene creates the controller with its bar items and its children. It creates the view and the other objects when
/// the controller loads its view.
@MainActor
final class StoryboardScene {
    let storyboard: UIStoryboard
    let element: NibElement
    private let sceneElement: NibElement?
    private let viewElement: NibElement?
    weak var controller: UIViewController?
    /// The view that is being loaded, or was loaded.
    private(set) weak var rootView: UIView?
    /// True once all objects of the scene exist.
    private(set) var isViewCreated = false
    /// The loading of the controller, or nil when it is complete. The app may ask for the view before that.
    private var controllerLoading: NibLoading?
    /// The connections to objects that are created together with the controller's view.
    var waiting: [WaitingConnections] = []
    private var references: [String: NibReference] = [:]
    /// The top-level objects of the scene, which the scene retains because nothing else may do so.
    private var retained: [NSObject] = []
    /// The segues that have been made, by their ids.
    private var templates: [String: SegueTemplate] = [:]

    private init(_ element: NibElement, in storyboard: UIStoryboard) {
        self.element = element
        self.storyboard = storyboard
        viewElement = element.child(key: "view")
        sceneElement = storyboard.content.scene(ofController: element.id)
        for object in others where object.name == "placeholder" || object.name == "exit" {
            if let id = object.id { references[id] = .firstResponder }
        }
        for guide in element.child("layoutGuides")?.children ?? [] {
            if let id = guide.id { references[id] = guide["type"] == "bottom" ? .bottom : .top }
        }
    }

    /// The objects of the scene apart from the controller.
    private var others: [NibElement] {
        (sceneElement?.child("objects")?.children ?? []).filter { $0 !== element }
    }

    // MARK: Creating

    /// The number of controllers that are being created within one another. Its limit ends an endless circle of
    /// storyboards.
    private static var depth = 0 {
        didSet { if depth == 0 { count = 0 } }
    }
    /// The number of controllers that one call of the app's has created so far.
    private static var count = 0
    /// The greatest number of controllers of one call. Each of a few containers may name the next one twice, which makes
    /// more controllers than any computer has room for.
    private static let maximumCount = 4096

    /// Creates the controller of an element.
    static func controller(
        of element: NibElement, in storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController {
        checkDepth(of: element, in: storyboard)
        depth += 1
        defer { depth -= 1 }
        count += 1
        guard count <= maximumCount else {
            fatalError(
                "\(storyboard.content.name), line \(element.line): <\(element.name)>: the storyboard makes more than "
                    + "\(maximumCount) controllers at once. Remove relationship and embed segues that lead to one scene."
            )
        }
        if element.name == "viewControllerPlaceholder" { return referenced(element, in: storyboard, creator) }
        let scene = StoryboardScene(element, in: storyboard)
        let loading = NibLoading(
            name: storyboard.content.name, bundle: storyboard.bundle, resources: storyboard.content.resources,
            owner: nil, scene: scene)
        return scene.makeController(in: loading, creator)
    }

    private static func checkDepth(of element: NibElement, in storyboard: UIStoryboard) {
        guard depth >= 64 else { return }
        fatalError(
            "\(storyboard.content.name), line \(element.line): <\(element.name)>: the controller contains itself."
        )
    }

    private func makeController(
        in loading: NibLoading, _ creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController {
        controllerLoading = loading
        let coder = NibCoder(element, of: loading)
        let made =
            creator?(coder) ?? NibClasses.make(NibClasses.type(of: element, in: loading), coder, in: loading)
        guard let controller = made as? UIViewController else {
            loading.failure(element, "init(coder:) returned nil")
        }
        self.controller = controller
        loading.take(controller, for: element)
        loading.complete()
        controllerLoading = nil
        remember(loading)
        return controller
    }

    /// Creates the controller of another storyboard to which a placeholder refers.
    private static func referenced(
        _ element: NibElement, in storyboard: UIStoryboard, _ creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController {
        guard let name = element["storyboardName"] else {
            fatalError("\(storyboard.content.name), line \(element.line): the reference names no storyboard.")
        }
        let bundle = element["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? storyboard.bundle
        let other = UIStoryboard(name: name, bundle: bundle)
        if let identifier = element["referencedIdentifier"] {
            return other.instantiateViewController(identifier: identifier, creator: creator)
        }
        guard let controller = other.instantiateInitialViewController(creator: creator) else {
            fatalError(
                "\(storyboard.content.name), line \(element.line): \(name) has no initial view controller.")
        }
        return controller
    }

    /// Keeps the objects of a loading by their ids, so that later loadings can refer to them.
    private func remember(_ loading: NibLoading) {
        for (id, reference) in loading.objects {
            if case .object(let object) = reference {
                references[id] = .weakly(WeakObject(object: object))
            } else {
                references[id] = reference
            }
        }
    }

    /// Notes the controller's view while it is being created, so that constraints within it can refer to the layout
    /// guides at the bars.
    func noteView(_ view: UIView, of element: NibElement) {
        if element === viewElement { rootView = view }
    }

    func reference(withID id: String) -> NibReference? { references[id] }

    func object(withID id: String) -> AnyObject? {
        if id == element.id { return controller }
        if case .weakly(let box) = references[id] { return box.object }
        return nil
    }

    // MARK: View

    /// Loads the view of the controller and the other objects of the scene. Returns false if the storyboard has no view
    /// for it.
    func loadView(of controller: UIViewController) -> Bool {
        guard let view = viewElement else { return false }
        // This counts too, since loading the view creates the embedded controllers.
        Self.checkDepth(of: element, in: storyboard)
        Self.depth += 1
        defer { Self.depth -= 1 }
        if let controllerLoading { remember(controllerLoading) }
        let objects = others.filter { $0.name != "placeholder" && $0.name != "exit" }
        let loading = NibLoading(
            name: storyboard.content.name, bundle: storyboard.bundle, resources: storyboard.content.resources,
            owner: controller, scene: self)
        guard let root = loading.object(of: view, as: UIView.self) else {
            loading.failure(view, "init(coder:) returned nil")
        }
        for object in objects {
            if let object = loading.object(of: object) { retained.append(object) }
        }
        // Prototype cells need these references as soon as the list creates cells, which may be before the loading is
        // complete.
        remember(loading)
        isViewCreated = true
        let waiting = waiting
        self.waiting = []
        // The view is set before the outlets are connected and controllers are embedded, since both need it.
        controller.view = root
        loading.complete(waiting)
        remember(loading)
        return true
    }

    // MARK: Segues

    /// Returns the segue of an element. The scene retains the first segue that it makes for an element.
    func template(for segue: NibElement, trigger: NSObject?) -> SegueTemplate {
        let key = segue.id ?? segue["identifier"] ?? ""
        if let known = templates[key], trigger == nil || known.trigger === trigger { return known }
        let template = SegueTemplate(segue, in: self, trigger: trigger)
        // Each cell made from a prototype has a template of its own, which the cell retains.
        if templates[key] == nil { templates[key] = template }
        return template
    }

    /// Returns the segue with an identifier, or nil.
    func template(identifier: String) -> SegueTemplate? {
        func find(in element: NibElement) -> NibElement? {
            if element.name == "segue", element["identifier"] == identifier { return element }
            for child in element.children {
                if let found = find(in: child) { return found }
            }
            return nil
        }
        let found = find(in: element) ?? others.lazy.compactMap(find).first
        return found.map { template(for: $0, trigger: nil) }
    }
}
