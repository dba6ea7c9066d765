import Foundation
import Synchronization
import TesseraBasics
import TesseraSelectors

/// A document that is a file or a folder of the app: it is opened, changed by the user, and saved by itself.
/// See Apple's [UIDocument](https://developer.apple.com/documentation/uikit/uidocument).
///
/// ```swift
/// final class Note: UIDocument {
///     var text = "" { didSet { updateChangeCount(.done) } }
///
///     override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
///
///     override func load(fromContents contents: Any, ofType typeName: String?) throws {
///         if let data = contents as? Data { text = String(decoding: data, as: UTF8.self) }
///     }
/// }
/// ```
///
/// A document with unsaved changes is saved ten seconds after the first of them, when the page is hidden, when the app ends, and
/// when the document is closed. Its contents are taken and given on the main thread, and its file is read and written in the
/// background, one thing after the other: ``contents(forType:)`` and ``load(fromContents:ofType:)`` are on the main actor, while
/// ``read(from:)`` and the methods that write are not. Where the files of an app are, and for how long, is decided by the host:
/// see <doc:Restoration>.
@preconcurrency @MainActor
open class UIDocument: NSObject {
    /// The place of the file, and the date that it had when it was read or written last.
    private let file: Mutex<(url: URL, date: Date?)>
    private let access = DocumentFileAccess()
    /// Waits for what is being written if the app ends.
    private var endObserver: NotificationObserver?
    private var savesUnderWay = 0
    private var changes = DocumentChanges()
    private var undoObservers: [NotificationObserver] = []
    private var keptUndoManager: UndoManager?
    private var autosaving: DocumentAutosaving?
    /// True while the document is saved because the app ends.
    private var isEnding = false
    /// The folder that was read or written last, as long as the app keeps it.
    private weak var folder: FileWrapper?
    /// The error that the app is handling with the user.
    private var errorInHandling: DocumentError?

    /// Creates a document that is not open.
    ///
    /// - Parameter url: The place of its file, which need not exist yet.
    public init(fileURL url: URL) {
        demand(url.isFileURL, "UIDocument.init(fileURL:): \(url) is not the URL of a file.")
        file = Mutex((url, nil))
        super.init()
    }

    // MARK: Attributes

    /// The place of the document's file. It changes when the document is saved elsewhere.
    open nonisolated var fileURL: URL { file.withLock { $0.url } }

    /// The name of the document: that of the file without its extension.
    open nonisolated var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }

    /// The identifier of the type of the document, by the extension of the file, or nil if the extension is not known.
    open nonisolated var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }

    /// The date of the file when it was read or written last, or nil before.
    open nonisolated var fileModificationDate: Date? {
        get { file.withLock { $0.date } }
        set { file.withLock { $0.date = newValue } }
    }

    /// The state of the document: ``State/closed`` at first.
    open private(set) var documentState: State = .closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
        }
    }

    /// A notification that the ``documentState`` has changed. Its object is the document.
    public nonisolated static let stateChangedNotification = Notification.Name(
        "UIDocumentStateChangedNotification")

    // MARK: Reading

    /// Opens the document: reads its file in the background.
    ///
    /// - Parameter completionHandler: A closure that gets true if the document is open, on the main thread.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        let completion = DocumentCompletion(completionHandler)
        load(fileURL) { document, isRead in
            if isRead { document.documentState.subtract([.closed, .savingError]) }
            completion.call(isRead)
        }
    }

    /// Reads the document from a file. It is called in the background. The default implementation calls
    /// ``load(fromContents:ofType:)`` on the main thread with the data of the file, or with a ``FileWrapper`` if it is a folder,
    /// and waits for it.
    open nonisolated func read(from url: URL) throws {
        var isDirectory: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
        let contents = DocumentContents(
            isDirectory.boolValue ? try FileWrapper(url: url) as Any : try Data(contentsOf: url))
        try access.runOnMain { [self] in try load(contents) }
    }

    private func load(_ contents: DocumentContents) throws {
        if let wrapper = contents.value as? FileWrapper { folder = wrapper }
        try load(fromContents: contents.value, ofType: fileType)
    }

    /// Takes the contents of the document's file, on the main thread. Subclasses override the method; the default implementation
    /// does nothing.
    ///
    /// - Parameters:
    ///   - contents: `Data`, or a ``FileWrapper`` of a folder.
    ///   - typeName: The identifier of the type of the document, or nil if it is not known.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}

    /// Discards the unsaved changes, and reads the document from a file in the background.
    ///
    /// ``disableEditing()`` is called before, and ``enableEditing()`` afterwards.
    ///
    /// - Parameters:
    ///   - url: The place of the file.
    ///   - completionHandler: A closure that gets true if the document was read, on the main thread.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        setEditing(isEnabled: false)
        let completion = DocumentCompletion(completionHandler)
        load(url) { document, isRead in
            if isRead {
                document.documentState.subtract(.savingError)
            } else {
                document.documentState.insert(.savingError)
            }
            document.setEditing(isEnabled: true)
            completion.call(isRead)
        }
    }

    /// Reads a file in the background, and then calls the closure on the main thread with true if that was possible.
    private func load(_ url: URL, _ completion: @escaping @MainActor @Sendable (UIDocument, Bool) -> Void) {
        access.begin()
        // The queue must not be the last to let go of the document, which is the main thread's.
        let document = Unmanaged.passRetained(self)
        performAsynchronousFileAccess { [access] in
            let result = Result { try document.takeUnretainedValue().readFile(url) }
            access.callOnMain {
                let document = document.takeRetainedValue()
                completion(document, document.isRead(result))
            }
            access.end()
        }
    }

    private nonisolated func readFile(_ url: URL) throws {
        try read(from: url)
        noteDate()
    }

    private func isRead(_ result: Result<Void, any Error>) -> Bool {
        if case .failure(let error) = result {
            report(error, isUserThere: true)
            return false
        }
        // What the app has set while the document was loaded does not count as a change of the user's.
        keptUndoManager?.removeAllActions()
        updateChangeCount(.cleared)
        return true
    }

    private nonisolated func noteDate() {
        let attributes = try? FileManager.default.attributesOfItem(atPath: fileURL.path)
        fileModificationDate = attributes?[.modificationDate] as? Date
    }

    // MARK: Writing

    /// Returns the contents to be saved: `Data`, or a ``FileWrapper`` if the document is a folder. Subclasses override the
    /// method. If they return anything else, they also override one of the methods that write.
    open func contents(forType typeName: String) throws -> Any {
        misuse("UIDocument.contents(forType:)", "\(type(of: self)) must override this method to be saved.")
    }

    /// The identifier of the type with which the document is saved; ``fileType`` by default.
    open nonisolated var savingFileType: String? { fileType }

    /// Returns the extension of the file for a type, or an empty string if there is none.
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        if typeName == fileType, !fileURL.pathExtension.isEmpty { return fileURL.pathExtension }
        return typeName.flatMap(UTType.init)?.preferredFilenameExtension ?? ""
    }

    /// Saves the document. The method asks for the ``contents(forType:)`` at once, and writes them in the background.
    ///
    /// If the type with which the document is saved is not that of the file's extension, the file gets the extension of the type.
    ///
    /// - Parameters:
    ///   - url: The place of the file, which becomes the ``fileURL``.
    ///   - saveOperation: The kind of saving: for the first time, or over the last version. A document that was created is open.
    ///   - completionHandler: A closure that gets true if the document was saved, on the main thread. It also gets false if there
    ///     are no contents.
    open func save(
        to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) {
        let token = DocumentContents(changeCountToken(for: saveOperation))
        let completion = DocumentCompletion(completionHandler)
        let place = placeForSaving(at: url, saveOperation)
        let contents = Result { try self.contents(forType: savingFileType ?? UTType.data.identifier) }
        let folder = DocumentContents((try? contents.get()) as? FileWrapper as Any)
        let written = contents.map { DocumentContents(written: $0, to: place) }
        beginSaving()
        // The queue must not be the last to let go of the document, which is the main thread's.
        let document = Unmanaged.passRetained(self)
        performAsynchronousFileAccess { [access] in
            let result = Result {
                try document.takeUnretainedValue().write(written.get().value, to: place, saveOperation)
            }
            access.callOnMain {
                let document = document.takeRetainedValue()
                if case .success = result { document.noteFolder(folder.value as? FileWrapper, place) }
                completion.call(document.isSaved(result, saveOperation, token.value))
                document.endSaving()
            }
            access.end()
        }
        // There is no later turn of the main loop.
        if isEnding { access.finish() }
    }

    private func noteFolder(_ wrapper: FileWrapper?, _ place: URL) {
        guard let wrapper else { return }
        wrapper.noteNames(place.lastPathComponent)
        folder = wrapper
    }

    private nonisolated func write(
        _ contents: Any, to place: URL, _ saveOperation: SaveOperation
    ) throws {
        let attributes = try fileAttributesToWrite(to: place, for: saveOperation)
        try writeContents(contents, andAttributes: attributes, safelyTo: place, for: saveOperation)
        file.withLock { $0.url = place }
        noteDate()
    }

    private func isSaved(
        _ result: Result<Void, any Error>, _ saveOperation: SaveOperation, _ token: Any
    ) -> Bool {
        if case .failure(let error) = result {
            documentState.insert(.savingError)
            report(error, isUserThere: UIApplication.shared.applicationState == .active)
            return false
        }
        updateChangeCount(withToken: token, for: saveOperation)
        documentState.subtract(saveOperation == .forCreating ? [.savingError, .closed] : .savingError)
        return true
    }

    /// Lets the app end only when the document is written.
    private func beginSaving() {
        access.begin()
        savesUnderWay += 1
        guard endObserver == nil else { return }
        endObserver = NotificationObserver(UIApplication.willTerminateNotification) { [weak self] in
            self?.access.finish()
        }
    }

    private func endSaving() {
        savesUnderWay -= 1
        if savesUnderWay == 0 { endObserver = nil }
    }

    /// Returns the place of the file with the extension of the type with which the document is saved.
    private func placeForSaving(at url: URL, _ saveOperation: SaveOperation) -> URL {
        let type = savingFileType
        let isKept = type == UTType(filenameExtension: url.pathExtension)?.identifier || type == fileType
        if isKept, !url.pathExtension.isEmpty { return url }
        let name = fileNameExtension(forType: type, saveOperation: saveOperation)
        guard !name.isEmpty else { return url }
        return url.deletingPathExtension().appendingPathExtension(name)
    }

    /// Writes the contents so that the last version of the file stays until everything is written. It is called in the
    /// background. The default implementation calls ``writeContents(_:to:for:originalContentsURL:)`` with a place beside the
    /// file, and then moves the result to its place.
    ///
    /// A ``FileWrapper`` that ``contents(forType:)`` has returned comes here as a copy, so that the app may change its own.
    open nonisolated func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil,
        safelyTo url: URL, for saveOperation: SaveOperation
    ) throws {
        let isThere = FileManager.default.fileExists(atPath: url.path)
        try SafeFile.replace(url) { place in
            try writeContents(
                contents, to: place, for: saveOperation,
                originalContentsURL: isThere && saveOperation == .forOverwriting ? url : nil)
        }
        if let wrapper = contents as? FileWrapper {
            wrapper.noteNames(url.lastPathComponent)
            wrapper.followUnreadFiles(replacing: url)
        }
        let attributes = (additionalFileAttributes ?? [:]).reduce(into: [FileAttributeKey: Any]()) {
            if let key = $1.key as? FileAttributeKey { $0[key] = $1.value }
            if let key = $1.key as? String { $0[FileAttributeKey(rawValue: key)] = $1.value }
        }
        if !attributes.isEmpty { try FileManager.default.setAttributes(attributes, ofItemAtPath: url.path) }
    }

    /// Writes the contents, which are `Data` or a ``FileWrapper`` unless a subclass overrides the method. It is called in the
    /// background.
    ///
    /// - Parameters:
    ///   - contents: The contents.
    ///   - url: The place of the new file.
    ///   - saveOperation: The kind of saving: for the first time, or over the last version.
    ///   - originalContentsURL: The place of the last version, or nil if there is none.
    open nonisolated func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        switch contents {
        case let data as Data: try data.write(to: url)
        case let wrapper as FileWrapper:
            try wrapper.write(
                to: url, options: .withNameUpdating, originalContentsURL: originalContentsURL)
        default:
            misuse(
                "UIDocument.writeContents(_:to:for:originalContentsURL:)",
                "the contents are neither Data nor a FileWrapper, so \(type(of: self)) must override this method."
            )
        }
    }

    /// Returns attributes of `FileManager` that the file gets when it is written; none by default. It is called in the
    /// background.
    open nonisolated func fileAttributesToWrite(
        to url: URL, for saveOperation: SaveOperation
    ) throws -> [AnyHashable: Any] { [:] }

    /// Saves the document if it has unsaved changes.
    ///
    /// - Parameter completionHandler: A closure that gets true if there is nothing left to save, on the main thread.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        if hasUnsavedChanges {
            save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
        } else {
            // Reading or writing that was requested before may still be under way.
            let completion = DocumentCompletion(completionHandler)
            performAsynchronousFileAccess { [access] in access.callOnMain { completion.call(true) } }
        }
    }

    /// Saves the document if it has unsaved changes, and closes it.
    ///
    /// - Parameter completionHandler: A closure that gets true if nothing was left to save, on the main thread. Otherwise the
    ///   document stays open.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        setEditing(isEnabled: false)
        autosave { [self] isSaved in
            if isSaved {
                autosaving = nil
                documentState.insert(.closed)
            }
            setEditing(isEnabled: true)
            completionHandler?(isSaved)
        }
    }

    /// Runs a closure that reads or writes files in the background, after what the document reads and writes already.
    open nonisolated func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) {
        access.perform(block)
    }

    // MARK: Editing

    /// Called when the user must not edit the document for the moment. Does nothing by default.
    open func disableEditing() {}
    /// Called when the user can edit the document again. Does nothing by default.
    open func enableEditing() {}

    private func setEditing(isEnabled: Bool) {
        if isEnabled {
            documentState.subtract(.editingDisabled)
            if !documentState.contains(.closed) { enableEditing() }
        } else {
            documentState.insert(.editingDisabled)
            disableEditing()
        }
    }

    // MARK: Changes

    /// A Boolean value that tells whether there are changes that are not saved.
    open var hasUnsavedChanges: Bool { !changes.isEmpty }

    /// Notes a change. Changes that the ``undoManager`` records are noted by themselves.
    open func updateChangeCount(_ change: ChangeKind) {
        changes.note(change)
        changesChanged()
    }

    /// Returns an object that stands for the changes that there are now, which are being saved.
    open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }

    /// Notes that the changes that there were at the time of a token are saved.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
        if let token = changeCountToken as? DocumentChanges { changes.save(token) }
        changesChanged()
    }

    private func changesChanged() {
        if !hasUnsavedChanges {
            autosaving = nil
        } else if autosaving == nil {
            autosaving = DocumentAutosaving { [weak self] in self?.autosaveNow(isEnding: $0) }
        }
    }

    private func autosaveNow(isEnding: Bool) {
        autosaving = nil
        guard !documentState.contains(.closed) else { return }
        self.isEnding = isEnding
        defer { self.isEnding = false }
        // After an error, the changes are still there, and the document tries again later.
        autosave { [weak self] _ in self?.changesChanged() }
    }

    /// The undo manager of the document, which notes what the user changes, undoes and redoes. It is created when it is first
    /// asked for.
    ///
    /// A controller of the document overrides ``UIResponder/undoManager`` and returns it.
    open var undoManager: UndoManager! {
        get {
            if keptUndoManager == nil { keep(UndoManager()) }
            return keptUndoManager
        }
        set { keep(newValue) }
    }

    private func keep(_ manager: UndoManager?) {
        keptUndoManager = manager
        undoObservers = []
        guard let manager else { return }
        undoObservers = [
            NotificationObserver(.NSUndoManagerDidCloseUndoGroup, of: manager) { [weak self, weak manager] in
                guard let manager, manager.groupingLevel == 0, !manager.isUndoing, !manager.isRedoing else {
                    return
                }
                self?.updateChangeCount(.done)
            },
            NotificationObserver(.NSUndoManagerDidUndoChange, of: manager) { [weak self] in
                self?.updateChangeCount(.undone)
            },
            NotificationObserver(.NSUndoManagerDidRedoChange, of: manager) { [weak self] in
                self?.updateChangeCount(.redone)
            },
        ]
    }

    // MARK: Renaming

    /// Moves the file to a place in the same folder, with another name and the same extension.
    final func rename(to name: String) throws {
        access.finish()
        let old = fileURL
        guard name != old.deletingPathExtension().lastPathComponent else { return }
        guard SafeFile.isName(name) else {
            throw CocoaError(.fileWriteInvalidFileName)
        }
        var new = old.deletingLastPathComponent().appendingPathComponent(name)
        if !old.pathExtension.isEmpty { new = new.appendingPathExtension(old.pathExtension) }
        try FileManager.default.moveItem(at: old, to: new)
        file.withLock { $0.url = new }
        folder?.followUnreadFiles(from: old, to: new)
    }

    // MARK: Errors

    /// Lets the app handle an error.
    final func report(_ error: any Error, isUserThere: Bool) {
        errorInHandling = isUserThere ? DocumentError(error) { [weak self] in self?.userLeaves() } : nil
        handleError(error, userInteractionPermitted: isUserThere)
    }

    private func userLeaves() {
        guard let error = errorInHandling?.error else { return }
        errorInHandling = nil
        userInteractionNoLongerPermitted(forError: error)
    }

    /// Called when an error has kept the document from being read or saved. The default implementation calls
    /// ``finishedHandlingError(_:recovered:)``; the ``documentState`` tells the app about the error.
    ///
    /// Overrides that do not call super call ``finishedHandlingError(_:recovered:)`` when they are done.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - userInteractionPermitted: True if the app may present something.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        finishedHandlingError(error, recovered: false)
    }

    /// Called when an error is handled. Overrides call super.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {
        errorInHandling = nil
        if recovered { documentState.subtract(.savingError) }
    }

    /// Called when the page is hidden or the app ends while ``handleError(_:userInteractionPermitted:)`` may still present
    /// something. Overrides end that at once, and call ``finishedHandlingError(_:recovered:)``. The default implementation does
    /// nothing.
    open func userInteractionNoLongerPermitted(forError error: any Error) {}
}
