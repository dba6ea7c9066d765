import Foundation
import TesseraDisplay

/// Keeps what is copied until it is pasted.
/// See Apple's [UIPasteboard](https://developer.apple.com/documentation/uikit/uipasteboard).
///
/// ```swift
/// UIPasteboard.general.string = "すし"
/// ```
///
/// What the app puts onto ``general`` is there for the app at once. Its text, or its address as a text, goes onto the system's clipboard
/// as well, where the browser allows it: for some seconds after the user has touched something or pressed a key, on pages that came
/// over HTTPS or from the same computer.
///
/// Browsers do not let a page look at the system's clipboard at any time. What another program has copied gets onto ``general`` when
/// the user pastes outside of a text, which is what ``UIResponder/paste(_:)`` hears of; and when the app asks for content and the browser
/// lets it have the text, for which it may ask the user. That takes a while, so that the app gets what was known before, and
/// ``changedNotification`` when there is more. At most 16,000 UTF-16 units of text come from there, and it may be any text: check it.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The pasteboard of the device.
    public class var general: UIPasteboard { shared }
    private static let shared = UIPasteboard(
        .general, PasteboardContents.of(.general, create: true) ?? .init())

    /// What the pasteboard is called.
    public let name: Name
    private let contents: PasteboardContents
    /// True if the system's clipboard may have something that the app does not know.
    private static var mayHaveNews = true

    private init(_ name: Name, _ contents: PasteboardContents) {
        (self.name, self.contents) = (name, contents)
        super.init()
    }

    /// Finds the app's pasteboard of a name, or makes one where it is to, or nil if there is none.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard let contents = PasteboardContents.of(pasteboardName, create: create) else { return nil }
        self.init(pasteboardName, contents)
    }

    /// Makes a pasteboard with a name that no other has.
    public class func withUniqueName() -> UIPasteboard {
        let name = Name(UUID().uuidString)
        return UIPasteboard(name, PasteboardContents.of(name, create: true) ?? .init())
    }

    /// Forgets the pasteboard of a name and what is on it. ``general`` stays.
    public class func remove(withName pasteboardName: Name) {
        guard pasteboardName != .general, PasteboardContents.remove(pasteboardName) else { return }
        NotificationCenter.default.post(name: removedNotification, object: nil)
    }

    /// How often the pasteboard has changed.
    open var changeCount: Int { contents.changeCount }

    // MARK: Items

    /// The items, each by its types.
    open var items: [[String: Any]] {
        get {
            askSystem()
            return known
        }
        set { setItems(newValue) }
    }

    /// The number of items.
    open var numberOfItems: Int { known.count }

    /// Puts items onto the pasteboard in place of what is there.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        put(items, options: options, forSystem: items)
    }

    /// Puts items onto the pasteboard, and the text of those that are for the system onto its clipboard.
    func put(_ items: [[String: Any]], options: [OptionsKey: Any], forSystem: [[String: Any]]) {
        exchange(items, expiration: options[.expirationDate] as? Date)
        guard name == .general, options[.localOnly] as? Bool != true else { return }
        guard let text = strings(in: forSystem).first ?? urls(in: forSystem).first?.absoluteString else {
            return
        }
        Self.mayHaveNews = false
        UIApplication.shared.requests.send(DisplayRequest(kind: .copy, text: text))
    }

    /// Adds items to those that are there.
    open func addItems(_ items: [[String: Any]]) { setItems(known + items) }

    /// What is there, without asking the system for more.
    var known: [[String: Any]] {
        if contents.dropExpired() { announce(added: [], removed: []) }
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

    /// The page comes into view: the user may have copied something elsewhere.
    static func pageCameIntoView() { mayHaveNews = true }

    /// Asks for the text of the system's clipboard, where there may be another one.
    func askSystem() {
        guard name == .general, Self.mayHaveNews, UIApplication.shared.connection?.isAttached == true else {
            return
        }
        Self.mayHaveNews = false
        UIApplication.shared.requests.send(DisplayRequest(kind: .paste)) { [self] answer in
            if answer.outcome == .done, let text = answer.text { displayPastes(text) }
        }
    }

    /// Takes a text from the system's clipboard, unless it is what the app has put there.
    func displayPastes(_ text: String) {
        Self.mayHaveNews = false
        guard !text.isEmpty, text != strings(in: known).first ?? urls(in: known).first?.absoluteString else {
            return
        }
        exchange([[PasteboardType.text: text]])
    }
}
