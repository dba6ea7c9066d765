import Foundation
import TesseraNibs
import TesseraSelectors

/// The connections of an object that wait, because they lead to objects that do not exist yet.
struct WaitingConnections {
    weak var object: NSObject?
    var connections: [NibElement]
}

/// The destination of a connection.
enum NibDestination {
    case object(AnyObject)
    /// The first object in the responder chain that performs an action.
    case firstResponder
    /// An object that no longer exists, or that its class refused to create.
    case absent
    /// No object has the id, or the object with the id has not been created yet.
    case missing
}

extension NibLoading {
    /// Makes the outlets, actions and segues of an object.
    func connect(_ object: NSObject, _ nib: NibContent) {
        if let connections = nib.child("connections") { connect(object, connections.children) }
    }

    func connect(_ object: NSObject, _ connections: [NibContent]) {
        // An outlet collection is set as a whole, so all its connections wait until the last of its objects exists.
        let waitingCollections = Set(
            connections.filter { $0.element.name == "outletCollection" && isMissing($0) }
                .map { $0.string("property") })
        func waits(_ connection: NibContent) -> Bool {
            isMissing(connection)
                || connection.element.name == "outletCollection"
                    && waitingCollections.contains(connection.string("property"))
        }
        let ready = connections.filter { !waits($0) }
        wait(object, for: connections.filter(waits).map(\.element))
        var collections: [String: [AnyObject]] = [:]
        for connection in ready {
            switch connection.element.name {
            case "outlet": connectOutlet(of: object, connection)
            case "outletCollection": collect(connection, of: object, in: &collections)
            case "action": connectAction(of: object, connection)
            case "segue": connectSegue(of: object, connection)
            default: break
            }
        }
        for (property, values) in collections.sorted(by: { $0.key < $1.key }) {
            object.setValue(values, forKey: property)
        }
    }

    /// Keeps connections to objects that do not exist yet because they are created with the view of the scene's
    /// controller. Ends the app if no such objects will come.
    private func wait(_ object: NSObject, for connections: [NibElement]) {
        guard let first = connections.first, !ignoresMissing else { return }
        guard let scene, !scene.isViewCreated else {
            failure(first, "the destination \(first["destination"] ?? "") does not exist")
        }
        scene.waiting.append(WaitingConnections(object: object, connections: connections))
    }

    // MARK: Destinations

    private func destination(of connection: NibContent) -> NibDestination? {
        guard let id = connection.string("destination") else { return nil }
        if let object = self.object(withID: id) { return .object(object) }
        if let reference = objects[id] ?? scene?.reference(withID: id) {
            if case .firstResponder = reference { return .firstResponder }
            return .absent
        }
        return scene?.element.id == id ? .absent : .missing
    }

    private func isMissing(_ connection: NibContent) -> Bool {
        // Segues create their destinations.
        guard connection.element.name != "segue", case .missing = destination(of: connection) else {
            return false
        }
        return true
    }

    private func connectOutlet(of object: NSObject, _ connection: NibContent) {
        guard let property = connection.string("property"),
            case .object(let value) = destination(of: connection)
        else { return }
        NibMembers.set(value, property, of: object)
    }

    /// Adds the object of a connection to its outlet collection, which is set once all connections are read.
    private func collect(
        _ connection: NibContent, of object: NSObject, in collections: inout [String: [AnyObject]]
    ) {
        guard let property = connection.string("property"),
            case .object(let value) = destination(of: connection)
        else { return }
        if object is UIView, property == "gestureRecognizers" {
            NibMembers.set(value, property, of: object)
        } else {
            collections[property, default: []].append(value)
        }
    }

    // MARK: Actions

    private func connectAction(of object: NSObject, _ connection: NibContent) {
        guard let name = connection.string("selector") else { return }
        let selector = Selector(name)
        let target: AnyObject?
        switch destination(of: connection) {
        case .object(let found): target = found
        case .firstResponder: target = nil
        case .absent, .missing, nil: return
        }
        switch object {
        case let control as UIControl:
            let event = connection.choice("eventType", Self.events) ?? control.eventInNibs
            control.addTarget(target, action: selector, for: event)
        case let gesture as UIGestureRecognizer:
            if let target {
                gesture.addTarget(target, action: selector)
            } else {
                gesture.connect(NibAction(selector))
            }
        case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
        default: break
        }
    }

    private static let events: KeyValuePairs<String, UIControl.Event> = [
        "touchUpInside": .touchUpInside, "valueChanged": .valueChanged, "editingChanged": .editingChanged,
        "editingDidBegin": .editingDidBegin, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit, "touchDown": .touchDown,
        "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter,
        "touchDragExit": .touchDragExit, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "primaryActionTriggered": .primaryActionTriggered, "menuActionTriggered": .menuActionTriggered,
        "allTouchEvents": .allTouchEvents, "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
    ]
}
