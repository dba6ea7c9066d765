import Testing

@testable import TesseraWeb

@Suite struct RouteTests {
    private static let token = "ABCDEFGHIJKLMNOPQRSTUVWXYZab-_09"

    @Test func `each address has its shape`() throws {
        let token = try #require(DeviceToken(Self.token))
        #expect(Route(path: "/") == .gallery)
        #expect(Route(path: "/photos") == .appWithoutSlash("photos"))
        #expect(Route(path: "/photos/") == .app("photos"))
        #expect(Route(path: "/photos/source") == .sourcesWithoutSlash("photos"))
        #expect(Route(path: "/photos/source/") == .sources("photos"))
        #expect(Route(path: "/photos/source/A.swift") == .source(app: "photos", path: "A.swift"))
        #expect(Route(path: "/photos/source/a/B.swift") == .source(app: "photos", path: "a/B.swift"))
        #expect(Route(path: "/photos/dishes") == .link(app: "photos", depth: 0))
        #expect(Route(path: "/photos/dishes/") == .link(app: "photos", depth: 1))
        #expect(Route(path: "/photos/dishes/7") == .link(app: "photos", depth: 1))
        #expect(Route(path: "/photos/manifest.webmanifest") == .manifest("photos"))
        #expect(Route(path: "/photos/device") == .device("photos"))
        #expect(
            Route(path: "/photos/resources/\(Self.token)/12")
                == .resource(app: "photos", token: token, id: 12))
        #expect(
            Route(path: "/photos/resources/\(Self.token)/fonts/3")
                == .font(app: "photos", token: token, id: 3))
        #expect(
            Route(path: "/photos/resources/\(Self.token)/downloads/4")
                == .download(app: "photos", token: token, id: 4))
        #expect(
            Route(path: "/photos/resources/\(Self.token)/documents/4/styles/page.css")
                == .document(app: "photos", token: token, id: 4, path: ["styles", "page.css"]))
        #expect(
            Route(path: "/photos/resources/\(Self.token)/uploads") == .uploads(app: "photos", token: token))
        #expect(
            Route(path: "/photos/resources/\(Self.token)/uploads/4/1024")
                == .upload(app: "photos", token: token, id: 4, offset: 1024))
        #expect(Route(path: "/assets/0123/client/main.js") == .asset("/assets/0123/client/main.js"))
    }

    @Test(
        arguments: [
            "", "photos", "//more", "/photos/../etc", "/photos/a/./b", "/photos/device/", "/photos/resources",
            "//device/x",
            "/photos/resources/short/1",
            "//source/", "//source/A.swift",
            "/photos/resources/ABCDEFGHIJKLMNOPQRSTUVWXYZab-_09/-1",
            "/photos/resources/ABCDEFGHIJKLMNOPQRSTUVWXYZab-_09/1.png",
            "/photos/resources/ABCDEFGHIJKLMNOPQRSTUVWXYZab/_09/1",
            "/photos/resources/ABCDEFGHIJKLMNOPQRSTUVWXYZab-_09/fonts/-1",
            "/photos/resources/ABCDEFGHIJKLMNOPQRSTUVWXYZab-_09/images/1",
            "/photos/resources/ABCDEFGHIJKLMNOPQRSTUVWXYZab-_09/documents/1",
            "/photos/resources/ABCDEFGHIJKLMNOPQRSTUVWXYZab-_09/documents/-1/a.css",
            "/photos/resources/ABCDEFGHIJKLMNOPQRSTUVWXYZab-_09/uploads/1",
            "/photos/resources/ABCDEFGHIJKLMNOPQRSTUVWXYZab-_09/uploads/1/-1",
            "/photos/resources/ABCDEFGHIJKLMNOPQRSTUVWXYZab-_09/uploads/../1",
        ])
    func `meaningless address is no route`(path: String) {
        #expect(Route(path: path) == nil)
    }

    @Test func `an address of a part of an app has at most 32 folders`() {
        let folders = String(repeating: "a/", count: 32)
        #expect(Route(path: "/photos/\(folders)") == .link(app: "photos", depth: 32))
        #expect(Route(path: "/photos/\(folders)a/") == nil)
    }

    @Test func `tokens differ and do not describe themselves`() {
        let tokens = Set((0..<1_000).map { _ in DeviceToken() })
        #expect(tokens.count == 1_000)
        for token in tokens { #expect(DeviceToken(token.text) == token) }
        #expect("\(DeviceToken())" == "DeviceToken")
    }

    @Test func `a token may begin with the host's name`() {
        let token = DeviceToken(host: "host-2")
        #expect(token.text.hasPrefix("host-2."))
        #expect(token.text.count == 39)
        #expect(DeviceToken(token.text) == token)
        #expect("\(token)" == "DeviceToken")
    }

    @Test(arguments: [
        ".ABCDEFGHIJKLMNOPQRSTUVWXYZab-_09", "A.ABCDEFGHIJKLMNOPQRSTUVWXYZab-_09",
        "a/b.ABCDEFGHIJKLMNOPQRSTUVWXYZab-_09", "a.b.ABCDEFGHIJKLMNOPQRSTUVWXYZab-_09",
        "a.ABCDEFGHIJKLMNOPQRSTUVWXYZab-_0", "a.",
        "abcdefghijklmnopqrstuvwxyz0123456.ABCDEFGHIJKLMNOPQRSTUVWXYZab-_09",
    ])
    func `text with another beginning is no token`(text: String) {
        #expect(DeviceToken(text) == nil)
    }
}

@Suite struct AuthorityTests {
    @Test func `host and port are separated`() {
        #expect(Authority("Example.org:80") == Authority("example.org:80"))
        #expect(Authority("example.org").port == nil)
        #expect(Authority("[::1]:8080").host == "::1")
        #expect(Authority("[::1]:8080").port == 8080)
        #expect(Authority("::1").host == "::1")
        #expect(Authority("::1").port == nil)
    }

    @Test func `loopback names are those that no name server can redirect`() {
        for name in [
            "localhost", "photos.localhost", "127.0.0.1", "127.1.2.3", "::1", "[::1]:80", "localhost:9",
        ] {
            #expect(Authority(name).isLoopback, "\(name)")
        }
        for name in [
            "127.0.0.1.example", "127.0.0", "127.0.0.256", "localhost.example", "10.0.0.1", "0.0.0.0", "",
        ] {
            #expect(!Authority(name).isLoopback, "\(name)")
        }
    }
}
