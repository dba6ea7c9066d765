import Foundation
import TesseraDisplay

/// A store for copied items until they are pasted.
/// See Apple's [UIPasteboard](https://developer.apple.com/documentation/uikit/uipasteboard).
///
/// ```swift
/// UIPasteboard.general.string = "すし"
/// ```
///
/// Items that the app puts on ``general`` are available to the app at once. Their text, their address as a
/// text, or their image is also put on the system's clipboard if the browser allows it: for some seconds after the user has
/// touched the page or pressed a key, on pages that were loaded over HTTPS or from the same computer.
///
/// Browsers do not let a page read the system's clipboard at any time. Text that another program has copied
/// gets onto ``general`` in two ways. First, the user pastes outside of a text, which calls
/// ``UIResponder/paste(_:)``. Pictures and other files come in this way too, and the method is called when they have arrived.
/// Second, the app requests content, and the browser allows it to have the text, for which it may ask the user. This takes some
/// time, so the app gets the content known before, and ``changedNotification`` is posted when there is more. At most 16,000
/// UTF-16 units of text come from the clipboard, and they may be any text, so check it.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The pasteboard of the device.
    public class var general: UIPasteboard { shared }
    private static let shared = UIPasteboard(
        .general, PasteboardContents.of(.general, create: true) ?? .init())

    /// The name of the pasteboard.
    public let name: Name
    private let contents: PasteboardContents
    /// True if the system's clipboard may contain a text that the app does not have.
    private static var mayHaveNews = true

    private init(_ name: Name, _ contents: PasteboardContents) {
        (self.name, self.contents) = (name, contents)
        super.init()
    }

    /// Creates an object for the app's pasteboard with a name. If there is none, it is created if `create` is
    /// true, and otherwise nil is returned.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard let contents = PasteboardContents.of(pasteboardName, create: create) else { return nil }
        self.init(pasteboardName, contents)
    }

    /// Creates a pasteboard with a unique name.
    public class func withUniqueName() -> UIPasteboard {
        let name = Name(UUID().uuidString)
        return UIPasteboard(name, PasteboardContents.of(name, create: true) ?? .init())
    }

    /// Removes the pasteboard with a name and its contents. ``general`` cannot be removed.
    public class func remove(withName pasteboardName: Name) {
        guard pasteboardName != .general, PasteboardContents.remove(pasteboardName) else { return }
        NotificationCenter.default.post(name: removedNotification, object: nil)
    }

    /// The number of changes of the pasteboard.
    open var changeCount: Int { contents.changeCount }

    // MARK: Items

    /// The items. Each is a dictionary of values by their types.
    open var items: [[String: Any]] {
        get {
            askSystem()
            return known
        }
        set { setItems(newValue) }
    }

    /// The number of items.
    open var numberOfItems: Int { known.count }

    /// Replaces the items on the pasteboard.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        put(items, options: options, forSystem: items)
    }

    /// Replaces the items on the pasteboard, and puts the text or the image of the items in `forSystem` on the system's
    /// clipboard.
    func put(_ items: [[String: Any]], options: [OptionsKey: Any], forSystem: [[String: Any]]) {
        let expiration = options[.expirationDate] as? Date
        guard name == .general, options[.localOnly] as? Bool != true else {
            return exchange(items, expiration: expiration)
        }
        let text = strings(in: forSystem).first ?? urls(in: forSystem).first?.absoluteString
        let picture =
            text == nil && UIApplication.shared.requests.hasDisplay
            ? images(in: forSystem).first?.pngData() : nil
        // The app knows what it puts there, before observers learn of the change.
        if text != nil || picture != nil { Self.mayHaveNews = false }
        exchange(items, expiration: expiration)
        if let text {
            UIApplication.shared.requests.send(DisplayRequest(kind: .copy, text: text))
        } else if let picture {
            UIApplication.shared.requests.copyPicture(picture)
        }
    }

    /// Adds items to those on the pasteboard.
    open func addItems(_ items: [[String: Any]]) { setItems(known + items) }

    /// The items, without a request to the system for more.
    var known: [[String: Any]] {
        if let removed = contents.dropExpired() { announce(added: [], removed: removed) }
        return contents.items
    }

    private func exchange(_ items: [[String: Any]], expiration: Date? = nil) {
        let change = contents.set(items, expiration: expiration)
        announce(added: change.added, removed: change.removed)
    }

    private func announce(added: [String], removed: [String]) {
        NotificationCenter.default.post(
            name: Self.changedNotification, object: self,
            userInfo: [
                Self.changedTypesAddedUserInfoKey: added, Self.changedTypesRemovedUserInfoKey: removed,
            ])
    }

    // MARK: The system's clipboard

    /// Called when the page becomes visible. The user may have copied a text in another program in the
    /// meantime.
    static func pageCameIntoView() {
        mayHaveNews = true
        NotificationCenter.default.post(name: mayHaveNewsNotification, object: general)
    }

    /// Posted when the system's clipboard may have another text than the app knows.
    static let mayHaveNewsNotification = Notification.Name("TesseraUI.UIPasteboard.mayHaveNews")

    /// True if the system's clipboard may have another text than the app knows.
    var mayBeUnknown: Bool {
        name == .general && Self.mayHaveNews && UIApplication.shared.requests.hasDisplay
    }

    /// Requests the text of the system's clipboard if there may be another one.
    func askSystem() { update {} }

    /// Requests the text of the system's clipboard if there may be another one, and then runs a closure.
    func update(_ completion: @escaping @MainActor () -> Void) {
        guard mayBeUnknown else { return completion() }
        Self.mayHaveNews = false
        UIApplication.shared.requests.send(DisplayRequest(kind: .paste)) { [self] answer in
            if answer.outcome == .done, let text = answer.text { displayPastes(text) }
            completion()
        }
    }

    /// Takes a text from the system's clipboard, unless the app itself has put it there.
    func displayPastes(_ text: String) {
        Self.mayHaveNews = false
        guard !text.isEmpty, text != strings(in: known).first ?? urls(in: known).first?.absoluteString else {
            return
        }
        exchange([[PasteboardType.text: text]])
    }

    /// Takes files from the system's clipboard.
    ///
    /// - Parameter completion: A closure that runs when the files have arrived. It does not run if they cannot be loaded, or if
    ///   the contents of the pasteboard have changed meanwhile.
    func displayPastes(_ files: [NSItemProvider], completion: @escaping @MainActor () -> Void) {
        Self.mayHaveNews = false
        let count = changeCount
        Task { @MainActor in
            var items: [[String: Any]] = []
            for file in files { items.append(await Self.item(of: file)) }
            items.removeAll(where: \.isEmpty)
            guard !items.isEmpty, changeCount == count else { return }
            exchange(items)
            completion()
        }
    }
}
