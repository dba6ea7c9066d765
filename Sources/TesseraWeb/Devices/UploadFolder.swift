import Foundation

/// The files that the page of a device sends to its app.
///
/// A page sends a file only after the app has asked for it, in parts of at most ``partSize`` bytes, one after the other. A part
/// that gets lost is sent again: the folder says how many bytes it has. A file that is begun takes the place of one that is not
/// whole. The app owns the files that are whole, and what it removes or moves elsewhere makes room for others.
actor UploadFolder {
    /// The greatest number of bytes of a part.
    static let partSize = 256 << 10

    /// The reasons for which a part, or a whole file, is not accepted.
    enum Refusal: Error, Equatable {
        /// The app does not want a file, or the file does not exist any more.
        case unwanted
        /// There is no room for so many bytes.
        case tooLarge
        /// The part does not begin where the bytes of the file end, or it is longer than the file. The value is the number of
        /// bytes that the folder has.
        case misplaced(Int)
        /// The bytes cannot be written.
        case unwritable
    }

    /// The file that the page has begun to send last.
    private struct Upload {
        let number: Int
        let size: Int
        var received = 0
        var isWhole = false
    }

    private let limit: Int
    private let url = PrivateFolder.newURL(.uploads)
    /// The folder, or nil if it does not exist.
    private var folder: PrivateFolder?
    private var isClosed = false
    private var wanted = 0
    private var lastNumber = 0
    private var upload: Upload?

    /// Creates a folder for at most `limit` bytes. It does not exist on the disk before the first file comes.
    init(limit: Int) {
        self.limit = limit
    }

    /// The number of bytes that stay free on the disk.
    private static let reserve = 64 << 20

    /// Accepts `count` further files, and removes a file that is not whole.
    func want(_ count: Int) {
        discard()
        wanted = count
    }

    /// Throws an error if no part of a file that begins at `offset` would be accepted now.
    func expect(_ number: Int, at offset: Int) throws(Refusal) {
        guard let upload, upload.number == number else { throw .unwanted }
        // A page repeats a part, also the last one, if it has not got the answer.
        guard !upload.isWhole, offset == upload.received else { throw .misplaced(upload.received) }
    }

    /// Begins a file of `size` bytes, and returns its number. A file that is not whole is removed: the page has not learned its
    /// number, or has given it up.
    func begin(size: Int) throws(Refusal) -> Int {
        discard()
        guard wanted > 0, !isClosed else { throw .unwanted }
        guard size >= 0, size <= limit, occupied <= limit - size, isRoom(for: size) else { throw .tooLarge }
        lastNumber += 1
        do {
            try createFolder(of: lastNumber)
            guard
                FileManager.default.createFile(
                    atPath: path(of: lastNumber), contents: nil, attributes: [.posixPermissions: 0o600])
            else { throw Refusal.unwritable }
        } catch {
            throw .unwritable
        }
        upload = Upload(number: lastNumber, size: size)
        wanted -= 1
        return lastNumber
    }

    /// The state of a file after a part of it has arrived.
    struct Receipt: Equatable {
        /// The number of bytes that the folder has.
        var received: Int
        /// The path of the file if the part was its last, and nil otherwise.
        var path: String?
    }

    /// Appends a part to a file.
    ///
    /// - Parameters:
    ///   - bytes: The part. Only that of an empty file is empty.
    ///   - number: The number of the file.
    ///   - offset: The number of bytes of the file before the part.
    func append(_ bytes: Data, to number: Int, at offset: Int) throws(Refusal) -> Receipt {
        try expect(number, at: offset)
        guard var upload else { throw .unwanted }
        guard bytes.count <= upload.size - offset else { throw .misplaced(upload.received) }
        let path = path(of: number)
        do {
            let handle = try FileHandle(forWritingTo: URL(filePath: path))
            defer { try? handle.close() }
            try handle.seekToEnd()
            try handle.write(contentsOf: bytes)
        } catch {
            discard()
            throw .unwritable
        }
        upload.received += bytes.count
        upload.isWhole = upload.received == upload.size
        self.upload = upload
        return Receipt(received: upload.received, path: upload.isWhole ? path : nil)
    }

    /// Removes the folder with everything in it, and accepts nothing any more.
    func remove() {
        isClosed = true
        folder?.remove()
        folder = nil
        upload = nil
    }

    /// Returns true if the disk has room for a file. The temporary folder may lie in memory, which other devices need too.
    private func isRoom(for size: Int) -> Bool {
        let folder = FileManager.default.temporaryDirectory.path
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder)
        guard let free = attributes?[.systemFreeSize] as? NSNumber else { return true }
        return size < free.int64Value - Int64(Self.reserve)
    }

    /// The number of bytes of all files in the folder.
    private var occupied: Int {
        guard folder != nil else { return 0 }
        let files = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
        return files.reduce(0) { $0 + (ServedFile.size(of: url.appending(path: $1)) ?? 0) }
    }

    /// Returns the folder in which a file lies alone, so that the app can give it any name.
    private func folder(of number: Int) -> URL {
        url.appending(path: "\(number)", directoryHint: .isDirectory)
    }

    private func path(of number: Int) -> String { folder(of: number).appending(path: "file").path }

    private func createFolder(of number: Int) throws {
        if folder == nil { folder = try PrivateFolder(creating: url) }
        try PrivateFolder.create(folder(of: number))
    }

    /// Removes the file that is not whole. Another one may take its place.
    private func discard() {
        guard let upload, !upload.isWhole else { return }
        self.upload = nil
        wanted += 1
        try? FileManager.default.removeItem(at: folder(of: upload.number))
    }
}
