import Foundation
import TesseraNibs

/// Finds and reads the documents in bundles. Each file is read once.
@MainActor
enum NibFiles {
    private static var documents: [String: NibDocument] = [:]
    private static var absent: Set<String> = []

    /// Returns the path of a document, or nil if the bundle has none. Of variants, the one for the kind of device comes
    /// first, then the one in the user's language.
    static func path(_ name: String, _ kind: NibDocument.Kind, in bundle: Bundle?) -> String? {
        let idiom = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        for folder in ResourceFolders.folders(of: bundle) {
            for name in [name + idiom, name] {
                let file = "\(name).\(kind.pathExtension)"
                for localization in localizations(of: folder) {
                    let path = folder.appendingPathComponent(localization).appendingPathComponent(file).path
                    if FileManager.default.fileExists(atPath: path) { return path }
                }
            }
        }
        return nil
    }

    /// The folders of a bundle in which a resource is searched, in order.
    private static func localizations(of folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let languages = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
        guard !languages.isEmpty else { return [""] }
        let wanted = LocalizedTexts(folder: folder).order(
            developmentLanguage: AppResources.developmentLanguage
        ).filter { $0 != "Base" }
        // Where Base has the interface in the development language, a translation in another one is the last resort.
        return wanted.map { "\($0).lproj" } + ["Base.lproj", ""] + languages.sorted().map { "\($0).lproj" }
    }

    /// True for the controllers of UIKit itself, which have no nibs.
    static func isOfUIKit(_ type: UIViewController.Type) -> Bool {
        String(reflecting: type).hasPrefix("TesseraUI.")
    }

    static func document(at path: String) -> NibDocument {
        if let known = documents[path] { return known }
        var document: NibDocument
        do {
            document = try NibDocument(data: Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            fatalError("\(path): \(error)")
        }
        if let strings = strings(forDocumentAt: path) { document = document.localized(strings) }
        documents[path] = document
        return document
    }

    /// The texts in the user's language for a document that several languages share: those of the `.strings` file with the
    /// document's name.
    private static func strings(forDocumentAt path: String) -> [String: String]? {
        let file = URL(fileURLWithPath: path)
        let name = file.deletingPathExtension().lastPathComponent
        var folder = file.deletingLastPathComponent()
        if folder.pathExtension == "lproj" {
            // A document in the folder of a language has its texts already.
            guard folder.lastPathComponent == "Base.lproj" else { return nil }
            folder.deleteLastPathComponent()
        }
        for localization in localizations(of: folder) where localization.hasSuffix(".lproj") {
            guard localization != "Base.lproj" else { return nil }
            let table = folder.appendingPathComponent(localization).appendingPathComponent("\(name).strings")
            guard let data = try? Data(contentsOf: table) else { continue }
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
            return (list as? [String: Any])?.compactMapValues { $0 as? String }
        }
        return nil
    }

    /// Returns the name of the nib of a controller's class: that of the class without “Controller”, if there is such a nib,
    /// or else that of the class itself.
    static func name(for type: UIViewController.Type, in bundle: Bundle?) -> String? {
        let name = String(describing: type)
        let key = "\(bundle?.bundlePath ?? "") \(name)"
        if absent.contains(key) { return nil }
        var names = [name]
        if name.hasSuffix("Controller") { names.insert(String(name.dropLast("Controller".count)), at: 0) }
        if let found = names.first(where: { path($0, .nib, in: bundle) != nil }) { return found }
        absent.insert(key)
        return nil
    }
}
