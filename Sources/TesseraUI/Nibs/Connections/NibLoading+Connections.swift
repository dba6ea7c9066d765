import Foundation
import TesseraNibs
import TesseraSelectors

extension NibLoading {
    /// Makes the connections of an object: outlets, actions and segues.
    func connect(_ object: NSObject, _ nib: NibContent) {
        guard let connections = nib.child("connections") else { return }
        for connection in connections.children {
            switch connection.element.name {
            case "outlet": connectOutlet(of: object, connection)
            case "outletCollection": connectCollection(of: object, connection)
            case "action": connectAction(of: object, connection)
            case "segue": connectSegue(of: object, connection)
            default: break
            }
        }
        setCollections(of: object)
    }

    private func connectOutlet(of object: NSObject, _ connection: NibContent) {
        guard let property = connection.string("property"), let id = connection.string("destination") else {
            return
        }
        guard let value = self.object(withID: id) else {
            deferred(object, connection.element)
            return
        }
        // The controller of a table or a collection has its view already.
        NibMembers.set(value, property, of: object)
    }

    /// Collects the objects of an outlet collection, which is set once all its connections are read.
    private func connectCollection(of object: NSObject, _ connection: NibContent) {
        guard let property = connection.string("property"), let id = connection.string("destination") else {
            return
        }
        guard let value = self.object(withID: id) else {
            deferred(object, connection.element)
            return
        }
        if object is UIView, property == "gestureRecognizers" {
            NibMembers.set(value, property, of: object)
        } else {
            collections[property, default: []].append(value)
        }
    }

    private func setCollections(of object: NSObject) {
        guard !collections.isEmpty else { return }
        let all = collections
        collections = [:]
        for (property, values) in all.sorted(by: { $0.key < $1.key }) {
            object.setValue(values, forKey: property)
        }
    }

    /// Keeps a connection to an object that does not exist yet: one in the view of a scene's controller.
    private func deferred(_ object: NSObject, _ connection: NibElement) {
        guard let scene, scene.controller === object, !scene.isLoadingView else { return }
        scene.deferred.append(connection)
    }

    // MARK: Actions

    private func connectAction(of object: NSObject, _ connection: NibContent) {
        guard let name = connection.string("selector"), let id = connection.string("destination") else {
            return
        }
        let action = NibAction(Selector(name), target: self.object(withID: id))
        switch object {
        case let control as UIControl:
            let event = connection.choice("eventType", Self.events) ?? .primaryActionTriggered
            control.connect(action, for: event)
        case let gesture as UIGestureRecognizer: gesture.connect(action)
        case let item as UIBarButtonItem: item.connect(action)
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
