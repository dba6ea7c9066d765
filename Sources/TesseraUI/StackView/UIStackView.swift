import Foundation
import TesseraBasics

/// Arranges views in a row or a column.
/// See Apple's [UIStackView](https://developer.apple.com/documentation/uikit/uistackview).
///
/// ```swift
/// let row = UIStackView(arrangedSubviews: [icon, title, date])
/// row.spacing = 8
/// row.alignment = .center
/// row.setCustomSpacing(16, after: icon)
/// ```
///
/// A stack has no size of its own: its constraints let its size follow from those of its arranged views, or theirs from the
/// stack's. They carry UIKit's names, such as “UISV-spacing”, in messages.
///
/// A row begins at its leading edge, which the stack's ``UIView/effectiveUserInterfaceLayoutDirection`` tells: that of player
/// controls whose ``UIView/semanticContentAttribute`` is ``UISemanticContentAttribute/playback`` is always the left one.
///
/// A hidden arranged view takes no room. Hiding or showing one in an animation animates the layout too:
///
/// ```swift
/// UIView.animate(withDuration: 0.25) { details.isHidden.toggle() }
/// ```
@preconcurrency @MainActor
open class UIStackView: UIView {
    // MARK: Creating

    /// Creates a stack of views, which become its subviews.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Creates a stack without views, with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a stack without views, as from an archive.
    public required init(coder: NSCoder) {
        // UIView creates a view from any coder.
        super.init(coder: coder)!
    }

    // MARK: Arranged views

    /// An arranged view and what belongs to it as long as it is arranged.
    private struct Entry {
        let number: Int
        let view: UIView
        var customSpacing = UIStackView.spacingUseDefault
    }

    private var entries: [Entry] = []
    /// Counts the views that were ever arranged, so that no number is used twice.
    private var entryCount = 0
    private let store = StackConstraintStore()

    /// The views that the stack arranges, in their order along the axis. All of them are subviews; their order as subviews,
    /// from back to front, may be another. Takes linear time.
    open var arrangedSubviews: [UIView] { entries.map(\.view) }

    /// Arranges a view behind all others. The view becomes a subview, unless it is one already.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: entries.count)
    }

    /// Arranges a view at a place among the arranged views, or moves an arranged view there. The view becomes a subview in
    /// front of the others, unless it is one already.
    ///
    /// - Parameters:
    ///   - view: The view, whose ``UIView/translatesAutoresizingMaskIntoConstraints`` becomes false.
    ///   - stackIndex: A place from 0 to the number of arranged views. An arranged view leaves its place before it is put into
    ///     the new one.
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

    /// Ceases to arrange a view, which stays a subview. Does nothing for a view that the stack does not arrange.
    ///
    /// ``UIView/removeFromSuperview()`` takes a view out of the stack altogether.
    open func removeArrangedSubview(_ view: UIView) {
        ceaseToArrange(view)
    }

    /// A subview that goes is arranged no longer. An override of ``removeArrangedSubview(_:)`` may remove the view itself, so
    /// that it is not called.
    override func subviewWillLeave(_ subview: UIView) { ceaseToArrange(subview) }

    private func ceaseToArrange(_ view: UIView) {
        guard let index = index(of: view) else { return }
        entries.remove(at: index)
        setNeedsUpdateConstraints()
    }

    private func index(of view: UIView) -> Int? {
        view.superview === self ? entries.firstIndex { $0.view === view } : nil
    }

    // MARK: Layout

    /// Whether the views form a row or a column; a row at first.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
    }
    /// How the views are placed and sized along the axis; they fill the stack at first.
    open var distribution: Distribution = .fill {
        didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
    }
    /// How the views are placed and sized across the axis; they fill the stack at first.
    open var alignment: Alignment = .fill {
        didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
    }

    /// The distance between neighbouring views in points: the smallest for ``Distribution/equalSpacing`` and
    /// ``Distribution/equalCentering``, and exact for the others. 0 at first; views overlap where it is negative.
    ///
    /// ``spacingUseSystem`` stands for the system's spacing, and ``spacingUseDefault`` for 0.
    open var spacing: CGFloat = 0 {
        didSet {
            Self.check(spacing, "spacing")
            if spacing != oldValue { setNeedsUpdateConstraints() }
        }
    }

    /// Stands for the stack's ``spacing`` in ``setCustomSpacing(_:after:)``.
    public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// Stands for the system's spacing: 8 points, and in a stack whose ``isBaselineRelativeArrangement`` is true, between
    /// two texts, what their fonts ask for.
    public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// Sets the distance from an arranged view to the next one, in points. Does nothing for a view that the stack does not
    /// arrange. The distance stays with the view when it is moved within the stack, and is forgotten when the view goes.
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

    /// The distance that was set for an arranged view, or ``spacingUseDefault``.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        index(of: arrangedSubview).map { entries[$0].customSpacing } ?? Self.spacingUseDefault
    }

    private static func check(_ spacing: CGFloat, _ call: String) {
        demand(spacing.isFinite, "UIStackView.\(call): the spacing is \(spacing); it must be finite.")
    }

    /// Whether a column measures the distances of texts between the last baseline of the one and the first baseline of the
    /// next, and the ``spacing`` of its first and last text from its edges too. Views without text count with their edges.
    /// False at first; rows pay no heed to it.
    open var isBaselineRelativeArrangement = false {
        didSet {
            if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() }
        }
    }

    /// Whether the views lie within the layout margins, rather than within the bounds; false at first.
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

    /// Updates the stack's constraints where they depend on the content of its views.
    override func subviewContentSizeDidChange(_ subview: UIView) {
        guard index(of: subview) != nil else { return }
        if axis == .horizontal || distribution == .fillProportionally || isBaselineRelativeArrangement {
            setNeedsUpdateConstraints()
        }
        superview?.subviewContentSizeDidChange(self)
    }

    /// Brings the stack's constraints up to date. An override calls this.
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

    /// The views whose baselines constraints on the stack's have been given.
    private struct BaselineViews {
        var first: ObjectIdentifier?
        var last: ObjectIdentifier?
    }

    private var knownBaselineViews: BaselineViews?

    /// The view whose first baseline is the stack's: the first view of a column, and of a row the view with the highest
    /// content. A stack among the views gives its own such view. Hidden views do not count.
    open override var forFirstBaselineLayout: UIView {
        let view = baselineView { $0.first }?.forFirstBaselineLayout ?? self
        remember { $0.first = ObjectIdentifier(view) }
        return view
    }

    /// The view whose last baseline is the stack's: the last view of a column, and of a row the view with the highest
    /// content. A stack among the views gives its own such view. Hidden views do not count.
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

    /// Lets constraints on the stack's baselines follow to other views.
    private func updateBaselineViews() {
        guard let known = knownBaselineViews else { return }
        let isOther =
            known.first != nil && known.first != ObjectIdentifier(forFirstBaselineLayout)
            || known.last != nil && known.last != ObjectIdentifier(forLastBaselineLayout)
        if isOther { baselineViewsDidChange() }
    }
}
