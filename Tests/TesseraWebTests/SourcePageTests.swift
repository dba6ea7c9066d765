import Foundation
import Testing

@testable import TesseraWeb

@Suite(.timeLimit(.minutes(10))) final class SourcePageTests {
    private let folder: SampleFolder
    private var gallery: URL { folder.url.appendingPathComponent("gallery.json") }

    init() throws {
        folder = try SampleFolder([
            "gallery.json": #"""
            {"Photos": {"line": "Dishes & <more>.", "source": "Photos"}, "Absent": {"line": "Not shown.", "source": "Nowhere"}}
            """#,
            "Photos/App.swift": "let a = 1 < 2 && true\nlet b = \"<b>\"\n",
            "Photos/Views/Photo+Text 文.swift": "// あ",
            "Photos/Views/notes.txt": "not Swift",
            "Photos/.hidden.swift": "hidden", "Photos/.build/Hidden.swift": "hidden",
            "secret.swift": "secret", "Other/Far.swift": "secret",
        ])
        let files = FileManager.default
        try files.createSymbolicLink(
            at: folder.url.appendingPathComponent("Photos/Link.swift"),
            withDestinationURL: folder.url.appendingPathComponent("secret.swift"))
        try files.createSymbolicLink(
            at: folder.url.appendingPathComponent("Photos/Up"),
            withDestinationURL: folder.url.appendingPathComponent("Other"))
    }

    @Test func `page of host has line and source link of each app`() async throws {
        try await TestHost.run("Photos", "Shop", gallery: gallery) { host in
            let page = try await host.request("/").body
            #expect(page.contains("<p>Dishes &amp; &lt;more&gt;.</p>"))
            #expect(
                page.contains(#"<a class="source" href="/photos/source/" aria-describedby="app-photos">"#))
            #expect(!page.contains("/shop/source/"))
            #expect(!page.contains("Not shown."))
        }
    }

    @Test func `list names swift files that are neither hidden nor linked`() async throws {
        try await TestHost.run("Photos", gallery: gallery) { host in
            let page = try await host.request("/photos/source/")
            #expect(page.status == 200)
            #expect(page.headers["content-type"] == "text/html; charset=utf-8")
            let links = page.body.matches(of: /<li><a href="([^"]+)">([^<]+)</).map { "\($0.1) \($0.2)" }
            #expect(
                links == [
                    "App.swift App.swift", "Views/Photo+Text%20%E6%96%87.swift Photo+Text 文.swift",
                ])
            let moved = try await host.request("/photos/source")
            #expect(moved.status == 308)
            #expect(moved.headers["location"] == "/photos/source/")
        }
    }

    @Test func `page of file has its text and named lines`() async throws {
        try await TestHost.run("Photos", gallery: gallery) { host in
            let page = try await host.request("/photos/source/App.swift")
            #expect(page.status == 200)
            #expect(page.headers["content-security-policy"]?.hasPrefix("default-src 'none'") == true)
            #expect(
                page.body.contains(
                    #"<span class="line" id="L1">let a = 1 &lt; 2 &amp;&amp; true</span>"#))
            #expect(
                page.body.contains(#"<span class="line" id="L2">let b = &quot;&lt;b&gt;&quot;</span></code>"#)
            )
            let other = try await host.request("/photos/source/Views/Photo+Text%20%E6%96%87.swift")
            #expect(other.status == 200)
            #expect(other.body.contains("// あ"))
        }
    }

    @Test func `new files of folder appear`() async throws {
        try await TestHost.run("Photos", gallery: gallery) { host in
            let file = folder.url.appendingPathComponent("Photos/New.swift")
            try Data("new".utf8).write(to: file)
            #expect(try await host.request("/photos/source/New.swift").status == 200)
        }
    }

    @Test(
        arguments: [
            "/photos/source/secret.swift", "/photos/source/../secret.swift",
            "/photos/source/%2e%2e/secret.swift", "/photos/source/..%2fsecret.swift",
            "/photos/source/Views/../../secret.swift", "/photos/source/Views/../App.swift",
            "/photos/source/./App.swift", "/photos/source//App.swift", "/photos/source/App.swift/",
            "/photos/source/App.swift%00", "/photos/source/Link.swift", "/photos/source/Up/Far.swift",
            "/photos/source/.hidden.swift", "/photos/source/.build/Hidden.swift",
            "/photos/source/Views/notes.txt", "/photos/source/Views", "/photos/source/Views/",
            "/photos/source/%", "/photos/source/\\..\\secret.swift", "/photos/source//etc/passwd",
            "/shop/source/", "/shop/source", "/shop/source/App.swift", "/nothing/source/App.swift",
        ])
    func `nothing else can be read`(path: String) async throws {
        try await TestHost.run("Photos", "Shop", gallery: gallery) { host in
            let answer = try await host.request(path)
            #expect(answer.status == 404)
            #expect(answer.body == "There is nothing at this address.\n")
        }
    }
}

@Suite struct GalleryTests {
    @Test(
        arguments: [
            ("{", "this is no JSON"),
            ("[]", #"expected an object such as {"Photos": {"line": "What it shows.", "source": "Photos"}}"#),
            (
                #"{"A": "text"}"#,
                #"“A”: expected an object, as in {"Photos": {"line": "What it shows.", "source": "Photos"}}"#
            ),
            (
                #"{"A": {"title": "x"}}"#,
                "“A”: “title”: expected “line” and “source” with texts, as in "
                    + #"{"Photos": {"line": "What it shows.", "source": "Photos"}}"#
            ),
            (
                #"{"A": {"line": 5}}"#,
                "“A”: “line”: expected “line” and “source” with texts, as in "
                    + #"{"Photos": {"line": "What it shows.", "source": "Photos"}}"#
            ),
        ])
    func `file of another form is refused with reason`(json: String, reason: String) throws {
        let folder = try SampleFolder(["gallery.json": json])
        let file = folder.url.appendingPathComponent("gallery.json")
        #expect(throws: HostError.gallery(file.relativePath, reason)) { try Gallery(file, for: []) }
    }

    @Test func `missing file and missing folder are named`() throws {
        let folder = try SampleFolder(["gallery.json": #"{"A": {"source": "Nowhere"}}"#, "A": ""])
        let file = folder.url.appendingPathComponent("gallery.json")
        let app = folder.url.appendingPathComponent("A").path
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: app)
        let error = #expect(throws: HostError.self) { try Gallery(file, for: [HostedApp(app)]) }
        #expect(error?.description.contains("gallery.json: “A”: there is no folder at /") == true)
        #expect(error?.description.hasSuffix("/Nowhere.") == true)
        let none = folder.url.appendingPathComponent("none.json")
        #expect(throws: HostError.gallery(none.relativePath, "there is no such file")) {
            try Gallery(none, for: [])
        }
    }
}
