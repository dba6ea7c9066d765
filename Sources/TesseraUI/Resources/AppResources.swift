import Foundation
import Synchronization

/// The resources of an app that was written for iOS: its `Info.plist`, and what lies beside it.
///
/// ## The reason
///
/// Foundation takes the folder of the executable for the main bundle, and reads an `Info.plist` there in a folder `Resources`.
/// The package manager puts the resources of the target `Shop` elsewhere: into `PACKAGE_Shop.resources` beside the executable.
///
/// ## How it works
///
/// A ported project's resources are one folder `Resources`, so that `PACKAGE_Shop.resources` looks to Foundation like the folder
/// of an executable. ``enter()`` gives the executable a second name there and begins anew under it. `tessera run` starts the
/// app in such a folder at once.
enum AppResources {
    /// The folder with the `Info.plist`, or nil if the app has none, as packages of their own.
    static let folder: URL? = {
        let folder = URL(fileURLWithPath: executablePath).deletingLastPathComponent()
            .appendingPathComponent("Resources", isDirectory: true)
        return hasInformation(folder) ? folder : nil
    }()

    /// A value of the `Info.plist`, or nil.
    static func information(_ key: String) -> Any? {
        folder == nil ? nil : Bundle.main.infoDictionary?[key]
    }

    /// The language of texts without a translation.
    static let developmentLanguage = information("CFBundleDevelopmentRegion") as? String ?? "en"

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

    /// Starts the app anew beside its resources, if it has any and is not there yet.
    ///
    /// If the folder of the resources cannot be written, the app goes on where it is, without a main bundle.
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

    /// Gives a file a second name, unless it has it already.
    private static func link(_ file: URL, at place: URL) -> URL? {
        func number(_ url: URL) -> UInt64? {
            var status = stat()
            return stat(url.path, &status) == 0 ? UInt64(status.st_ino) : nil
        }
        if number(place) == number(file) { return place }
        let draft = place.deletingLastPathComponent().appendingPathComponent(
            ".\(place.lastPathComponent)-\(getpid())")
        // Several processes may do this at once; the last one wins, and all of them have done the same.
        guard Foundation.link(file.path, draft.path) == 0, rename(draft.path, place.path) == 0 else {
            unlink(draft.path)
            return nil
        }
        return place
    }

    // MARK: Languages

    private static let preferred = Mutex<[String]>([])

    /// The user's languages, the most preferred first. They may be asked for on any thread.
    static var languages: [String] {
        get {
            let languages = preferred.withLock { $0 }
            return languages.isEmpty ? Locale.preferredLanguages : languages
        }
        set { preferred.withLock { $0 = newValue } }
    }
}
