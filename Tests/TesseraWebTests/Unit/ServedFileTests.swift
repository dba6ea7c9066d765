import Foundation
import HTTPTypes
import Testing

@testable import TesseraWeb

/// Tests of the answers with which a page gets a file of its app.
struct ServedFileTests {
    /// Writes a file, and calls a function that returns the answers to requests with some headers.
    private func serve(
        _ name: String,
        _ body: (_ url: URL, _ answer: (HTTPFields) throws -> (status: Int, headers: HTTPFields)) throws ->
            Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appending(path: name)
        try Data("sushi".utf8).write(to: url)
        try body(url) { request in
            let file = try #require(ServedFile(path: url.path))
            let response = file.response(to: DeviceToken(), in: FileTraffic(), rate: 1_000, request: request)
            return (response.status.code, response.headers)
        }
    }

    @Test func `a sound that has not changed is not sent again`() throws {
        try serve("a.wav") { url, answer in
            let first = try answer([:])
            #expect(first.status == 200)
            #expect(first.headers[.cacheControl] == "private, no-cache")
            let tag = try #require(first.headers[.eTag])
            #expect(try answer([.ifNoneMatch: tag]).status == 304)
            #expect(try answer([.ifNoneMatch: "\"x\", W/\(tag)"]).status == 304)
            #expect(try answer([.ifNoneMatch: "*"]).status == 304)
            #expect(try answer([.ifNoneMatch: "\"x\""]).status == 200)
            try Data("sushi!".utf8).write(to: url)
            #expect(try answer([.ifNoneMatch: tag]).status == 200)
        }
    }

    @Test func `a part is sent if the rest is of the same file`() throws {
        try serve("a.mp4") { _, answer in
            let tag = try #require(try answer([:]).headers[.eTag])
            #expect(try answer([.range: "bytes=1-3", .ifRange: tag]).status == 206)
            #expect(try answer([.range: "bytes=1-3", .ifRange: "\"x\""]).status == 200)
            #expect(try answer([.range: "bytes=1-3"]).status == 206)
        }
    }

    @Test func `what is not played is not kept`() throws {
        try serve("a.txt") { _, answer in
            let first = try answer([:])
            #expect(first.headers[.eTag] == nil && first.headers[.cacheControl] == nil)
            #expect(try answer([.ifNoneMatch: "*"]).status == 200)
        }
    }

    @Test func `each part of a document's address is one name`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder.appending(path: "a"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("sushi".utf8).write(to: folder.appending(path: "a/\u{301}b"))
        #expect(ServedFile(path: ["a", "%CC%81b"], in: folder.path) != nil)
        // The accent makes other characters of a slash and of the end of a text.
        #expect(ServedFile(path: ["a%2F%CC%81b"], in: folder.path) == nil)
        #expect(ServedFile(path: ["a", "%CC%81b%00%CC%81"], in: folder.path) == nil)
    }
}
