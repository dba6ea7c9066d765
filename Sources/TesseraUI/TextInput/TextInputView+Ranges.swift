import Foundation
import TesseraGraphics

/// The positions and ranges of `UITextInput`.
extension TextInputView {
    private func known(_ position: UITextPosition?) -> Int? {
        guard let offset = (position as? TextOffset)?.offset, (0...text.utf16.count).contains(offset) else {
            return nil
        }
        return offset
    }

    private func known(_ range: UITextRange?) -> NSRange? {
        guard let range = (range as? TextOffsetRange)?.range,
            range.location + range.length <= text.utf16.count
        else { return nil }
        return range
    }

    func text(in range: UITextRange) -> String? {
        known(range).map { (text as NSString).substring(with: $0) }
    }

    func select(_ range: UITextRange?) {
        if let range = known(range) { select(range) }
    }

    func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
        guard let start = known(start), let end = known(end) else { return nil }
        return TextOffsetRange(NSRange(location: min(start, end), length: abs(end - start)))
    }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let start = (position as? TextOffset)?.offset else { return nil }
        let (place, overflows) = start.addingReportingOverflow(offset)
        return overflows ? nil : known(TextOffset(place)).map { TextOffset($0) }
    }

    /// - Parameter geometry: The places of the characters, or nil for a text of a single line.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int,
        geometry: TextGeometry?
    ) -> UITextPosition? {
        guard let start = known(position) else { return nil }
        switch direction {
        case .up: return geometry?.offset(from: start, linesBelow: -offset).map { TextOffset($0) }
        case .down: return geometry?.offset(from: start, linesBelow: offset).map { TextOffset($0) }
        case .left, .right:
            let index = String.Index(utf16Offset: start, in: text)
            let steps = (direction == .right) != flowsFromRight ? offset : -offset
            let end = steps < 0 ? text.startIndex : text.endIndex
            return text.index(index, offsetBy: steps, limitedBy: end).map {
                TextOffset($0.utf16Offset(in: text))
            }
        }
    }

    func compare(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
        let distance = offset(from: position, to: other)
        return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
    }

    func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
        guard let start = (start as? TextOffset)?.offset, let end = (end as? TextOffset)?.offset else {
            return 0
        }
        return end - start
    }

    // MARK: Changes like those of keys

    func insert(_ new: String) { replacingSelection { replace(mark ?? selection, with: new) } }

    func deleteBackward() {
        guard selection.length == 0 else { return replacingSelection { delete(selection) } }
        // This finds the character before the caret, or the one that contains the caret.
        var (start, end) = (0, 0)
        for character in text {
            guard end < selection.location else { break }
            (start, end) = (end, end + character.utf16.count)
        }
        if end > start { delete(NSRange(location: start, length: end - start)) }
    }

    /// Deletes a range. What is left of a text that the app composes is still composed.
    private func delete(_ range: NSRange) {
        guard let mark, range.location >= mark.location, NSMaxRange(range) <= NSMaxRange(mark) else {
            return replace(range, with: "")
        }
        let place = NSRange(location: range.location - mark.location, length: range.length)
        let composed = (text as NSString).substring(with: mark) as NSString
        self.mark(
            composed.replacingCharacters(in: place, with: ""),
            selected: NSRange(location: place.location, length: 0))
    }

    // MARK: Ends

    /// Returns the end of a range in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        known(range) == nil ? nil : leadsOn(direction) ? range.end : range.start
    }

    /// Returns the range from a position to the end of the text in a direction.
    func characters(from position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        range(from: position, to: TextOffset(leadsOn(direction) ? text.utf16.count : 0))
    }

    /// Returns true if a direction leads to what is read later.
    private func leadsOn(_ direction: UITextLayoutDirection) -> Bool {
        switch direction {
        case .down: true
        case .up: false
        case .right: !flowsFromRight
        case .left: flowsFromRight
        }
    }

    func replace(_ range: UITextRange, with new: String) {
        if let range = known(range) { replace(range, with: new) }
    }
}

extension TextGeometry {
    /// Creates the geometry of a text of a single line, centred vertically in a rectangle.
    @MainActor
    init(line styled: StyledText, of input: TextInputView, in rect: CGRect, isHigherByParts: Bool = false) {
        let layout = input.layout(styled, width: .greatestFiniteMagnitude, lines: 1)
        let room = rect.width - layout.size.width
        let isRight = input.textAlignment == .right || input.textAlignment == .natural && input.flowsFromRight
        let x = input.textAlignment == .center ? room / 2 : isRight ? room : 0
        let height = max(isHigherByParts ? layout.size.height : 0, input.font.lineHeight)
        self.init(
            styled, layout: layout, at: CGPoint(x: rect.minX + x, y: rect.midY - height / 2),
            lineHeight: input.font.lineHeight, emptyLineX: 0)
    }

    @MainActor
    func firstRect(for range: UITextRange) -> CGRect {
        guard let range = (range as? TextOffsetRange)?.range else { return .zero }
        return rects(of: range).first?.rect ?? caret(at: range.location)
    }

    @MainActor
    func caretRect(for position: UITextPosition) -> CGRect {
        (position as? TextOffset).map { caret(at: $0.offset) } ?? .zero
    }

    @MainActor
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        guard let range = (range as? TextOffsetRange)?.range else { return [] }
        let rects = rects(of: range)
        return rects.indices.map {
            TextSelectionRect(
                rects[$0].rect, direction: rects[$0].line.isRightToLeft ? .rightToLeft : .leftToRight,
                containsStart: $0 == 0, containsEnd: $0 == rects.count - 1)
        }
    }

    @MainActor
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let range = (range as? TextOffsetRange)?.range else { return nil }
        let offset = offset(nearest: point)
        return TextOffset(min(max(offset, range.location), range.location + range.length))
    }

    @MainActor
    func characterRange(at point: CGPoint) -> UITextRange? {
        character(at: point).map { TextOffsetRange($0) }
    }
}
