import Foundation
import TesseraWeb
import Testing

@testable import TesseraDevelopment

struct BuildArchiveTests {
    @Test func `old builds of an app are removed while another app stays as it is`() throws {
        let folder = try TemporaryFolder()
        let files = FileManager.default
        func build(_ name: String, _ text: String) throws {
            try? files.removeItem(atPath: folder.path("binaries/\(name)"))
            try folder.write(text, to: "binaries/\(name)")
            try files.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: folder.path("binaries/\(name)"))
        }
        var archive = BuildArchive(in: folder.url.appendingPathComponent("archive"))
        try build("Still", "still")
        var apps: [HostedApp] = []
        for count in 1...5 {
            try build("Busy", String(repeating: "x", count: count))
            apps += try archive.keep(
                ["Busy", "Still"], from: folder.url.appendingPathComponent("binaries"))
        }
        #expect(apps.map(\.name) == ["Busy", "Still", "Busy", "Busy", "Busy", "Busy"])
        #expect(
            apps.map { files.isExecutableFile(atPath: $0.executable) } == [
                false, true, false, false, true, true,
            ])
        #expect(
            try files.contentsOfDirectory(atPath: folder.path("archive")).sorted() == ["1", "4", "5"])
        archive.remove()
        #expect(!files.fileExists(atPath: folder.path("archive")))
    }

    @Test func `archives of processes that no longer exist are removed`() throws {
        let ended = try Process.run(URL(fileURLWithPath: "/bin/true"), arguments: [])
        ended.waitUntilExit()
        let folder = try TemporaryFolder([
            "tessera-run-\(ended.processIdentifier)/1/App": "", "tessera-run-\(getpid())/1/App": "",
            "tessera-run-x/App": "", "debug/App": "",
        ])
        BuildArchive.removeAbandoned(in: folder.url)
        #expect(
            try Set(FileManager.default.contentsOfDirectory(atPath: folder.url.path)) == [
                "tessera-run-\(getpid())", "tessera-run-x", "debug",
            ])
    }
}
