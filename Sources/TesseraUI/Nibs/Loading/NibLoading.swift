import Foundation
import TesseraBasics
import TesseraNibs
import TesseraSelectors

/// The loading of the objects of a nib, from the first object to the last `awakeFromNib`.
///
/// Objects are created first, each in the `init?(coder:)` of its class. Then outlets and actions are connected, and at last
/// each new object is sent `awakeFromNib`, an object after those within it.
@MainActor
final class NibLoading {
    /// The file, for messages.
    let name: String
    let bundle: Bundle?
    /// The colours and images that the document names.
    let resources: NibResources
    /// The object to which the placeholder of the file's owner refers.
    weak var owner: AnyObject?
    /// The scene in whose storyboard the objects are, or nil. Its controller keeps it; views that observe size classes
    /// keep the loading.
    private(set) weak var scene: StoryboardScene?
    let trace: NibTrace?

    /// The objects by their ids, including placeholders and layout guides.
    private(set) var objects: [String: NibReference] = [:]
    /// The objects that were created, in order, with their elements.
    private var created: [(object: NSObject, element: NibElement)] = []
    /// True if a connection to nothing is ignored: that of a prototype cell whose controller is gone.
    var ignoresMissing = false
    /// Constraints that wait until all objects exist.
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

    /// Creates the object of an element, which must be of a type.
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

    /// Makes the ids of an element without an object, and those within it, refer to nothing.
    private func noteAbsence(of element: NibElement) {
        let nothing = NibReference.weakly(WeakObject(object: nil))
        if let id = element.id { objects[id] = nothing }
        for child in element.children {
            if let id = child.id, objects[id] != nil { continue }
            noteAbsence(of: child)
        }
    }

    /// Takes an object that exists already for an element, such as the content view of a cell.
    func take(_ object: NSObject, for element: NibElement) {
        guard created.last?.object !== object else { return }
        if let id = element.id { objects[id] = .object(object) }
        created.append((object, element))
    }

    /// Makes an id refer to an object before the object is complete, for constraints within it.
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

    /// Runs a closure now, or after all objects exist if it returns false.
    func constrain(_ body: @escaping (_ isLast: Bool) -> Bool) {
        if !body(false) { pendingConstraints.append { _ = body(true) } }
    }

    /// Runs a closure when all objects and constraints exist, before they are connected.
    func whenCreated(_ body: @escaping () -> Void) { finishing.append(body) }
    private var finishing: [() -> Void] = []

    // MARK: Completing

    /// Connects the objects and wakes them. Then connects objects of the scene that waited for these.
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
        // A controller prepares for embedded ones with its outlets set.
        for embed in embeds { embed() }
        embeds = []
        for (object, _) in created { wake(object) }
        created = []
        splitControllers = []
        // Size classes keep the loading as long as the view exists, which it must not keep in turn.
        for (id, reference) in objects {
            if case .object(let object) = reference { objects[id] = .weakly(WeakObject(object: object)) }
        }
    }

    /// Embeds controllers, once everything is connected.
    var embeds: [() -> Void] = []
    /// The controllers of a split view so far.
    var splitControllers: [UIViewController] = []

    /// The placeholders whose connections are those of the owner.
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
            // Other objects have the method if their classes register it.
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
        FileHandle.standardError.write(Data("\(name)\(place): \(problem)\n".utf8))
    }

    // MARK: Resources

    func color(resource kind: String, _ name: String) -> UIColor? {
        guard let element = resources.element(kind, name) else { return nil }
        return element.child("color").flatMap { NibContent($0, self).ownColor }
    }

    /// True if the document says that an image is a symbol of the system.
    func isSymbol(_ name: String) -> Bool { resources.element("image", name)?["catalog"] == "system" }

    func image(_ name: String, isSymbol: Bool) -> UIImage? {
        isSymbol ? UIImage(systemName: name) : UIImage(named: name, in: bundle, with: nil)
    }
}

/// What an id of a nib refers to.
enum NibReference {
    case object(NSObject)
    case weakly(WeakObject)
    case owner
    case firstResponder
    /// The space below the bars at the top of a controller's view, and the space above those at its bottom.
    case top, bottom
}

/// An object that is not kept alive.
struct WeakObject {
    weak var object: AnyObject?
}

/// The resources that a document names, by kind and name.
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
