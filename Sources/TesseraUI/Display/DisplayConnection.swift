import Foundation
import TesseraBasics
import TesseraDisplay

/// The app's end of the socket to its host and display.
@MainActor
final class DisplayConnection: Display {
    private let descriptor: Int32
    private var reader = FrameReader()
    private var outbox: [UInt8] = []
    private var outboxStart = 0
    private var source: (any DispatchSourceRead)?
    private var writeSource: (any DispatchSourceWrite)?
    private var drained: [() -> Void] = []
    private let receive: (DisplayEvent) -> Void
    /// The function that gets the number and the path of each file that the user has sent.
    private let receiveUpload: (Int, String) -> Void
    private let finish: () -> Void
    /// True if the process ends soon after the end of the connection.
    var endsProcess = false
    private var isFinished = false

    /// True if a display is connected and has sent its first message.
    var isAttached = false

    var isLive: Bool { true }

    /// Takes over a connected stream socket.
    init(
        descriptor: Int32, receive: @escaping (DisplayEvent) -> Void,
        receiveUpload: @escaping (_ id: Int, _ path: String) -> Void, finish: @escaping () -> Void
    ) {
        self.descriptor = descriptor
        self.receive = receive
        self.receiveUpload = receiveUpload
        self.finish = finish
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.read() }
        }
        source.resume()
        self.source = source
        write(Frame.version(ProtocolVersion.current))
    }

    /// The socket that the environment names, or nil if the app was started by hand.
    static var inheritedDescriptor: Int32? {
        guard let text = ProcessInfo.processInfo.environment[DisplaySocket.environmentVariable],
            let descriptor = Int32(text), fcntl(descriptor, F_GETFD) >= 0
        else { return nil }
        return descriptor
    }

    /// True if so many bytes wait to be written that the display cannot keep up.
    var isCongested: Bool { outbox.count - outboxStart > 256 * 1024 }

    /// Runs `action` once everything that waits has been written.
    func whenDrained(_ action: @escaping () -> Void) {
        drained.append(action)
    }

    func send(_ message: DisplayMessage) {
        // Encoding cannot fail, because the messages contain only text, numbers and arrays of them.
        guard let data = try? message.encoded() else { return }
        write(.message(data))
    }

    func keepImage(_ id: Int, mediaType: String, data: Data) {
        write(.resource(id: id, mediaType: mediaType, data: data))
    }

    func releaseImage(_ id: Int) {
        write(.release(id: id))
    }

    func keepFont(_ id: Int, path: String, face: Int) {
        write(.font(id: id, path: path, face: face))
    }

    func acceptUploads(_ count: Int) {
        write(.uploads(count))
    }

    func offerDownload(_ id: Int, path: String) {
        write(.download(id: id, path: path))
    }

    func offerFolder(_ id: Int, path: String) {
        write(.folder(id: id, path: path))
    }

    private func write(_ frame: Frame) {
        outbox.append(contentsOf: frame.encoded)
        flush()
    }

    private func flush() {
        guard !isFinished else { return }
        while outboxStart < outbox.count {
            let count = outbox.withUnsafeBytes { bytes in
                let rest = UnsafeRawBufferPointer(rebasing: bytes[outboxStart...])
                return DisplaySocket.send(rest, to: descriptor)
            }
            if count > 0 {
                outboxStart += count
            } else if count < 0, errno == EINTR {
                continue
            } else if count < 0, errno == EAGAIN || errno == EWOULDBLOCK {
                waitUntilWritable()
                return
            } else {
                end()
                return
            }
        }
        outbox.removeAll(keepingCapacity: outbox.capacity <= 64 * 1024)
        outboxStart = 0
        writeSource?.cancel()
        writeSource = nil
        let actions = drained
        drained = []
        for action in actions { action() }
    }

    private func waitUntilWritable() {
        guard writeSource == nil else { return }
        let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.flush() }
        }
        source.resume()
        writeSource = source
    }

    private func read() {
        if withUnsafeTemporaryAllocation(byteCount: 64 * 1024, alignment: 1, readAll) {
            receiveFrames()
        } else {
            end()
        }
    }

    /// Reads what has arrived, in parts that fit into a buffer. Returns false if the host has closed the connection.
    private func readAll(through buffer: UnsafeMutableRawBufferPointer) -> Bool {
        while true {
            let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
            if count > 0 {
                reader.append(Data(buffer[..<count]))
                if count < buffer.count { return true }
            } else if count < 0, errno == EINTR {
                continue
            } else {
                return count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)
            }
        }
    }

    private func receiveFrames() {
        do {
            while let frame = try reader.next() {
                if case .ping(let number) = frame { write(.pong(number)) }
                if case .upload(let id, let path) = frame { receiveUpload(id, path) }
                guard case .event(let data) = frame else { continue }
                do {
                    receive(try DisplayEvent(parsing: data))
                } catch {
                    // The host has already parsed the messages of browsers. A message that cannot be read
                    // here is a fault of the host, and only this message is lost.
                    complain(error)
                }
            }
        } catch .malformed(let kind) {
            complain(FrameError.malformed(kind: kind))
            receiveFrames()
        } catch {
            // The start of the next frame is unknown after this error.
            complain(error)
            end()
        }
    }

    private func complain(_ error: any Error) {
        writeComplaint("A message of the display was not understood: \(error)")
    }

    /// Reports that the connection has ended, and then cancels both sources. If the sources were not cancelled, Dispatch would call the
    /// handler of the closed socket for ever.
    ///
    /// On Linux, Dispatch sometimes crashes when it cancels a source whose socket the other end has just closed. In an app, whose process
    /// ends soon after the report, the sources are therefore only suspended, and kept until then.
    private func end() {
        guard !isFinished else { return }
        isFinished = true
        isAttached = false
        if endsProcess {
            source?.suspend()
            writeSource?.suspend()
            return finish()
        }
        finish()
        source?.cancel()
        source = nil
        writeSource?.cancel()
        writeSource = nil
    }
}
