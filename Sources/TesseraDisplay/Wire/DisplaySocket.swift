/// The way in which a host passes the socket of a display to an app process.
public enum DisplaySocket {
    /// The environment variable with the number of the file descriptor of a connected stream socket, like
    /// Wayland's `WAYLAND_SOCKET`. An app that is started without the variable serves itself.
    public static let environmentVariable = "TESSERA_DISPLAY_SOCKET"
}
