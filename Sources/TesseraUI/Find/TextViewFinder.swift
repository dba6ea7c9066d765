import Foundation

/// The find interaction of a text view, and the marks of what was found in it.
@MainActor
final class TextViewFinder: NSObject, UIFindInteractionDelegate {
    private weak var textView: UITextView?
    private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)
    private var styles: [NSRange: UITextSearchFoundTextStyle] = [:]
    /// The rectangles behind the text. Those that are not needed are hidden.
    private(set) var marks: [UIView] = []
    private var isReplacingAll = false
    /// The part of the content whose marks are placed and the width of the text there, or nil if the marks have changed.
    private var placed: (region: CGRect, width: CGFloat)?

    init(_ textView: UITextView) {
        self.textView = textView
        super.init()
    }

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        textView.map { UITextSearchingFindSession(searchableObject: $0) }
    }

    /// Searches again after a change of the text.
    func textChanged() {
        if !isReplacingAll { interaction.textChanged() }
    }

    /// Makes several changes, after which the session searches again.
    func replacingAll(_ changes: () -> Void) {
        isReplacingAll = true
        defer { isReplacingAll = false }
        changes()
    }

    // MARK: Marks

    func mark(_ range: NSRange, _ style: UITextSearchFoundTextStyle) {
        styles[range] = style == .normal ? nil : style
        placeAgain()
    }

    func removeMarks() {
        guard !styles.isEmpty else { return }
        styles = [:]
        placeAgain()
    }

    /// Places the marks with the next layout, because they, the text or its look have changed.
    func placeAgain() {
        placed = nil
        textView?.setNeedsLayout()
    }

    /// Places the marks that are near the visible part of the text.
    func layOutMarks() {
        guard let textView, !styles.isEmpty || !marks.isEmpty else { return }
        let width = textView.textWidth
        if let placed, placed.width == width, placed.region.contains(textView.bounds) { return }
        let region = textView.bounds.insetBy(dx: 0, dy: -textView.bounds.height)
        placed = (region, width)
        var used = 0
        if !styles.isEmpty {
            let geometry = textView.geometry
            let shown = geometry.characters(from: region.minY, to: region.maxY)
            for (range, style) in styles
            where NSMaxRange(range) >= shown.location && range.location <= NSMaxRange(shown) {
                for part in geometry.rects(of: range) {
                    let mark = mark(at: used, in: textView)
                    mark.frame = part.rect
                    mark.backgroundColor = style == .highlighted ? .highlightedMatch : .foundMatch
                    mark.isHidden = false
                    used += 1
                }
            }
        }
        for mark in marks.dropFirst(used) { mark.isHidden = true }
    }

    private func mark(at index: Int, in textView: UITextView) -> UIView {
        if index < marks.count { return marks[index] }
        let mark = UIView()
        mark.isUserInteractionEnabled = false
        mark.layer.cornerRadius = 3
        marks.append(mark)
        textView.insertSubview(mark, at: 0)
        return mark
    }
}

extension UIColor {
    fileprivate static let foundMatch = UIColor(light: 0xffcc_0059, dark: 0xffd6_0a4d)
    fileprivate static let highlightedMatch = UIColor(light: 0xffcc_00d9, dark: 0xffd6_0a8c)
}

extension UITextView {
    func findInteractionWasEnabled() {
        if isFindInteractionEnabled {
            let finder = finder ?? TextViewFinder(self)
            self.finder = finder
            addInteraction(finder.interaction)
        } else if let finder {
            removeInteraction(finder.interaction)
            finder.removeMarks()
        }
    }

    /// Searches the text for a find session.
    func performSearch(
        _ query: String, _ options: UITextSearchOptions, _ aggregator: UITextSearchAggregator<AnyHashable?>
    ) {
        for range in TextMatches.ranges(of: query, in: input.text, options: options) {
            aggregator.foundRange(TextOffsetRange(range), searchString: query, document: nil)
        }
        aggregator.finishedSearching()
    }

    /// Replaces a range for the user, unless the delegate refuses it.
    func replaceFound(_ range: UITextRange, with text: String) {
        guard isEditable, let places = (range as? TextOffsetRange)?.range, mayReplace(places, with: text)
        else {
            return
        }
        replace(range, withText: text)
    }

    private func mayReplace(_ range: NSRange, with text: String) -> Bool {
        textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    /// Replaces all matches for the user. In a text with attributes, which stay with their characters, it replaces the last one
    /// first, so that the places of the others stay the same.
    func replaceAllFound(_ query: String, _ options: UITextSearchOptions, with text: String) {
        let ranges = TextMatches.ranges(of: query, in: input.text, options: options)
        let changes = {
            guard self.attributed != nil else { return self.replaceAtOnce(ranges, with: text) }
            for range in ranges.reversed() { self.replaceFound(TextOffsetRange(range), with: text) }
        }
        if let finder { finder.replacingAll(changes) } else { changes() }
    }

    /// Makes one change of all replacements that the delegate allows, since each change copies the whole text.
    private func replaceAtOnce(_ ranges: [NSRange], with new: String) {
        guard isEditable else { return }
        let old = input.text
        let allowed = ranges.filter { mayReplace($0, with: new) }
        guard let first = allowed.first, input.text == old else { return }
        let string = old as NSString
        var (replaced, place) = ("", first.location)
        for range in allowed {
            let between = NSRange(location: place, length: range.location - place)
            replaced += string.substring(with: between) + new
            place = NSMaxRange(range)
        }
        let whole = NSRange(location: first.location, length: place - first.location)
        replace(TextOffsetRange(whole), withText: replaced)
    }
}
