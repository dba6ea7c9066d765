import Foundation
import TesseraDisplay

/// Finds out when the app's process has little memory left of what the host allows.
///
/// It looks only when the app has worked anyway, so that an app at rest uses no processor time.
@MainActor
struct MemoryWatch {
    /// The share of the limit at which the app is warned.
    static let warningShare = 0.8
    /// The share of the limit below which the app must fall before it is warned again.
    static let calmShare = 0.7
    /// The least time between two looks.
    static let pause = Duration.seconds(1)

    /// The greatest number of bytes that the process may have for itself, or nil for no limit.
    let limit: Int?
    /// Returns the number of bytes that the process has for itself, or nil if the system does not report it.
    let measure: @MainActor () -> Int?
    /// Returns the present time.
    let now: @MainActor () -> ContinuousClock.Instant

    private var lastLook: ContinuousClock.Instant?
    /// True after a warning, until the process has become smaller.
    private var isWarned = false

    /// Creates a watch. By default it has the limit that the host has set for this process.
    init(
        limit: Int? = ProcessInfo.processInfo.environment[MemoryLimit.environmentVariable].flatMap {
            Int($0)
        },
        measure: @escaping @MainActor () -> Int? = { ownMemory() },
        now: @escaping @MainActor () -> ContinuousClock.Instant = { .now }
    ) {
        self.limit = limit
        self.measure = measure
        self.now = now
    }

    /// Measures the memory, unless that was done a moment ago. Returns true if the app must be warned.
    mutating func mustWarn() -> Bool {
        guard let limit, limit > 0 else { return false }
        let time = now()
        if let lastLook, lastLook.duration(to: time) < Self.pause { return false }
        lastLook = time
        guard let memory = measure() else { return false }
        let share = Double(memory) / Double(limit)
        if isWarned {
            isWarned = share >= Self.calmShare
            return false
        }
        isWarned = share >= Self.warningShare
        return isWarned
    }

    /// Returns memory that the process has freed to the system, if the C library has a function for this.
    static func returnFreeMemory() {
        #if canImport(Glibc)
            typealias Trim = @convention(c) (Int) -> CInt
            // Swift does not import the header that declares this function.
            guard let function = dlsym(nil, "malloc_trim") else { return }
            _ = unsafeBitCast(function, to: Trim.self)(0)
        #endif
    }

    /// Returns the number of bytes that this process has in use and does not share with others, as the host counts them. Returns
    /// nil on systems without the `/proc` of Linux.
    static func ownMemory() -> Int? {
        let file = open("/proc/self/statm", O_RDONLY)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = read(file, &bytes, bytes.count)
        guard count > 0 else { return nil }
        let pages = bytes[..<count].split(separator: UInt8(ascii: " ")).map {
            String(decoding: $0, as: UTF8.self)
        }
        guard pages.count > 2, let resident = Int(pages[1]), let shared = Int(pages[2]) else { return nil }
        return max(0, resident - shared) * sysconf(CInt(_SC_PAGESIZE))
    }
}
