import Foundation
import NIOCore
import NIOPosix

/// The answer of a server.
struct TestResponse {
    var status: Int
    var headers: [String: String]
    var body: String
    var bytes: [UInt8]
}

extension TestHost {
    /// Sends a request exactly as it is given. Proper clients would refuse to send some of them.
    func request(
        _ path: String, method: String = "GET", host: String? = nil, headers: [String: String] = [:],
        body: String = ""
    ) async throws -> TestResponse {
        var headers = headers
        if method == "POST" { headers["Content-Length"] = "\(body.utf8.count)" }
        let fields = headers.map { "\($0.key): \($0.value)\r\n" }.joined()
        let head =
            "\(method) \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\n\(fields)Connection: close\r\n\r\n\(body)"
        let bytes = try await answer(to: head)
        let end = Array("\r\n\r\n".utf8)
        let split = bytes.indices.first { bytes[$0...].starts(with: end) } ?? bytes.endIndex
        let lines = String(decoding: bytes[..<split], as: UTF8.self).components(separatedBy: "\r\n")
        let body = Array(bytes[min(split + 4, bytes.count)...])
        let pairs = lines.dropFirst().compactMap { line -> (String, String)? in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            return (
                line[..<colon].lowercased(), line[colon...].dropFirst().trimmingCharacters(in: .whitespaces)
            )
        }
        return TestResponse(
            status: Int(lines[0].split(separator: " ").dropFirst().first ?? "") ?? 0,
            headers: Dictionary(pairs, uniquingKeysWith: { first, _ in first }),
            body: String(decoding: body, as: UTF8.self), bytes: body)
    }

    /// Sends texts, each after the first bytes of the answer to the one before, and returns all that the host sends until it
    /// closes the connection.
    func answers(to texts: [String]) async throws -> String {
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        return try await channel.executeThenClose { inbound, outbound in
            var answers = inbound.makeAsyncIterator()
            var bytes: [UInt8] = []
            for text in texts {
                try await outbound.write(ByteBuffer(string: text))
                guard let part = try await answers.next() else { break }
                bytes += part.readableBytesView
            }
            while let part = try await answers.next() { bytes += part.readableBytesView }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// Sends a text and returns all bytes that the host sends until it closes or resets the connection.
    func answer(to text: String) async throws -> [UInt8] {
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        return try await channel.executeThenClose { inbound, outbound in
            var bytes: [UInt8] = []
            do {
                try await outbound.write(ByteBuffer(string: text))
                for try await buffer in inbound { bytes += buffer.readableBytesView }
            } catch is IOError {
                // The host has closed the connection without reading all of the text.
            } catch is ChannelError {
                // The host has closed the connection before the text was written.
            }
            return bytes
        }
    }
}
