import Foundation
import TesseraDisplay

/// A collection view or table view whose items have context menus.
@MainActor
protocol ContextMenuOwner: UIScrollView {
    /// The owner of the context menus, or nil before there was one.
    var storedContextMenus: ListContextMenus? { get set }
    /// True if there is a delegate that may provide menus.
    var hasMenuDelegate: Bool { get }
    /// Returns the item at a point of the content, or nil.
    func menuItem(at point: CGPoint) -> IndexPath?
    /// Returns the cell of an item if it is loaded, or nil.
    func menuCell(at indexPath: IndexPath) -> UIView?
    /// Asks the delegate for the menu of an item, or for the menu beside the items if `indexPath` is nil.
    func menuConfiguration(at indexPath: IndexPath?, point: CGPoint) -> UIContextMenuConfiguration?
    /// Asks the delegate whether a menu of commands opens at an item without a context menu.
    func mayShowCellMenu(at indexPath: IndexPath) -> Bool
    /// Asks the delegate whether the menu of commands of an item contains one.
    func canPerform(_ action: Selector, at indexPath: IndexPath, sender: Any?) -> Bool
    /// Lets the delegate perform a command.
    func perform(_ action: Selector, at indexPath: IndexPath, sender: Any?)
    /// Asks the delegate for the preview that is lifted for an item, or for the one to which it returns.
    func menuPreview(
        for configuration: UIContextMenuConfiguration, at indexPath: IndexPath?, isLifted: Bool
    ) -> UITargetedPreview?
    func menuWillOpen(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating)
    func menuWillClose(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating)
    func menuWillCommit(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
}

extension ContextMenuOwner {
    var contextMenus: ListContextMenus {
        if let storedContextMenus { return storedContextMenus }
        let menus = ListContextMenus(of: self)
        storedContextMenus = menus
        return menus
    }

    /// The requests that the display must send for the menus of the items. There are none if the delegate has
    /// no menus.
    var menuWishes: GestureWishes {
        guard hasMenuDelegate else { return [] }
        return switch storedContextMenus?.answer ?? .none {
        case .none: [.contextMenu, .earlyMenuQuestion]
        case .given, .there: .contextMenu
        case .missing: []
        }
    }

    /// The behaviour of the display at one item: it lifts the cell at once if the delegate has already
    /// returned a menu for an item.
    var menuItemWishes: GestureWishes { storedContextMenus?.answer == .given ? .lift : [] }

    /// The interaction that serves all items, or nil if the delegate is known to provide no menus.
    var listInteraction: UIContextMenuInteraction? {
        hasMenuDelegate && storedContextMenus?.answer != .missing ? contextMenus.interaction : nil
    }
}

/// Opens the context menus of the items of a list.
@MainActor
final class ListContextMenus: NSObject {
    /// The answers of the delegate to requests for menus.
    enum Answer {
        /// The delegate was not asked yet.
        case none
        /// The delegate implements the methods for menus, and has returned none so far.
        case there
        /// The delegate has returned a menu.
        case given
        /// The delegate does not implement the methods for menus.
        case missing
    }

    private unowned let owner: any ContextMenuOwner
    private(set) var answer = Answer.none
    private(set) lazy var interaction: UIContextMenuInteraction = {
        let interaction = UIContextMenuInteraction(delegate: self)
        interaction.didMove(to: owner)
        return interaction
    }()
    /// The item whose menu is open.
    private var indexPath: IndexPath?

    init(of owner: any ContextMenuOwner) {
        self.owner = owner
        super.init()
    }

    /// Forgets the answer of the delegate, because there is another delegate.
    func forget() { note(.none) }

    /// Finds out whether the delegate provides menus at all, before the user requests one at a point of the
    /// window.
    func learn(at location: CGPoint) {
        guard answer == .none else { return }
        let point = owner.convert(location, from: nil)
        guard let path = owner.menuItem(at: point) else { return }
        _ = ask(for: path, at: point)
    }

    /// Asks the delegate for a menu, and notes whether it implements the methods for menus.
    private func ask(for path: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let delegate = owner.delegate else { return nil }
        var (configuration, isImplemented) = OptionalMethod.contextMenu.result(of: delegate) {
            owner.menuConfiguration(at: path, point: point)
        }
        if configuration == nil, let path {
            let (isShown, hasCommands) = OptionalMethod.cellMenu.result(of: delegate) {
                owner.mayShowCellMenu(at: path)
            }
            if isShown { configuration = CellCommands(of: owner, at: path).configuration }
            isImplemented = isImplemented || hasCommands
        }
        if configuration != nil {
            note(.given)
        } else if !isImplemented {
            note(.missing)
        } else if answer == .none, path != nil {
            note(.there)
        }
        return configuration
    }

    private func note(_ new: Answer) {
        guard new != answer else { return }
        answer = new
        owner.setNeedsCommit()
        for view in owner.subviews where view is any StagedCell { view.setNeedsCommit() }
    }
}

extension ListContextMenus: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        indexPath = owner.menuItem(at: location)
        return ask(for: indexPath, at: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        let preview = owner.menuPreview(for: configuration, at: indexPath, isLifted: true)
        if let preview { return preview }
        guard let cell = indexPath.flatMap(owner.menuCell), cell.window != nil else { return nil }
        return UITargetedPreview(view: cell)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        let preview = owner.menuPreview(for: configuration, at: indexPath, isLifted: false)
        if let preview { return preview }
        guard let cell = indexPath.flatMap(owner.menuCell), cell.window != nil else { return nil }
        return UITargetedPreview(view: cell)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        owner.menuWillCommit(configuration, animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        if let animator { owner.menuWillOpen(configuration, animator) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        if let animator { owner.menuWillClose(configuration, animator) }
    }
}
