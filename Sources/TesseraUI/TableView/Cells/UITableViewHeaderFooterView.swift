import Foundation
import TesseraDisplay
import TesseraLayout

/// Shows the header or footer of a section of a table view, which uses it again for other sections.
/// See Apple's [UITableViewHeaderFooterView](
/// https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview).
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, StagedView, TableMarginsView {
    /// Creates a view, to be used again where `reuseIdentifier` is not nil.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        installContentView()
    }

    /// Creates a view with a frame in points.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a view as from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        installContentView()
    }

    /// The identifier under which the view waits to be used again.
    open private(set) var reuseIdentifier: String?

    /// Makes the view ready for another section. Overrides must call super.
    open func prepareForReuse() {}

    /// The view that holds what the header or footer shows. Setting ``contentConfiguration`` exchanges it for the view that
    /// displays the configuration.
    open var contentView: UIView { cellConfiguration.contentView }

    /// The title. Nil where the view has a content configuration.
    open var textLabel: UILabel? { contentConfiguration == nil ? titles.text : nil }
    /// A second text below the title, in headers. Nil where the view has a content configuration.
    open var detailTextLabel: UILabel? { contentConfiguration == nil ? titles.detail : nil }

    // MARK: Configurations

    /// What runs whenever the view's configurations are updated.
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    /// The state by which the view and its configurations look as they do. Subclasses that have a state of their own override
    /// it, add to what super returns, and call ``setNeedsUpdateConfiguration()`` when their state changes.
    open var configurationState: UIViewConfigurationState { cellConfiguration.viewState(of: self) }

    /// Asks for an update of the configurations before the next layout.
    open func setNeedsUpdateConfiguration() { cellConfiguration.setNeedsUpdateByApp() }

    /// Configures the view for a state. Subclasses override this; nobody but the view calls it.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    /// What configures the view for a state, after ``updateConfiguration(using:)``. Setting it asks for an update.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// A list content configuration as headers, or footers, of the table view have it, without any text.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        isHeader ? .header() : .footer()
    }

    /// The content of the view, nil at first: it takes the place of the labels.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { cellConfiguration.content }
        set {
            if newValue != nil { titles.remove() }
            cellConfiguration.setContent(newValue)
            contentSizeDidChange()
        }
    }

    /// A Boolean value that tells whether the view updates its ``contentConfiguration`` for its state by
    /// itself, as it does at first.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { cellConfiguration.updatesContent }
        set { cellConfiguration.updatesContent = newValue }
    }

    /// What lies behind the content, until the app says otherwise what headers and footers of the table view have. Setting it
    /// to something takes away the background colour and ``backgroundView``.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { cellConfiguration.background }
        set { cellConfiguration.setBackground(newValue) }
    }

    /// A Boolean value that tells whether the view updates its ``backgroundConfiguration`` for its state by
    /// itself, as it does at first.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { cellConfiguration.updatesBackground }
        set { cellConfiguration.updatesBackground = newValue }
    }

    /// The background that headers, or footers, have in the table view that the view lies in; none outside table views.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        standardBackgroundConfiguration?.updated(for: configurationState) ?? .clear()
    }

    /// The view behind the content. Setting it to a view takes ``backgroundConfiguration`` away.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if backgroundView != nil { cellConfiguration.backgroundWasReplaced() }
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            backgroundView.frame = bounds
            insertSubview(backgroundView, at: 0)
        }
    }

    /// The colour behind everything else. Setting it to a colour takes ``backgroundConfiguration`` away.
    open override var backgroundColor: UIColor? {
        didSet { if backgroundColor != nil { cellConfiguration.backgroundWasReplaced() } }
    }

    private func installContentView() {
        contentView.frame = bounds
        addSubview(contentView)
        adoptContentView()
    }

    override func traitsDidChange() {
        super.traitsDidChange()
        cellConfiguration.setNeedsUpdate()
        contentSizeDidChange()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        cellConfiguration.updateIfNeeded()
        super.layoutSubviews()
        if contentView.frame != bounds { contentView.frame = bounds }
        backgroundView?.frame = bounds
        cellConfiguration.layOutBackground()
        if contentConfiguration == nil { titles.layOut() }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        cellConfiguration.updateIfNeeded()
        guard contentConfiguration != nil else {
            return CGSize(width: size.width, height: titles.height(width: size.width))
        }
        let room = CGSize(width: size.width, height: .greatestFiniteMagnitude)
        return CGSize(width: size.width, height: contentView.sizeThatFits(room).height)
    }

    /// The size that the constraints of the content view give the view.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        cellConfiguration.updateIfNeeded()
        let isOwn =
            cellConfiguration.listContentView != nil
            || contentView.hostsConstraints && !hasConstraintsWithin
        return isOwn
            ? contentView.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
            : super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
    }

    /// Says that the content takes another size. The table view asks for it in its next layout.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentSizeDidChange()
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        staging.describe(in: &properties)
    }

    override var accessibilityRole: AccessibilityContent.Role? {
        element?.kind == UITableView.headerKind ? .header : nil
    }

    /// What the table view's stage knows of the view.
    private(set) lazy var staging = Staging(of: self)
    /// The margins that the table view has set; nil before it has.
    var marginsOfTable: NSDirectionalEdgeInsets?
    /// The configurations, and what they depend on.
    private(set) lazy var cellConfiguration = CellConfiguration(host: self)
    /// The labels of the title.
    lazy var titles = TableSectionTitles(of: self)
}

extension UITableViewHeaderFooterView {
    /// True if constraints within the view say how high it is.
    var constraintsDecideSize: Bool {
        // A list content view measures itself, whatever constraints its guides are in.
        guard cellConfiguration.listContentView == nil else { return false }
        return hasConstraintsWithin || contentView.hasConstraintsWithin
    }

    /// True if the view is, or is to be, that of a header.
    var isHeader: Bool { element?.kind != UITableView.footerKind }

    func takeAttributes(_ attributes: UICollectionViewLayoutAttributes) {
        cellConfiguration.flags.isPinned =
            attributes.pin.map { $0.restingFrame.minY != attributes.frame.minY } ?? false
    }

    func preferredAttributes(
        fitting attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        attributes.fittingHeight(of: self)
    }

    /// Says that the content may take another height.
    func contentSizeDidChange() {
        setNeedsLayout()
        staging.needsMeasuring = true
        superview?.setNeedsLayout()
    }
}

extension UITableViewHeaderFooterView: CellConfigurationHost {
    var presentConfigurationState: any UIConfigurationState { configurationState }

    var standardBackgroundConfiguration: UIBackgroundConfiguration? {
        CellConfiguration.standardBackground(
            isHeader ? .listHeader() : .listFooter(), in: traitCollection.listEnvironment)
    }

    func configure(using state: any UIConfigurationState) {
        guard let state = state as? UIViewConfigurationState else { return }
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    func removeBackgroundViews() {
        if backgroundView != nil { backgroundView = nil }
        if backgroundColor != nil { backgroundColor = nil }
    }

    func contentViewDidChange() {
        adoptContentView()
        invalidateIntrinsicContentSize()
    }

    func adoptContentView() {
        if cellConfiguration.listContentView == nil { contentView.preservesSuperviewLayoutMargins = true }
    }
}

extension UICollectionViewLayoutAttributes {
    /// The attributes with the height that a view prefers, in whole pixels, where the table's layout takes it.
    func fittingHeight(of view: any StagedView) -> UICollectionViewLayoutAttributes {
        guard let preferred = copy() as? UICollectionViewLayoutAttributes, let element = view.element,
            view.stageHost?.stageLayout.selfSizedAxes(of: element)?.contains(.height) == true
        else { return self }
        let byConstraints = view.constraintsDecideSize
        let height =
            byConstraints
            ? view.systemLayoutSizeFitting(
                CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
            : view.sizeThatFits(CGSize(width: size.width, height: .greatestFiniteMagnitude)).height
        // Constraints that leave the height open say nothing.
        if height.isFinite, height > 0 || !byConstraints && height == 0 {
            preferred.size.height = view.wholePixels(height)
        }
        return preferred
    }
}
