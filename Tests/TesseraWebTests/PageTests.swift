import CZlib
import HTTPTypes
import Testing

@testable import TesseraWeb

@Suite(.timeLimit(.minutes(10))) struct PageTests {
    @Test func `page of host frames and names every app`() async throws {
        try await TestHost.run("Photos", "Shop") { host in
            let page = try await host.request("/")
            #expect(page.status == 200)
            #expect(page.headers["content-type"] == "text/html; charset=utf-8")
            #expect(page.headers["cache-control"] == "no-store")
            #expect(page.body.contains("<title>Photos, Shop – Tessera</title>"))
            #expect(page.body.contains(#"<iframe src="/photos/" title="Photos" width="390" height="844""#))
            #expect(!page.body.contains("source"))
            #expect(page.body.contains(#"<a class="app" href="/shop/">"#))
        }
    }

    @Test func `page of app contains its first script and its styles, and loads one script`() async throws {
        try await TestHost.run("Photos") { host in
            let page = try await host.request("/photos/")
            #expect(page.status == 200)
            #expect(page.body.contains("<title>Photos</title>"))
            #expect(page.body.contains("width=device-width"))
            #expect(page.body.contains("viewport-fit=cover"))
            #expect(page.body.components(separatedBy: "<script").count == 1 + 2)
            #expect(page.body.components(separatedBy: "</script").count == 1 + 2)
            #expect(!page.body.contains("stylesheet"))
            let first = try #require(
                page.body.firstMatch(of: /<script nonce="([0-9a-f]{32})">\n'use strict';/))
            #expect(page.body.contains("<style nonce=\"\(first.1)\">\n@font-face {"))
            #expect(page.body.contains("const $first_socket = (() => {"))
            let main = try #require(
                page.body.firstMatch(of: /<script type="module" src="([^"]+)"><\/script>/))
            let module = try await host.request(String(main.1))
            #expect(module.status == 200)
            #expect(module.body.contains("const $main = (() => {"))
            #expect(!module.body.contains("const $first_socket = (() => {"))
            #expect(module.headers["content-type"] == "text/javascript; charset=utf-8")
            #expect(module.headers["cache-control"] == "public, max-age=31536000, immutable")
        }
    }

    @Test func `texts are compressed for browsers that accept that, and for no others`() async throws {
        try await TestHost.run("Photos") { host in
            let page = try await host.request("/photos/").body
            let script = String(try #require(page.firstMatch(of: /<script type="module" src="([^"]+)">/)).1)
            let plain = try await host.request(script)
            #expect(plain.headers["content-encoding"] == nil)
            #expect(plain.headers["vary"] == "accept-encoding")
            #expect(plain.headers["tessera-compressible"] == nil)
            let compressed = try await host.request(script, headers: ["Accept-Encoding": "gzip, br"])
            #expect(compressed.headers["content-encoding"] == "gzip")
            #expect(compressed.bytes.count * 3 < plain.bytes.count)
            #expect(compressed.headers["vary"] == "accept-encoding")
            // The format ends with the checksum and the length of the text, with the lowest byte first.
            let sum = plain.bytes.withUnsafeBufferPointer { crc32(0, $0.baseAddress, uInt($0.count)) }
            let trailer = [UInt32(truncatingIfNeeded: sum), UInt32(plain.bytes.count)].flatMap { number in
                (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
            }
            #expect(compressed.bytes.suffix(8).elementsEqual(trailer))
            #expect(compressed.bytes.starts(with: [0x1F, 0x8B]))
        }
    }

    @Test func `a compressed page that a proxy gets states no wrong length`() async throws {
        try await TestHost.run("Photos", visitorLimits: VisitorLimits(), trustedProxies: ["127.0.0.1"]) {
            host in
            let page = try await host.request(
                "/photos/", headers: ["Accept-Encoding": "gzip", "X-Forwarded-For": "203.0.113.5"])
            #expect(page.status == 200 && page.headers["content-encoding"] == "gzip")
            if let length = page.headers["content-length"] {
                #expect(length == "\(page.bytes.count)")
            } else {
                #expect(page.headers["transfer-encoding"] == "chunked")
            }
        }
    }

    @Test(arguments: [
        ("gzip", true), ("br, GZIP;q=0.5", true), ("gzip; q=0", false), ("gzip;q=0.0, br", false),
        ("br", false), ("", false),
        ("xgzip", false),
    ])
    func `a browser gets gzip if it names the format with a weight above zero`(
        offer: String, isAccepted: Bool
    ) {
        #expect(ResponseCompression.acceptsGzip([.acceptEncoding: offer]) == isAccepted)
    }

    @Test func `scripts in a page run by a secret that is new in each answer`() async throws {
        try await TestHost.run("Photos") { host in
            var secrets: Set<Substring> = []
            for _ in 0..<2 {
                let page = try await host.request("/photos/")
                let secret = try #require(page.body.firstMatch(of: /<script nonce="([0-9a-f]{32})">/)).1
                let policy = page.headers["content-security-policy"] ?? ""
                #expect(
                    policy.hasPrefix(
                        "default-src 'none'; script-src 'self' 'nonce-\(secret)'; style-src 'self' 'nonce-\(secret)';"
                    ))
                secrets.insert(secret)
            }
            #expect(secrets.count == 2)
        }
    }

    @Test func `page in which documents of an app begin has no origin`() async throws {
        try await TestHost.run("Photos") { host in
            let page = try await host.request("/photos/").body
            let frame = String(try #require(page.firstMatch(of: /data-frame="([^"]+)"/)).1)
            let answer = try await host.request(frame)
            #expect(answer.status == 200 && answer.headers["content-type"] == "text/html; charset=utf-8")
            let policy = try #require(answer.headers["content-security-policy"])
            #expect(
                policy.hasPrefix("sandbox allow-scripts allow-forms;")
                    && !policy.contains("allow-same-origin"))
            #expect(answer.body.contains("parent.postMessage"))
            let policyOfApp = try #require(
                try await host.request("/photos/").headers["content-security-policy"])
            #expect(policyOfApp.contains("frame-src 'self' blob: http: https:"))
            #expect(policyOfApp.contains("media-src 'self' http: https:"))
        }
    }

    @Test func `service worker may belong to the pages of any app`() async throws {
        try await TestHost.run("Photos") { host in
            let page = try await host.request("/photos/").body
            let worker = String(try #require(page.firstMatch(of: /data-worker="([^"]+)"/)).1)
            let answer = try await host.request(worker)
            #expect(answer.status == 200)
            #expect(answer.headers["content-type"] == "text/javascript; charset=utf-8")
            #expect(answer.headers["service-worker-allowed"] == "/")
            #expect(answer.body.contains("showNotification"))
            let frame = String(try #require(page.firstMatch(of: /data-frame="([^"]+)"/)).1)
            #expect(try await host.request(frame).headers["service-worker-allowed"] == nil)
        }
    }

    @Test func `answer to HEAD and a font are not compressed`() async throws {
        try await TestHost.run("Photos") { host in
            let accepting = ["Accept-Encoding": "gzip"]
            let head = try await host.request("/photos/", method: "HEAD", headers: accepting)
            #expect(head.headers["content-encoding"] == nil)
            #expect(head.bytes.isEmpty)
            let page = try await host.request("/photos/").body
            let path = String(try #require(page.firstMatch(of: /url\("([^"]+)"\)/)).1)
            let font = try await host.request(path, headers: accepting)
            #expect(font.status == 200)
            #expect(font.headers["content-encoding"] == nil)
        }
    }

    @Test func `address without slash redirects`() async throws {
        try await TestHost.run("Photos") { host in
            let answer = try await host.request("/photos")
            #expect(answer.status == 308)
            #expect(answer.headers["location"] == "/photos/")
        }
    }

    @Test(arguments: ["/", "/photos/", "/nothing", "/photos"])
    func `every answer has security headers`(path: String) async throws {
        try await TestHost.run("Photos") { host in
            let headers = try await host.request(path).headers
            let policy = headers["content-security-policy"] ?? ""
            #expect(
                policy.contains(
                    /^default-src 'none'; script-src 'self'( 'nonce-[0-9a-f]{32}')?; style-src 'self'/))
            #expect(policy.contains("frame-ancestors 'self'"))
            #expect(!policy.contains("unsafe"))
            #expect(headers["x-content-type-options"] == "nosniff")
            #expect(headers["referrer-policy"] == "no-referrer")
        }
    }

    @Test func `unknown paths and other methods are refused`() async throws {
        try await TestHost.run("Photos") { host in
            #expect(try await host.request("/shop/").status == 404)
            #expect(try await host.request("/photos/resources/index.html").status == 404)
            let post = try await host.request("/", method: "POST")
            #expect(post.status == 405)
            #expect(post.headers["allow"] == "GET, HEAD")
            let head = try await host.request("/photos/", method: "HEAD")
            #expect(head.status == 200)
            #expect(head.body == "")
        }
    }

    @Test(
        arguments: [
            "/assets/../../etc/passwd", "/assets/%2e%2e/%2e%2e/etc/passwd", "/assets/../Package.swift",
            "/assets//etc/passwd", "/../../../../etc/passwd", "/photos/../../etc/passwd",
            "/assets/VERSION/client/../../../../../../../../etc/passwd",
            "/assets/VERSION/fonts/../client/main.js",
            "/assets/VERSION/client/%2e%2e/client/main.js", "/assets/VERSION/client/", "/assets/VERSION",
            "/assets/0000000000000000/client/main.js", "/assets/VERSION/client/main.js%00.css",
        ])
    func `nothing outside assets can be read`(path: String) async throws {
        try await TestHost.run("Photos") { host in
            let page = try await host.request("/photos/").body
            let version = try #require(page.firstMatch(of: /\/assets\/([0-9a-f]{16})\//)).1
            let answer = try await host.request(path.replacing("VERSION", with: version))
            #expect(answer.status == 404)
            #expect(answer.body == "There is nothing at this address.\n")
        }
    }

    @Test func `rebound page gets nothing`() async throws {
        try await TestHost.run("Photos") { host in
            for name in [
                "evil.example", "evil.example:\(host.port)", "127.0.0.1.evil.example",
                "localhost.evil.example",
            ] {
                let answer = try await host.request("/", host: name)
                #expect(answer.status == 421)
            }
            for name in [
                "localhost:\(host.port)", "127.0.0.1:\(host.port)", "[::1]:\(host.port)", "LOCALHOST",
            ] {
                let answer = try await host.request("/", host: name)
                #expect(answer.status == 200)
            }
        }
    }

    @Test func `request for other protocol is answered in this one`() async throws {
        try await TestHost.run("Photos") { host in
            let page = try await host.request(
                "/photos/", headers: ["Upgrade": "h2c"])
            #expect(page.status == 200)
            let own = ["Origin": "http://127.0.0.1:\(host.port)"]
            #expect(try await host.request("/photos/device", headers: own).status == 426)
        }
    }

    @Test func `page of app names existing fonts`() async throws {
        try await TestHost.run("Photos") { host in
            let page = try await host.request("/photos/").body
            let paths = page.matches(of: /url\("([^"]+)"\)/).map { String($0.1) }
            #expect(!paths.isEmpty)
            for path in paths.prefix(3) {
                let font = try await host.request(path, method: "HEAD")
                #expect(font.status == 200)
                #expect(font.headers["content-type"]?.hasPrefix("font/") == true)
            }
        }
    }

    @Test func `style sheet of fonts names existing files`() async throws {
        try await TestHost.run("Photos") { host in
            let page = try await host.request("/").body
            let sheet = String(try #require(page.firstMatch(of: /href="([^"]+fonts\.css)"/)).1)
            let css = try await host.request(sheet)
            #expect(css.status == 200)
            for match in css.body.matches(of: /url\("([^"]+)"\)/).prefix(3) {
                let font = try await host.request(sheet.replacing("fonts.css", with: match.1), method: "HEAD")
                #expect(font.status == 200)
                #expect(font.headers["content-type"]?.hasPrefix("font/") == true)
            }
        }
    }
}
