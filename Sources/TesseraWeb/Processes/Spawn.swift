import Foundation
import TesseraDisplay

#if !canImport(Darwin)
    import CSpawn
#endif

/// A child process that has just been started, with the host's ends of its streams.
package struct SpawnedApp {
    /// The process id.
    package var id: pid_t
    /// The host's end of the stream socket between the app and its display.
    package var display: CInt
    /// The reading end of the app's standard output.
    package var output: CInt
    /// The reading end of the app's standard error.
    package var errors: CInt
}

/// A system call that failed.
package struct SystemError: Error, CustomStringConvertible {
    var call: String
    var number: Int32
    /// The call and the reason for which it failed.
    package var description: String { "\(call): \(String(cString: strerror(number)))" }
}

extension SpawnedApp {
    /// Starts `executable` as an app with a display.
    ///
    /// The app gets `environment` and what `inherited` selects of this process's environment. Its input is `/dev/null`, and apart
    /// from the three standard streams it inherits only the display socket.
    package init(
        executable: String, arguments: [String] = [], environment: [String: String] = [:],
        inheriting inherited: AppEnvironment = .all
    ) throws(SystemError) {
        var descriptors = Descriptors()
        defer { descriptors.closeAll() }
        let (display, appDisplay) = try descriptors.socketPair()
        let (output, appOutput) = try descriptors.pipe()
        let (errors, appErrors) = try descriptors.pipe()

        let all = inherited.selection(of: ProcessInfo.processInfo.environment)
            .merging(environment) { _, new in new }
        id = try Self.spawn(
            executable, arguments, all, display: appDisplay, output: appOutput, errors: appErrors)
        self.display = descriptors.keep(display)
        self.output = descriptors.keep(output)
        self.errors = descriptors.keep(errors)
    }

    /// The number of the display socket in the app, which is the first after the three standard streams.
    private static let displayNumber: CInt = 3

    private static func spawn(
        _ executable: String, _ arguments: [String], _ variables: [String: String], display: CInt,
        output: CInt,
        errors: CInt
    ) throws(SystemError) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }

        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, errors, 2)
        posix_spawn_file_actions_adddup2(&actions, display, displayNumber)

        // Without this the app would ignore or block the signals that the host ignores or blocks.
        var all = sigset_t()
        sigfillset(&all)
        sigdelset(&all, SIGKILL)
        sigdelset(&all, SIGSTOP)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setpgroup(&attributes, 0)
        var flags =
            Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
        #if canImport(Darwin)
            flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
        #else
            // The child closes what it would inherit. A list of this process's descriptors would not do: other
            // threads open descriptors between the making of the list and the start of the child.
            posix_spawn_file_actions_addclosefrom_np(&actions, displayNumber + 1)
        #endif
        posix_spawnattr_setflags(&attributes, Int16(flags))

        var environment = variables
        environment[DisplaySocket.environmentVariable] = "\(displayNumber)"
        var id: pid_t = 0
        let result = withCStrings([executable] + arguments) { arguments in
            withCStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
                posix_spawn(&id, executable, &actions, &attributes, arguments, environment)
            }
        }
        guard result == 0 else { throw SystemError(call: executable, number: result) }
        return id
    }

    /// Calls `body` with a null-terminated array of C strings, which functions such as `exec` require.
    private static func withCStrings<Result>(
        _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let pointers = strings.map { strdup($0) }
        defer { pointers.forEach { free($0) } }
        return body(pointers + [nil])
    }
}

/// File descriptors that are closed unless they are kept.
private struct Descriptors {
    private var open: Set<CInt> = []

    /// Creates two connected stream sockets.
    mutating func socketPair() throws(SystemError) -> (CInt, CInt) {
        var pair: [CInt] = [0, 0]
        #if canImport(Darwin)
            let type = SOCK_STREAM
        #else
            let type = CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue)
        #endif
        guard socketpair(AF_UNIX, type, 0, &pair) == 0 else {
            throw SystemError(call: "socketpair", number: errno)
        }
        return add(pair)
    }

    /// Creates a pipe and returns its reading and its writing end.
    mutating func pipe() throws(SystemError) -> (CInt, CInt) {
        var pair: [CInt] = [0, 0]
        #if canImport(Darwin)
            let result = Foundation.pipe(&pair)
        #else
            let result = pipe2(&pair, O_CLOEXEC)
        #endif
        guard result == 0 else { throw SystemError(call: "pipe", number: errno) }
        return add(pair)
    }

    private mutating func add(_ pair: [CInt]) -> (CInt, CInt) {
        #if canImport(Darwin)
            for descriptor in pair { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        #endif
        open.formUnion(pair)
        return (pair[0], pair[1])
    }

    /// Removes `descriptor` from those that are closed, so that the caller owns it.
    mutating func keep(_ descriptor: CInt) -> CInt {
        open.remove(descriptor)
        return descriptor
    }

    mutating func closeAll() {
        for descriptor in open { close(descriptor) }
        open = []
    }
}
