import Foundation

/// One of the ways in which an item provider gives its item.
struct ItemRepresentation: Sendable {
    /// Where the item comes from when it is asked for.
    enum Source: Sendable {
        case data(
            @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)
        case file(
            isInPlace: Bool,
            @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?)
        case item(NSItemProvider.LoadHandler)
    }

    let typeIdentifier: String
    /// Who may read it.
    var visibility = NSItemProviderRepresentationVisibility.all
    let source: Source

    /// Returns true if a reader with options may have it.
    func suits(_ options: NSItemProviderFileOptions) -> Bool {
        guard options.contains(.openInPlace) else { return true }
        if case .file(let isInPlace, _) = source { return isInPlace }
        return false
    }

    /// Hands over the data, from any thread.
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

    /// Returns the data of an item that an app has given as an object.
    static func data(of item: any NSSecureCoding) -> Data? {
        switch item {
        case let data as NSData: Data(referencing: data)
        case let text as NSString: Data(String(describing: text).utf8)
        case let url as NSURL: Data(url.absoluteString.utf8)
        default: try? NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
        }
    }
}
