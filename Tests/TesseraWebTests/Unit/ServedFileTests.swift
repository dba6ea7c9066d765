import Foundation
import HTTPTypes
import HummingbirdCore
import NIOCore
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

    @Test func `a part is sent if the remaining parts are of the same file`() throws {
        try serve("a.mp4") { _, answer in
            let tag = try #require(try answer([:]).headers[.eTag])
            #expect(try answer([.range: "bytes=1-3", .ifRange: tag]).status == 206)
            #expect(try answer([.range: "bytes=1-3", .ifRange: "\"x\""]).status == 200)
            #expect(try answer([.range: "bytes=1-3"]).status == 206)
        }
    }

    @Test func `a file that is not played is not kept`() throws {
        try serve("a.txt") { _, answer in
            let first = try answer([:])
            #expect(first.headers[.eTag] == nil && first.headers[.cacheControl] == nil)
            #expect(try answer([.ifNoneMatch: "*"]).status == 200)
        }
    }

    /// Makes a folder, and calls a function with its address.
    private func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }

    /// Takes the bytes of a response and drops them.
    private struct Sink: ResponseBodyWriter {
        mutating func write(_ buffer: ByteBuffer) {}
        consuming func finish(_ trailingHeaders: HTTPFields?) {}
    }

    @Test func `a file that takes the place of another one before it is read is not sent`() async throws {
        try await withFolder { folder in
            let url = folder.appending(path: "a.css")
            try Data("p {}".utf8).write(to: url)
            func answer() throws -> Response {
                let file = try #require(ServedFile(path: ["a.css"], in: folder.path))
                return file.documentResponse(
                    to: DeviceToken(), in: FileTraffic(), rate: 1_000, request: [:])
            }
            try await answer().body.write(Sink())
            let response = try answer()
            let other = folder.appending(path: "other.css")
            try Data("q {}".utf8).write(to: other)
            try FileManager.default.removeItem(at: url)
            try FileManager.default.createSymbolicLink(at: url, withDestinationURL: other)
            await #expect(throws: CocoaError.self) { try await response.body.write(Sink()) }
        }
    }

    @Test func `the name in the address determines the type of a file`() async throws {
        try await withFolder { folder in
            try Data("p {}".utf8).write(to: folder.appending(path: "4f2a"))
            try FileManager.default.createSymbolicLink(
                atPath: folder.appending(path: "page.CSS").path, withDestinationPath: "4f2a")
            let file = try #require(ServedFile(path: ["page.CSS"], in: folder.path))
            let response = file.documentResponse(
                to: DeviceToken(), in: FileTraffic(), rate: 1_000, request: [:])
            #expect(response.headers[.contentType] == "text/css")
        }
    }

    @Test func `names of files contain no slashes, and paths have an end`() async throws {
        try await withFolder { folder in
            let inner = folder.appending(path: "\u{301}")
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
            try Data("a".utf8).write(to: inner.appending(path: "a b%41+é.txt"))
            try Data("b".utf8).write(to: folder.appending(path: "\u{301}b.txt"))
            #expect(ServedFile(path: ["%CC%81", "a%20b%2541+%C3%A9.txt"], in: folder.path) != nil)
            #expect(ServedFile(path: ["%CC%81b.txt"], in: folder.path) != nil)
            // Together with the accent behind it, a slash is one character.
            #expect(ServedFile(path: ["%CC%81%2F..%2F%CC%81b.txt"], in: folder.path) == nil)
            #expect(
                ServedFile(path: ["..", "\(folder.lastPathComponent)%2F%CC%81b.txt"], in: folder.path) == nil)
            #expect(ServedFile(path: ["%CC%81b.txt%00%CC%81"], in: folder.path) == nil)
            #expect(ServedFile(path: Array(repeating: "a", count: 200_000), in: folder.path) == nil)
        }
    }
}
