import Foundation

extension UIPasteboard {
    /// The text of the first item that is one. Setting it puts one item onto the pasteboard; nil empties it.
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// The texts among the items, or nil if there are none.
    public var strings: [String]? {
        get { found(strings(in: items)) }
        set { items = (newValue ?? []).map { [PasteboardType.text: $0] } }
    }
    /// The address of the first item that is one. Setting it puts one item onto the pasteboard; nil empties it.
    public var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    /// The addresses among the items, or nil if there are none.
    public var urls: [URL]? {
        get { found(urls(in: items)) }
        set { items = (newValue ?? []).map { [PasteboardType.url: $0] } }
    }
    /// The picture of the first item that is one. Setting it puts one item onto the pasteboard; nil empties it. Pictures stay within the
    /// app.
    public var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    /// The pictures among the items, or nil if there are none.
    public var images: [UIImage]? {
        get { found(images(in: items)) }
        set { items = (newValue ?? []).map { [PasteboardType.png: $0] } }
    }
    /// The colour of the first item that is one. Setting it puts one item onto the pasteboard; nil empties it. Colours stay within the
    /// app.
    public var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    /// The colours among the items, or nil if there are none.
    public var colors: [UIColor]? {
        get { found(colors(in: items)) }
        set { items = (newValue ?? []).map { [PasteboardType.color: $0] } }
    }

    /// A Boolean value that tells whether there is a text, as far as the app knows. Unlike to ask for the
    /// text, this never makes the browser ask the user.
    public var hasStrings: Bool { !strings(in: known).isEmpty }
    /// A Boolean value that tells whether there is an address, as far as the app knows.
    public var hasURLs: Bool { !urls(in: known).isEmpty }
    /// A Boolean value that tells whether there is a picture, as far as the app knows.
    public var hasImages: Bool { !images(in: known).isEmpty }
    /// A Boolean value that tells whether there is a colour, as far as the app knows.
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

    private func images(in items: [[String: Any]]) -> [UIImage] {
        values(in: items, of: PasteboardType.images) { value in
            switch value {
            case let image as UIImage: image
            case let data as Data: UIImage(data: data)
            default: nil
            }
        }
    }

    private func colors(in items: [[String: Any]]) -> [UIColor] {
        values(in: items, of: [PasteboardType.color]) { $0 as? UIColor }
    }

    /// Returns the first value of each item that is of one of some types and can be read.
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
