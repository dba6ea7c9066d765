extension RichText {
    /// Returns the looks of a text after an edit of the user's, as a display finds them before the app answers.
    ///
    /// The parts that both texts have in common at their ends keep their looks. New text has the look of the text that it
    /// replaces. If it replaces none, it has the look of the character before it or, at the start of a paragraph that is not
    /// empty, of the character behind it.
    ///
    /// - Parameters:
    ///   - old: The text to which the looks belong.
    ///   - new: The text after the edit.
    ///   - caret: The place in the new text behind what the user has typed, in UTF-16 units.
    public func edited(from old: String, to new: String, caret: Int) -> RichText {
        let (before, after) = (Array(old.utf16), Array(new.utf16))
        guard before != after, !looks.isEmpty else { return self }
        var end = 0
        let mostEnd = min(before.count, max(after.count - caret, 0))
        while end < mostEnd, before[before.count - 1 - end] == after[after.count - 1 - end] { end += 1 }
        var start = 0
        let mostStart = min(before.count, after.count) - end
        while start < mostStart, before[start] == after[start] { start += 1 }
        let range = start..<before.count - end
        let added = Run(length: after.count - end - start, look: look(ofTypedText: range, in: before))
        var result = self
        result.runs = runs(replacing: range, with: added)
        // The app decides once more when it has received the edit.
        result.typing = nil
        return result
    }

    /// Returns the index of the look that new text gets if the user types it in the place of a part of the text.
    private func look(ofTypedText range: Range<Int>, in text: [UInt16]) -> Int {
        let lineBreak: UInt16 = 0x0A
        if let typing, typing.place == range.lowerBound { return typing.look }
        guard !text.isEmpty else { return 0 }
        var place = range.lowerBound
        if range.isEmpty, place > 0 {
            let isFilled = text[place - 1] == lineBreak && place < text.count && text[place] != lineBreak
            if !isFilled { place -= 1 }
        }
        var rest = min(place, text.count - 1)
        for run in runs {
            guard rest >= run.length else { return looks[run.look].following ?? run.look }
            rest -= run.length
        }
        return 0
    }

    /// Returns the parts after one has taken the place of a range.
    private func runs(replacing range: Range<Int>, with added: Run) -> [Run] {
        var result: [Run] = []
        func add(_ length: Int, _ look: Int) {
            guard length > 0 else { return }
            if let last = result.last, last.look == look {
                result[result.count - 1].length += length
            } else {
                result.append(Run(length: length, look: look))
            }
        }
        var place = 0
        for run in runs {
            add(min(run.length, range.lowerBound - place), run.look)
            place += run.length
        }
        add(added.length, added.look)
        place = 0
        for run in runs {
            add(min(run.length, place + run.length - range.upperBound), run.look)
            place += run.length
        }
        return result
    }

    /// Returns true if a text has the same look with both. The numbers of edits and of looks are of no importance.
    public func looksLike(_ other: RichText) -> Bool {
        func isSame(_ look: Int, _ otherLook: Int) -> Bool { appearance(look) == other.appearance(otherLook) }
        guard runs.count == other.runs.count, typing?.place == other.typing?.place else { return false }
        if let typing, let otherTyping = other.typing, !isSame(typing.look, otherTyping.look) { return false }
        // The first look is that of an empty text.
        if runs.isEmpty { return isSame(0, 0) }
        return zip(runs, other.runs).allSatisfy { $0.length == $1.length && isSame($0.look, $1.look) }
    }

    /// A look, with the paragraph and the further look that it names by their indices.
    private struct Appearance: Equatable {
        var look: Look
        var paragraph: Paragraph?
        var following: [Look]
    }

    private func appearance(_ index: Int) -> Appearance? {
        guard looks.indices.contains(index) else { return nil }
        func plain(_ look: Look) -> Look {
            var look = look
            (look.paragraph, look.following) = (0, nil)
            return look
        }
        let look = looks[index]
        let paragraph = paragraphs.indices.contains(look.paragraph) ? paragraphs[look.paragraph] : nil
        let following = look.following.flatMap { looks.indices.contains($0) ? looks[$0] : nil }
        return Appearance(
            look: plain(look), paragraph: paragraph, following: following.map { [plain($0)] } ?? [])
    }
}
