import Foundation
import TesseraDisplay

/// The requests that the app has sent to its display and that are not answered yet.
@MainActor
final class DisplayRequests {
    private struct Waiting {
        /// True if the page still works on the request while its connection is interrupted.
        var outlivesConnection: Bool
        var answer: @MainActor (DisplayEvent.Answer) -> Void
    }

    private var waiting: [Int: Waiting] = [:]
    private var lastNumber = 0
    /// The paths of the files that the user has sent and no request has taken yet, by their numbers.
    private var uploads: [Int: String] = [:]
    /// The number of the request for files that is not over, or nil.
    private var filesRequest: Int?
    /// The requests for what the user has dropped or pasted that wait for the end of an earlier request for files.
    private var waitingFiles: [(request: DisplayRequest, answer: @MainActor (DisplayEvent.Answer) -> Void)] =
        []
    private var lastDownload = 0
    /// The display that answers, or nil if there is none.
    var display: (any Display)?

    /// True if there is a display that can answer.
    var hasDisplay: Bool { display?.isAttached == true }

    /// Sends a request to the display. `answer` runs once: with the answer of the display, or with
    /// the outcome `unavailable` if there is no display or it goes away. Before that, it runs with each answer that has the
    /// outcome `working`. It never runs before this method returns.
    ///
    /// - Parameter outlivesConnection: True if the page still works on the request while its connection is interrupted.
    func send(
        _ request: DisplayRequest, outlivesConnection: Bool = false,
        answer: (@MainActor (DisplayEvent.Answer) -> Void)? = nil
    ) {
        var request = request
        if let answer {
            let number = request.number ?? nextNumber()
            request.number = number
            waiting[number] = Waiting(outlivesConnection: outlivesConnection, answer: answer)
        }
        guard let display, display.isAttached else {
            guard let number = request.number else { return }
            DispatchQueue.main.async { [self] in MainActor.assumeIsolated { fail(number) } }
            return
        }
        display.send(.request(request))
    }

    private func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// Passes an answer to the request that waits for it. An answer without such a request is ignored.
    func receive(_ answer: DisplayEvent.Answer) {
        if answer.outcome == .working {
            waiting[answer.number]?.answer(answer)
        } else {
            waiting.removeValue(forKey: answer.number)?.answer(answer)
        }
    }

    /// Fails the requests that do not outlive the connection to the display, which has ended.
    func connectionEnded() {
        fail { !$0.value.outlivesConnection }
    }

    /// Fails the requests that have outlived a connection, except for those on which the display says that it still works.
    func connectionBegan(working: [Int]) {
        fail { !working.contains($0.key) }
    }

    private func fail(where isOver: ((key: Int, value: Waiting)) -> Bool) {
        for number in waiting.filter(isOver).keys.sorted() { fail(number) }
    }

    /// Asks the display to give the focus to an element. If the display is behind, the element may still be waiting to be sent,
    /// so that the request waits too.
    ///
    /// - Parameter answer: A closure that runs with the display's answer, or nil.
    func leadUser(to view: Int, answer: (@MainActor (DisplayEvent.Answer) -> Void)? = nil) {
        guard let display, display.isCongested else {
            return send(DisplayRequest(kind: .announce, view: view), answer: answer)
        }
        // The element is sent in the turn of the main loop in which the display has caught up. The request is sent in a later
        // turn.
        display.whenDrained { [weak self] in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.leadUser(to: view, answer: answer) } }
        }
    }

    // MARK: Files

    /// Saves the file at a path on the user's device.
    ///
    /// - Parameters:
    ///   - name: The name that the file gets there.
    ///   - completion: A closure that runs with true when the display has the whole file.
    func saveFile(at path: String, name: String, completion: @escaping @MainActor (Bool) -> Void) {
        send(DisplayRequest(kind: .save, name: name), with: path, outlivesConnection: true, completion)
    }

    /// Opens the browser's share sheet.
    ///
    /// - Parameters:
    ///   - request: What is shared besides the files.
    ///   - files: Files of the app, which the display can fetch until it has answered.
    ///   - completion: A closure that runs with the outcome.
    func share(
        _ request: DisplayRequest, files: [URL],
        completion: @escaping @MainActor (DisplayEvent.Answer.Outcome) -> Void
    ) {
        let shared = files.map { file in
            DisplayRequest.SharedFile(
                download: offerFile(at: file.path), name: file.lastPathComponent,
                type: UTType(filenameExtension: file.pathExtension)?.preferredMIMEType
                    ?? "application/octet-stream")
        }
        var request = request
        request.shared = shared.isEmpty ? nil : shared
        send(request) { [weak self] answer in
            guard answer.outcome != .working else { return }
            for file in shared { self?.withdrawFile(file.download) }
            completion(answer.outcome)
        }
    }

    /// Puts a picture in the PNG format on the system's clipboard, if the browser allows that.
    func copyPicture(_ data: Data) {
        guard let file = try? TemporaryItemFile(data, name: nil, typeIdentifier: UTType.png.identifier) else {
            return
        }
        send(DisplayRequest(kind: .copy), with: file.url.path, outlivesConnection: false) { _ in file.remove()
        }
    }

    /// Lets the user print pictures, one on each page, or a PDF document.
    ///
    /// - Parameters:
    ///   - paths: The paths of the pictures, or that of the document.
    ///   - paper: The size of the paper in points, or nil for a document.
    ///   - title: The name of what is printed, or nil for that of the page.
    ///   - completion: A closure that runs with true when the browser's dialog is closed, or with false if it did not open.
    func printFiles(
        _ paths: [String], paper: CGSize?, title: String?, completion: @escaping @MainActor (Bool) -> Void
    ) {
        let numbers = paths.map(offerFile)
        let pages = DisplayRequest.Print(
            files: numbers, width: paper.map { Double($0.width) }, height: paper.map { Double($0.height) })
        let request = DisplayRequest(kind: .print, title: title, print: pages)
        send(request, outlivesConnection: true) { [weak self] answer in
            guard answer.outcome != .working else { return }
            for number in numbers { self?.withdrawFile(number) }
            completion(answer.outcome == .done)
        }
    }

    /// Lets the display fetch the file at a path, and returns the number by which messages name it.
    func offerFile(at path: String) -> Int {
        lastDownload += 1
        offerFile(at: path, as: lastDownload)
        return lastDownload
    }

    /// Lets the display fetch the file at a path again, by the number that it had before.
    func offerFile(at path: String, as number: Int) { display?.offerDownload(number, path: path) }

    /// Lets the display fetch a file no longer.
    func withdrawFile(_ number: Int) { display?.offerDownload(number, path: "") }

    /// Lets documents on the display fetch the files of a folder, and returns the number by which they name it.
    ///
    /// Nobody can guess the number, so that a document finds no folder of another one.
    func offerFolder(at path: String) -> Int {
        let number = Int(UInt32.random(in: 1 << 16...UInt32.max))
        display?.offerFolder(number, path: path)
        return number
    }

    /// Lets documents fetch the files of a folder no longer.
    func withdrawFolder(_ number: Int) { display?.offerFolder(number, path: "") }

    /// Sends a request with the file at a path, which the display can fetch until it has answered.
    ///
    /// - Parameter completion: A closure that runs with true if the display has carried out the request.
    private func send(
        _ request: DisplayRequest, with path: String, outlivesConnection: Bool,
        _ completion: @escaping @MainActor (Bool) -> Void
    ) {
        let number = offerFile(at: path)
        var request = request
        request.download = number
        send(request, outlivesConnection: outlivesConnection) { [weak self] answer in
            guard answer.outcome != .working else { return }
            self?.withdrawFile(number)
            completion(answer.outcome == .done)
        }
    }

    /// Lets the user choose files, or takes what the user has dropped or pasted, and accepts the files from the display. Returns
    /// the number of the request.
    ///
    /// A display carries out one at a time. A choice of the user ends an earlier request with the outcome `unavailable`, and what
    /// the user has dropped or pasted waits for the end of the earlier request.
    func chooseFiles(
        _ files: DisplayRequest.Files, answer: @escaping @MainActor (DisplayEvent.Answer) -> Void
    ) -> Int {
        let number = nextNumber()
        let request = DisplayRequest(number: number, kind: .files, files: files)
        if files.contents != nil, filesRequest != nil {
            waitingFiles.append((request, answer))
            return number
        }
        if let filesRequest {
            // Waiting requests come after this choice.
            closeFiles()
            fail(filesRequest)
        }
        beginFiles(request, answer)
        return number
    }

    private func beginFiles(
        _ request: DisplayRequest, _ answer: @escaping @MainActor (DisplayEvent.Answer) -> Void
    ) {
        filesRequest = request.number
        display?.acceptUploads(request.files?.limit ?? 0)
        send(request, outlivesConnection: true, answer: answer)
    }

    /// Ends a request for files, unless a later one has ended it already. Files that are still being sent, and those that the
    /// request has not taken, are removed.
    func endFiles(_ number: Int) {
        guard filesRequest == number else { return }
        closeFiles()
        guard !waitingFiles.isEmpty else { return }
        let (request, answer) = waitingFiles.removeFirst()
        beginFiles(request, answer)
    }

    /// Accepts no further files, and removes those that no request has taken.
    private func closeFiles() {
        filesRequest = nil
        for path in uploads.values { ChosenFile.remove(path: path) }
        uploads = [:]
        display?.acceptUploads(0)
    }

    /// Ends a request for files whose answer nobody wants any more.
    func abandonFiles(_ number: Int) {
        waitingFiles.removeAll { $0.request.number == number }
        waiting[number] = nil
        endFiles(number)
    }

    /// Notes that a file has arrived at a path.
    func receiveUpload(_ id: Int, path: String) {
        guard filesRequest != nil else { return ChosenFile.remove(path: path) }
        uploads[id] = path
    }

    /// Returns the path of a file that has arrived, or nil if there is none. The caller owns the file from now on.
    func takeUpload(_ id: Int) -> String? {
        uploads.removeValue(forKey: id)
    }

    private func fail(_ number: Int) {
        receive(DisplayEvent.Answer(number: number, outcome: .unavailable))
    }
}
