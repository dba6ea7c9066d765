import Foundation

extension UIPasteboard {
    /// The items as item providers, which provide their data on request.
    public var itemProviders: [NSItemProvider] {
        get { items.map(Self.provider) }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// The items that the app knows, as item providers.
    var knownItemProviders: [NSItemProvider] { known.map(Self.provider) }

    /// Loads the items of providers, and then replaces the contents of the pasteboard with them. Only a text,
    /// an address or an image that all programs may read is also put on the system's clipboard.
    ///
    /// - Parameters:
    ///   - itemProviders: The providers, each of one item.
    ///   - localOnly: True if the items stay within the app and are not put on the system's clipboard.
    ///   - expirationDate: The time at which the items are removed, or nil if they stay.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        Task { @MainActor in
            var items: [[String: Any]] = []
            var forEveryone: [[String: Any]] = []
            for provider in itemProviders {
                let item = await Self.item(of: provider)
                if !item.isEmpty { items.append(item) }
                let types = provider.representations.filter { $0.visibility == .all }.map(\.typeIdentifier)
                forEveryone.append(item.filter { types.contains($0.key) })
            }
            var options: [OptionsKey: Any] = [.localOnly: localOnly]
            options[.expirationDate] = expirationDate
            put(items, options: options, forSystem: forEveryone)
        }
    }

    /// Converts objects to data, and then replaces the contents of the pasteboard with them.
    public func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Converts objects to data, and then replaces the contents of the pasteboard with them.
    ///
    /// - Parameters:
    ///   - objects: The objects, each of which becomes one item.
    ///   - localOnly: True if the items stay within the app and are not put on the system's clipboard.
    ///   - expirationDate: The time at which the items are removed, or nil if they stay.
    public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        let providers = objects.map { object in
            let provider = NSItemProvider()
            provider.registerObject(object, visibility: .all)
            return provider
        }
        setItemProviders(providers, localOnly: localOnly, expirationDate: expirationDate)
    }

    private static func provider(of item: [String: Any]) -> NSItemProvider {
        let provider = NSItemProvider()
        for (type, value) in item.sorted(by: { $0.key < $1.key }) {
            guard let data = data(value) else { continue }
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                completion(data, nil)
                return nil
            }
        }
        return provider
    }

    /// Returns the data of an item in all types that its provider has registered.
    static func item(of provider: NSItemProvider) async -> [String: Any] {
        var item: [String: Any] = [:]
        for type in provider.registeredTypeIdentifiers {
            let data: Data? = await withCheckedContinuation { continuation in
                provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
                    continuation.resume(returning: data)
                }
            }
            if let data { item[type] = data }
        }
        return item
    }
}
