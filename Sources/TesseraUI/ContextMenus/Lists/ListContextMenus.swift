import Foundation
import TesseraDisplay

/// A collection view or table view whose items have context menus.
@MainActor
protocol ContextMenuHost: UIScrollView {
    /// The owner of the context menus, or nil before there was one.
    var storedContextMenus: ListContextMenus? { get set }
    /// Whether there is a delegate that may have menus.
    var hasMenuDelegate: Bool { get }
    /// Returns the item at a point of the content.
    func menuItem(at point: CGPoint) -> IndexPath?
    /// Returns the cell of an item that is near the visible part.
    func menuCell(at indexPath: IndexPath) -> UIView?
    /// Asks the delegate for the menu of an item, or of the place beside the items where there is none.
    func menuConfiguration(at indexPath: IndexPath?, point: CGPoint) -> UIContextMenuConfiguration?
    /// Asks the delegate for the preview of an item that is lifted, or that goes back.
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

extension ContextMenuHost {
    var contextMenus: ListContextMenus {
        if let storedContextMenus { return storedContextMenus }
        let menus = ListContextMenus(of: self)
        storedContextMenus = menus
        return menus
    }

    /// What the display does for the menus of the items: it asks for them, unless there are none.
    var menuWishes: GestureWishes {
        guard hasMenuDelegate else { return [] }
        return switch storedContextMenus?.answer ?? .none {
        case .none: [.contextMenu, .earlyMenuQuestion]
        case .given, .there: .contextMenu
        case .missing: []
        }
    }

    /// What the display does for the menu of one item: it lifts the cell at once, where items have been seen to have menus.
    var menuItemWishes: GestureWishes { storedContextMenus?.answer == .given ? .lift : [] }

    /// The interaction of all items, or nil if the delegate is known to have no menus.
    var listInteraction: UIContextMenuInteraction? {
        hasMenuDelegate && storedContextMenus?.answer != .missing ? contextMenus.interaction : nil
    }
}

/// Opens the context menus of the items of a list.
@MainActor
final class ListContextMenus: NSObject {
    /// What the delegate has said to a question for menus.
    enum Answer {
        /// It was not asked yet.
        case none
        /// Its methods for menus are there, and had none so far.
        case there
        /// There are menus.
        case given
        /// Its methods for menus are not there.
        case missing
    }

    private unowned let host: any ContextMenuHost
    private(set) var answer = Answer.none
    private(set) lazy var interaction: UIContextMenuInteraction = {
        let interaction = UIContextMenuInteraction(delegate: self)
        interaction.didMove(to: host)
        return interaction
    }()
    /// The item whose menu is open.
    private var indexPath: IndexPath?

    init(of host: any ContextMenuHost) {
        self.host = host
        super.init()
    }

    /// Forgets what the delegate has said: there is another one.
    func forget() { note(.none) }

    /// Finds out whether the delegate has menus at all, before one is asked for at a point of the window.
    func learn(at location: CGPoint) {
        guard answer == .none else { return }
        let point = host.convert(location, from: nil)
        guard let path = host.menuItem(at: point) else { return }
        _ = ask(for: path, at: point)
    }

    /// Asks the delegate for a menu, and notes whether its methods for menus are there.
    private func ask(for path: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let delegate = host.delegate else { return nil }
        let (configuration, isImplemented) = OptionalMethod.contextMenu.result(of: delegate) {
            host.menuConfiguration(at: path, point: point)
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
        host.setNeedsCommit()
        for view in host.subviews where view is any StagedCell { view.setNeedsCommit() }
    }
}

extension ListContextMenus: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        indexPath = host.menuItem(at: location)
        return ask(for: indexPath, at: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        let preview = host.menuPreview(for: configuration, at: indexPath, isLifted: true)
        if let preview { return preview }
        guard let cell = indexPath.flatMap(host.menuCell), cell.window != nil else { return nil }
        return UITargetedPreview(view: cell)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        let preview = host.menuPreview(for: configuration, at: indexPath, isLifted: false)
        if let preview { return preview }
        guard let cell = indexPath.flatMap(host.menuCell), cell.window != nil else { return nil }
        return UITargetedPreview(view: cell)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        host.menuWillCommit(configuration, animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        if let animator { host.menuWillOpen(configuration, animator) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        if let animator { host.menuWillClose(configuration, animator) }
    }
}
