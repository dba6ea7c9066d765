import Foundation

/// The socket between an app process and the host that passes the process its display.
public enum DisplaySocket {
    /// The environment variable with the number of the file descriptor of a connected stream socket, like
    /// Wayland's `WAYLAND_SOCKET`. An app that is started without the variable serves itself.
    public static let environmentVariable = "TESSERA_DISPLAY_SOCKET"

    /// Writes bytes to a socket, and returns the number of bytes that it took, or -1 with the reason in `errno`.
    public static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
        #if canImport(Glibc) || canImport(Musl)
            // If the other end is gone, that must be an error here and not a signal.
            Foundation.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
        #else
            Foundation.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }
}
