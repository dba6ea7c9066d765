import Foundation
import TesseraDisplay

/// Lets the user choose files of the device, or takes those that the user has dropped or pasted, and receives them.
@MainActor
final class FileChooser {
    /// The ways in which a choice ends.
    enum Outcome {
        /// The user has chosen files, and the app has received them.
        case chosen([ChosenFile])
        /// The user has closed the browser's dialog.
        case cancelled
        /// The browser does not open a dialog now, or another choice has ended this one.
        case unavailable
        /// The chosen files cannot be used. The value is a sentence for the user.
        case failed(String)
    }

    private let wanted: WantedFiles
    /// The number of the request that is not answered yet, or nil.
    private var request: Int?

    init(_ wanted: WantedFiles) {
        self.wanted = wanted
    }

    deinit {
        guard let request else { return }
        Task { @MainActor in UIApplication.shared.requests.abandonFiles(request) }
    }

    /// Opens the browser's dialog for choosing files, unless the user has dropped or pasted them. An earlier choice is given up.
    ///
    /// - Parameters:
    ///   - progress: A closure that runs while files arrive, with the part that has arrived, 0...1.
    ///   - completion: A closure that runs once at the end, unless the choice is cancelled.
    func choose(
        progress: @escaping @MainActor (Double) -> Void, completion: @escaping @MainActor (Outcome) -> Void
    ) {
        cancel()
        request = UIApplication.shared.requests.chooseFiles(wanted.request) { [weak self] answer in
            guard let self else { return }
            if answer.outcome == .working { return progress(answer.part ?? 0) }
            let outcome = outcome(of: answer)
            UIApplication.shared.requests.endFiles(answer.number)
            request = nil
            completion(outcome)
        }
    }

    /// Gives the choice up. Files that are still being sent are removed.
    func cancel() {
        guard let request else { return }
        self.request = nil
        UIApplication.shared.requests.abandonFiles(request)
    }

    private func outcome(of answer: DisplayEvent.Answer) -> Outcome {
        switch answer.outcome {
        case .done: break
        case .cancelled: return .cancelled
        case .unavailable, .working:
            return answer.reason.map { .failed(FileWord.problem($0, limit: wanted.limit)) } ?? .unavailable
        }
        let described = answer.files ?? []
        let files = described.compactMap { file in
            UIApplication.shared.requests.takeUpload(file.upload).flatMap { ChosenFile(path: $0, file) }
        }
        // A display may name files that it has not sent, and more than the app wants.
        guard !files.isEmpty, files.count == described.count, files.count <= wanted.limit else {
            return .failed(FileWord.problem(.failed, limit: wanted.limit))
        }
        if let other = files.first(where: { !wanted.accept($0.type) }) {
            return .failed(FileWord.unsuitable(other.url.lastPathComponent))
        }
        return .chosen(files)
    }
}
