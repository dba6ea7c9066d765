import Foundation
import Synchronization

/// The folder of resources of an app that was written for iOS, with its `Info.plist`.
///
/// ## The reason
///
/// Foundation treats the executable's folder as the main bundle, and reads an `Info.plist` in its subfolder
/// `Resources`. The package manager puts the resources of the target `Shop` elsewhere: into `PACKAGE_Shop.resources`
/// beside the executable.
///
/// ## How it works
///
/// All resources of a ported project are in one folder `Resources`, so that Foundation can treat
/// `PACKAGE_Shop.resources` as the folder of an executable. ``enter()`` makes a hard link to the executable there and
/// runs it. `tessera run` starts the app in such a folder from the beginning.
enum AppResources {
    /// The folder with the `Info.plist`, or nil if the app has none, like an app that is a package.
    static let folder: URL? = {
        let folder = URL(fileURLWithPath: executablePath).deletingLastPathComponent()
            .appendingPathComponent("Resources", isDirectory: true)
        return hasInformation(folder) ? folder : nil
    }()

    /// Returns a value of the `Info.plist`, or nil.
    static func information(_ key: String) -> Any? {
        folder == nil ? nil : Bundle.main.infoDictionary?[key]
    }

    /// The language of the app's development, in which texts without a translation are written.
    static let developmentLanguage = information("CFBundleDevelopmentRegion") as? String ?? "en"

    /// The languages in which the app appears, or an empty array if the app names none, like an app that is a package.
    static let localizations: [String] = {
        guard let folder else { return [] }
        let folders = LocalizedTexts(folder: folder).languages
        return folders + (information("CFBundleLocalizations") as? [String] ?? [])
    }()

    private static func hasInformation(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("Info.plist").path)
    }

    private static var executablePath: String {
        #if os(Linux)
            if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
                return path
            }
        #endif
        return CommandLine.arguments[0]
    }

    /// Runs the app again from the folder of its resources. Does nothing if it has none or already runs there.
    ///
    /// If the folder of the resources is read-only, the app continues where it is, and its main bundle lacks the
    /// resources.
    static func enter() {
        guard folder == nil else { return }
        let executable = URL(fileURLWithPath: executablePath)
        let name = executable.lastPathComponent
        let folder = executable.deletingLastPathComponent()
        let bundles = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            .filter { $0.hasSuffix("_\(name).resources") }.map { folder.appendingPathComponent($0) }
        guard let place = bundles.first(where: { hasInformation($0.appendingPathComponent("Resources")) }),
            let copy = link(executable, at: place.appendingPathComponent(name))
        else { return }
        var arguments: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) }
        arguments.append(nil)
        execv(copy.path, arguments)
    }

    /// Makes a hard link to a file, unless it exists. Returns nil if that fails.
    private static func link(_ file: URL, at place: URL) -> URL? {
        func number(_ url: URL) -> UInt64? {
            var status = stat()
            return stat(url.path, &status) == 0 ? UInt64(status.st_ino) : nil
        }
        if number(place) == number(file) { return place }
        let draft = place.deletingLastPathComponent().appendingPathComponent(
            ".\(place.lastPathComponent)-\(getpid())")
        // Several processes may do this at once. It does not matter which one wins, since all of them make the same
        // link.
        guard Foundation.link(file.path, draft.path) == 0, rename(draft.path, place.path) == 0 else {
            unlink(draft.path)
            return nil
        }
        return place
    }

    // MARK: Languages

    private static let preferred = Mutex<[String]>([])

    /// The user's languages, the most preferred first. Any thread may read them.
    static var languages: [String] {
        get {
            let languages = preferred.withLock { $0 }
            return languages.isEmpty ? Locale.preferredLanguages : languages
        }
        set { preferred.withLock { $0 = newValue } }
    }
}
