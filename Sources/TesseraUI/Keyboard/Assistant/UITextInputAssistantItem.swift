import Foundation

/// The items of the bar above the keyboard of an iPad.
/// See Apple's [UITextInputAssistantItem](https://developer.apple.com/documentation/uikit/uitextinputassistantitem).
///
/// ```swift
/// let group = UIBarButtonItemGroup(barButtonItems: [bold, italic], representativeItem: nil)
/// textView.inputAssistantItem.leadingBarButtonGroups = [group]
/// ```
///
/// As on iPhones, there is no such bar on small screens; use ``UIResponder/inputAccessoryView`` there. Browsers undo, paste and
/// suggest words by themselves, so that the bar has no items but those of the app, and is not displayed without any.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// The object that types with the items.
    weak var owner: UIResponder?

    /// The groups at the leading edge of the bar. The default is none.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] {
        didSet { groupsChanged(oldValue, leadingBarButtonGroups) }
    }
    /// The groups at the trailing edge of the bar. The default is none.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] {
        didSet { groupsChanged(oldValue, trailingBarButtonGroups) }
    }
    /// A Boolean value that tells whether the user may hide the groups. The default is true. Users hide them in the settings of
    /// an iPad's keyboard, which pages do not have.
    open var allowsHidingShortcuts = true

    /// The space between the groups of the two edges. It is the same object each time, so that a bar can see that its items are the same.
    private let space = UIBarButtonItem.flexibleSpace()

    /// Creates an item without groups.
    public override init() { super.init() }

    /// The items in the order of the bar, with a space between the two edges, or an empty list for no bar.
    var barItems: [UIBarButtonItem] {
        func items(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
            groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
        }
        let (leading, trailing) = (items(leadingBarButtonGroups), items(trailingBarButtonGroups))
        return leading.isEmpty && trailing.isEmpty ? [] : leading + [space] + trailing
    }

    private func groupsChanged(_ old: [UIBarButtonItemGroup], _ new: [UIBarButtonItemGroup]) {
        let present = leadingBarButtonGroups + trailingBarButtonGroups
        for group in old where !present.contains(where: { $0 === group }) { group.changed = nil }
        for group in new { group.changed = { [weak self] in self?.owner?.reloadInputViews() } }
        owner?.reloadInputViews()
    }
}

/// The bar above the keyboard with the items of the first responder.
@MainActor
final class InputAssistantBar: UIToolbar {
    /// Returns the bar of a responder, or nil if there is none.
    ///
    /// - Parameter known: The bar that is displayed, which takes over the items.
    static func ofResponder(_ responder: UIResponder?, known: InputAssistantBar?) -> InputAssistantBar? {
        guard let responder, UIDevice.current.userInterfaceIdiom == .pad else { return nil }
        let items = responder.inputAssistantItem.barItems
        guard !items.isEmpty else { return nil }
        let bar = known ?? InputAssistantBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        if !(bar.items ?? []).elementsEqual(items, by: ===) { bar.items = items }
        return bar
    }
}

extension UIResponder {
    private static let assistantItems = AssociatedProperty<UITextInputAssistantItem>()

    /// The item that was asked for before, or a new one.
    var keptAssistantItem: UITextInputAssistantItem {
        if let item = Self.assistantItems[self] { return item }
        let item = UITextInputAssistantItem()
        item.owner = self
        Self.assistantItems[self] = item
        return item
    }
}
