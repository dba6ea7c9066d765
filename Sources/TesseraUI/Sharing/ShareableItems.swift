import Foundation
import TesseraDisplay

/// What is shared, as an activity gets it.
@MainActor
struct ShareableItems {
    var values: [Any]
    var subject = ""

    /// Asks the sources among `items` for what an activity gets.
    init(_ items: [Any], for type: UIActivity.ActivityType?, in controller: UIActivityViewController) {
        values = items.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(controller, itemForActivityType: type)
        }
        for case let source as any UIActivityItemSource in items where subject.isEmpty {
            subject = source.activityViewController(controller, subjectForActivityType: type)
        }
    }

    /// Asks the sources for what stands for their items.
    init(placeholdersOf items: [Any], in controller: UIActivityViewController) {
        values = items.map { item in
            (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(controller) ?? item
        }
    }

    /// The texts, one below the other, or nil if there are none.
    var text: String? {
        let texts = values.compactMap { ($0 as? NSAttributedString)?.string ?? $0 as? String }
        return texts.isEmpty ? nil : texts.joined(separator: "\n")
    }

    /// The first address of the web.
    var url: URL? {
        values.lazy.compactMap { $0 as? URL }.first { ["http", "https"].contains($0.scheme?.lowercased()) }
    }

    /// The text and the address, one below the other, or nil if there is neither.
    var wholeText: String? {
        let parts = [text, url?.absoluteString].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: "\n")
    }

    /// What the browser's share sheet gets, or nil if there is nothing that it takes.
    var request: DisplayRequest? {
        guard text != nil || url != nil else { return nil }
        return DisplayRequest(
            kind: .share, url: url?.absoluteString, text: text, title: subject.isEmpty ? nil : subject)
    }
}
