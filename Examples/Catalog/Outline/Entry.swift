import UIKit

/// A line of the outline: a screen, or a family with more lines below it.
struct Entry: Hashable, Sendable {
    /// The identifier of the line, which is part of accessibility identifiers too.
    let id: String
    let title: String
    /// The name of the line's symbol.
    let symbol: String
    /// The files that make up the screen, beginning with the screen's own. Empty for a family.
    var files: [String] = []
    /// The lines of a family. Empty for a screen.
    var children: [Entry] = []
    /// A function that makes the screen, or nil for a family.
    var make: (@MainActor @Sendable () -> UIViewController)?

    static func == (a: Entry, b: Entry) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// Returns a line for a screen whose file lies in `folder` and is called `file`, or `id` if that is nil.
    static func screen(
        _ id: String, _ title: String, _ symbol: String, in folder: String, file: String? = nil,
        with others: [String] = [], make: @escaping @MainActor @Sendable () -> UIViewController
    ) -> Entry {
        let files = (["\(file ?? id).swift"] + others).map { $0.contains("/") ? $0 : "\(folder)/\($0)" }
        return Entry(id: id, title: title, symbol: symbol, files: files, make: make)
    }

    /// The line itself if it is a screen, or all screens below it.
    var screens: [Entry] { make == nil ? children.flatMap(\.screens) : [self] }
}
