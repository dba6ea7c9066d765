import Foundation
import TesseraDisplay

/// The shared items in the form for one activity.
@MainActor
struct ShareableItems {
    var values: [Any]
    var subject = ""

    /// Creates the items for an activity. Sources among `items` provide their item and subject.
    ///
    /// - Parameter type: The type of the activity, or nil for the browser's share sheet.
    init(_ items: [Any], for type: UIActivity.ActivityType?, in controller: UIActivityViewController) {
        values = items.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(controller, itemForActivityType: type)
        }
        for case let source as any UIActivityItemSource in items where subject.isEmpty {
            subject = source.activityViewController(controller, subjectForActivityType: type)
        }
    }

    /// Creates the placeholders of items. Sources among `items` provide theirs.
    init(placeholdersOf items: [Any], in controller: UIActivityViewController) {
        values = items.map { item in
            (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(controller) ?? item
        }
    }

    /// The texts, separated by line breaks, or nil if there are none.
    var text: String? {
        let texts = values.compactMap { ($0 as? NSAttributedString)?.string ?? $0 as? String }
        return texts.isEmpty ? nil : texts.joined(separator: "\n")
    }

    /// The first web address, or nil.
    var url: URL? {
        values.lazy.compactMap { $0 as? URL }.first { ["http", "https"].contains($0.scheme?.lowercased()) }
    }

    /// The text and the web address, separated by a line break, or nil if there is neither.
    var wholeText: String? {
        let parts = [text, url?.absoluteString].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: "\n")
    }

    /// The request that opens the browser's share sheet, without the files, or nil if there is nothing that it accepts.
    var request: DisplayRequest? {
        let files = SharedFiles.count(values)
        guard text != nil || url != nil || files > 0, files <= DisplayRequest.SharedFile.most else {
            return nil
        }
        return DisplayRequest(
            kind: .share, url: url?.absoluteString, text: text, title: subject.isEmpty ? nil : subject)
    }
}
