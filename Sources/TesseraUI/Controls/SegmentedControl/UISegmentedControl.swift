import Foundation
import TesseraBasics
import TesseraDisplay

/// A control with segments in a row, one of which is selected.
/// See Apple's [UISegmentedControl](https://developer.apple.com/documentation/uikit/uisegmentedcontrol).
///
/// ```swift
/// let scale = UISegmentedControl(items: ["Day", "Week", "Month"])
/// scale.selectedSegmentIndex = 0
/// scale.addAction(UIAction { _ in show(scale.selectedSegmentIndex) }, for: .valueChanged)
/// ```
///
/// A tap selects a segment, a finger drags the selection along, and the arrow keys of a keyboard move it. The
/// browser moves the selection by itself and then informs the app.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl, ValueControl {
    /// The index that stands for no selected segment.
    public class var noSegment: Int { -1 }

    /// Creates a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control with segments, each of which has a `String`, a ``UIImage`` or a ``UIAction``.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        for (index, item) in (items ?? []).enumerated() {
            switch item {
            case let title as String: insertSegment(withTitle: title, at: index, animated: false)
            case let image as UIImage: insertSegment(with: image, at: index, animated: false)
            case let action as UIAction: insertSegment(action: action, at: index, animated: false)
            default:
                fatalError(
                    "UISegmentedControl.init(items:): an item is a String, a UIImage or a UIAction, not \(type(of: item))."
                )
            }
        }
        sizeToFit()
    }

    /// Creates a control whose segments perform actions and display their images or titles.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() {
            insertSegment(action: action, at: index, animated: false)
        }
        if frame.size == .zero { sizeToFit() }
    }

    /// Creates a control as from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder.nib { takeSegments(nib) }
    }

    private static let height: CGFloat = 32

    private var segments: [SegmentView] = []
    private var dividerViews: [UIImageView] = []

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title. An index out of range is set to the nearest end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(at: segment, animated: animated) { $0.title = title }
    }
    /// Inserts a segment with an image. An index out of range is set to the nearest end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(at: segment, animated: animated) { $0.image = image }
    }
    /// Inserts a segment that performs an action and displays the image or the title of the action.
    ///
    /// If a segment at another index has an action with the same identifier, that segment is removed. If it
    /// is at the same index, it gets the new action instead. An index out of range is set to the nearest end.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        var place = min(max(segment, 0), segments.count)
        let old = segmentIndex(identifiedBy: action.identifier)
        if old == place, old < segments.count { return setAction(action, forSegmentAt: place) }
        if old != Self.noSegment {
            removeSegment(at: old, animated: animated)
            if old < place { place -= 1 }
        }
        insert(at: place, animated: animated) { Self.adopt(action, in: $0) }
    }

    private func insert(at index: Int, animated: Bool, _ fill: (SegmentView) -> Void) {
        let place = min(max(index, 0), segments.count)
        let view = SegmentView()
        fill(view)
        let selected = selectedSegmentIndex
        segments.insert(view, at: place)
        addSubview(view)
        if selected >= place { edited.set([Double(selected + 1)]) }
        segmentsChanged(animated: animated)
    }

    private static func adopt(_ action: UIAction, in view: SegmentView) {
        view.action = action
        view.image = action.image
        view.title = action.title.isEmpty ? nil : action.title
        view.isEnabled = !action.attributes.contains(.disabled)
    }

    /// Gives a segment an action and displays the image or the title of the action.
    ///
    /// - Precondition: The segment exists, and no other segment has an action with the same identifier.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        check(segment, "setAction(_:forSegmentAt:)")
        let other = segmentIndex(identifiedBy: action.identifier)
        demand(
            other == Self.noSegment || other == segment,
            "UISegmentedControl.setAction(_:forSegmentAt:): segment \(other) has an action with the identifier \(action.identifier.rawValue) already; identifiers are unique in a control."
        )
        Self.adopt(action, in: segments[segment])
        segmentsChanged(animated: false)
    }
    /// Returns the action of a segment, or nil if it has none.
    open func actionForSegment(at segment: Int) -> UIAction? {
        check(segment, "actionForSegment(at:)")
        return segments[segment].action
    }
    /// Returns the index of the segment whose action has an identifier, or ``noSegment``.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
    }

    /// Removes a segment. An index out of range is set to the nearest segment. If the segment was selected,
    /// no segment is selected afterwards.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        let place = clamped(segment)
        segments.remove(at: place).removeFromSuperview()
        let selected = selectedSegmentIndex
        if selected == place {
            edited.set([-1])
        } else if selected > place {
            edited.set([Double(selected - 1)])
        }
        segmentsChanged(animated: animated)
    }
    /// Removes all segments.
    open func removeAllSegments() {
        for view in segments { view.removeFromSuperview() }
        segments = []
        edited.set([-1])
        segmentsChanged(animated: false)
    }

    private func clamped(_ segment: Int) -> Int { min(max(segment, 0), segments.count - 1) }

    private func check(_ segment: Int, _ call: String) {
        demand(
            segments.indices.contains(segment),
            "UISegmentedControl.\(call): there is no segment \(segment); the control has \(segments.count).")
    }

    private func change(_ segment: Int, _ apply: (SegmentView) -> Void) {
        guard !segments.isEmpty else { return }
        apply(segments[clamped(segment)])
        segmentsChanged(animated: false)
    }

    private func read<Value>(_ segment: Int, _ path: KeyPath<SegmentView, Value>) -> Value? {
        segments.isEmpty ? nil : segments[clamped(segment)][keyPath: path]
    }

    /// Gives a segment a title in place of its image. An index out of range is set to the nearest segment, as
    /// in all methods below.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }
    /// Returns the title of a segment, or nil if it has none.
    open func titleForSegment(at segment: Int) -> String? { read(segment, \.title) ?? nil }
    /// Gives a segment an image in place of its title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }
    /// Returns the image of a segment, or nil if it has none.
    open func imageForSegment(at segment: Int) -> UIImage? { read(segment, \.image) ?? nil }
    /// Sets the width of a segment in points. With 0, the default, the control decides the width.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.ownWidth = width }
    }
    /// Returns the width in points that was set for a segment, or 0 if the control decides the width.
    open func widthForSegment(at segment: Int) -> CGFloat { read(segment, \.ownWidth) ?? 0 }
    /// Moves the content of a segment away from its middle, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.contentOffset = offset }
    }
    /// Returns the offset of a segment's content from its middle, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { read(segment, \.contentOffset) ?? .zero }
    /// Enables or disables a segment. Segments are enabled by default.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }
    /// Returns true if a segment is enabled.
    open func isEnabledForSegment(at segment: Int) -> Bool { read(segment, \.isEnabled) ?? false }

    private func segmentsChanged(animated: Bool) {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsCommit()
        if animated, window != nil { UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() } }
    }

    // MARK: Selection

    /// The index of the selected segment, or ``noSegment``. It is ``noSegment`` by default and after each tap
    /// on a momentary control. Setting it sends no event.
    open var selectedSegmentIndex: Int {
        get { Int(edited.values[0]) }
        set {
            demand(
                newValue == Self.noSegment || segments.indices.contains(newValue),
                "UISegmentedControl.selectedSegmentIndex is set to \(newValue); the control has \(segments.count) segments."
            )
            guard edited.set([Double(newValue)], animated: window != nil) else { return }
            setNeedsLayout()
            setNeedsCommit()
        }
    }
    /// A Boolean value that tells whether segments behave like buttons and do not stay selected after a tap.
    /// During the actions of ``UIControl/Event/valueChanged`` the tapped segment is selected. False by
    /// default.
    open var isMomentary = false {
        didSet {
            guard isMomentary != oldValue else { return }
            if isMomentary { edited.set([-1]) }
            setNeedsLayout()
            setNeedsCommit()
        }
    }

    var edited = ControlValue([-1])

    // MARK: Look

    /// A Boolean value that tells whether the widths of segments depend on their content, instead of being
    /// equal. False by default.
    open var apportionsSegmentWidthsByContent = false { didSet { segmentsChanged(animated: false) } }
    /// The colour of the selected segment. If nil, it is white, or grey in the dark appearance.
    open var selectedSegmentTintColor: UIColor? {
        didSet {
            noteAppearance(\UISegmentedControl.selectedSegmentTintColor, selectedSegmentTintColor)
            setNeedsCommit()
        }
    }

    private var look = SegmentedLook() { didSet { segmentsChanged(animated: false) } }
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] {
        didSet { segmentsChanged(animated: false) }
    }

    /// Sets the image behind segments in a state, stretched to their size, for bar metrics. If nil, the image
    /// of the normal state is used, or the system's background.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        noteAppearance("backgroundImage", state.rawValue, barMetrics) { (control: UISegmentedControl) in
            control.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        look.backgrounds[.init(first: state.rawValue, metrics: barMetrics.rawValue)] = backgroundImage
    }
    /// Returns the image that was set behind segments in a state for bar metrics.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        look.backgrounds[.init(first: state.rawValue, metrics: barMetrics.rawValue)]
    }
    /// Sets the image between two segments for a pair of their states and bar metrics. If nil, the image of
    /// two normal states is used, or a line.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        noteAppearance("dividerImage", leftState.rawValue, rightState.rawValue, barMetrics) {
            (control: UISegmentedControl) in
            control.setDividerImage(
                dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState,
                barMetrics: barMetrics)
        }
        let key = SegmentedLook.Key(
            first: leftState.rawValue, second: rightState.rawValue, metrics: barMetrics.rawValue)
        look.dividers[key] = dividerImage
    }
    /// Returns the image that was set between two segments for a pair of their states and bar metrics.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        look.dividers[
            .init(first: leftState.rawValue, second: rightState.rawValue, metrics: barMetrics.rawValue)]
    }
    /// Sets the attributes of titles in a state. Attributes that are missing come from the normal state, or
    /// from the system.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        noteAppearance("titleTextAttributes", state.rawValue) { (control: UISegmentedControl) in
            control.setTitleTextAttributes(attributes, for: state)
        }
        titleAttributes[state.rawValue] = attributes
    }
    /// Returns the attributes that were set for titles in a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }
    /// Sets the offset of the content of segments at a place, in points, for bar metrics.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        noteAppearance("contentPositionAdjustment", leftCenterRightOrAlone, barMetrics) {
            (control: UISegmentedControl) in
            control.setContentPositionAdjustment(
                adjustment, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics)
        }
        look.adjustments[
            .init(first: UInt(leftCenterRightOrAlone.rawValue), metrics: barMetrics.rawValue)] = adjustment
    }
    /// Returns the offset that was set for the content of segments at a place, in points, for bar metrics.
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset {
        look.adjustments[
            .init(first: UInt(leftCenterRightOrAlone.rawValue), metrics: barMetrics.rawValue)] ?? .zero
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        let widths = segments.map { $0.ownWidth > 0 ? $0.ownWidth : contentWidth(of: $0) }
        let widest = zip(segments, widths).reduce(CGFloat(0)) { $1.0.ownWidth > 0 ? $0 : max($0, $1.1) }
        let total = zip(segments, widths).reduce(CGFloat(0)) {
            $0 + (apportionsSegmentWidthsByContent || $1.0.ownWidth > 0 ? $1.1 : widest)
        }
        let image = SegmentedLook.entry(.init(first: 0, metrics: barMetrics), in: look.backgrounds)
        return CGSize(width: total.rounded(.up), height: image?.size.height ?? Self.height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private func contentWidth(of segment: SegmentView) -> CGFloat {
        segment.contentWidth { title in
            [UIControl.State.normal, .selected].reduce(CGFloat(0)) {
                max($0, (title as NSString).size(withAttributes: attributes(for: $1)).width.rounded(.up))
            }
        }
    }

    private var barMetrics: Int {
        (traitCollection.verticalSizeClass == .compact ? UIBarMetrics.compact : .default).rawValue
    }

    private func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        var all: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13, weight: state.contains(.selected) ? .semibold : .medium),
            .foregroundColor: state.contains(.disabled) ? UIColor.tertiaryLabel : .label,
        ]
        all.merge(titleAttributes[UIControl.State.normal.rawValue] ?? [:]) { $1 }
        if state != .normal { all.merge(titleAttributes[state.rawValue] ?? [:]) { $1 } }
        return all
    }

    private func state(of index: Int) -> UIControl.State {
        if !isEnabled || !segments[index].isEnabled { return .disabled }
        return index == selectedSegmentIndex ? .selected : .normal
    }

    /// The left edges and widths of the segments in points, in the order of the segments.
    private var places: [(x: CGFloat, width: CGFloat)] {
        let own = segments.reduce(CGFloat(0)) { $0 + $1.ownWidth }
        let free = max(0, bounds.width - own)
        let shares = segments.map { segment -> CGFloat in
            if segment.ownWidth > 0 { return 0 }
            return apportionsSegmentWidthsByContent ? contentWidth(of: segment) : 1
        }
        let total = shares.reduce(0, +)
        var x: CGFloat = 0
        return zip(segments, shares).map { segment, share in
            let width = segment.ownWidth > 0 ? segment.ownWidth : total > 0 ? free * share / total : 0
            defer { x += width }
            return (isRightToLeft ? bounds.width - x - width : x, width)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for (index, (segment, place)) in zip(segments, places).enumerated() {
            let state = state(of: index)
            segment.frame = CGRect(x: place.x, y: 0, width: place.width, height: bounds.height)
            segment.update(
                attributes(for: state),
                background: SegmentedLook.entry(
                    .init(first: state.rawValue, metrics: barMetrics), in: look.backgrounds))
            segment.place(adjustment: adjustment(ofSegment: index))
        }
        placeDividers()
        setNeedsCommit()
    }

    private func adjustment(ofSegment index: Int) -> UIOffset {
        let isFirst = index == (isRightToLeft ? segments.count - 1 : 0)
        let isLast = index == (isRightToLeft ? 0 : segments.count - 1)
        let kind: Segment = isFirst ? (isLast ? .alone : .left) : isLast ? .right : .center
        func adjustment(_ kind: Segment) -> UIOffset? {
            let key = SegmentedLook.Key(first: UInt(kind.rawValue), metrics: barMetrics)
            let usual = SegmentedLook.Key(first: key.first, metrics: UIBarMetrics.default.rawValue)
            return look.adjustments[key] ?? look.adjustments[usual]
        }
        return adjustment(kind) ?? adjustment(.any) ?? .zero
    }

    /// Places the app's images between segments. If there are none, the display draws lines.
    private func placeDividers() {
        let count = look.dividers.isEmpty ? 0 : max(segments.count - 1, 0)
        while dividerViews.count > count { dividerViews.removeLast().removeFromSuperview() }
        while dividerViews.count < count {
            let view = UIImageView()
            addSubview(view)
            dividerViews.append(view)
        }
        for (index, view) in dividerViews.enumerated() {
            let (first, second) = isRightToLeft ? (index + 1, index) : (index, index + 1)
            view.image = SegmentedLook.entry(
                .init(
                    first: state(of: first).rawValue, second: state(of: second).rawValue, metrics: barMetrics),
                in: look.dividers)
            let size = view.image?.size ?? .zero
            view.frame = CGRect(
                x: segments[second].frame.minX - size.width / 2, y: 0, width: size.width,
                height: bounds.height)
            bringSubviewToFront(view)
        }
    }

    // MARK: Display

    /// Returns false for a horizontal pan or swipe of an outer view, since such a movement changes the
    /// control itself.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !goesSideways(gestureRecognizer)
    }

    open override var isEnabled: Bool { didSet { setNeedsLayout() } }

    func possible(_ values: [Double]) -> [Double] {
        guard let index = segments.indices.first(where: { Double($0) == values[0] }),
            segments[index].isEnabled
        else { return edited.values }
        return [Double(index)]
    }

    func userDidChange(isOngoing: Bool) {
        guard selectedSegmentIndex >= 0 else { return }
        setNeedsLayout()
        let action = segments[selectedSegmentIndex].action
        sendValueChanged()
        if let action { sendAction(action) }
        if isMomentary, edited.set([-1]) { setNeedsCommit() }
    }

    func controlKind(for traits: UITraitCollection) -> ControlContent.Kind {
        var content = SegmentsContent(
            zip(segments, places).map { segment, place in
                var described = SegmentsContent.Segment(
                    x: place.x, width: place.width, label: segment.spokenTitle)
                if !segment.isEnabled { described.isDisabled = true }
                return described
            })
        if isMomentary { content.isMomentary = true }
        if look.backgrounds.isEmpty {
            content.fieldColor = displayColor(.tertiarySystemFill, traits)
            content.selectionColor = displayColor(
                selectedSegmentTintColor
                    ?? UIColor { $0.userInterfaceStyle == .dark ? .darkSelection : .white },
                traits)
        }
        if look.backgrounds.isEmpty, look.dividers.isEmpty {
            content.dividerColor = displayColor(.separator, traits)
        }
        return .segments(content)
    }

    override func displayEntered() {
        edited.statePresent()
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        describeControl(in: &properties, context: context)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
        setNeedsCommit()
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        setNeedsLayout()
        setNeedsCommit()
    }
}

extension UIColor {
    /// The colour of the selected segment in the dark appearance.
    fileprivate static let darkSelection = UIColor(red: 0.388, green: 0.388, blue: 0.4, alpha: 1)
}
