import Foundation

/// A string and the attributes of its parts.
///
/// Labels keep their attributed texts in this form. Foundation on Linux never frees the attributes of an `NSAttributedString`
/// (swift-corelibs-foundation, pull request 5256): each one costs more than 350 bytes for ever. Therefore labels only read the attributed
/// strings of apps, and create one only where an app asks for it.
struct AttributedRuns {
    /// A part of the string that has the same attributes everywhere. No run is empty.
    struct Run {
        /// The place of the run's end in the string, in UTF-16 units.
        let end: Int
        var attributes: [NSAttributedString.Key: Any]
    }

    private(set) var string: String
    private(set) var runs: [Run] = []

    /// Creates a string with the same attributes everywhere.
    init(_ string: String, attributes: [NSAttributedString.Key: Any]) {
        self.string = ""
        append(string, attributes: attributes)
    }

    /// Creates a copy of an attributed string. It has the same objects as attributes.
    init(_ text: NSAttributedString) {
        string = text.string
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            runs.append(Run(end: range.location + range.length, attributes: attributes))
        }
    }

    /// The length of the string in UTF-16 units.
    private var length: Int { runs.last?.end ?? 0 }

    /// Returns a new attributed string with the same characters and attributes.
    var attributedString: NSAttributedString {
        if runs.count <= 1 { return NSAttributedString(string: string, attributes: runs.first?.attributes) }
        let text = NSMutableAttributedString(string: string)
        var start = 0
        for run in runs {
            text.setAttributes(run.attributes, range: NSRange(location: start, length: run.end - start))
            start = run.end
        }
        return text
    }

    /// Adds characters with attributes at the end.
    mutating func append(_ characters: String, attributes: [NSAttributedString.Key: Any]) {
        guard !characters.isEmpty else { return }
        runs.append(Run(end: length + characters.utf16.count, attributes: attributes))
        string += characters
    }

    /// Changes the attributes of each run.
    mutating func changeAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        for index in runs.indices { change(&runs[index].attributes) }
    }

    /// Changes the attributes of the characters in a range, which counts UTF-16 units.
    mutating func changeAttributes(
        in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
    ) {
        split(at: range.location)
        split(at: range.location + range.length)
        for index in runs.indices {
            let start = index == 0 ? 0 : runs[index - 1].end
            let isInside = start >= range.location && runs[index].end <= range.location + range.length
            if isInside { change(&runs[index].attributes) }
        }
    }

    /// Makes two runs of the one that goes on both sides of a place.
    private mutating func split(at place: Int) {
        guard let index = runs.firstIndex(where: { $0.end >= place }), runs[index].end > place,
            place > (index == 0 ? 0 : runs[index - 1].end)
        else { return }
        runs.insert(Run(end: place, attributes: runs[index].attributes), at: index)
    }
}
