import Foundation
import Testing

@testable import TesseraWeb

@Suite(.timeLimit(.minutes(10))) struct DeviceHomeTests {
    /// The number of the view whose activation makes the app write into its folder of documents.
    private static let writeNote = 16

    @Test func `each device has a home folder, which is removed with it`() async throws {
        try await TestHost.run("Echo", configure: { $0.hasDeviceHomes = true }) { host in
            var homes: [String] = []
            for _ in 0..<2 {
                try await host.withPage("echo") { page in
                    _ = try await page.sayHello()
                    try await page.send(.activate(view: Self.writeNote))
                    let home = try await page.next("home")
                    #expect(home.number == 0)
                    let path = try #require(home.reason)
                    homes.append(path)
                    #expect(FileManager.default.fileExists(atPath: path + "/Documents/note.txt"))
                    #expect(FileManager.default.fileExists(atPath: path + "/tmp/note.txt"))
                    try await page.send(.activate(view: 1))
                    _ = try await page.next("ended")
                }
            }
            #expect(homes[0] != homes[1])
            for home in homes { #expect(!FileManager.default.fileExists(atPath: home)) }
        }
    }

    @Test func `home folder leads to the fonts of the host's user and not to other files`() throws {
        let user = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: user) }
        let fonts = user.appending(path: ".local/share/fonts")
        try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
        try Data().write(to: fonts.appending(path: "Sans.ttf"))
        let olderFonts = user.appending(path: ".fonts")
        try FileManager.default.createDirectory(at: olderFonts, withIntermediateDirectories: true)
        try Data().write(to: olderFonts.appending(path: "Serif.ttf"))
        try Data().write(to: user.appending(path: "secret.txt"))
        let home = try HomeFolder(host: ["HOME": user.path, "XDG_CACHE_HOME": user.path + "/caches"])
        let folder = try #require(home.environment["HOME"])
        let data = try #require(home.environment["XDG_DATA_HOME"])
        #expect(data == folder + "/.local/share")
        #expect(FileManager.default.fileExists(atPath: data + "/fonts/Sans.ttf"))
        #expect(FileManager.default.fileExists(atPath: folder + "/.fonts/Serif.ttf"))
        #expect(FileManager.default.fileExists(atPath: user.path + "/caches/fontconfig"))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
                == [".cache", ".config", ".fonts", ".local", "Documents", "tmp"])
        let attributes = try FileManager.default.attributesOfItem(atPath: folder)
        #expect(attributes[.posixPermissions] as? Int == 0o700)
        home.remove()
        #expect(!FileManager.default.fileExists(atPath: folder))
        #expect(FileManager.default.fileExists(atPath: fonts.appending(path: "Sans.ttf").path))
        #expect(FileManager.default.fileExists(atPath: olderFonts.appending(path: "Serif.ttf").path))
    }
}
