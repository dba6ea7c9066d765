import Foundation
import TesseraNibFiles
import TesseraNibs

/// The compiled file of a `.xib` or `.storyboard` in an app's bundle: `NAME.nib` or `NAME.storyboardc`. When the app
/// loads the file, it applies texts in other languages from the string tables of the same name.
struct PortedNib {
    /// The names and contents of the files to write. There are none if the nib cannot be read.
    private(set) var files: [(name: String, data: Data)] = []
    /// The findings about parts of the nib that are ignored or wrong.
    private(set) var findings: [Finding] = []

    /// Reads and compiles a file.
    ///
    /// - Parameters:
    ///   - path: The absolute path of the file.
    ///   - folder: The folder to which paths in findings are relative.
    ///   - module: The module of the target that has the file. Classes of the target belong to it, whatever the file says.
    init(_ path: String, folder: String, module: String) {
        let file = ProjectPaths.relative(path, to: folder)
        let data: Data
        do {
            data = try RegularFile.data(at: path)
        } catch {
            findings = [
                Finding(
                    .error, file: file, message: error.description,
                    advice: "Restore the file, or remove it from the target.")
            ]
            return
        }
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        do {
            let nib = try NibFile(xml: data, module: module)
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
