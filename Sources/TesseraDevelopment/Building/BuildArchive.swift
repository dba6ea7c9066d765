import Foundation
import TesseraWeb

/// The builds of apps that are on display. Each is kept as a link, so that it works on while the next one is written.
struct BuildArchive {
    private let folder: URL
    private var fingerprints: [String: String] = [:]
    private var generation = 0

    /// Creates an archive in a folder, which must be on the disk of the builds. The folder is made with the first build.
    init(in folder: URL) {
        self.folder = folder
    }

    /// Keeps the builds that are new, and returns them.
    ///
    /// - Parameters:
    ///   - names: The names of the executables.
    ///   - binaries: The folder in which SwiftPM has put them.
    /// - Throws: An error of the file system, or ``HostError`` if an executable is missing.
    mutating func keep(_ names: [String], from binaries: URL) throws -> [HostedApp] {
        let files = FileManager.default
        let bundles =
            (try? files.contentsOfDirectory(atPath: binaries.path).filter { $0.hasSuffix(".resources") })
            ?? []
        let resources = bundles.sorted().map { fingerprint(ofFolder: binaries.appendingPathComponent($0)) }
            .joined()
        let changed = names.filter {
            fingerprints[$0] != fingerprint(of: binaries.appendingPathComponent($0).path) + resources
        }
        guard !changed.isEmpty else { return [] }
        generation += 1
        let place = folder.appendingPathComponent("\(generation)", isDirectory: true)
        try files.createDirectory(at: place, withIntermediateDirectories: true)
        func linkBundles(in folder: URL) throws {
            for bundle in bundles {
                try files.createSymbolicLink(
                    at: folder.appendingPathComponent(bundle),
                    withDestinationURL: binaries.appendingPathComponent(bundle).resolvingSymlinksInPath())
            }
        }
        try linkBundles(in: place)
        var apps: [HostedApp] = []
        for name in changed {
            let source = binaries.appendingPathComponent(name)
            var target = place.appendingPathComponent(name)
            if let resources = Self.mainBundle(of: name, among: bundles, in: binaries) {
                // Foundation finds an app's main bundle in a folder Resources beside the executable.
                let own = place.appendingPathComponent("\(name).app", isDirectory: true)
                try files.createDirectory(at: own, withIntermediateDirectories: true)
                try linkBundles(in: own)
                try files.createSymbolicLink(
                    at: own.appendingPathComponent("Resources"), withDestinationURL: resources)
                target = own.appendingPathComponent(name)
            }
            guard files.fileExists(atPath: source.path) else {
                throw HostError.noSuchApp(name, searched: [source.path])
            }
            do {
                try files.linkItem(at: source.resolvingSymlinksInPath(), to: target)
            } catch {
                try files.copyItem(at: source, to: target)
            }
            apps.append(try HostedApp(target.path))
            fingerprints[name] = fingerprint(of: source.path) + resources
        }
        // Pages move on within a moment; the build before the last one is of no use to any of them.
        if names.count == changed.count, generation > 2 {
            for old in 1...(generation - 2) {
                try? files.removeItem(at: folder.appendingPathComponent("\(old)"))
            }
        }
        return apps
    }

    /// The folder with the `Info.plist` of an app that was written for iOS, or nil if there is none.
    private static func mainBundle(of name: String, among bundles: [String], in binaries: URL) -> URL? {
        bundles.filter { $0.hasSuffix("_\(name).resources") }.sorted()
            .map { binaries.appendingPathComponent("\($0)/Resources").resolvingSymlinksInPath() }
            .first { FileManager.default.fileExists(atPath: $0.appendingPathComponent("Info.plist").path) }
    }

    /// Removes all builds.
    func remove() {
        try? FileManager.default.removeItem(at: folder)
    }

    private func fingerprint(of path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return "" }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return "\(status.st_ino) \(status.st_size) \(time.tv_sec).\(time.tv_nsec);"
    }

    private func fingerprint(ofFolder folder: URL) -> String {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return paths.sorted().map { $0 + fingerprint(of: folder.appendingPathComponent($0).path) }.joined()
    }
}
