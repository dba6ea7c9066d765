import Foundation
import TesseraNibFiles
import TesseraNibs

@testable import TesseraUI

/// Creates nibs and storyboards from texts.
@MainActor
enum NibSample {
    /// Returns a nib of objects, as Interface Builder writes them between `<objects>` and `</objects>`.
    static func nib(_ objects: String, resources: String = "", trace: NibTrace? = nil) throws -> UINib {
        let document = try document("XIB", "<objects>\(objects)</objects><resources>\(resources)</resources>")
        let nib = UINib(template: NibTemplate(name: "Sample.xib", bundle: nil, document: document))
        nib.template.trace = trace
        return nib
    }

    /// Returns the first object of a nib.
    static func object<Object: NSObject>(
        _ text: String, as type: Object.Type = Object.self, owner: NSObject? = nil, resources: String = ""
    ) throws -> Object? {
        try nib(text, resources: resources).instantiate(withOwner: owner).first as? Object
    }

    /// Returns a storyboard of scenes. The first one is the initial one unless another is named.
    static func storyboard(
        _ scenes: String..., initial: String = "first", bundle: Bundle? = nil
    ) throws -> UIStoryboard {
        let text = scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined()
        return try storyboard(scenes: text, initial: initial, bundle: bundle)
    }

    /// Returns a storyboard of the text of its scenes.
    static func storyboard(scenes: String, initial: String, bundle: Bundle? = nil) throws -> UIStoryboard {
        let document = try document("Storyboard.XIB", "<scenes>\(scenes)</scenes>", initial: initial)
        return UIStoryboard(content: StoryboardContent(name: "Sample.storyboard", document), bundle: bundle)
    }

    private static func document(_ type: String, _ content: String, initial: String? = nil) throws
        -> NibDocument
    {
        let initial = initial.map { " initialViewController=\"\($0)\"" } ?? ""
        let xml =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.\(type)\"\(initial)>\(content)</document>"
        // The document is written and read again, so that the tests also cover the file that is shipped.
        return try NibDocument(data: NibFile(xml: Data(xml.utf8)).document.data)
    }
}

extension NibSample {
    /// Returns the file of a nib as it is shipped.
    static func data(_ objects: String) throws -> Data {
        let xml =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(objects)</objects></document>"
        return try NibFile(xml: Data(xml.utf8)).document.data
    }
}
