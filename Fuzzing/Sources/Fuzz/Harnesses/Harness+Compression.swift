import Foundation
import NIOCore
import NIOHTTP1

@testable import HostParsers

extension Harness {
    /// The value of the header in which a page offers to compress messages. What the host answers is an offer that it accepts
    /// with the same result.
    static func compression(_ data: Data) {
        guard let compression = accepted(String(decoding: data, as: UTF8.self)) else { return }
        require((9...13).contains(compression.windowBits), "\(compression) has a window of another size.")
        require(accepted(compression.answer) == compression, "\(compression) is another by its answer.")
        let isPlain = compression.answer.utf8.allSatisfy { (0x20...0x7E).contains($0) }
        require(isPlain, "The answer \(compression.answer) cannot be a header.")
    }

    /// A compressed message of a page, after a byte that limits its size. The limit is kept, a greater one changes nothing, and
    /// the message is the same after the host has compressed it.
    static func messages(_ data: Data) {
        guard let first = data.first else { return }
        let maximumSize = Int(first) * 64
        let bytes = ByteBuffer(bytes: data.dropFirst())
        guard let message = try? MessageInflater.inflate(bytes, maximumSize: maximumSize) else { return }
        require(
            message.readableBytes <= maximumSize,
            "\(message.readableBytes) bytes are more than \(maximumSize).")
        let larger = try? MessageInflater.inflate(bytes, maximumSize: 2 * maximumSize + 1)
        require(larger == message, "With more room the message is another.")
        guard let compression = accepted("permessage-deflate"),
            let stream = MessageDeflater(compression), let shorter = stream.deflate(message)
        else { fatalError("The host cannot compress \(message.readableBytes) bytes.") }
        let again = try? MessageInflater.inflate(shorter, maximumSize: maximumSize)
        require(again == message, "The message is another after it was compressed.")
    }

    private static func accepted(_ offer: String) -> MessageCompression? {
        MessageCompression([
            "Host": "demo.example", "Sec-WebSocket-Extensions": offer,
        ])
    }
}
