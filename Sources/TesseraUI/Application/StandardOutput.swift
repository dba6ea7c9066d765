// The C library declares its streams as variables. The app does not assign to them, so that using them is safe.
#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    @preconcurrency import Darwin
#endif

/// The stream to which `print` writes.
enum StandardOutput {
    /// Makes the app write each printed line at once.
    ///
    /// The host reads the app's output from a pipe, to which the C library would write only when some thousand bytes have been
    /// printed, and nothing at all if the process is killed.
    static func writeEachLineAtOnce() { setvbuf(stdout, nil, _IOLBF, 0) }
}
