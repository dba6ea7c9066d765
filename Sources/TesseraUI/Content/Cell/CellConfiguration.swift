import Foundation

/// A cell, header or footer whose content and background come from configurations.
@MainActor
protocol ConfiguredView: UIView {
    /// The configurations and the state on which they depend.
    var cellConfiguration: CellConfiguration { get }
    /// The present state of the view, from its public property.
    var presentConfigurationState: any UIConfigurationState { get }
    /// The default background of the view, or nil for none.
    var standardBackgroundConfiguration: UIBackgroundConfiguration? { get }
    /// Calls the method with which subclasses configure the view, and then the handler.
    func configure(using state: any UIConfigurationState)
    /// Removes the views and the colour behind the content, which exclude a background configuration.
    func removeBackgroundViews()
    /// Called when the content view has been replaced.
    func contentViewDidChange()
}

/// Manages the content view, the configurations and the state of a cell, header or footer.
///
/// Configurations are updated at most once before the next layout. The view calls ``updateIfNeeded()`` before
/// it lays out its subviews and before it is measured, and ``layOutBackground()`` in its layout.
@MainActor
final class CellConfiguration {
    /// The part of a cell's state that its list sets.
    struct Flags: Equatable {
        /// True if the cell is being edited.
        var isEditing = false
        /// True if the cell's item is expanded in its outline.
        var isExpanded = false
        /// True if swipe actions are open beside the cell.
        var isSwiped = false
        /// True while the user moves the cell to another place.
        var isReordering = false
        /// True if the cell or header stays at an edge while content moves below it.
        var isPinned = false
        /// The cell's part in a drag.
        var dragState = UICellConfigurationState.DragState.none
        /// The cell's part in a drop.
        var dropState = UICellConfigurationState.DropState.none
    }

    private unowned let configuredView: any ConfiguredView
    /// The view with the content: a plain view, or the view of the content configuration.
    private(set) var contentView: UIView
    /// The state that the list has set. A change updates the configurations.
    var flags = Flags() { didSet { if flags != oldValue { setNeedsUpdate() } } }

    private(set) var content: (any UIContentConfiguration)?
    private(set) var background: UIBackgroundConfiguration?
    private(set) var backgroundView: BackgroundView?
    /// True if the app has set a background, so that the view's default is not used.
    private(set) var hasOwnBackground = false
    /// True if the content configuration is updated automatically for the state.
    var updatesContent = true { didSet { if updatesContent { setNeedsUpdate() } } }
    /// True if the background configuration is updated automatically for the state.
    var updatesBackground = true { didSet { if updatesBackground { setNeedsUpdate() } } }
    /// The rounded corners of the row in its group, or nil.
    var groupCorners: BackgroundView.GroupCorners? {
        didSet { backgroundView?.groupCorners = groupCorners }
    }

    private var needsUpdate = true
    private var isUpdating = false

    /// Creates the configurations of a view and its content view. The view adds the content view to itself.
    init(_ configuredView: any ConfiguredView) {
        self.configuredView = configuredView
        contentView = UIView()
    }

    // MARK: Updates

    /// Requests an update before the next layout.
    func setNeedsUpdate() {
        guard !needsUpdate else { return }
        needsUpdate = true
        configuredView.setNeedsLayout()
    }

    /// Requests an update for an app's call of `setNeedsUpdateConfiguration()`. Calls during an update have
    /// no effect, because they would lead to endless updates.
    func setNeedsUpdateByApp() {
        if !isUpdating { setNeedsUpdate() }
    }

    /// Updates the configurations if that has been requested.
    func updateIfNeeded() {
        guard needsUpdate, !isUpdating else { return }
        needsUpdate = false
        isUpdating = true
        defer { isUpdating = false }
        let state = configuredView.presentConfigurationState
        if hasOwnBackground {
            if updatesBackground, let background { display(background.updated(for: state)) }
        } else if updatesBackground, let standard = configuredView.standardBackgroundConfiguration {
            display(standard.updated(for: state))
        }
        if updatesContent, let content { display(content.updated(for: state)) }
        configuredView.observeReads(of: .configuration) { configuredView.configure(using: state) }
    }

    // MARK: Content

    /// Sets a content configuration of the app, or nil for an empty content view.
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
        let index = configuredView.subviews.firstIndex { $0 === old } ?? configuredView.subviews.count
        view.frame = old.frame
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        old.removeFromSuperview()
        contentView = view
        configuredView.insert(view, at: min(index, configuredView.subviews.count))
        configuredView.contentViewDidChange()
    }

    /// The content view if it is that of a list content configuration, which measures itself without
    /// constraints, or nil.
    var listContentView: UIListContentView? { contentView as? UIListContentView }
    /// True if the configuration of the content view determines its margins.
    var contentHasOwnMargins: Bool { listContentView != nil || contentView is UIContentUnavailableView }

    // MARK: Background

    /// Sets a background configuration of the app, or nil for no background.
    func setBackground(_ configuration: UIBackgroundConfiguration?) {
        hasOwnBackground = true
        if let configuration {
            configuredView.removeBackgroundViews()
            display(configuration)
        } else {
            removeBackground()
        }
        if !isUpdating { setNeedsUpdate() }
    }

    /// Removes the configuration, because the app has set another kind of background.
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
            configuredView.insert(view, at: 0)
        }
        configuredView.setNeedsLayout()
    }

    /// Sets the frame of the background.
    func layOutBackground() {
        guard let backgroundView, let background else { return }
        backgroundView.frame = BackgroundView.frame(background, in: configuredView)
    }
}
