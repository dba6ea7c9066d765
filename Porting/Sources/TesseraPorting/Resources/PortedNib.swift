import Foundation
import TesseraNibFiles
import TesseraNibs

/// What a `.xib` or `.storyboard` becomes in an app's bundle: a document that is quick to load. Texts in other languages are
/// applied to it when it is loaded, from the string tables of the same name.
struct PortedNib {
    /// The files by their names.
    var files: [(name: String, data: Data)] = []
    /// What is ignored or wrong.
    var findings: [Finding] = []

    /// Reads a file. Returns nil if there is none.
    init?(_ path: String, language: String?, folder: String) {
        guard let xml = FileManager.default.contents(atPath: path) else { return nil }
        let file = ProjectPaths.relative(path, to: folder)
        do {
            let nib = try NibFile(xml: xml)
            let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            files = [("\(name).\(nib.document.kind.pathExtension)", nib.document.data)]
            findings = nib.remarks.map {
                Finding(
                    $0.isError ? .error : .warning, file: file, line: $0.line, message: $0.message,
                    advice: $0.advice)
            }
        } catch {
            findings = [
                Finding(.error, file: file, line: error.line, message: error.message, advice: error.advice)
            ]
        }
    }
}
