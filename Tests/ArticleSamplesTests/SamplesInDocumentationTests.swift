import Foundation
import TestSupport
import Testing

/// Tests that compare the code in the articles with the code of this target.
struct SamplesInDocumentationTests {
    @Test(arguments: [
        ("Bars", 1), ("Buttons", 3), ("CellContent", 2), ("Containers", 4), ("Controls", 4),
        ("CustomDrawing", 3),
        ("DragAndDrop", 4), ("Images", 1), ("Dynamics", 1), ("KeyboardFocus", 2), ("KeysAndPasteboard", 5),
        ("Layers", 9),
        ("FirstFeed", 4), ("FirstScreen", 2), ("GesturesAndContextMenus", 4), ("Links", 2), ("Lists", 1),
        ("Navigation", 1),
        ("Presentation", 3), ("SearchAndMenus", 4), ("FilesAndSharing", 2), ("Snapshots", 4),
        ("SwipeActions", 1),
        ("Tables", 1), ("TargetAction", 3), ("TestingScreens", 2), ("TextLayout", 3), ("Typing", 3),
    ])
    func `every sample of an article is built here`(page: String, count: Int) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().resolvingSymlinksInPath()
        let sources = try Samples.sources(below: folder)
        let page = folder.appending(path: "../../Sources/TesseraUI/TesseraUI.docc/\(page).md")
        // A manifest is no part of an app; a test of the documents reads it.
        let samples = Samples.ofPage(try String(contentsOf: page, encoding: .utf8))
        #expect(samples.count == count)
        for sample in samples {
            let missing = Samples.parts(of: sample, missingIn: sources)
            #expect(missing.isEmpty, "not in the tests: \(missing.joined(separator: "\n\n"))")
        }
    }
}
