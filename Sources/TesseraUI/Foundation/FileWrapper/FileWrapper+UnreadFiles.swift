import Foundation

/// Files that are read when their bytes are asked for, and may be at another place by then.
extension FileWrapper {
    /// Notes that this wrapper was written to a place. Files that were there and are not read yet are now at the places that
    /// their names give them.
    final func followUnreadFiles(replacing url: URL) {
        moveUnreadFiles(url) { file, place in Self.rest(of: file, in: url) == nil ? file : place }
    }

    /// Notes that a file or a folder has moved, which may contain files that are not read yet.
    final func followUnreadFiles(from old: URL, to new: URL) {
        moveUnreadFiles(new) { file, _ in
            guard let rest = Self.rest(of: file, in: old) else { return file }
            return rest.isEmpty ? new : new.appendingPathComponent(rest)
        }
    }

    /// Returns a copy that is written to a place while the app goes on to change this wrapper.
    ///
    /// Files there that are not read yet, and that will be gone or have other names, are opened before.
    final func copy(forWritingTo url: URL) -> FileWrapper { copy(to: url, in: url) }

    private func copy(to place: URL, in folder: URL) -> FileWrapper {
        let copy = FileWrapper(regularFileWithContents: Data())
        (copy.preferredFilename, copy.filename) = (preferredFilename, filename)
        copy.fileAttributes = fileAttributes
        switch contents {
        case .directory(let children):
            let copies = children.map {
                ($0.key, $0.value.copy(to: place.appendingPathComponent($0.key), in: folder))
            }
            copy.contents = .directory(Dictionary(uniqueKeysWithValues: copies))
        case .unread(let file):
            let isMoving = file.standardizedFileURL.path != place.standardizedFileURL.path
            if isMoving, Self.rest(of: file, in: folder) != nil,
                let data = try? Data(contentsOf: file, options: .mappedIfSafe)
            {
                contents = .file(data)
            }
            copy.contents = contents
        case .file, .link: copy.contents = contents
        }
        return copy
    }

    /// Changes the places of files that are not read yet.
    ///
    /// - Parameters:
    ///   - url: The place of this wrapper by its name.
    ///   - move: A function that returns the new place of a file by its former one and by that which its name gives it.
    private func moveUnreadFiles(_ url: URL, _ move: (_ file: URL, _ place: URL) -> URL) {
        switch contents {
        case .unread(let file): contents = .unread(move(file, url))
        case .directory(let children):
            for (name, child) in children { child.moveUnreadFiles(url.appendingPathComponent(name), move) }
        case .file, .link: break
        }
    }

    /// Returns the path of a place in a folder, which is empty for the folder itself, or nil if the place is elsewhere.
    private static func rest(of file: URL, in folder: URL) -> String? {
        let (parts, prefix) = (
            file.standardizedFileURL.pathComponents, folder.standardizedFileURL.pathComponents
        )
        guard parts.starts(with: prefix) else { return nil }
        return parts.dropFirst(prefix.count).joined(separator: "/")
    }
}
