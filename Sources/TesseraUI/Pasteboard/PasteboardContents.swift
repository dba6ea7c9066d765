import Foundation

/// The contents of a pasteboard, which all objects with its name share.
@MainActor
final class PasteboardContents {
    /// The representations of each item, by their types.
    private(set) var items: [[String: Any]] = []
    private(set) var changeCount = 0
    private var expiration: Date?

    private static var named: [UIPasteboard.Name: PasteboardContents] = [:]

    /// Returns the contents for a name. If there are none, they are created if `create` is true, and
    /// otherwise nil is returned.
    static func of(_ name: UIPasteboard.Name, create: Bool) -> PasteboardContents? {
        if let known = named[name] { return known }
        guard create else { return nil }
        let contents = PasteboardContents()
        named[name] = contents
        return contents
    }

    static func remove(_ name: UIPasteboard.Name) -> Bool { named.removeValue(forKey: name) != nil }

    /// Replaces the items. Returns the types that were added and those that were removed.
    func set(_ new: [[String: Any]], expiration: Date? = nil) -> (added: [String], removed: [String]) {
        let (old, now) = (Set(items.flatMap(\.keys)), Set(new.flatMap(\.keys)))
        items = new
        self.expiration = expiration
        changeCount += 1
        return (now.subtracting(old).sorted(), old.subtracting(now).sorted())
    }

    /// Removes all items if they have expired. Returns true if they have.
    func dropExpired() -> Bool {
        guard let expiration, expiration <= Date() else { return false }
        _ = set([])
        return true
    }
}

/// The types with which a pasteboard stores texts, addresses, images and colours.
enum PasteboardType {
    static let text = "public.utf8-plain-text"
    static let url = "public.url"
    static let png = "public.png"
    static let color = "com.apple.uikit.color"

    static let texts: Set<String> = [text, "public.text", "public.plain-text", "public.utf16-plain-text"]
    static let urls: Set<String> = [url, "public.file-url"]
    static let images: Set<String> = [
        png, "public.jpeg", "public.image", "com.apple.uikit.image", "com.compuserve.gif",
    ]
}
