import Foundation

/// The settings of a run of tests that compare pictures with references.
public struct ReferenceSettings: Hashable, Sendable {
    /// A Boolean value that tells whether references are made anew instead of being compared.
    public var isRecording: Bool
    /// The folder for pictures of what differs.
    public var artifacts: URL

    /// Creates settings.
    public init(isRecording: Bool, artifacts: URL) {
        self.isRecording = isRecording
        self.artifacts = artifacts
    }

    /// Creates settings from environment variables.
    ///
    /// - Parameters:
    ///   - environment: The variables. References are made anew if `TESSERA_RECORD` is `1`. The folder for
    ///     pictures of what differs is `TESSERA_ARTIFACTS`, or `.build/snapshots`.
    ///   - folder: The folder from which relative paths start.
    public init(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        folder: URL = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    ) {
        isRecording = environment["TESSERA_RECORD"] == "1"
        let path = environment["TESSERA_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 } ?? ".build/snapshots"
        artifacts = URL(fileURLWithPath: path, isDirectory: true, relativeTo: folder).absoluteURL
    }
}
