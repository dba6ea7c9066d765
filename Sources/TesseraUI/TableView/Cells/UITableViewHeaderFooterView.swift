import Foundation
import TesseraDisplay
import TesseraLayout

/// A reusable view that displays the header or footer of a section of a table view.
/// See Apple's [UITableViewHeaderFooterView](
/// https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview).
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, StagedView, TableMarginsView {
    override var drawsOpaquely: Bool { false }

    /// Creates a view.
    ///
    /// - Parameter reuseIdentifier: The identifier under which the view is kept for reuse, or nil if it is
    ///   not.
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

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) {
        reuseIdentifier = coder.nib?.string("reuseIdentifier")
        super.init(coder: coder)
        installContentView()
        if let nib = coder.nib { takeHeader(nib) }
    }

    /// The identifier under which the view is kept for reuse, or nil if it is not.
    open internal(set) var reuseIdentifier: String?

    /// Makes the view ready for another section. Overrides must call super.
    open func prepareForReuse() {}

    /// The view that contains the content of the header or footer. Setting ``contentConfiguration`` replaces
    /// it by the view that displays the configuration.
    open var contentView: UIView { cellConfiguration.contentView }

    /// The title, or nil if the view has a content configuration.
    open var textLabel: UILabel? { contentConfiguration == nil ? titles.text : nil }
    /// A second text below the title, for headers, or nil if the view has a content configuration.
    open var detailTextLabel: UILabel? { contentConfiguration == nil ? titles.detail : nil }

    // MARK: Configurations

    /// A closure that runs when the view's configurations are updated.
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    /// The state on which the look of the view and its configurations depends. Subclasses with a state of
    /// their own override it, add to the value of super, and call ``setNeedsUpdateConfiguration()`` when
    /// their state changes.
    open var configurationState: UIViewConfigurationState { cellConfiguration.viewState(of: self) }

    /// Asks for an update of the configurations before the next layout.
    open func setNeedsUpdateConfiguration() { cellConfiguration.setNeedsUpdateByApp() }

    /// Configures the view for a state. Override it in subclasses, but do not call it.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    /// A closure that configures the view for a state, after ``updateConfiguration(using:)``. Setting it asks
    /// for an update.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Returns the list content configuration of headers or footers, without any text.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        isHeader ? .header() : .footer()
    }

    /// The content of the view, which replaces the labels. The default is nil.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { cellConfiguration.content }
        set {
            if newValue != nil { titles.remove() }
            cellConfiguration.setContent(newValue)
            contentSizeDidChange()
        }
    }

    /// A Boolean value that tells whether the view updates its ``contentConfiguration`` automatically when
    /// its state changes. The default is true.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { cellConfiguration.updatesContent }
        set { cellConfiguration.updatesContent = newValue }
    }

    /// The background of the view. The default is that of headers or footers in the table view's style.
    /// Setting a configuration removes the background colour and ``backgroundView``.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { cellConfiguration.background }
        set { cellConfiguration.setBackground(newValue) }
    }

    /// A Boolean value that tells whether the view updates its ``backgroundConfiguration`` automatically when
    /// its state changes. The default is true.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { cellConfiguration.updatesBackground }
        set { cellConfiguration.updatesBackground = newValue }
    }

    /// Returns the background of headers or footers in the table view that contains the view, or a clear one
    /// outside of table views.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        standardBackgroundConfiguration?.updated(for: configurationState) ?? .clear()
    }

    /// The view behind the content. Setting a view removes ``backgroundConfiguration``.
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

    /// The colour behind everything else. Setting a colour removes ``backgroundConfiguration``.
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

    /// Returns the size that the constraints of the content view determine.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        cellConfiguration.updateIfNeeded()
        let isOwn =
            cellConfiguration.listContentView != nil
            || contentView.isConstraintRoot && !hasConstraintsWithin
        return isOwn
            ? contentView.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
            : super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
    }

    /// Asks the table view to measure the view in its next layout, because the content needs another size.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentSizeDidChange()
    }

    var constraintContainers: [UIView] { [self, contentView] }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        staging.describe(in: &properties)
    }

    override var accessibilityRole: AccessibilityContent.Role? {
        element?.kind == UITableView.headerKind ? .header : nil
    }

    /// The state that the table view's stage keeps for the view.
    private(set) lazy var staging = Staging(of: self)
    /// The margins that the table view has set, or nil before it has.
    var marginsOfTable: NSDirectionalEdgeInsets?
    /// The configurations of the view, and the state on which they depend.
    private(set) lazy var cellConfiguration = CellConfiguration(self)
    /// The labels of a view without a content configuration.
    lazy var titles = TableSectionTitles(of: self)
}

extension UITableViewHeaderFooterView {
    /// True if constraints within the view decide its height.
    var constraintsDecideSize: Bool {
        // A list content view measures itself, even if constraints refer to its layout guides.
        guard cellConfiguration.listContentView == nil else { return false }
        return hasConstraintsWithin || contentView.hasConstraintsWithin
    }

    /// True if the view is, or will be, a header.
    var isHeader: Bool { element?.kind != UITableView.footerKind }

    func takeAttributes(_ attributes: UICollectionViewLayoutAttributes) {
        cellConfiguration.flags.isPinned =
            attributes.pin.map { $0.unpinnedFrame.minY != attributes.frame.minY } ?? false
    }

    func preferredAttributes(
        fitting attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        attributes.fittingHeight(of: self)
    }

    /// Asks for a new measurement because the content may need another height.
    func contentSizeDidChange() {
        setNeedsLayout()
        staging.needsMeasuring = true
        superview?.setNeedsLayout()
    }
}

extension UITableViewHeaderFooterView: ConfiguredView {
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
        observeConstraints()
        invalidateIntrinsicContentSize()
    }

    func adoptContentView() {
        if !cellConfiguration.contentHasOwnMargins { contentView.preservesSuperviewLayoutMargins = true }
    }
}

extension UICollectionViewLayoutAttributes {
    /// Returns the attributes with the height that a view prefers, in whole pixels, if the table's layout
    /// accepts it.
    func fittingHeight(of view: any StagedView) -> UICollectionViewLayoutAttributes {
        guard let preferred = copy() as? UICollectionViewLayoutAttributes, let element = view.element,
            view.stagedScrollView?.stageLayout.selfSizedAxes(of: element)?.contains(.height) == true
        else { return self }
        let byConstraints = view.constraintsDecideSize
        let height =
            byConstraints
            ? view.systemLayoutSizeFitting(
                CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
            : view.sizeThatFits(CGSize(width: size.width, height: .greatestFiniteMagnitude)).height
        // Constraints that do not determine the height give 0.
        if height.isFinite, height > 0 || !byConstraints && height == 0 {
            preferred.size.height = view.wholePixels(height)
        } else if byConstraints, view is UITableViewCell {
            // A row whose constraints give it no height gets the standard one, as on iOS.
            preferred.size.height = view.wholePixels(TableViewLayout.standardRowHeight)
        }
        return preferred
    }
}
