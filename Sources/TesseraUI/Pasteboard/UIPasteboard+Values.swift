import Foundation

extension UIPasteboard {
    /// The text of the first item that is a text, or nil. Setting it puts one item on the pasteboard, or
    /// empties the pasteboard if it is nil.
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// The texts among the items, or nil if there are none. Setting it replaces all items.
    public var strings: [String]? {
        get { found(strings(in: items)) }
        set { items = (newValue ?? []).map { [PasteboardType.text: $0] } }
    }
    /// The address of the first item that is an address, or nil. Setting it puts one item on the pasteboard,
    /// or empties the pasteboard if it is nil.
    public var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    /// The addresses among the items, or nil if there are none. Setting it replaces all items.
    public var urls: [URL]? {
        get { found(urls(in: items)) }
        set { items = (newValue ?? []).map { [PasteboardType.url: $0] } }
    }
    /// The image of the first item that is an image, or nil. Setting it puts one item on the pasteboard, or
    /// empties the pasteboard if it is nil.
    public var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    /// The images among the items, or nil if there are none. Setting it replaces all items.
    public var images: [UIImage]? {
        get { found(images(in: items)) }
        set { items = (newValue ?? []).map { [PasteboardType.png: $0] } }
    }
    /// The colour of the first item that is a colour, or nil. Setting it puts one item on the pasteboard, or
    /// empties the pasteboard if it is nil. Colours stay within the app.
    public var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    /// The colours among the items, or nil if there are none. Setting it replaces all items.
    public var colors: [UIColor]? {
        get { found(colors(in: items)) }
        set { items = (newValue ?? []).map { [PasteboardType.color: $0] } }
    }

    /// A Boolean value that tells whether there is a text in the contents that the app has received so far.
    /// Unlike a request for the text, it never makes the browser ask the user.
    public var hasStrings: Bool { !strings(in: known).isEmpty }
    /// A Boolean value that tells whether there is an address in the contents that the app has received so
    /// far.
    public var hasURLs: Bool { !urls(in: known).isEmpty }
    /// A Boolean value that tells whether there is an image in the contents that the app has received so far.
    public var hasImages: Bool { !images(in: known).isEmpty }
    /// A Boolean value that tells whether there is a colour in the contents that the app has received so far.
    public var hasColors: Bool { !colors(in: known).isEmpty }

    private func found<Value>(_ values: [Value]) -> [Value]? { values.isEmpty ? nil : values }

    func strings(in items: [[String: Any]]) -> [String] {
        values(in: items, of: PasteboardType.texts) { value in
            switch value {
            case let text as String: text
            case let data as Data: String(data: data, encoding: .utf8)
            default: nil
            }
        }
    }

    func urls(in items: [[String: Any]]) -> [URL] {
        values(in: items, of: PasteboardType.urls) { value in
            switch value {
            case let url as URL: url
            case let text as String: URL(string: text)
            case let data as Data: String(data: data, encoding: .utf8).flatMap { URL(string: $0) }
            default: nil
            }
        }
    }

    func images(in items: [[String: Any]]) -> [UIImage] {
        values(in: items, of: PasteboardType.images) { value in
            switch value {
            case let image as UIImage: image
            case let data as Data: UIImage(data: data)
            default: nil
            }
        }
    }

    private func colors(in items: [[String: Any]]) -> [UIColor] {
        values(in: items, of: [PasteboardType.color]) { value in
            switch value {
            case let color as UIColor: color
            case let data as Data: UIColor(encodedComponents: data)
            default: nil
            }
        }
    }

    /// Returns for each item the first value that has one of the types and can be read.
    private func values<Value>(
        in items: [[String: Any]], of types: Set<String>, read: (Any) -> Value?
    ) -> [Value] {
        items.compactMap { item in
            for type in item.keys.sorted() where types.contains(type) {
                if let value = item[type].flatMap(read) { return value }
            }
            return nil
        }
    }
}
