import Foundation
import Testing

@testable import TesseraImages

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct URLTransportTests {
    private let transport = URLTransport(configuration: .ephemeral)

    @Test func `a file is read`() async throws {
        try await withTemporaryFile(Data("image".utf8)) { url in
            let data = try await transport.data(from: url, limit: 5)
            #expect(data == Data("image".utf8))
        }
    }

    @Test func `a file that is too large is an error`() async throws {
        try await withTemporaryFile(Data("image".utf8)) { url in
            await #expect(throws: ImageLoadingError.tooLarge(limit: 4)) {
                try await transport.data(from: url, limit: 4)
            }
        }
    }

    @Test func `a missing file is an error`() async {
        await #expect {
            try await transport.data(from: URL(filePath: "/nowhere/image.png"), limit: 5)
        } throws: { error in
            if case ImageLoadingError.unreachable = error { true } else { false }
        }
    }

    @Test func `a server that is not there is an error`() async throws {
        // No server listens on port 9 (discard).
        let url = try #require(URL(string: "http://127.0.0.1:9/image.png"))
        await #expect {
            try await transport.data(from: url, limit: 5)
        } throws: { error in
            if case ImageLoadingError.unreachable = error { true } else { false }
        }
    }

    private func withTemporaryFile(_ data: Data, _ body: (URL) async throws -> Void) async throws {
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try data.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        try await body(url)
    }
}

struct DataURLTests {
    @Test(arguments: [
        ("data:image/png;base64,iVBORw==", [0x89, 0x50, 0x4e, 0x47]),
        ("data:image/png;base64,iVBORw%3D%3D", [0x89, 0x50, 0x4e, 0x47]),
        ("data:,a%20b", [0x61, 0x20, 0x62]),
        ("data:,", []),
    ])
    func `the bytes of a data URL are decoded`(address: String, bytes: [UInt8]) throws {
        let url = try #require(URL(string: address))
        #expect(try DataURL(url).data == Data(bytes))
    }

    @Test(arguments: ["data:image/png;base64", "data:image/png;base64,!"])
    func `a malformed data URL is an error`(address: String) throws {
        let url = try #require(URL(string: address))
        #expect(throws: ImageLoadingError.malformedURL) { try DataURL(url) }
    }
}
