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

    init(window: UIWindow, location: CGPoint) {
        self.window = window
        self.location = location
    }

    func add(_ more: [UIDragItem]) {
        items += more.filter { item in !items.contains { $0 === item } }
    }

    func location(in view: UIView) -> CGPoint { view.convert(location, from: nil) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}
