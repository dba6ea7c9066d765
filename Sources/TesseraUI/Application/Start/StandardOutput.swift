// The C library declares its streams as variables, so Swift assumes that any thread may assign to them. Nothing does that, and
// using them is safe.
#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#elseif canImport(Darwin)
    @preconcurrency import Darwin
#endif

/// The stream to which `print` writes.
enum StandardOutput {
    /// Makes the app write each printed line at once.
    ///
    /// The host reads the app's output from a pipe. Without this setting, the C library collects some thousand bytes before it
    /// writes to a pipe, and the last lines are lost if the process is killed.
    static func writeEachLineAtOnce() { setvbuf(stdout, nil, _IOLBF, 0) }

    /// Keeps the process alive if it writes to a pipe that nobody reads any longer, such as that of a host which was killed. What
    /// the process writes then is lost, and the app's delegate still learns that the app ends.
    static func outliveReaders() { signal(SIGPIPE, SIG_IGN) }
}
