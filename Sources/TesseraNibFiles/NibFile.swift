import Foundation
import TesseraNibs

/// The result of reading a xib or a storyboard.
public struct NibFile: Sendable {
    /// The document that an app loads.
    public var document: NibDocument
    /// The remarks about parts of the document that Tessera lacks, in the order of their lines.
    public var remarks: [NibRemark]

    /// Reads a xib or a storyboard of Xcode 8 or later. Throws an error that names the line and the problem if the file
    /// is another.
    ///
    /// - Parameters:
    ///   - xml: The contents of the file.
    ///   - module: The module of the target that has the file, to which its own classes belong, or nil for the module that
    ///     the file names.
    /// - Complexity: O(*n*), where *n* is the size of the file.
    public init(xml: Data, module: String? = nil) throws(NibError) {
        guard xml.count <= NibDocument.maximumSize else {
            throw NibError(
                "The file has \(xml.count) bytes.", advice: "At most \(NibDocument.maximumSize) are read.")
        }
        guard !xml.starts(with: Array("bplist".utf8)), !xml.starts(with: Array("NIBArchive".utf8)) else {
            throw NibError(
                "The file is a compiled nib.", advice: "Use the .xib or .storyboard from which it was made.")
        }
        var reader = XMLReader([UInt8](xml))
        let root = try reader.document()
        guard root.name == "document", let type = root["type"] else {
            throw NibError(
                line: root.line,
                root.name == "archive"
                    ? "The file was written by Xcode 7 or earlier."
                    : "The file is neither a xib nor a storyboard.",
                advice: XMLReader.advice)
        }
        switch type {
        case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": document = NibDocument(kind: .nib, root: root)
        case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB":
            document = NibDocument(kind: .storyboard, root: root)
        default:
            throw NibError(
                line: root.line, "The file is of the type \(type), which is not for iOS.",
                advice:
                    "Files for iOS have the type com.apple.InterfaceBuilder3.CocoaTouch.XIB or …Storyboard.XIB."
            )
        }
        try Self.check(document)
        remarks = NibInspection(document).remarks
        document = NibDocument(kind: document.kind, root: DesignTime.removed(from: root, module: module))
    }

    /// Throws an error if two elements have the same id, since connections would be ambiguous.
    private static func check(_ document: NibDocument) throws(NibError) {
        var lines: [String: Int] = [:]
        func visit(_ element: NibElement) throws(NibError) {
            if let id = element.id, element.name != "placeholder" {
                if let line = lines[id] {
                    throw NibError(
                        line: element.line, "The id \(id) stands in line \(line) already.",
                        advice: "Each object has an id of its own; a merge may have copied one.")
                }
                lines[id] = element.line
            }
            for child in element.children { try visit(child) }
        }
        if document.kind == .nib {
            try visit(document.root)
        } else {
            for child in document.root.children { try visit(child) }
        }
    }
}
