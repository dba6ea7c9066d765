import Foundation
import Testing

@testable import TesseraUI

/// A delegate that records the edits that a text storage processes.
private final class StorageLog: NSTextStorageDelegate {
    struct Edit: Equatable {
        var mask: NSTextStorage.EditActions
        var range: NSRange
        var delta: Int
    }
    var edits: [Edit] = []

    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        edits.append(Edit(mask: editedMask, range: editedRange, delta: delta))
    }
}

/// A delegate that spaces the letters of the whole text after each edit, like a syntax highlighter that colours them.
private final class Highlighter: NSTextStorageDelegate {
    var ranges: [NSRange] = []

    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        ranges.append(editedRange)
        textStorage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: textStorage.length))
    }
}

private final class HighlightingStorage: NSTextStorage {
    var processed = 0

    override func processEditing() {
        processed += 1
        addAttribute(.kern, value: 1, range: NSRange(location: 0, length: length))
        super.processEditing()
        addAttribute(.kern, value: 2, range: NSRange(location: length - 1, length: 1))
    }
}

struct TextStorageTests {
    private let storage = NSTextStorage(string: "hello")
    private let log = StorageLog()

    init() { storage.delegate = log }

    private func edit(
        _ mask: NSTextStorage.EditActions, _ location: Int, _ length: Int, _ delta: Int
    ) -> StorageLog.Edit {
        StorageLog.Edit(mask: mask, range: NSRange(location: location, length: length), delta: delta)
    }

    @Test func `each edit is processed once`() {
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "jj")
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 2, length: 2))
        storage.append(NSAttributedString(string: "!"))
        storage.deleteCharacters(in: NSRange(location: 0, length: 3))
        #expect(storage.string == "llo!")
        #expect(
            log.edits == [
                edit(.editedCharacters, 0, 2, 1), edit(.editedAttributes, 2, 2, 0),
                edit([.editedCharacters, .editedAttributes], 6, 1, 1), edit(.editedCharacters, 0, 0, -3),
            ])
    }

    @Test func `edits between begin and end are processed together`() {
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 4, length: 1), with: "p!")
        storage.removeAttribute(.kern, range: NSRange(location: 0, length: 1))
        #expect(log.edits == [] && storage.editedMask == [.editedCharacters, .editedAttributes])
        storage.endEditing()
        #expect(log.edits == [edit([.editedCharacters, .editedAttributes], 0, 6, 1)])
        #expect(storage.editedMask == [] && storage.editedRange.location == NSNotFound)
        #expect(storage.changeInLength == 0)
    }

    @Test func `a delegate may change attributes while edits are processed`() {
        let highlighter = Highlighter()
        storage.delegate = highlighter
        storage.append(NSAttributedString(string: "!"))
        #expect(highlighter.ranges == [NSRange(location: 5, length: 1)])
        #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
        #expect(storage.editedMask == [] && storage.changeInLength == 0)
        storage.append(NSAttributedString(string: "!"))
        #expect(highlighter.ranges.count == 2)
    }

    @Test func `a subclass may change attributes before and after it processes edits`() {
        let storage = HighlightingStorage(string: "hello")
        storage.append(NSAttributedString(string: "!"))
        #expect(storage.processed == 1 && storage.editedMask == [])
        #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 1)
        #expect(storage.attribute(.kern, at: 5, effectiveRange: nil) as? Int == 2)
    }

    @Test func `text storage is made as any attributed string`() {
        #expect(NSTextStorage().string == "")
        let attributed = NSAttributedString(string: "a", attributes: [.kern: 2])
        #expect(NSTextStorage(attributedString: attributed).isEqual(to: attributed))
    }
}
