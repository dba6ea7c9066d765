import UIKit

// The samples of the comments of documents and of predicates.

enum DocumentSamples {
    final class Note: UIDocument {
        var text = "" { didSet { updateChangeCount(.done) } }

        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }

        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            if let data = contents as? Data { text = String(decoding: data, as: UTF8.self) }
        }
    }

    static func write(_ text: Data, to url: URL) throws {
        let book = FileWrapper(directoryWithFileWrappers: [:])
        book.addRegularFile(withContents: text, preferredFilename: "Chapter.txt")
        try book.write(to: url, options: .atomic, originalContentsURL: nil)
    }

    static func findSoups(_ recipes: [UIDocument]) {
        let long = NSPredicate(format: "title CONTAINS[cd] %@ AND minutes > %d", "soup", 30)
        let soups = (recipes as NSArray).filtered(using: long)
    }
}
