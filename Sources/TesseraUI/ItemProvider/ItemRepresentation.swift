import Foundation

/// One of the forms in which an item provider can provide its item.
struct ItemRepresentation: Sendable {
    /// The closure that provides the item on request.
    enum Source: Sendable {
        case data(
            @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)
        case file(
            isInPlace: Bool,
            @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?)
        case item(NSItemProvider.LoadHandler)
    }

    let typeIdentifier: String
    /// The programs that may read the representation.
    var visibility = NSItemProviderRepresentationVisibility.all
    let source: Source

    /// Returns true if a reader with these options can get the representation.
    func suits(_ options: NSItemProviderFileOptions) -> Bool {
        guard options.contains(.openInPlace) else { return true }
        if case .file(let isInPlace, _) = source { return isInPlace }
        return false
    }

    /// Loads the data and passes it to `completion`, on any thread.
    func loadData(_ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress? {
        switch source {
        case .data(let load): return load(completion)
        case .file(_, let load):
            return load { url, _, error in
                guard let url, error == nil else { return completion(nil, error) }
                do {
                    completion(try Data(contentsOf: url), nil)
                } catch {
                    completion(nil, error)
                }
            }
        case .item(let load):
            load({ item, error in completion(item.flatMap(Self.data), error) }, NSData.self, [:])
            return nil
        }
    }

    /// Returns the data of an item that an app has provided as an object, or nil if it cannot be archived.
    static func data(of item: any NSSecureCoding) -> Data? {
        switch item {
        case let data as NSData: Data(referencing: data)
        case let text as NSString: Data(String(describing: text).utf8)
        case let url as NSURL: Data(url.absoluteString.utf8)
        default: try? NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
        }
    }
}
