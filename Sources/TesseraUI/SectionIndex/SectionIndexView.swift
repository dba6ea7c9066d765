import Foundation
import TesseraDisplay

/// The titles at the trailing edge of a table view or collection view, which scroll to its sections.
///
/// The user drags a finger or the mouse along them, or uses the arrow keys while the index has the focus.
@MainActor
final class SectionIndexView: FixedView {
    /// All titles. If there is not enough space, only some of them are displayed.
    var titles: [String] = [] { didSet { if titles != oldValue { rebuild() } } }
    /// The colour of the titles, or nil for the tint colour.
    var color: UIColor? { didSet { updateColors() } }
    var normalBackground: UIColor? { didSet { updateColors() } }
    var trackingBackground: UIColor? { didSet { updateColors() } }

    /// Scrolls to what a title stands for. It gets the title and its index.
    private let choose: (String, Int) -> Void
    private var labels: [UILabel] = []
    /// The index of the title that was chosen last.
    private var current: Int?
    private var isTracking = false { didSet { updateColors() } }

    init(choose: @escaping (String, Int) -> Void) {
        self.choose = choose
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        accessibilityLabel = SystemWord.sectionIndex.text
        // No element of a layout covers the index.
        layer.zPosition = 1_000_000
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the index of a scroll view for its present titles, or nil if there are none.
    ///
    /// - Parameters:
    ///   - index: The index that the scroll view has so far.
    ///   - titles: The titles.
    ///   - scrollView: The superview of the index.
    ///   - choose: A closure that scrolls to what a title stands for.
    static func updated(
        _ index: SectionIndexView?, for titles: [String], in scrollView: UIScrollView,
        choose: @escaping (String, Int) -> Void
    ) -> SectionIndexView? {
        guard !titles.isEmpty else {
            index?.removeFromSuperview()
            return nil
        }
        let index = index ?? SectionIndexView(choose: choose)
        index.titles = titles
        if index.superview == nil { scrollView.addSubview(index) }
        return index
    }

    override var isHandle: Bool { true }

    /// The width of the index, in points.
    let width: CGFloat = 20

    private var font: UIFont { .systemFont(ofSize: 11, weight: .semibold) }
    private var lineHeight: CGFloat { 14 }

    /// Places the index at the trailing edge of the visible part of a scroll view, in front of the other subviews.
    ///
    /// - Parameters:
    ///   - scrollView: The superview.
    ///   - isVertical: True if the content scrolls up and down.
    func layOut(in scrollView: UIScrollView, isVertical: Bool = true) {
        let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        let safeArea = scrollView.safeAreaInsets
        let x =
            scrollView.isRightToLeft
            ? scrollView.bounds.minX + safeArea.left : scrollView.bounds.maxX - width - safeArea.right
        place(
            in: CGRect(x: x, y: visible.minY, width: width, height: max(0, visible.height)), of: scrollView,
            isVertical: isVertical)
        if scrollView.subviews.last !== self { scrollView.bringSubviewToFront(self) }
    }

    // MARK: Titles

    /// Returns the indexes of the titles that are displayed. A nil element is a dot in place of several
    /// titles.
    ///
    /// If there is not enough space for all titles, every second place is a dot.
    static func places(count: Int, room: Int) -> [Int?] {
        guard count > room else { return Array(0..<count) }
        guard room > 2 else { return count > 0 ? [0] : [] }
        let shown = (room + 1) / 2
        var places: [Int?] = []
        for number in 0..<shown {
            if number > 0 { places.append(nil) }
            places.append(number * (count - 1) / (shown - 1))
        }
        return places
    }

    private var places: [Int?] {
        Self.places(count: titles.count, room: max(1, Int(bounds.height / lineHeight)))
    }

    private func rebuild() {
        current = nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let places = places
        while labels.count > places.count { labels.removeLast().removeFromSuperview() }
        while labels.count < places.count {
            let label = UILabel()
            label.font = font
            label.textAlignment = .center
            label.isUserInteractionEnabled = false
            addSubview(label)
            labels.append(label)
        }
        let top = (bounds.height - CGFloat(places.count) * lineHeight) / 2
        for (number, place) in places.enumerated() {
            let label = labels[number]
            let title = place.map { titles[$0] } ?? "•"
            label.text = title == UITableView.indexSearch ? "⌕" : title
            label.frame = CGRect(
                x: 0, y: top + CGFloat(number) * lineHeight, width: bounds.width, height: lineHeight)
        }
        updateColors()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    private func updateColors() {
        for label in labels { label.textColor = color ?? tintColor }
        backgroundColor = isTracking ? trackingBackground ?? normalBackground : normalBackground
    }

    // MARK: With a finger or the mouse

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        isTracking = true
        track(touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        isTracking = false
        current = nil
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        isTracking = false
        current = nil
    }

    private func track(_ touches: Set<UITouch>) {
        loadTitles()
        guard let touch = touches.first, let index = index(at: touch.location(in: self).y) else { return }
        lead(to: index)
    }

    /// Returns the index of the title at a height. Titles that are not displayed lie between those that are.
    func index(at y: CGFloat) -> Int? {
        guard !titles.isEmpty else { return nil }
        let length = CGFloat(places.count) * lineHeight
        let part = (y - (bounds.height - length) / 2) / max(length, 1)
        return min(max(Int((part * CGFloat(titles.count)).rounded(.down)), 0), titles.count - 1)
    }

    private func lead(to index: Int) {
        guard index != current else { return }
        current = index
        choose(titles[index], index)
    }

    // MARK: With the keyboard or assistive technology

    override func accessibilityIncrement() { step(by: 1) }
    override func accessibilityDecrement() { step(by: -1) }

    /// Chooses another title with an arrow key, in the direction of the key.
    override func displayAdjusted(_ direction: DisplayEvent.Direction) {
        switch direction {
        case .down: step(by: 1)
        case .up: step(by: -1)
        case .left, .right: super.displayAdjusted(direction)
        }
    }

    private func step(by places: Int) {
        loadTitles()
        guard !titles.isEmpty else { return }
        let index = min(max((current ?? (places > 0 ? -1 : titles.count)) + places, 0), titles.count - 1)
        accessibilityValue = titles[index]
        lead(to: index)
    }

    /// Takes the titles of data that has changed, since the user may choose one before the next layout.
    private func loadTitles() { superview?.layoutIfNeeded() }
}
