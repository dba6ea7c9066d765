import Foundation
import TesseraBasics
import TesseraNibs
import TesseraSelectors

/// The loading of the objects of a nib, from the first object to the last `awakeFromNib`.
///
/// The loading first creates the objects, each with the `init?(coder:)` of its class. Then it connects outlets and
/// actions. At last it sends `awakeFromNib` to each new object, to an object after those that it contains.
@MainActor
final class NibLoading {
    /// The name of the file, for messages.
    let name: String
    let bundle: Bundle?
    /// The colours and images that the document names.
    let resources: NibResources
    /// The object for which the placeholder of the file's owner stands.
    weak var owner: AnyObject?
    /// The storyboard's scene that contains the objects, or nil. The reference is weak because the controller retains
    /// the scene, and views that observe size classes retain the loading.
    private(set) weak var scene: StoryboardScene?
    let trace: NibTrace?

    /// The objects by their ids, including placeholders and layout guides.
    private(set) var objects: [String: NibReference] = [:]
    /// The objects that were created, in order, with their elements.
    private var created: [(object: NSObject, element: NibElement)] = []
    /// True if the loading ignores connections to missing objects. It does so for a prototype cell whose controller no
    /// longer exists.
    var ignoresMissing = false
    /// The constraints whose creation waits until all objects exist.
    private var pendingConstraints: [() -> Void] = []

    init(
        name: String, bundle: Bundle?, resources: NibResources, owner: AnyObject?,
        scene: StoryboardScene? = nil,
        trace: NibTrace? = nil
    ) {
        self.name = name
        self.bundle = bundle
        self.resources = resources
        self.owner = owner
        self.scene = scene
        self.trace = trace
    }

    // MARK: Creating

    /// Creates the object of an element. Ends the app if the object is not of the type.
    func object<Object: NSObject>(of element: NibElement, as type: Object.Type) -> Object? {
        guard let object = object(of: element) else { return nil }
        guard let object = object as? Object else {
            failure(element, "\(Swift.type(of: object)) stands where a \(type) belongs")
        }
        return object
    }

    /// Creates the object of an element. The result is nil if its `init?(coder:)` returned nil.
    func object(of element: NibElement) -> NSObject? {
        let type = NibClasses.type(of: element, in: self)
        let coder = NibCoder(element, of: self)
        guard let object = NibClasses.make(type, coder, in: self) else {
            noteAbsence(of: element)
            return nil
        }
        take(object, for: element)
        return object
    }

    /// Makes the ids of an element that has no object refer to nothing, and also the ids of the elements within it.
    private func noteAbsence(of element: NibElement) {
        let nothing = NibReference.weakly(WeakObject(object: nil))
        if let id = element.id { objects[id] = nothing }
        for child in element.children {
            if let id = child.id, objects[id] != nil { continue }
            noteAbsence(of: child)
        }
    }

    /// Uses an object that already exists as the object of an element, such as the content view of a cell.
    func take(_ object: NSObject, for element: NibElement) {
        guard created.last?.object !== object else { return }
        if let id = element.id { objects[id] = .object(object) }
        created.append((object, element))
    }

    /// Makes an id refer to an object before the object is complete, so that constraints within the object find it.
    func refer(_ id: String?, to object: NSObject) {
        if let id { objects[id] = .object(object) }
    }

    func refer(_ id: String?, to reference: NibReference) {
        if let id { objects[id] = reference }
    }

    /// Returns the object that an id refers to, or nil if it does not exist.
    func object(withID id: String) -> AnyObject? {
        switch objects[id] {
        case .object(let object): object
        case .weakly(let box): box.object
        case .owner: owner
        case .firstResponder, .top, .bottom, nil: scene?.object(withID: id)
        }
    }

    /// Runs a closure now, and once more after all objects exist if it returns false.
    func constrain(_ body: @escaping (_ isLast: Bool) -> Bool) {
        if !body(false) { pendingConstraints.append { _ = body(true) } }
    }

    /// Runs a closure when all objects and constraints exist, before the objects are connected.
    func whenCreated(_ body: @escaping () -> Void) { finishing.append(body) }
    private var finishing: [() -> Void] = []

    // MARK: Completing

    /// Connects the objects, makes the scene's connections that waited for these objects, and sends `awakeFromNib`.
    func complete(_ waiting: [WaitingConnections] = []) {
        for constrain in pendingConstraints { constrain() }
        pendingConstraints = []
        for body in finishing { body() }
        finishing = []
        for (object, element) in created { takeRuntimeAttributes(object, NibContent(element, self)) }
        for (object, element) in created { connect(object, NibContent(element, self)) }
        if let owner = owner as? NSObject {
            for element in ownerElements { connect(owner, NibContent(element, self)) }
        }
        for entry in waiting {
            if let object = entry.object { connect(object, entry.connections.map { NibContent($0, self) }) }
        }
        // The outlets are set before this, since a controller may use them to prepare for the controllers that it
        // embeds.
        for embed in embeds { embed() }
        embeds = []
        for (object, _) in created { wake(object) }
        created = []
        splitControllers = []
        // The observers of size classes retain the loading as long as the view exists. The loading must not retain the
        // view in turn.
        for (id, reference) in objects {
            if case .object(let object) = reference { objects[id] = .weakly(WeakObject(object: object)) }
        }
    }

    /// Closures that embed controllers. They run once everything is connected.
    var embeds: [() -> Void] = []
    /// The controllers that the relationship segues of a split view have created so far.
    var splitControllers: [UIViewController] = []

    /// The placeholders of the file's owner, whose elements contain the owner's connections.
    var ownerElements: [NibElement] = []

    private func wake(_ object: NSObject) {
        switch object {
        case let object as UIResponder: object.awakeFromNib()
        case let object as UIBarItem: object.awakeFromNib()
        case let object as UINavigationItem: object.awakeFromNib()
        case let object as UIGestureRecognizer: object.awakeFromNib()
        case let object as UICollectionViewLayout: object.awakeFromNib()
        case let object as NSLayoutConstraint: object.awakeFromNib()
        default:
            // Objects of other classes have the method only if the class registers it.
            let selector = Selector("awakeFromNib")
            if selector.isUnderstood(by: object) { selector.send(to: object) }
        }
    }

    // MARK: Messages

    /// Ends the app with a line that names the file, the line and the problem.
    func failure(_ element: NibElement, _ problem: String) -> Never {
        let place = element.line > 0 ? ", line \(element.line)" : ""
        fatalError("\(name)\(place): <\(element.name)>: \(problem).")
    }

    /// Writes a line that names the file, the line and a problem with which the app goes on.
    func report(_ element: NibElement, _ problem: String) {
        let place = element.line > 0 ? ", line \(element.line)" : ""
        writeComplaint("\(name)\(place): \(problem)")
    }

    // MARK: Resources

    func color(resource kind: String, _ name: String) -> UIColor? {
        guard let element = resources.element(kind, name) else { return nil }
        return element.child("color").flatMap { NibContent($0, self).ownColor }
    }

    /// Returns true if the document lists an image as a symbol of the system.
    func isSymbol(_ name: String) -> Bool { resources.element("image", name)?["catalog"] == "system" }

    func image(_ name: String, isSymbol: Bool) -> UIImage? {
        isSymbol ? UIImage(systemName: name) : UIImage(named: name, in: bundle, with: nil)
    }
}

/// The object for which an id of a nib stands.
enum NibReference {
    case object(NSObject)
    case weakly(WeakObject)
    case owner
    case firstResponder
    /// The layout guides at the bars at the top and the bottom of a controller's view.
    case top, bottom
}

/// A weak reference to an object.
struct WeakObject {
    weak var object: AnyObject?
}

/// The colours and images that a document lists as its resources, by kind and name.
@MainActor
final class NibResources {
    private var elements: [String: NibElement] = [:]

    init(_ list: [NibElement]) {
        for element in list {
            if let name = element["name"] { elements[element.name + " " + name] = element }
        }
    }

    func element(_ kind: String, _ name: String) -> NibElement? {
        elements.isEmpty ? nil : elements[kind + " " + name]
    }
}
