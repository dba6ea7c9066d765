import Foundation
import TesseraWeb

/// The builds of apps that are on display. Each is kept as a link, so that it works on while the next one is written.
struct BuildArchive {
    private let folder: URL
    private var fingerprints: [String: String] = [:]
    private var generation = 0
    /// The generations of each app that are kept, from the oldest to the newest.
    private var kept: [String: [Int]] = [:]
    /// The generations that have a folder.
    private var present: Set<Int> = []

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
        present.insert(generation)
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
        removeOldBuilds(of: changed)
        return apps
    }

    /// Removes the builds of apps that no page displays any more, after a new build of them. Pages change to the new build within
    /// a moment, so that the build before the last one is of no use to any of them.
    private mutating func removeOldBuilds(of names: [String]) {
        for name in names {
            kept[name, default: []].append(generation)
            while let old = kept[name]?.first, kept[name]?.count ?? 0 > 2 {
                kept[name]?.removeFirst()
                let place = folder.appendingPathComponent("\(old)", isDirectory: true)
                for item in [name, "\(name).app"] {
                    try? FileManager.default.removeItem(at: place.appendingPathComponent(item))
                }
            }
        }
        let unused = present.subtracting(kept.values.joined())
        for old in unused {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent("\(old)"))
        }
        present.subtract(unused)
    }

    /// Removes the archives that processes which were ended by force have left in a folder. The name of an archive ends with the
    /// identifier of its process.
    static func removeAbandoned(in folder: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names where name.hasPrefix(prefix) {
            guard let process = pid_t(name.dropFirst(prefix.count)), process > 0, kill(process, 0) != 0,
                errno == ESRCH
            else { continue }
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
    }

    /// The name of the archive of a process, without its identifier.
    static let prefix = "tessera-run-"

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
