import Foundation
import TesseraBasics

/// A view that arranges other views in a row or a column.
/// See Apple's [UIStackView](https://developer.apple.com/documentation/uikit/uistackview).
///
/// ```swift
/// let row = UIStackView(arrangedSubviews: [icon, title, date])
/// row.spacing = 8
/// row.alignment = .center
/// row.setCustomSpacing(16, after: icon)
/// ```
///
/// A stack has no size of its own: constraints connect its size with those of its arranged views. In messages
/// they have UIKit's names, such as “UISV-spacing”.
///
/// A row begins at its leading edge, which depends on the stack's
/// ``UIView/effectiveUserInterfaceLayoutDirection``. If the ``UIView/semanticContentAttribute`` is
/// ``UISemanticContentAttribute/playback``, it is always the left edge.
///
/// A hidden arranged view takes no space. Hiding or unhiding one in an animation also animates the layout:
///
/// ```swift
/// UIView.animate(withDuration: 0.25) { details.isHidden.toggle() }
/// ```
@preconcurrency @MainActor
open class UIStackView: UIView {
    // MARK: Creating

    /// Creates a stack with arranged views, which become its subviews.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Creates a stack without views, with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a stack without views, from an archive.
    public required init(coder: NSCoder) {
        // UIView's initializer never fails.
        super.init(coder: coder)!
        if let nib = coder.nib { takeStack(nib) }
    }

    override func addFromNib(_ view: UIView) { addArrangedSubview(view) }
    override func insertFromNib(_ view: UIView, at index: Int) { insertArrangedSubview(view, at: index) }
    override var nibSubviews: [UIView] { arrangedSubviews }

    // MARK: Arranged views

    /// An arranged view, with the state that it has while it is arranged.
    private struct Entry {
        let number: Int
        let view: UIView
        var customSpacing = UIStackView.spacingUseDefault
    }

    private var entries: [Entry] = []
    /// The number of views that were ever arranged, so that no number is used twice.
    private var entryCount = 0
    private let store = StackConstraintStore()

    /// The arranged views in their order along the axis. All of them are subviews, but possibly in another
    /// order. It takes linear time.
    open var arrangedSubviews: [UIView] { entries.map(\.view) }

    /// Arranges a view after all others. The view becomes a subview if it is none.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: entries.count)
    }

    /// Arranges a view at an index, or moves an arranged view there. The view becomes the frontmost subview
    /// if it is none.
    ///
    /// - Parameters:
    ///   - view: The view, whose ``UIView/translatesAutoresizingMaskIntoConstraints`` becomes false.
    ///   - stackIndex: An index from 0 to the number of arranged views. An arranged view is removed from its
    ///     old place first.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        demand(
            (0...entries.count).contains(stackIndex),
            "insertArrangedSubview(_:at: \(stackIndex)): there are \(entries.count) arranged views; the index must be "
                + "between 0 and \(entries.count).")
        var entry: Entry
        if let index = index(of: view) {
            entry = entries.remove(at: index)
        } else {
            if view.superview !== self { addSubview(view) }
            view.translatesAutoresizingMaskIntoConstraints = false
            entryCount += 1
            entry = Entry(number: entryCount, view: view)
        }
        entries.insert(entry, at: min(stackIndex, entries.count))
        setNeedsUpdateConstraints()
    }

    /// Removes a view from the arranged views. It stays a subview. Nothing happens if the stack does not
    /// arrange the view.
    ///
    /// ``UIView/removeFromSuperview()`` removes a view from both.
    open func removeArrangedSubview(_ view: UIView) {
        ceaseToArrange(view)
    }

    /// Stops arranging a subview that is being removed. It does not call ``removeArrangedSubview(_:)``,
    /// because an override of that may remove the view itself.
    override func subviewWillBeRemoved(_ subview: UIView) { ceaseToArrange(subview) }

    private func ceaseToArrange(_ view: UIView) {
        guard let index = index(of: view) else { return }
        entries.remove(at: index)
        setNeedsUpdateConstraints()
    }

    private func index(of view: UIView) -> Int? {
        view.superview === self ? entries.firstIndex { $0.view === view } : nil
    }

    // MARK: Layout

    /// The axis along which the views are arranged. The default is horizontal.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
    }
    /// The arrangement of the views along the axis. By default they fill the stack.
    open var distribution: Distribution = .fill {
        didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
    }
    /// The alignment of the views across the axis. By default they fill the stack.
    open var alignment: Alignment = .fill {
        didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
    }

    /// The distance between neighbouring views, in points: the minimum for ``Distribution/equalSpacing`` and
    /// ``Distribution/equalCentering``, and exact for the others. The default is 0; with a negative distance
    /// views overlap.
    ///
    /// ``spacingUseSystem`` stands for the system's spacing, and ``spacingUseDefault`` for 0.
    open var spacing: CGFloat = 0 {
        didSet {
            Self.check(spacing, "spacing")
            if spacing != oldValue { setNeedsUpdateConstraints() }
        }
    }

    /// A value that stands for the stack's ``spacing`` in ``setCustomSpacing(_:after:)``.
    public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// A value that stands for the system's spacing. That is 8 points; between two texts in a stack whose
    /// ``isBaselineRelativeArrangement`` is true, it depends on their fonts.
    public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// Sets the distance from an arranged view to the next one, in points. Nothing happens if the stack does
    /// not arrange the view. The distance moves with the view, and is dropped when the view is removed.
    ///
    /// - Parameters:
    ///   - spacing: The distance, ``spacingUseDefault`` for the stack's ``spacing``, or ``spacingUseSystem``.
    ///   - arrangedSubview: The view before the distance.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        Self.check(spacing, "setCustomSpacing(_:after:)")
        guard let index = index(of: arrangedSubview), entries[index].customSpacing != spacing else { return }
        entries[index].customSpacing = spacing
        setNeedsUpdateConstraints()
    }

    /// Returns the distance that was set for an arranged view, or ``spacingUseDefault``.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        index(of: arrangedSubview).map { entries[$0].customSpacing } ?? Self.spacingUseDefault
    }

    private static func check(_ spacing: CGFloat, _ call: String) {
        demand(spacing.isFinite, "UIStackView.\(call): the spacing is \(spacing); it must be finite.")
    }

    /// A Boolean value that tells whether a column measures distances between texts from the last baseline of
    /// one to the first baseline of the next, and adds ``spacing`` between its edges and the outer baselines
    /// of its first and last text. Views without text count with their edges. It has no effect on rows. The
    /// default is false.
    open var isBaselineRelativeArrangement = false {
        didSet {
            if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() }
        }
    }

    /// A Boolean value that tells whether the views are arranged within the layout margins, rather than
    /// within the bounds. The default is false.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet {
            if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() }
        }
    }

    // MARK: Constraints

    override func subviewHiddenDidChange(_ subview: UIView) {
        guard index(of: subview) != nil else { return }
        setNeedsUpdateConstraints()
        AnimationContext.layOutAtEnd(self)
    }

    /// Updates the stack's constraints if they depend on the content of its views.
    override func subviewContentSizeDidChange(_ subview: UIView) {
        guard index(of: subview) != nil else { return }
        if axis == .horizontal || distribution == .fillProportionally || isBaselineRelativeArrangement {
            setNeedsUpdateConstraints()
        }
        superview?.subviewContentSizeDidChange(self)
    }

    /// Updates the stack's constraints. Overrides must call super.
    open override func updateConstraints() {
        var views: [Int: UIView] = [:]
        for entry in entries { views[entry.number] = entry.view }
        store.update(to: arrangement.constraints()) { item in
            switch item {
            case .bounds: self
            case .margins: layoutMarginsGuide
            case .view(let number): views[number]
            }
        }
        updateBaselineViews()
        super.updateConstraints()
    }

    private var arrangement: StackArrangement {
        var visible: [StackArrangement.Element] = []
        var hidden: [(element: StackArrangement.Element, predecessor: StackArrangement.Element?)] = []
        for (index, entry) in entries.enumerated() {
            let isDefault = entry.customSpacing == Self.spacingUseDefault
            let element = StackArrangement.Element(
                item: .view(entry.number), view: entry.view, index: index,
                spacing: isDefault ? spacing : entry.customSpacing)
            if entry.view.isHidden {
                hidden.append((element, visible.last))
            } else {
                visible.append(element)
            }
        }
        return StackArrangement(
            canvas: isLayoutMarginsRelativeArrangement ? .margins : .bounds, axis: axis,
            distribution: distribution, alignment: alignment, spacing: spacing,
            isBaselineRelative: isBaselineRelativeArrangement, visible: visible, hidden: hidden)
    }

    // MARK: Baselines

    /// The views whose baselines constraints on the stack's baselines use.
    private struct BaselineViews {
        var first: ObjectIdentifier?
        var last: ObjectIdentifier?
    }

    private var knownBaselineViews: BaselineViews?

    /// The view whose first baseline is the stack's: the first view of a column, or the view of a row with
    /// the highest content. If that view is a stack, it is that stack's own such view. Hidden views do not
    /// count.
    open override var forFirstBaselineLayout: UIView {
        let view = baselineView { $0.first }?.forFirstBaselineLayout ?? self
        remember { $0.first = ObjectIdentifier(view) }
        return view
    }

    /// The view whose last baseline is the stack's: the last view of a column, or the view of a row with the
    /// highest content. If that view is a stack, it is that stack's own such view. Hidden views do not count.
    open override var forLastBaselineLayout: UIView {
        let view = baselineView { $0.last }?.forLastBaselineLayout ?? self
        remember { $0.last = ObjectIdentifier(view) }
        return view
    }

    private func baselineView(ofColumn choose: ([UIView]) -> UIView?) -> UIView? {
        let views = arrangedSubviews.filter { !$0.isHidden }
        guard axis == .horizontal else { return choose(views) }
        return views.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
    }

    private func remember(_ change: (inout BaselineViews) -> Void) {
        var views = knownBaselineViews ?? BaselineViews()
        change(&views)
        knownBaselineViews = views
    }

    /// Updates constraints on the stack's baselines if these now belong to other views.
    private func updateBaselineViews() {
        guard let known = knownBaselineViews else { return }
        let isOther =
            known.first != nil && known.first != ObjectIdentifier(forFirstBaselineLayout)
            || known.last != nil && known.last != ObjectIdentifier(forLastBaselineLayout)
        if isOther { baselineViewsDidChange() }
    }
}
