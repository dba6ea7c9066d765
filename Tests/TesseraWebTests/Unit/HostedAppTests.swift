import Foundation
import Testing

@testable import TesseraWeb

@Suite struct HostedAppTests {
    @Test func `app is named after its file`() throws {
        let app = try HostedApp("/bin/ls")
        #expect(app.name == "ls")
        #expect(app.pathName == "ls")
        #expect(try HostedApp("ls", besides: URL(fileURLWithPath: "/bin")) == app)
    }

    @Test func `errors are named in one line`() throws {
        #expect(throws: HostError.noSuchApp("/nowhere/Photos", searched: ["/nowhere/Photos"])) {
            try HostedApp("/nowhere/Photos")
        }
        #expect(throws: HostError.noSuchApp("/tmp", searched: ["/tmp"])) { try HostedApp("/tmp") }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("plain-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(throws: HostError.notExecutable(file.path)) { try HostedApp(file.path) }
        #expect(throws: HostError.duplicateName("ls")) {
            try AppHost(HostConfiguration(apps: [try HostedApp("/bin/ls"), try HostedApp("/bin/ls")]))
        }
        #expect(throws: HostError.noApps) { try AppHost(HostConfiguration(apps: [])) }
    }

    @Test func `taken port is named with an alternative`() async throws {
        try await TestHost.run("Echo") { host in
            let second = try AppHost(HostConfiguration(apps: [try HostedApp("/bin/ls")], port: host.port))
            await #expect(throws: HostError.portTaken(host: "127.0.0.1", port: host.port)) {
                try await second.run()
            }
        }
        #expect(
            "\(HostError.portTaken(host: "127.0.0.1", port: 8080))"
                == "Port 8080 is taken: choose another with --port 8081, or PORT=8081 with make run.")
    }

    @Test func `each missing font causes one warning`() {
        let fonts = FontCatalog(folders: ["/nowhere"])
        #expect(fonts.css() == "")
        #expect(fonts.warnings.count == 2)
        #expect(fonts.warnings[0].contains("fonts-inter"))
    }

    @Test func `each font file becomes a rule of the style sheet`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "fonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["Inter-SemiBold.otf", "Inter-Italic.otf", "materialdesignicons-webfont.woff2"] {
            try Data().write(to: folder.appendingPathComponent(name))
        }
        let fonts = FontCatalog(folders: [folder.path])
        #expect(fonts.warnings == [])
        #expect(fonts.faces.map(\.weight) == ["400", "600", "400"])
        #expect(fonts.faces.map(\.isItalic) == [true, false, false])
        #expect(fonts.faces.map(\.mediaType) == ["font/otf", "font/otf", "font/woff2"])
        #expect(fonts.css().contains(#"src: url("Inter-SemiBold.otf");"#))
        #expect(fonts.css().contains(#"font-family: "Material Design Icons";"#))
    }

    @Test func `content hash changes with bytes and file boundaries`() {
        func hash(_ parts: String...) -> String {
            var hash = ContentHash()
            for part in parts { hash.add(Data(part.utf8)) }
            return hash.text
        }
        #expect(hash("ab", "c").count == 16)
        #expect(hash("ab", "c") == hash("ab", "c"))
        #expect(hash("ab", "c") != hash("a", "bc"))
        #expect(hash("ab", "c") != hash("ab", "d"))
    }

    @Test func `names cannot break out of page`() {
        #expect(#"<a href="x">&'"#.htmlEscaped == "&lt;a href=&quot;x&quot;&gt;&amp;&#39;")
    }
}
