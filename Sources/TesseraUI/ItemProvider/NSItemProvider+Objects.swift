import Foundation

extension NSItemProvider {
    /// Returns true if an object of a class can be created from the item.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        readable(as: aClass) != nil
    }

    /// Creates an object of a class from the item.
    ///
    /// - Parameters:
    ///   - aClass: The class.
    ///   - completionHandler: A closure that gets the object or an error, on a background thread.
    /// - Returns: The progress of the work. If it is cancelled, the handler gets an error.
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

    /// Returns true if a value of a type such as `String` or `URL` can be created from the item.
    public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable & SendableMetatype, T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Creates a value of a type such as `String` or `URL` from the item.
    ///
    /// - Parameters:
    ///   - aClass: The type.
    ///   - completionHandler: A closure that gets the value or an error, on a background thread.
    /// - Returns: The progress of the work. If it is cancelled, the handler gets an error.
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

    /// Adds a value of a type such as `String` or `URL` that is created on request.
    public func registerObject<T>(
        ofClass aClass: T.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (@escaping @Sendable (T?, (any Error)?) -> Void) -> Progress?
    ) where T: _ObjectiveCBridgeable & SendableMetatype, T._ObjectiveCType: NSItemProviderWriting {
        registerObject(ofClass: T._ObjectiveCType.self, visibility: visibility) { completion in
            loadHandler { value, error in completion(value?._bridgeToObjectiveC(), error) }
        }
    }

    /// Loads the item in the form in which it was provided: as an object of ``init(item:typeIdentifier:)``, as the URL of a file,
    /// or as data.
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

    /// Returns the representation that suits objects of a class best, and its type, or nil if none suits.
    private func readable(
        as aClass: any NSItemProviderReading.Type
    ) -> (representation: ItemRepresentation, typeIdentifier: String)? {
        for type in aClass.readableTypeIdentifiersForItemProvider {
            if let found = representation(conformingTo: type) { return (found, found.typeIdentifier) }
        }
        return nil
    }
}
