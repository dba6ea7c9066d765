import Foundation
import Testing

@testable import TesseraMock

@Suite final class StaticFolderTests {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent("mock-\(UUID())")

    init() throws {
        let files = FileManager.default
        try files.createDirectory(
            at: root.appendingPathComponent("public/images"), withIntermediateDirectories: true)
        try Data("picture".utf8).write(to: root.appendingPathComponent("public/images/a b.jpg"))
        try Data("hidden".utf8).write(to: root.appendingPathComponent("public/.env"))
        try Data("secret".utf8).write(to: root.appendingPathComponent("secret.txt"))
        try files.createSymbolicLink(
            at: root.appendingPathComponent("public/link.txt"),
            withDestinationURL: root.appendingPathComponent("secret.txt"))
        try files.createSymbolicLink(
            at: root.appendingPathComponent("public/up"), withDestinationURL: root)
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    @Test func `file below folder is served with its type`() throws {
        let zoo = try api(animals, files: root.appendingPathComponent("public"))
        let response = zoo.respond(to: MockRequest(target: "/images/a%20b.jpg?v=1"))
        #expect(response.status == 200)
        #expect(response.text == "picture")
        #expect(response[header: "Content-Type"] == "image/jpeg")
        #expect(response[header: "Cache-Control"] == "public, max-age=300")
    }

    @Test func `an array comes before a file of the same name`() throws {
        try Data("file".utf8).write(to: root.appendingPathComponent("public/empty"))
        #expect(try api(animals, files: root.appendingPathComponent("public")).get("/empty") == "[]")
    }

    @Test func `file whose dot has an accent is hidden`() throws {
        try Data("hidden".utf8).write(to: root.appendingPathComponent("public/.\u{301}env"))
        #expect(try api(animals, files: root.appendingPathComponent("public")).status("/.%CC%81env") == 404)
    }

    @Test(
        arguments: [
            "/../secret.txt", "/%2e%2e/secret.txt", "/images/../../secret.txt", "/..%2fsecret.txt",
            "/images%2f..%2f..%2fsecret.txt", "/..\\secret.txt", "//secret.txt", "/link.txt",
            "/up/secret.txt", "/.env",
            "/images", "/images/", "/images/a%20b.jpg/", "/images/a%20b.jpg%00", "/%", "/",
        ])
    func `nothing outside folder or hidden is served`(target: String) throws {
        #expect(try api(animals, files: root.appendingPathComponent("public")).status(target) == 404)
    }
}
