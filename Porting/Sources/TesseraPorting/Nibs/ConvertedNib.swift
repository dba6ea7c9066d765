import Foundation
import TesseraNibFiles
import TesseraNibs

/// A xib or a storyboard as it is shipped with an app: one file for each language.
public struct ConvertedNib: Sendable {
    /// The files by their paths within the app's resources, such as `Cell.nib` or `ja.lproj/Main.storyboardc`.
    public var files: [String: Data]
    /// What Tessera lacks, or why the file could not be read.
    public var findings: [Finding]

    /// Converts a file.
    ///
    /// - Parameters:
    ///   - file: The xib or the storyboard.
    ///   - path: The path of the file as the user knows it, for findings.
    ///   - language: The language of the folder `.lproj` in which the file lies, such as `Base` or `ja`, or nil.
    ///   - translations: The texts of `.strings` files or string catalogs of the same name, by language and key.
    public init(
        _ file: URL, path: String, language: String? = nil, translations: [String: [String: String]] = [:]
    ) {
        files = [:]
        do {
            let nib = try NibFile(xml: Data(contentsOf: file))
            findings = nib.remarks.map {
                Finding(
                    severity: $0.isError ? .error : .warning, file: path, line: $0.line, message: $0.message,
                    advice: $0.advice)
            }
            let name = file.deletingPathExtension().lastPathComponent
            let kind = nib.document.kind.pathExtension
            files[(language.map { "\($0).lproj/" } ?? "") + "\(name).\(kind)"] = nib.document.data
            for (language, strings) in translations {
                files["\(language).lproj/\(name).\(kind)"] = nib.document.localized(strings).data
            }
        } catch let error as NibError {
            findings = [
                Finding(severity: .error, file: path, line: error.line, message: error.message, advice: error.advice)
            ]
        } catch {
            findings = [
                Finding(
                    severity: .error, file: path, line: nil, message: "The file cannot be read: \(error).",
                    advice: "Check that it exists and that you may read it.")
            ]
        }
    }

    /// Returns the texts of a `.strings` file by their keys.
    public static func strings(in data: Data) -> [String: String]? {
        (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)) as? [String: String]
    }

    /// Returns the texts of a string catalog (`.xcstrings`) by language and key, without those of its source language.
    public static func translations(inCatalog data: Data) -> [String: [String: String]]? {
        guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
            let strings = root["strings"] as? [String: Any]
        else { return nil }
        var result: [String: [String: String]] = [:]
        for (key, entry) in strings {
            let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
            for (language, localization) in localizations where language != root["sourceLanguage"] as? String {
                let unit = (localization as? [String: Any])?["stringUnit"] as? [String: Any]
                if let value = unit?["value"] as? String { result[language, default: [:]][key] = value }
            }
        }
        return result
    }
}
