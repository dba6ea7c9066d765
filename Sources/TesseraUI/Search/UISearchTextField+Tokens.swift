import Foundation

/// Tokens. Each counts as one character before the text: the position before token i of n has the offset i - n.
extension UISearchTextField {
    private static let leastTextWidth: CGFloat = 60

    /// The points that the tokens take before the text, with the space behind them.
    func tokenWidth(in room: CGFloat) -> CGFloat {
        guard !strip.views.isEmpty else { return 0 }
        return min(strip.totalWidth, max(room - Self.leastTextWidth, 0)) + Self.tokenGap
    }
    static var tokenGap: CGFloat { 6 }

    /// Displays other tokens. Those that it displays already change nothing, so that an app can set tokens whenever it hears of a
    /// change.
    ///
    /// - Parameter isUsers: True if the user has changed them.
    func setTokens(_ tokens: [UISearchToken], isUsers: Bool) {
        guard !tokens.elementsEqual(self.tokens, by: ===) else { return }
        replaceTokens(tokens)
        textDidChange(isUsers: isUsers)
    }

    /// Displays other tokens and informs nobody.
    func replaceTokens(_ tokens: [UISearchToken]) {
        strip.selection = 0..<0
        strip.replace(tokens) { [weak self] in self?.selectByTap($0) }
        if tokens.isEmpty {
            strip.removeFromSuperview()
        } else if strip.superview == nil {
            addSubview(strip)
        }
        input.hasOtherContent = !tokens.isEmpty
        updateTokens()
    }

    func updateTokens() {
        strip.update(font: font ?? input.font, color: tokenBackgroundColor)
        setNeedsLayout()
    }

    private func selectByTap(_ view: SearchTokenView) {
        guard isFirstResponder || becomeFirstResponder() else { return }
        if let index = strip.views.firstIndex(of: view) { selectToken(at: index) }
    }

    func selectToken(at index: Int) {
        input.select(NSRange(location: 0, length: 0))
        selectTokens(index..<index + 1)
    }

    func selectTokens(_ selection: Range<Int>) {
        guard selection != strip.selection else { return }
        strip.selection = selection
        updateTokens()
    }

    /// Does what Backspace does before the text: it selects the last token, or removes the selected ones. Returns
    /// false if there is nothing to do.
    func deleteTokens() -> Bool {
        guard allowsDeletingTokens, !tokens.isEmpty, input.selection == NSRange(location: 0, length: 0) else {
            return false
        }
        guard !strip.selection.isEmpty else {
            selectTokens(tokens.count - 1..<tokens.count)
            return true
        }
        removeSelectedTokens()
        return true
    }

    /// Removes the selected tokens for the user.
    func removeSelectedTokens() {
        var left = tokens
        left.removeSubrange(strip.selection.clamped(to: 0..<left.count))
        setTokens(left, isUsers: true)
    }

    // MARK: Positions

    /// Returns the offset of a position of this field, which is negative before the text, or nil for another one.
    private func known(_ position: UITextPosition) -> Int? {
        guard let offset = (position as? TextOffset)?.offset,
            (-tokens.count...input.text.utf16.count).contains(offset)
        else { return nil }
        return offset
    }

    func tokenRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
        guard let start = known(start), let end = known(end) else { return nil }
        return TextOffsetRange(NSRange(location: min(start, end), length: abs(end - start)))
    }

    func tokenPosition(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let start = known(position) else { return nil }
        let (place, overflows) = start.addingReportingOverflow(offset)
        return overflows ? nil : known(TextOffset(place)).map { TextOffset($0) }
    }

    /// Returns the indexes of the tokens in a range, and the part of the range that is text.
    func parts(of range: UITextRange) -> (tokens: Range<Int>, text: NSRange)? {
        guard let start = known(range.start), let end = known(range.end) else { return nil }
        let count = tokens.count
        let first = min(start, 0) + count
        let location = max(start, 0)
        return (first..<min(end, 0) + count, NSRange(location: location, length: max(end, 0) - location))
    }

    /// The selected range, with the tokens in it.
    var selectionWithTokens: UITextRange {
        let text = input.selection
        guard !strip.selection.isEmpty else { return TextOffsetRange(text) }
        let start = strip.selection.lowerBound - tokens.count
        let end = text.length > 0 ? text.location + text.length : strip.selection.upperBound - tokens.count
        return TextOffsetRange(NSRange(location: start, length: end - start))
    }

    func selectWithTokens(_ range: UITextRange) {
        guard let parts = parts(of: range) else { return }
        input.select(parts.text)
        let start = parts.tokens.lowerBound
        selectTokens(range.isEmpty && start < tokens.count ? start..<start + 1 : parts.tokens)
    }

    /// Returns the rectangle of the token behind a position, in the field's coordinates, or nil if text comes after it.
    func tokenFrame(behind position: UITextPosition) -> CGRect? {
        guard let offset = known(position), offset < 0 else { return nil }
        layoutIfNeeded()
        strip.layoutIfNeeded()
        let view = strip.views[offset + tokens.count]
        return view.convert(view.bounds, to: self)
    }
}
