import Foundation

/// What drags and drops have in common: their items and their place.
/// See Apple's [UIDragDropSession](https://developer.apple.com/documentation/uikit/uidragdropsession).
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// The items that are dragged, in the order in which they were lifted.
    var items: [UIDragItem] { get }
    /// Returns where the pointer is, in points of a view.
    func location(in view: UIView) -> CGPoint
    /// True if the items may be moved, as the source says, rather than copied.
    var allowsMoveOperation: Bool { get }
    /// True if the items may be dropped in the app only that they come from.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Returns true where any item can be had in one of several types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Returns true where an object of a class can be made from any item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, as the view knows it from which the items come.
/// See Apple's [UIDragSession](https://developer.apple.com/documentation/uikit/uidragsession).
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// What the app knows of the drag, for its own views. By default, it is nil.
    var localContext: Any? { get set }
}

/// A drag, as a view knows it over which the items are.
/// See Apple's [UIDropSession](https://developer.apple.com/documentation/uikit/uidropsession).
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag as its source knows it. Items always come from within the app here.
    var localDragSession: (any UIDragSession)? { get }
    /// How far the loading of the items has come.
    var progress: Progress { get }
    /// Makes objects of a class from the items that can be made into some.
    ///
    /// - Parameters:
    ///   - aClass: The class.
    ///   - completion: Takes the objects, in the order of the items, on the main thread.
    /// - Returns: How far the work has come.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDragDropSession {
    /// Returns true where a value of a type, as `String` or `URL`, can be made from any item.
    public func canLoadObjects<T>(ofClass aClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: T._ObjectiveCType.self)
    }
}

extension UIDropSession {
    /// Makes values of a type, as `String` or `URL`, from the items that can be made into some.
    ///
    /// - Parameters:
    ///   - aClass: The type.
    ///   - completion: Takes the values, in the order of the items, on the main thread.
    /// - Returns: How far the work has come.
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
