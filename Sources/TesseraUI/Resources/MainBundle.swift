import Foundation

#if !canImport(ObjectiveC)
    /// The main bundle of an app that was written for iOS: what `Bundle.main` answers about the folder of its resources.
    ///
    /// ## The reason
    ///
    /// Foundation takes the folder of the executable for the main bundle, and the languages of the computer for those of the
    /// user. The package manager puts resources into a folder of their own, and the user's languages are those of the page.
    ///
    /// ## How it works
    ///
    /// The object behind `Bundle.main` gets this subclass, which has no stored properties of its own, by the pointer to the
    /// class at the object's start. So each call of an open member, Foundation's own ones included, such as that in
    /// `NSLocalizedString`, arrives here. `MainBundleTests` asks for each member, and names this file if a new version of Swift
    /// lays out objects otherwise.
    final class MainBundle: Bundle, @unchecked Sendable {
        /// Makes the main bundle that of the app's resources, if there are any. A second call does nothing.
        static func adopt() {
            guard AppResources.folder != nil, !(Bundle.main is MainBundle) else { return }
            let object = Unmanaged.passUnretained(Bundle.main).toOpaque()
            // Safe: an object of a Swift class begins with the pointer to its class, and this class adds nothing to the
            // storage of its superclass.
            object.storeBytes(of: unsafeBitCast(MainBundle.self, to: UInt.self), as: UInt.self)
        }

        private var folder: URL { AppResources.folder ?? super.bundleURL }
        private var texts: LocalizedTexts { LocalizedTexts(folder: folder) }
        private var order: [String] { texts.order(developmentLanguage: developmentLocalization ?? "en") }

        // MARK: Places

        override var bundleURL: URL { folder }
        override var bundlePath: String { folder.path }
        override var resourceURL: URL? { folder }
        override var resourcePath: String? { folder.path }

        // MARK: Information

        override var infoDictionary: [String: Any]? { AppResources.information }
        override var bundleIdentifier: String? { AppResources.information["CFBundleIdentifier"] as? String }
        override var localizedInfoDictionary: [String: Any]? {
            let keys = AppResources.information.keys
            let found = keys.compactMap { key in
                texts.text(key, table: "InfoPlist", languages: order).map { (key, $0) }
            }
            return Dictionary(found, uniquingKeysWith: { first, _ in first })
        }
        override func object(forInfoDictionaryKey key: String) -> Any? {
            texts.text(key, table: "InfoPlist", languages: order) ?? AppResources.information[key]
        }

        // MARK: Languages

        override var localizations: [String] { texts.languages }
        override var preferredLocalizations: [String] {
            let order = order.filter { $0 != "Base" }
            return order.isEmpty ? [developmentLocalization ?? "en"] : order
        }
        override var developmentLocalization: String? {
            AppResources.information["CFBundleDevelopmentRegion"] as? String
        }
        override func localizedString(forKey key: String, value: String?, table tableName: String?) -> String
        {
            let table = tableName.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
            if let text = texts.text(key, table: table, languages: order) { return text }
            return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        }

        // MARK: Resources

        override func url(forResource name: String?, withExtension ext: String?) -> URL? {
            url(forResource: name, withExtension: ext, subdirectory: nil)
        }
        override func url(forResource name: String?, withExtension ext: String?, subdirectory: String?)
            -> URL?
        {
            find(name, ext, in: subdirectory, languages: order)
        }
        override func url(
            forResource name: String?, withExtension ext: String?, subdirectory: String?,
            localization: String?
        ) -> URL? {
            find(name, ext, in: subdirectory, languages: localization.map { [$0] } ?? order)
        }
        override func path(forResource name: String?, ofType ext: String?) -> String? {
            url(forResource: name, withExtension: ext, subdirectory: nil)?.path
        }
        override func path(forResource name: String?, ofType ext: String?, inDirectory subdirectory: String?)
            -> String?
        {
            url(forResource: name, withExtension: ext, subdirectory: subdirectory)?.path
        }
        override func path(
            forResource name: String?, ofType ext: String?, inDirectory subdirectory: String?,
            forLocalization localization: String?
        ) -> String? {
            url(
                forResource: name, withExtension: ext, subdirectory: subdirectory, localization: localization)?
                .path
        }
        override func paths(forResourcesOfType ext: String?, inDirectory subdirectory: String?) -> [String] {
            all(ext, in: subdirectory, languages: order).map(\.path)
        }
        override func paths(
            forResourcesOfType ext: String?, inDirectory subdirectory: String?,
            forLocalization localization: String?
        ) -> [String] {
            all(ext, in: subdirectory, languages: localization.map { [$0] } ?? order).map(\.path)
        }

        /// The folders in which a resource is searched: those without a language first, as on iOS.
        private func places(_ subdirectory: String?, _ languages: [String]) -> [URL] {
            let folders =
                [folder] + languages.map { folder.appendingPathComponent("\($0).lproj", isDirectory: true) }
            guard let subdirectory, !subdirectory.isEmpty else { return folders }
            return folders.map { $0.appendingPathComponent(subdirectory, isDirectory: true) }
        }

        private func find(
            _ name: String?, _ ext: String?, in subdirectory: String?, languages: [String]
        ) -> URL? {
            guard let name, !name.isEmpty else {
                return all(ext, in: subdirectory, languages: languages).first
            }
            let file = name + Self.ending(ext)
            return places(subdirectory, languages).map { $0.appendingPathComponent(file) }.first {
                FileManager.default.fileExists(atPath: $0.path)
            }
        }

        private func all(_ ext: String?, in subdirectory: String?, languages: [String]) -> [URL] {
            places(subdirectory, languages).flatMap { place in
                ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).sorted()
                    .filter { ext?.isEmpty ?? true || $0.hasSuffix(Self.ending(ext)) }
                    .map { place.appendingPathComponent($0) }
            }
        }

        private static func ending(_ ext: String?) -> String {
            guard let ext, !ext.isEmpty else { return "" }
            return ext.hasPrefix(".") ? ext : "." + ext
        }
    }
#else
    /// On a Mac, Foundation's main bundle stays as it is.
    enum MainBundle {
        static func adopt() {}
    }
#endif
