import Foundation

/// A string and the attributes of its parts.
///
/// Foundation on Linux has a leak: when an `NSAttributedString` ends, its attributes and some 350 bytes stay in memory for ever
/// (swift-corelibs-foundation, pull request 5256). Therefore labels store their texts in this form. They create an attributed
/// string only if an app reads it.
struct AttributedRuns {
    /// A part of the string that has the same attributes everywhere. No run is empty.
    struct Run {
        /// The index of the first UTF-16 unit after the run.
        let end: Int
        var attributes: [NSAttributedString.Key: Any]
    }

    private(set) var string: String
    private(set) var runs: [Run] = []

    /// Creates a string with the same attributes everywhere, or without any.
    init(_ string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
        self.string = ""
        append(string, attributes: attributes ?? [:])
    }

    /// Copies the string and the runs of an attributed string. The values of the attributes are not copied.
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

    /// Divides the run that contains the UTF-16 units on both sides of a place into two runs. Does nothing if a run ends there.
    private mutating func split(at place: Int) {
        guard let index = runs.firstIndex(where: { $0.end >= place }), runs[index].end > place,
            place > (index == 0 ? 0 : runs[index - 1].end)
        else { return }
        runs.insert(Run(end: place, attributes: runs[index].attributes), at: index)
    }
}
