import TesseraBasics

/// A text in the form in which an element of a display contains it, with the places of its characters.
///
/// A browser has a single character for each line break of an edited text: `\n` in a text of several lines, while a field of a
/// single line has none, so that a space stands for it. The app keeps the line breaks that it has set, such as `\r\n`.
struct DisplayedText {
    /// The text in the element.
    let text: String
    private let source: String
    private let isMultiline: Bool
    /// The place in the app's text of each place in the element, in UTF-16 units, or nil if all are the same.
    private let places: [Int]?

    /// Creates the form of a text of the app.
    ///
    /// - Parameters:
    ///   - source: The text of the app.
    ///   - isMultiline: False if the element has a single line.
    init(_ source: String, isMultiline: Bool) {
        self.source = source
        self.isMultiline = isMultiline
        let (feed, carriageReturn, space): (UInt16, UInt16, UInt16) = (0x0A, 0x0D, 0x20)
        // Most texts have no such line break. Their bytes are at hand, in contrast to their UTF-16 units.
        guard source.utf8.contains(where: { $0 == 0x0D || !isMultiline && $0 == 0x0A }) else {
            (text, places) = (source, nil)
            return
        }
        let units = Array(source.utf16)
        var (shown, places): ([UInt16], [Int]) = ([], [])
        var place = 0
        while place < units.count {
            places.append(place)
            let isBreak = units[place] == carriageReturn || units[place] == feed
            shown.append(!isBreak ? units[place] : isMultiline ? feed : space)
            let isPair =
                units[place] == carriageReturn && place + 1 < units.count && units[place + 1] == feed
            place += isPair ? 2 : 1
        }
        places.append(place)
        text = String(decoding: shown, as: UTF16.self)
        self.places = places
    }

    /// Returns the place in the app's text of a place in the element.
    func sourcePlace(of place: Int) -> Int {
        guard let places, let last = places.last else { return place }
        return place < 0 ? place : place < places.count ? places[place] : last
    }

    /// Returns the place in the element of a place in the app's text. A place between `\r` and `\n` becomes the one after them.
    func place(of source: Int) -> Int {
        guard let places else { return source }
        return min(places.partitioningIndex { $0 >= source }, places.count - 1)
    }

    /// Returns the app's text after the user has changed the text of the element. What the user has not changed keeps its line
    /// breaks.
    ///
    /// - Parameters:
    ///   - new: The new text of the element.
    ///   - caret: The place in the new text after what the user has typed.
    func source(after new: String, caret: Int) -> String {
        guard places != nil else { return new }
        guard new != text else { return source }
        let change = TextInputState.Change(from: text, to: new, caret: caret)
        let units = Array(source.utf16)
        let start = sourcePlace(of: change.range.location)
        let end = sourcePlace(of: change.range.location + change.range.length)
        let result = String(
            decoding: units[..<start] + Array(change.replacement.utf16) + units[end...], as: UTF16.self)
        return DisplayedText(result, isMultiline: isMultiline).text == new ? result : new
    }
}
