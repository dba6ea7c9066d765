import Foundation

/// The common properties of drag and drop sessions: their items and their place.
/// See Apple's [UIDragDropSession](https://developer.apple.com/documentation/uikit/uidragdropsession).
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// The dragged items, in the order in which they were lifted.
    var items: [UIDragItem] { get }
    /// Returns the place of the pointer, in points of a view.
    func location(in view: UIView) -> CGPoint
    /// A Boolean value that tells whether the source allows the items to be moved rather than copied.
    var allowsMoveOperation: Bool { get }
    /// A Boolean value that tells whether the items may be dropped only in the app from which they come.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Returns true if any item provides data of one of several types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Returns true if an object of a class can be created from any item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// The session of a drag for the view from which the items come.
/// See Apple's [UIDragSession](https://developer.apple.com/documentation/uikit/uidragsession).
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// An object that the app attaches to the drag for its own use; nil by default.
    var localContext: Any? { get set }
}

/// The session of a drag for a view over which the items are.
/// See Apple's [UIDropSession](https://developer.apple.com/documentation/uikit/uidropsession).
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag session of the same drag, or nil if the items come from another program.
    var localDragSession: (any UIDragSession)? { get }
    /// The progress of loading the items.
    var progress: Progress { get }
    /// Creates objects of a class from all items that allow it.
    ///
    /// - Parameters:
    ///   - aClass: The class.
    ///   - completion: A closure that gets the objects, in the order of the items, on the main thread.
    /// - Returns: The progress of the work.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDragDropSession {
    /// Returns true if a value of a type such as `String` or `URL` can be created from any item.
    public func canLoadObjects<T>(ofClass aClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: T._ObjectiveCType.self)
    }
}

extension UIDropSession {
    /// Creates values of a type such as `String` or `URL` from all items that allow it.
    ///
    /// - Parameters:
    ///   - aClass: The type.
    ///   - completion: A closure that gets the values, in the order of the items, on the main thread.
    /// - Returns: The progress of the work.
    @discardableResult
    public func loadObjects<T>(ofClass aClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { objects in
            completion(
                objects.compactMap { object in
                    guard let object = object as? T._ObjectiveCType else { return nil }
                    var value: T?
                    return T._conditionallyBridgeFromObjectiveC(object, result: &value) ? value : nil
                })
        }
    }
}
