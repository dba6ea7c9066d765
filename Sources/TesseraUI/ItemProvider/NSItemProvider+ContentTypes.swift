import Foundation

extension NSItemProvider {
    /// The types in which the item can be had, in the order in which they were registered.
    public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.map { UTType(importedAs: $0) } }

    /// Returns the types in which the item can be had that are `contentType` or kinds of it.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Adds data that is made when somebody asks for it.
    ///
    /// - Parameters:
    ///   - contentType: The type of the data.
    ///   - visibility: Who may read it; everyone by default.
    ///   - loadHandler: Makes the data and gives it to the handler that it takes. It returns how far the work has come, or nil.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler:
            @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Loads the item as data.
    ///
    /// - Parameters:
    ///   - contentType: The type, or one of which a registered type is a kind.
    ///   - completionHandler: Takes the data, or why there is none, on a background thread.
    /// - Returns: How far the work has come. Cancelling it ends the work with an error.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(
            forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }
}
