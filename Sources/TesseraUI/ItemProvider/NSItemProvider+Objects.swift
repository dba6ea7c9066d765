import Foundation

extension NSItemProvider {
    /// Returns true where an object of a class can be made from the item.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        readable(as: aClass) != nil
    }

    /// Makes an object of a class from the item.
    ///
    /// - Parameters:
    ///   - aClass: The class.
    ///   - completionHandler: Takes the object, or why there is none, on a background thread.
    /// - Returns: How far the work has come. Cancelling it ends the work with an error.
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        guard let found = readable(as: aClass) else {
            return ItemLoading.run(completionHandler) { done in
                done(nil, ErrorCode.itemUnavailableError.error)
                return nil
            }
        }
        return ItemLoading.run(completionHandler) { done in
            found.representation.loadData { data, error in
                guard let data else { return done(nil, error ?? ErrorCode.itemUnavailableError.error) }
                do {
                    done(
                        try aClass.object(withItemProviderData: data, typeIdentifier: found.typeIdentifier),
                        nil)
                } catch {
                    done(nil, error)
                }
            }
        }
    }

    /// Returns true where a value of a type, as `String` or `URL`, can be made from the item.
    public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable & SendableMetatype, T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Makes a value of a type, as `String` or `URL`, from the item.
    ///
    /// - Parameters:
    ///   - aClass: The type.
    ///   - completionHandler: Takes the value, or why there is none, on a background thread.
    /// - Returns: How far the work has come. Cancelling it ends the work with an error.
    @discardableResult
    public func loadObject<T>(
        ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress
    where T: _ObjectiveCBridgeable & SendableMetatype, T._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: T._ObjectiveCType.self) { object, error in
            guard let object = object as? T._ObjectiveCType else { return completionHandler(nil, error) }
            var value: T?
            guard T._conditionallyBridgeFromObjectiveC(object, result: &value) else {
                return completionHandler(nil, ErrorCode.unexpectedValueClassError.error)
            }
            completionHandler(value, nil)
        }
    }

    /// Adds a value, as a `String` or a `URL`, that is made when somebody asks for it.
    public func registerObject<T>(
        ofClass aClass: T.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (@escaping @Sendable (T?, (any Error)?) -> Void) -> Progress?
    ) where T: _ObjectiveCBridgeable & SendableMetatype, T._ObjectiveCType: NSItemProviderWriting {
        registerObject(ofClass: T._ObjectiveCType.self, visibility: visibility) { completion in
            loadHandler { value, error in completion(value?._bridgeToObjectiveC(), error) }
        }
    }

    /// Loads the item as the app gave it: an object of ``init(item:typeIdentifier:)``, or data.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> any NSSecureCoding {
        let box: UncheckedItem<any NSSecureCoding> = try await withCheckedThrowingContinuation {
            continuation in
            loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
                if let item {
                    continuation.resume(returning: UncheckedItem(item))
                } else {
                    continuation.resume(throwing: error ?? ErrorCode.itemUnavailableError.error)
                }
            }
        }
        return box.item
    }

    /// Returns the representation from which objects of a class are best made, and the type as which they read it.
    private func readable(
        as aClass: any NSItemProviderReading.Type
    ) -> (representation: ItemRepresentation, typeIdentifier: String)? {
        for type in aClass.readableTypeIdentifiersForItemProvider {
            if let found = representation(conformingTo: type) { return (found, found.typeIdentifier) }
        }
        return nil
    }
}
