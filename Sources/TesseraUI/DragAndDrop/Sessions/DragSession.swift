import Foundation

/// The session of a drag for its source.
@MainActor
final class DragSession: NSObject, UIDragSession {
    private(set) var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    /// The window in which the drag takes place.
    private(set) weak var window: UIWindow?
    /// The place of the pointer, in points of the window.
    var location: CGPoint
    /// True if the items come from the app itself, and false if they come from another program.
    let isLocal: Bool
    /// True while the browser does not give away what the items are. They may be anything then.
    var hasUnknownTypes = false

    init(window: UIWindow, location: CGPoint, isLocal: Bool = true) {
        self.window = window
        self.location = location
        self.isLocal = isLocal
    }

    func add(_ more: [UIDragItem]) {
        items += more.filter { item in !items.contains { $0 === item } }
    }

    /// Takes other items instead of the present ones, because more is known about them.
    func replaceItems(with items: [UIDragItem]) {
        self.items = items
    }

    func location(in view: UIView) -> CGPoint { view.convert(location, from: nil) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        hasUnknownTypes
            || items.contains { item in
                typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
            }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        hasUnknownTypes || items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}
