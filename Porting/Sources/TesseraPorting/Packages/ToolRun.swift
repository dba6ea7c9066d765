import Foundation

/// The result of a program that ran to its end or to a limit of time.
struct ToolRun {
    /// The text that the program wrote to the standard output.
    let output: String
    /// The text that the program wrote to the standard error stream.
    let errors: String
    /// The exit status, or nil if the program was stopped because it did not end in time.
    let status: Int32?

    /// Runs a program and waits until it ends.
    ///
    /// Both outputs go to files. If they went to two pipes that are read one after the other, the second one could fill
    /// up, and the program would wait for ever.
    ///
    /// - Parameters:
    ///   - arguments: The name of the program and its arguments.
    ///   - limit: The time in seconds after which the program is stopped.
    /// - Throws: An error if the program cannot be started.
    init(_ arguments: [String], limit: Double) throws {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent("tessera-port-\(UUID().uuidString)")
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: folder) }
        func open(_ name: String) throws -> (url: URL, handle: FileHandle) {
            let url = folder.appendingPathComponent(name)
            try Data().write(to: url)
            return (url, try FileHandle(forWritingTo: url))
        }
        let (out, err) = (try open("output"), try open("errors"))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        (process.standardOutput, process.standardError) = (out.handle, err.handle)
        try process.run()
        let isEnded = Self.wait(for: process, limit: limit)
        if !isEnded {
            process.terminate()
            if !Self.wait(for: process, limit: 2) { kill(process.processIdentifier, SIGKILL) }
        }
        process.waitUntilExit()
        status = isEnded ? process.terminationStatus : nil
        output = String(decoding: RegularFile.contents(out.url.path) ?? Data(), as: UTF8.self)
        errors = String(decoding: RegularFile.contents(err.url.path) ?? Data(), as: UTF8.self)
    }

    /// Waits until a program ends. Returns false if it does not end within the limit in seconds.
    private static func wait(for process: Process, limit: Double) -> Bool {
        let end = ContinuousClock.now + .seconds(limit)
        while process.isRunning {
            guard ContinuousClock.now < end else { return false }
            Thread.sleep(forTimeInterval: 0.005)
        }
        return true
    }
}
