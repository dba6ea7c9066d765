// The C library declares its streams as variables, which any thread could change. Nothing assigns to them, so it is safe to use them.
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
    /// The host reads the app's output from a pipe. Otherwise, the C library would write to the pipe only after some thousand bytes, and
    /// the last lines would be lost if the process is killed.
    static func writeEachLineAtOnce() { setvbuf(stdout, nil, _IOLBF, 0) }
}
