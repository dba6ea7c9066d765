import Foundation
import Synchronization

/// The resources of an app that was written for iOS, in the folder that its package puts beside the executable.
///
/// An iOS app has a bundle with an `Info.plist`; the package of a ported project has a folder with the same contents. A
/// package of its own has none: its main bundle is what Foundation finds.
enum AppResources {
    /// The folder with the `Info.plist`, or nil if the app has none.
    static let folder: URL? = {
        let executable = URL(fileURLWithPath: executablePath)
        let folders = ResourceFolders.targetFolders(
            in: executable.deletingLastPathComponent(), executable: executable.lastPathComponent)
        return folders.map { $0.appendingPathComponent("Resources", isDirectory: true) }.first {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("Info.plist").path)
        }
    }()

    /// The values of the `Info.plist`.
    static let information: [String: Any] =
        folder.map { read($0.appendingPathComponent("Info.plist")) } ?? [:]

    /// Reads a property list whose outermost value is a dictionary. Anything else counts as empty.
    static func read(_ file: URL) -> [String: Any] {
        guard let data = LimitedFile.contents(of: file, limit: 16 << 20),
            let values = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { return [:] }
        return values as? [String: Any] ?? [:]
    }

    private static var executablePath: String {
        #if os(Linux)
            if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
                return path
            }
        #endif
        return CommandLine.arguments[0]
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
