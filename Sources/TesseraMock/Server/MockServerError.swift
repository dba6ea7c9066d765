import Foundation
import NIOCore

/// The error of a server that cannot listen at its address.
public struct MockServerError: Error, Equatable, CustomStringConvertible {
    /// One line with the address and the remedy.
    public let description: String

    /// Creates the error for a failed attempt to listen.
    init(host: String, port: Int, error: IOError) {
        description =
            switch error.errnoCode {
            case EADDRINUSE:
                "Port \(port) on \(host) is taken. Choose another with --port \(Self.other(port))"
                    + " (with make run: API_PORT=\(Self.other(port)))."
            case EACCES:
                "Port \(port) on \(host) needs more rights than this user has. Choose one above 1023 with --port."
            case EADDRNOTAVAIL:
                "This machine has no address \(host). Choose another with --host, such as 127.0.0.1."
            default:
                "Cannot listen on port \(port) of \(host): \(String(cString: strerror(error.errnoCode)))."
            }
    }

    /// Creates the error for an unknown host name.
    init(unknownHost host: String) {
        description = "There is no host “\(host)”. Choose another with --host, such as 127.0.0.1."
    }

    private static func other(_ port: Int) -> Int {
        port == 65535 ? 3001 : port + 1
    }
}
