import Foundation

extension NSItemProvider {
    /// The types in which the provider can provide the item, in the order of their registration.
    public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.map { UTType(importedAs: $0) } }

    /// Returns the types in which the provider can provide the item and that conform to `contentType`.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Adds data that is created on request.
    ///
    /// - Parameters:
    ///   - contentType: The type of the data.
    ///   - visibility: The programs that may read the data; all by default.
    ///   - loadHandler: A closure that creates the data and passes it to the handler that is its argument. It
    ///     returns the progress of the work, or nil.
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
    ///   - contentType: The type, or one to which a registered type conforms.
    ///   - completionHandler: A closure that gets the data or an error, on a background thread.
    /// - Returns: The progress of the work. If it is cancelled, the handler gets an error.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(
            forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }
}
