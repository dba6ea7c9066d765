/// How a host tells an app process which socket leads to its display.
public enum DisplaySocket {
    /// The environment variable that holds the number of the file descriptor of a connected stream socket, like
    /// Wayland's `WAYLAND_SOCKET`. An app started without it serves itself.
    public static let environmentVariable = "TESSERA_DISPLAY_SOCKET"
}
