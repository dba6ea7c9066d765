import Foundation
import TesseraBasics

/// Turns an app that was started by hand into the host that serves it.
enum SelfServing {
    /// Replaces this process by `tessera serve <this app>` with the same arguments.
    static func run() -> Never {
        let app = executablePath
        let host = (app as NSString).deletingLastPathComponent + "/tessera"
        // The app gets the environment in which it was started.
        let arguments = [host, "serve", app, "--environment", "*"] + CommandLine.arguments.dropFirst()
        var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
        pointers.append(nil)
        execv(host, pointers)
        // The process only gets here if the host could not be started.
        let reason = String(cString: strerror(errno))
        let line =
            "\(app) shows itself through the host \(host), which could not be started (\(reason)). "
            + "Build it with: swift build --product tessera"
        writeComplaint(line)
        exit(1)
    }

    private static var executablePath: String {
        #if os(Linux)
            if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
                return path
            }
        #endif
        return URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL.path
    }
}
