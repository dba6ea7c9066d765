import UIKit

/// A line of the outline: a screen that opens, or a family of lines below it.
struct Entry: Hashable, Sendable {
    /// What names the line, in accessibility identifiers too.
    let id: String
    let title: String
    /// The name of the line's symbol.
    let symbol: String
    /// The files that make up the screen, the screen's own first; none for a family.
    var files: [String] = []
    /// The lines below; none for a screen.
    var children: [Entry] = []
    /// Makes the screen; nil for a family.
    var make: (@MainActor @Sendable () -> UIViewController)?

    static func == (a: Entry, b: Entry) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// A screen whose file is `<id>.swift`, or `file`, in `folder`.
    static func screen(
        _ id: String, _ title: String, _ symbol: String, in folder: String, file: String? = nil,
        with others: [String] = [], make: @escaping @MainActor @Sendable () -> UIViewController
    ) -> Entry {
        let files = (["\(file ?? id).swift"] + others).map { $0.contains("/") ? $0 : "\(folder)/\($0)" }
        return Entry(id: id, title: title, symbol: symbol, files: files, make: make)
    }

    /// The screens at and below the line.
    var screens: [Entry] { make == nil ? children.flatMap(\.screens) : [self] }
}
