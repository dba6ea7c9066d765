import Foundation
import Testing

@testable import TesseraWeb

/// Tests of the files that documents of an app fetch.
@Suite(.timeLimit(.minutes(10))) struct DocumentFileTests {
    @Test func `documents fetch the files of a folder while the app offers it`() async throws {
        try await TestHost.run("Echo") { host in
            try await host.withPage("echo") { page in
                let resources = try #require(try await page.next("device").resources)
                try await page.send(TestPage.hello)
                try await page.send(.activate(view: 17))
                let documents = try #require(try await page.next("documents").documents)
                _ = try await page.next("offered")
                // The secret of the documents is not that of the device.
                #expect(documents.hasPrefix("/echo/resources/") && documents.hasSuffix("/documents/"))
                #expect(!documents.hasPrefix(resources))
                let index = try await host.request(documents + "4/index.html")
                #expect(index.status == 200 && index.body == "<p>Bread</p>")
                #expect(index.headers["content-type"] == "text/html")
                #expect(
                    index.headers["content-security-policy"]?.hasPrefix("sandbox allow-scripts allow-forms;")
                        == true)
                let style = try await host.request(documents + "4/styles/page%201.css")
                #expect(style.status == 200 && style.body == "p {}")
                #expect(style.headers["content-type"] == "text/css")
                #expect(style.headers["cache-control"] == "private, no-cache")
                // The frame of a document has no origin, and may load the files nevertheless.
                #expect(style.headers["access-control-allow-origin"] == "*")
                #expect(style.headers["cross-origin-resource-policy"] == "cross-origin")
                for path in [
                    "4/outside.txt", "4/styles", "4/", "4/styles/../index.html", "4/styles/%2e%2e/index.html",
                    "4/styles%2Fpage%201.css", "4/%ZZ", "5/index.html",
                ] {
                    let answer = try await host.request(documents + path)
                    #expect(answer.status == 404, "\(path)")
                    // A script can tell a missing file from a lost connection.
                    #expect(answer.headers["access-control-allow-origin"] == "*")
                }
                #expect(try await host.request(resources + "documents/4/index.html").status == 404)
                let other = "/echo/resources/\(DeviceToken().text)/documents/4/index.html"
                #expect(try await host.request(other).status == 404)
                // The secret opens nothing else of the device.
                let secret = documents.split(separator: "/")[2]
                #expect(try await host.request("/echo/resources/\(secret)/downloads/4").status == 404)
                try await page.send(.activate(view: 18))
                _ = try await page.next("withdrawn")
                #expect(try await host.request(documents + "4/index.html").status == 404)
            }
        }
    }

    @Test func `a style sheet is compressed for browsers that accept that, and a part of it is not`()
        async throws
    {
        try await TestHost.run("Echo") { host in
            try await host.withPage("echo") { page in
                try await page.send(TestPage.hello)
                try await page.send(.activate(view: 17))
                let documents = try #require(try await page.next("documents").documents)
                _ = try await page.next("offered")
                let address = documents + "4/styles/page%201.css"
                let style = try await host.request(address)
                #expect(style.headers["content-encoding"] == nil && style.headers["content-length"] == "4")
                #expect(style.body == "p {}" && style.headers["accept-ranges"] == "bytes")
                #expect(style.headers["vary"] == "accept-encoding")
                let compressed = try await host.request(address, headers: ["Accept-Encoding": "gzip"])
                #expect(compressed.status == 200 && compressed.headers["content-encoding"] == "gzip")
                #expect(compressed.headers["accept-ranges"] == nil)
                // The compressed bytes are others, although they mean the same.
                let tag = try #require(style.headers["etag"])
                #expect(compressed.headers["etag"] == "W/" + tag)
                let known = try await host.request(
                    address, headers: ["Accept-Encoding": "gzip", "If-None-Match": "W/" + tag])
                #expect(known.status == 304)
                let part = try await host.request(
                    address, headers: ["Accept-Encoding": "gzip", "Range": "bytes=2-3"])
                #expect(part.status == 206 && part.body == "{}")
                let picture = try await host.request(
                    documents + "4/crumbs.bin", headers: ["Accept-Encoding": "gzip"])
                #expect(picture.headers["content-encoding"] == nil)
            }
        }
    }

    @Test func `the files of documents share with those of the page what it may receive`() async throws {
        // Half of 100,000 bytes in a second goes to files, so that the 50,000 bytes of the first one take one second.
        let limits = VisitorLimits(
            connections: .max, devices: .max, requests: .max, receivedBytes: .max, sentBytes: 100_000)
        try await TestHost.run("Echo", visitorLimits: limits) { host in
            try await host.withPage("echo") { page in
                let resources = try #require(try await page.next("device").resources)
                try await page.send(TestPage.hello)
                try await page.send(.activate(view: 14))
                _ = try await page.next("offered")
                try await page.send(.activate(view: 17))
                let documents = try #require(try await page.next("documents").documents)
                _ = try await page.next("offered")
                let start = ContinuousClock.now
                #expect(try await host.request(documents + "4/crumbs.bin").bytes.count == 50_000)
                #expect(try await host.request(resources + "downloads/4").body == "sushi")
                #expect(ContinuousClock.now - start >= .seconds(1))
            }
        }
    }
}
