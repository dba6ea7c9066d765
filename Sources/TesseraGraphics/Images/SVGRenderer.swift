import Foundation

/// Draws SVG in a process of its own, whose time and memory are limited.
///
/// A few bytes of a drawing can ask for hours and for any amount of memory: by references that multiply, by
/// filters, or by short dashes on long lines. No look at the text finds all of these, so that the drawing is
/// given to the program of GdkPixbuf that makes thumbnails. It has no access to other files by references,
/// since it reads the drawing as a stream.
enum SVGRenderer {
    /// The greatest number of seconds of processor time.
    private static let processorTime = 3
    /// The greatest number of seconds, on a machine that is busy.
    private static let time = 20.0
    /// The greatest amount of memory in bytes.
    private static let memory = 1_500_000_000
    /// The greatest size of a drawing in bytes.
    private static let maximumSize = 20_000_000

    /// Returns the drawing as PNG.
    ///
    /// - Parameters:
    ///   - data: The drawing.
    ///   - side: The greater of its sides, in pixels.
    static func png(_ data: Data, side: Int) throws(ImageError) -> Data {
        guard data.count <= maximumSize else {
            throw .undecodable(.svg, reason: "it is larger than \(maximumSize) bytes")
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("svg-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (input, output) = (
            folder.appendingPathComponent("in.svg"), folder.appendingPathComponent("out.png")
        )
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
            try data.write(to: input)
        } catch {
            throw .undecodable(.svg, reason: "there is no room for a temporary file")
        }
        let status = run(limits + ["gdk-pixbuf-thumbnailer", "-s", String(side), input.path, output.path])
        guard let status else {
            throw .undecodable(.svg, reason: "gdk-pixbuf-thumbnailer or prlimit cannot be started")
        }
        guard status == 0, let png = try? Data(contentsOf: output), !png.isEmpty else {
            throw .undecodable(.svg, reason: "it is damaged, or takes too much time or memory")
        }
        return png
    }

    /// The command that limits the program behind it. Other systems than Linux have none, so that only the time
    /// is limited there.
    private static var limits: [String] {
        #if os(Linux)
            ["prlimit", "--as=\(memory)", "--cpu=\(processorTime)", "--fsize=\(memory)", "--core=0"]
        #else
            []
        #endif
    }

    /// Runs a program and waits for its end. Returns its status, which is 0 for success, or nil if it cannot
    /// be started.
    private static func run(_ arguments: [String]) -> Int32? {
        #if os(Linux)
            var actions = posix_spawn_file_actions_t()
        #else
            var actions: posix_spawn_file_actions_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, mode) in [(Int32(0), O_RDONLY), (1, O_WRONLY), (2, O_WRONLY)] {
            posix_spawn_file_actions_addopen(&actions, number, "/dev/null", mode, 0)
        }
        // The program must not keep the app's socket open. The system ignores a file that is closed by then.
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd")) ?? [] {
            if let number = Int32(name), number > 2 { posix_spawn_file_actions_addclose(&actions, number) }
        }
        var argv = arguments.map { strdup($0) } + [nil]
        var environment =
            ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in argv + environment { free(text) } }
        var process: pid_t = 0
        guard posix_spawnp(&process, arguments[0], &actions, nil, &argv, &environment) == 0 else {
            return nil
        }
        var status: Int32 = 0
        let deadline = ProcessInfo.processInfo.systemUptime + time
        while true {
            let ended = waitpid(process, &status, WNOHANG)
            if ended == process { return status }
            if ended < 0, errno != EINTR { return -1 }
            if ProcessInfo.processInfo.systemUptime > deadline {
                kill(process, SIGKILL)
                while waitpid(process, &status, 0) < 0, errno == EINTR {}
                return -1
            }
            usleep(2000)
        }
    }
}
