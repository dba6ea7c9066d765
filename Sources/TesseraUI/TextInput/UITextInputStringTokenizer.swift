import Foundation
import TesseraGraphics

/// A tokenizer that finds the units in the characters of a text.
/// See Apple's [UITextInputStringTokenizer](https://developer.apple.com/documentation/uikit/uitextinputstringtokenizer).
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var textInput: (any UIResponder & UITextInput)?

    /// Creates a tokenizer for the text of an object, which it does not retain.
    public init(textInput: any UIResponder & UITextInput) {
        self.textInput = textInput
        super.init()
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let (place, text, offset) = located(position) else { return nil }
        let isForward = leadsForward(direction)
        let unit = units(granularity, of: text).first { unit in
            unit.lowerBound < place && place < unit.upperBound
                || place == (isForward ? unit.lowerBound : unit.upperBound)
        }
        guard let unit, let textInput, let start = self.position(unit.lowerBound + offset),
            let end = self.position(unit.upperBound + offset)
        else { return nil }
        return textInput.textRange(from: start, to: end)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let (place, text, _) = located(position) else { return false }
        let isForward = leadsForward(direction)
        return units(granularity, of: text).contains { place == (isForward ? $0.upperBound : $0.lowerBound) }
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let (place, text, offset) = located(position) else { return nil }
        let units = units(granularity, of: text)
        let next =
            leadsForward(direction)
            ? units.first { $0.upperBound > place }?.upperBound
            : units.last { $0.lowerBound < place }?.lowerBound
        return next.flatMap { self.position($0 + offset) }
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }

    // MARK: Places

    private func leadsForward(_ direction: UITextDirection) -> Bool {
        let layout = (textInput as? UIView)?.effectiveUserInterfaceLayoutDirection
        return direction.leadsForward(isRightToLeft: layout == .rightToLeft)
    }

    /// Returns the place of a position in the text, the text, and the place at which the text begins: a search field has tokens
    /// before it.
    private func located(_ position: UITextPosition) -> (place: Int, text: String, offset: Int)? {
        guard let textInput,
            let whole = textInput.textRange(
                from: textInput.beginningOfDocument, to: textInput.endOfDocument)
        else { return nil }
        let text = textInput.text(in: whole) ?? ""
        let (start, count) = (textInput.beginningOfDocument, text.utf16.count)
        let offset = textInput.offset(from: start, to: textInput.endOfDocument) - count
        let place = textInput.offset(from: start, to: position) - offset
        return (0...count).contains(place) ? (place, text, offset) : nil
    }

    private func position(_ offset: Int) -> UITextPosition? {
        textInput?.position(from: textInput?.beginningOfDocument ?? UITextPosition(), offset: offset)
    }

    // MARK: Units

    /// Returns the units of a text in ascending order, in UTF-16 units.
    private func units(_ granularity: UITextGranularity, of text: String) -> [Range<Int>] {
        switch granularity {
        case .character: Self.pieces(of: text, upTo: { _ in true }, keeping: true)
        case .word: TextUnits.words(in: text)
        case .sentence: TextUnits.sentences(in: text)
        case .paragraph: Self.pieces(of: text, upTo: \.isNewline, keeping: false)
        case .line: lines(of: text)
        case .document: [0..<text.utf16.count]
        }
    }

    /// Splits a text after characters for which a closure returns true.
    ///
    /// - Parameter keeping: False if these characters belong to no piece. Then each of them begins another piece, which may be
    ///   empty.
    private static func pieces(
        of text: String, upTo isEnd: (Character) -> Bool, keeping: Bool
    ) -> [Range<Int>] {
        var (found, start, place): ([Range<Int>], Int, Int) = ([], 0, 0)
        for character in text {
            let next = place + character.utf16.count
            if isEnd(character) {
                found.append(start..<(keeping ? next : place))
                start = next
            }
            place = next
        }
        if !keeping || start < place { found.append(start..<place) }
        return found
    }

    /// Returns the lines as a text view breaks them. Other texts have a line for each paragraph.
    private func lines(of text: String) -> [Range<Int>] {
        let paragraphs = Self.pieces(of: text, upTo: \.isNewline, keeping: false)
        guard let view = textInput as? UITextView, !text.isEmpty else { return paragraphs }
        view.layoutIfNeeded()
        let starts = view.lines(width: view.textWidth).starts
        return paragraphs.flatMap { paragraph -> [Range<Int>] in
            let inner = starts.filter { $0 > paragraph.lowerBound && $0 < paragraph.upperBound }
            let edges = [paragraph.lowerBound] + inner + [paragraph.upperBound]
            return zip(edges, edges.dropFirst()).map { $0..<$1 }
        }
    }
}
