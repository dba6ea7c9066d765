import Foundation
import Testing

@testable import TesseraMock

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite struct ServerTests {
    private func server(port: Int = 0) throws -> MockServer {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("mock-\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(animals.utf8).write(to: file)
        return try MockServer(.init(file: file, port: port))
    }

    @Test func `server answers until cancelled and keeps its port`() async throws {
        let server = try server()
        let (addresses, continuation) = AsyncStream.makeStream(of: URL.self)
        let running = Task { try await server.run { continuation.yield($0) } }
        var iterator = addresses.makeAsyncIterator()
        let address = try #require(await iterator.next())
        let port = try #require(address.port)

        let target = try #require(URL(string: "/animals?id=2", relativeTo: address))
        let (data, response) = try await URLSession.shared.data(from: target)
        #expect((response as? HTTPURLResponse)?.statusCode == 200)
        #expect(
            String(decoding: data, as: UTF8.self)
                == #"[{"id":2,"name":"dog","tame":true,"home":{"room":"hall"}}]"#)

        let second = try self.server(port: port)
        let error = await #expect(throws: MockServerError.self) { try await second.run() }
        #expect(
            error?.description
                == "Port \(port) on 127.0.0.1 is taken. Choose another with --port \(port + 1)"
                + " (with make run: API_PORT=\(port + 1)).")
        running.cancel()
        try await running.value
    }

    @Test func `missing file is named`() {
        #expect(throws: MockFileError(path: "/nowhere/a.json", message: "there is no such file")) {
            try MockServer(.init(file: URL(fileURLWithPath: "/nowhere/a.json")))
        }
    }
}
