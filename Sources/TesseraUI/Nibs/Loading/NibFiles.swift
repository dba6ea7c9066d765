import Foundation
import TesseraNibs

/// Finds and reads the nibs and storyboards in bundles. Each file is read once, and again after a memory warning.
@MainActor
enum NibFiles {
    private static var documents: [String: NibDocument] = [:]
    private static var absent: Set<String> = []

    /// Returns the path of a document, or nil if the bundle has none. A variant for the kind of device wins over one
    /// without; among these, the variant in the user's language wins.
    static func path(_ name: String, _ kind: NibDocument.Kind, in bundle: Bundle?) -> String? {
        let idiom = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        for folder in ResourceFolders.folders(of: bundle) {
            let listing = listing(of: folder)
            for name in [name + idiom, name] {
                guard let localizations = listing.documents["\(name).\(kind.pathExtension)"] else { continue }
                guard let found = order(of: listing.languages).first(where: { localizations.contains($0) })
                else { continue }
                return folder.appendingPathComponent(found)
                    .appendingPathComponent("\(name).\(kind.pathExtension)").path
            }
        }
        return nil
    }

    /// The documents and languages of a folder of resources, which do not change while an app runs.
    private struct Listing {
        /// The languages that have a folder, `Base` included.
        var languages: [String] = []
        /// The folders of languages that contain a document, by the document's file name. An empty name stands for the
        /// folder itself.
        var documents: [String: Set<String>] = [:]
    }

    private static var listings: [String: Listing] = [:]

    private static func listing(of folder: URL) -> Listing {
        if let known = listings[folder.path] { return known }
        func names(in folder: URL) -> [String] {
            (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        }
        let extensions = [NibDocument.Kind.nib, .storyboard].map(\.pathExtension)
        var listing = Listing()
        let own = names(in: folder)
        let localizations = own.filter { $0.hasSuffix(".lproj") }
        listing.languages = localizations.map { String($0.dropLast(6)) }.sorted()
        for localization in [""] + localizations {
            let files = localization.isEmpty ? own : names(in: folder.appendingPathComponent(localization))
            for file in files where extensions.contains((file as NSString).pathExtension) {
                listing.documents[file, default: []].insert(localization)
            }
        }
        listings[folder.path] = listing
        return listing
    }

    /// Returns the folders of languages in the order in which a resource is searched. An empty name stands for the
    /// folder itself.
    static func order(
        of languages: [String], preferred: [String] = UIDevice.current.preferredLanguages,
        development: String = AppResources.developmentLanguage
    ) -> [String] {
        let wanted = LanguageChoice.best(of: languages, development: development, for: preferred)
        let own = LanguageChoice.best(of: languages, for: [development])
        // The folder Base has the interface in the development language. Translations in other languages are the last
        // resort.
        var order: [String] = []
        for language in [wanted, "Base", "", own].compactMap(\.self) + languages
        where !order.contains(language) {
            order.append(language)
        }
        return order.map { $0.isEmpty ? "" : "\($0).lproj" }
    }

    /// Returns true for the controllers of UIKit itself, which have no nibs.
    static func isOfUIKit(_ type: UIViewController.Type) -> Bool {
        String(reflecting: type).hasPrefix("TesseraUI.")
    }

    /// Forgets the documents, which are read again when they are needed.
    static func removeCachedDocuments() {
        documents = [:]
        StoryboardContent.removeCached()
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

    /// Returns the texts in the user's language for a document that several languages share, or nil. They come from the
    /// `.strings` file with the document's name.
    private static func strings(forDocumentAt path: String) -> [String: String]? {
        let file = URL(fileURLWithPath: path)
        let name = file.deletingPathExtension().lastPathComponent
        var folder = file.deletingLastPathComponent()
        if folder.pathExtension == "lproj" {
            // A document in the folder of a language already contains the texts in that language.
            guard folder.lastPathComponent == "Base.lproj" else { return nil }
            folder.deleteLastPathComponent()
        }
        for localization in order(of: listing(of: folder).languages) where localization.hasSuffix(".lproj") {
            guard localization != "Base.lproj" else { return nil }
            let table = folder.appendingPathComponent(localization).appendingPathComponent("\(name).strings")
            guard let data = try? Data(contentsOf: table) else { continue }
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
            return (list as? [String: Any])?.compactMapValues { $0 as? String }
        }
        return nil
    }

    /// Returns the name of the nib for a controller's class, or nil if there is none. For `ShopViewController` the nib
    /// `ShopView` wins over the nib `ShopViewController`.
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
