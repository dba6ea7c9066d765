import Foundation
import TesseraDisplay

/// Lets the user choose files of the device, and receives them.
@MainActor
final class FileChooser {
    /// The ways in which a choice ends.
    enum Outcome {
        /// The user has chosen files, and the app has received them.
        case chosen([ChosenFile])
        /// The user has closed the browser's dialog.
        case cancelled
        /// The browser does not open a dialog now.
        case unavailable
        /// The chosen files cannot be sent. The value is a sentence for the user.
        case failed(String)
    }

    private let wanted: WantedFiles
    /// The number of choices so far. Answers to earlier ones mean nothing any more.
    private var turn = 0

    init(_ wanted: WantedFiles) {
        self.wanted = wanted
    }

    /// Opens the browser's dialog for choosing files.
    ///
    /// - Parameters:
    ///   - progress: A closure that runs while files arrive, with the part that has arrived, 0...1.
    ///   - completion: A closure that runs once at the end, unless the choice is cancelled or begun again.
    func choose(
        progress: @escaping @MainActor (Double) -> Void, completion: @escaping @MainActor (Outcome) -> Void
    ) {
        turn += 1
        let turn = turn
        let requests = UIApplication.shared.requests
        requests.acceptUploads(wanted.limit)
        requests.send(DisplayRequest(kind: .files, files: wanted.request), outlivesConnection: true) {
            [weak self] answer in
            guard let self, self.turn == turn else { return }
            if answer.outcome == .working { return progress(answer.part ?? 0) }
            let outcome = outcome(of: answer)
            requests.acceptUploads(0)
            completion(outcome)
        }
    }

    /// Gives the choice up. Files that are on their way get lost.
    func cancel() {
        turn += 1
        UIApplication.shared.requests.acceptUploads(0)
    }

    private func outcome(of answer: DisplayEvent.Answer) -> Outcome {
        switch answer.outcome {
        case .done: break
        case .cancelled: return .cancelled
        case .unavailable, .working:
            return answer.reason.map { .failed(FileWord.problem($0, limit: wanted.limit)) } ?? .unavailable
        }
        let files = (answer.files ?? []).prefix(wanted.limit).compactMap { file in
            UIApplication.shared.requests.takeUpload(file.upload).flatMap { ChosenFile(path: $0, file) }
        }
        guard !files.isEmpty else { return .failed(FileWord.problem(.failed, limit: wanted.limit)) }
        if let other = files.first(where: { !wanted.accept($0.type) }) {
            return .failed(FileWord.unsuitable(other.url.lastPathComponent))
        }
        return .chosen(files)
    }
}
