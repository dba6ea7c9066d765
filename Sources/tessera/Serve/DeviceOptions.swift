import ArgumentParser
import TesseraWeb

/// The options of `tessera serve` for the process of each device.
struct DeviceOptions: ParsableArguments {
    @Option(help: "How many megabytes of memory an app may use for each page. (default: no limit)")
    var deviceMemory: Int?

    @Option(
        help:
            "How many percent of one processor an app may use in the long run for each page. (default: no limit)"
    )
    var deviceCpu: Int?

    @Option(help: "How many files and sockets an app may open for each page.")
    var deviceFiles = 1024

    @Option(help: "How many megabytes of files a page may send to its app; 0 for none.")
    var deviceUploads = 256

    @Option(
        help: ArgumentHelp(
            "A variable of this environment that apps get; can be repeated.",
            discussion:
                "NAME, NAME=VALUE, or * for all. Apps always get those for paths, languages, fonts and networks, such as PATH and LANG.",
            valueName: "name"))
    var environment: [String] = []

    @Option(
        help: ArgumentHelp(
            "Where apps keep their files: own, shared. (default: own if others than this machine can connect)",
            discussion:
                "own is a home folder for each page, which is removed with it. shared is the home folder of this user for all.",
            valueName: "folder"))
    var deviceHome: Home?

    /// The home folders of apps.
    enum Home: String, ExpressibleByArgument, CaseIterable {
        /// One for each device.
        case own
        /// That of the host's user.
        case shared
    }

    func validate() throws {
        #if !os(Linux)
            if deviceMemory != nil || deviceCpu != nil {
                throw ValidationError("--device-memory and --device-cpu work on Linux only.")
            }
        #endif
        if let deviceMemory, !(32...1_000_000).contains(deviceMemory) {
            throw ValidationError("--device-memory must be a number from 32 to 1000000, not \(deviceMemory).")
        }
        if let deviceCpu, !(1...10_000).contains(deviceCpu) {
            throw ValidationError("--device-cpu must be a number from 1 to 10000, not \(deviceCpu).")
        }
        guard (64...1_000_000).contains(deviceFiles) else {
            throw ValidationError("--device-files must be a number from 64 to 1000000, not \(deviceFiles).")
        }
        guard (0...1_000_000).contains(deviceUploads) else {
            throw ValidationError(
                "--device-uploads must be a number from 0 to 1000000, not \(deviceUploads).")
        }
        for variable in environment where variable.isEmpty || variable.hasPrefix("=") {
            throw ValidationError("--environment needs NAME or NAME=VALUE, not “\(variable)”.")
        }
    }

    /// The limits of each device.
    var limits: DeviceLimits {
        DeviceLimits(
            memory: deviceMemory.map { $0 << 20 }, processors: deviceCpu.map { Double($0) / 100 },
            files: deviceFiles, uploads: deviceUploads << 20)
    }

    /// The variables of this environment that apps get.
    var inherited: AppEnvironment {
        environment.contains("*") ? .all : .necessary(and: Set(environment.filter { !$0.contains("=") }))
    }

    /// The variables that have a value of their own.
    var variables: [String: String] {
        var variables: [String: String] = [:]
        for variable in environment {
            guard let sign = variable.firstIndex(of: "=") else { continue }
            variables[String(variable[..<sign])] = String(variable[sign...].dropFirst())
        }
        return variables
    }
}
