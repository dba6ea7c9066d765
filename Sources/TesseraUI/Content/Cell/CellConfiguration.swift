import Foundation

/// A cell, header or footer that configurations give its content and its background.
@MainActor
protocol CellConfigurationHost: UIView {
    /// The configurations, and what they depend on.
    var cellConfiguration: CellConfiguration { get }
    /// The state by which the host is configured now, as its open property says it.
    var presentConfigurationState: any UIConfigurationState { get }
    /// The background that the host has where the app has chosen none; nil: none.
    var standardBackgroundConfiguration: UIBackgroundConfiguration? { get }
    /// Calls the method by which subclasses configure the host, and then the handler that does.
    func configure(using state: any UIConfigurationState)
    /// Lets go of the views and the colour behind the content, which a background configuration excludes.
    func removeBackgroundViews()
    /// Says that there is another content view.
    func contentViewDidChange()
}

/// Owns the content view, the configurations and the state of a cell, header or footer.
///
/// Configurations are updated once before the next layout, however often that is asked for. The host calls
/// ``updateIfNeeded()`` before it lays out its subviews and before it is measured, and ``layOutBackground()`` in its layout.
@MainActor
final class CellConfiguration {
    /// The part of a cell's state that nothing but its list knows.
    struct Flags: Equatable {
        /// Whether the cell is in editing mode.
        var isEditing = false
        /// Whether the cell's item is expanded in its outline.
        var isExpanded = false
        /// Whether swipe actions lie open beside the cell.
        var isSwiped = false
        /// Whether the user moves the cell to another place.
        var isReordering = false
        /// Whether the cell or header keeps its place at an edge while content moves below it.
        var isPinned = false
        /// The part that the cell takes in a drag.
        var dragState = UICellConfigurationState.DragState.none
        /// The part that the cell takes in a drop.
        var dropState = UICellConfigurationState.DropState.none
    }

    private unowned let host: any CellConfigurationHost
    /// The view in which the content lies: a plain one, or the one of the content configuration.
    private(set) var contentView: UIView
    /// What the list knows of the cell's state. A change updates the configurations.
    var flags = Flags() { didSet { if flags != oldValue { setNeedsUpdate() } } }

    private(set) var content: (any UIContentConfiguration)?
    private(set) var background: UIBackgroundConfiguration?
    private(set) var backgroundView: BackgroundView?
    /// Whether the app has decided on a background, so that the host's standard one does not count.
    private(set) var hasOwnBackground = false
    /// Whether the content configuration is updated for the state by itself.
    var updatesContent = true { didSet { if updatesContent { setNeedsUpdate() } } }
    /// Whether the background configuration is updated for the state by itself.
    var updatesBackground = true { didSet { if updatesBackground { setNeedsUpdate() } } }
    /// The corners of the background by the row's place in a round group.
    var groupCorners: BackgroundView.GroupCorners? {
        didSet { backgroundView?.groupCorners = groupCorners }
    }

    private var needsUpdate = true
    private var isUpdating = false

    /// Creates the configurations of a host, and its content view, which the host adds to itself.
    init(host: any CellConfigurationHost) {
        self.host = host
        contentView = UIView()
    }

    // MARK: Updates

    /// Asks for an update before the next layout.
    func setNeedsUpdate() {
        guard !needsUpdate else { return }
        needsUpdate = true
        host.setNeedsLayout()
    }

    /// What an app's call of `setNeedsUpdateConfiguration()` does: an update that asks for the next one would never end.
    func setNeedsUpdateByApp() {
        if !isUpdating { setNeedsUpdate() }
    }

    /// Updates the configurations where that was asked for.
    func updateIfNeeded() {
        guard needsUpdate, !isUpdating else { return }
        needsUpdate = false
        isUpdating = true
        defer { isUpdating = false }
        let state = host.presentConfigurationState
        if hasOwnBackground {
            if updatesBackground, let background { display(background.updated(for: state)) }
        } else if updatesBackground, let standard = host.standardBackgroundConfiguration {
            display(standard.updated(for: state))
        }
        if updatesContent, let content { display(content.updated(for: state)) }
        host.configure(using: state)
    }

    // MARK: Content

    /// Takes a content configuration of the app's; nil is for an empty content view.
    func setContent(_ configuration: (any UIContentConfiguration)?) {
        if let configuration {
            display(configuration)
        } else if content != nil {
            content = nil
            replaceContentView(with: UIView())
        }
        if !isUpdating { setNeedsUpdate() }
    }

    private func display(_ configuration: any UIContentConfiguration) {
        let isKnown = content != nil
        content = configuration
        if isKnown, let view = contentView as? any UIView & UIContentView, view.supports(configuration) {
            view.configuration = configuration
        } else {
            replaceContentView(with: configuration.makeContentView())
        }
    }

    private func replaceContentView(with view: UIView) {
        let old = contentView
        let index = host.subviews.firstIndex { $0 === old } ?? host.subviews.count
        view.frame = old.frame
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        old.removeFromSuperview()
        contentView = view
        host.insert(view, at: min(index, host.subviews.count))
        host.contentViewDidChange()
    }

    /// The content view of a list content configuration, which measures itself without constraints.
    var listContentView: UIListContentView? { contentView as? UIListContentView }

    // MARK: Background

    /// Takes a background configuration of the app's; nil is for no background.
    func setBackground(_ configuration: UIBackgroundConfiguration?) {
        hasOwnBackground = true
        if let configuration {
            host.removeBackgroundViews()
            display(configuration)
        } else {
            removeBackground()
        }
        if !isUpdating { setNeedsUpdate() }
    }

    /// Lets go of the configuration, since the app has given the host another background.
    func backgroundWasReplaced() {
        hasOwnBackground = true
        removeBackground()
    }

    private func removeBackground() {
        background = nil
        backgroundView?.removeFromSuperview()
        backgroundView = nil
    }

    private func display(_ configuration: UIBackgroundConfiguration) {
        background = configuration
        if let backgroundView {
            backgroundView.configuration = configuration
        } else {
            let view = BackgroundView(configuration)
            view.groupCorners = groupCorners
            backgroundView = view
            host.insert(view, at: 0)
        }
        host.setNeedsLayout()
    }

    /// Gives the background its place.
    func layOutBackground() {
        guard let backgroundView, let background else { return }
        backgroundView.frame = BackgroundView.frame(background, in: host)
    }
}
