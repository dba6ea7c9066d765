import Foundation

/// What the app of a device writes, and what the host writes about it.
extension Device {
    /// Writes the lines of a stream of the app to the log. Those of its errors tell why it has ended.
    func read(_ stream: AppStream, areComplaints: Bool) async {
        var splitter = LineSplitter()
        try? await stream.channel.executeThenClose { inbound in
            for try await buffer in inbound {
                for line in splitter.lines(in: buffer.readableBytesView) {
                    note(line, isComplaint: areComplaints)
                }
            }
        }
        if let line = splitter.remainder() { note(line, isComplaint: areComplaints) }
    }

    /// Writes a line about the device. `stream` is nil if it does not come from the app itself.
    func write(_ line: String, stream: String?) {
        configuration.output(
            configuration.outputFormat.line(line, app: app.pathName, device: number, stream: stream))
    }

    private func note(_ line: String, isComplaint: Bool) {
        write(line, stream: isComplaint ? "stderr" : "stdout")
        guard isComplaint else { return }
        failure.note(line)
        if let sources = configuration.development?.sources { trace.note(line, sources: sources) }
    }
}
