import Foundation

/// An Xcode project, whose apps are built from a package that the porting tool writes.
public struct XcodeProject: Sendable, Equatable {
    /// The project's folder, whose name ends in `.xcodeproj`.
    public let url: URL
    /// The names of the targets of the apps to build. An empty array stands for all apps of the project.
    public let targets: [String]

    /// The folder that contains the project. Symbolic links in its path are resolved.
    public var folder: URL { url.deletingLastPathComponent() }

    /// A reason why a path does not name one project, as a sentence for the user.
    public struct Refusal: Error, CustomStringConvertible {
        /// The sentence.
        public let description: String
    }

    /// Finds the project that a path names: a project, a workspace beside one project, or a folder that contains one
    /// project and no `Package.swift`. Returns nil if the path names something else.
    ///
    /// - Throws: ``Refusal`` if the folder contains several projects.
    public init?(_ path: URL, targets: [String] = []) throws(Refusal) {
        let place = path.standardizedFileURL.resolvingSymlinksInPath()
        let files = FileManager.default
        self.targets = targets
        if place.pathExtension == "xcodeproj" {
            url = place
            return
        }
        let folder = place.pathExtension == "xcworkspace" ? place.deletingLastPathComponent() : place
        guard !files.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) else {
            return nil
        }
        let names = ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            .filter { $0.hasSuffix(".xcodeproj") && !$0.hasPrefix(".") }
        guard let name = names.first else { return nil }
        guard names.count == 1 else {
            throw Refusal(
                description:
                    "\(folder.path) contains several projects: name one of \(names.joined(separator: ", ")).")
        }
        url = folder.appendingPathComponent(name, isDirectory: true)
    }

    /// Returns the folder below the user's caches in which the package of the project is kept between runs.
    ///
    /// - Parameter environment: The environment variables, of which `XDG_CACHE_HOME` and `HOME` count.
    public func cache(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
        let named = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let home = environment["HOME"] ?? NSTemporaryDirectory()
        let caches = URL(fileURLWithPath: named ?? home + "/.cache", isDirectory: true)
        let name = url.deletingPathExtension().lastPathComponent
        let key = Self.hash(([url.path] + targets.sorted()).joined(separator: "\n"))
        return caches.appendingPathComponent("tessera/projects/\(name)-\(key)", isDirectory: true)
    }

    /// Returns a short name for a text, which is the same in each run.
    private static func hash(_ text: String) -> String {
        let value = text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return String(value, radix: 36)
    }
}
