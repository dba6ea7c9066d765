import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Downloads over HTTP that stop as soon as the response turns out to be useless, which is when its status
/// is not a success or when it exceeds the limit.
final class HTTPDownloads: Sendable {
    private let session: URLSession
    private let receiver = Receiver()

    init(configuration: sending URLSessionConfiguration) {
        session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
    }

    deinit {
        session.finishTasksAndInvalidate()
    }

    func data(from url: URL, limit: Int) async throws(ImageLoadingError) -> Data {
        let task = session.dataTask(with: url)
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                receiver.register(task, limit: limit, continuation: continuation)
                task.resume()
            }
        } onCancel: {
            task.cancel()
        }
        return try result.get()
    }
}

/// Collects the data of each task.
private final class Receiver: NSObject, URLSessionDataDelegate {
    typealias Result = Swift.Result<Data, ImageLoadingError>

    private struct Download {
        let limit: Int
        let continuation: CheckedContinuation<Result, Never>
        var data = Data()
        /// The reason for which the download was stopped before its end, or nil.
        var failure: ImageLoadingError?
    }

    private let downloads = Mutex<[Int: Download]>([:])

    func register(
        _ task: URLSessionTask, limit: Int, continuation: CheckedContinuation<Result, Never>
    ) {
        downloads.withLock {
            $0[task.taskIdentifier] = Download(limit: limit, continuation: continuation)
        }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        // Linux ignores the disposition, so the task is cancelled instead.
        completionHandler(.allow)
        update(dataTask) { download in
            if let status = (response as? HTTPURLResponse)?.statusCode, !(200...299).contains(status) {
                download.failure = .status(status)
            } else if response.expectedContentLength > Int64(download.limit) {
                download.failure = .tooLarge(limit: download.limit)
            }
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        update(dataTask) { download in
            guard download.failure == nil else { return }
            if download.data.count + data.count > download.limit {
                download.failure = .tooLarge(limit: download.limit)
                download.data = Data()
            } else {
                download.data.append(data)
            }
        }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let download = downloads.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else {
            return
        }
        if let failure = download.failure {
            download.continuation.resume(returning: .failure(failure))
        } else if let error {
            let isCancelled = (error as? URLError)?.code == .cancelled
            download.continuation.resume(
                returning: .failure(isCancelled ? .cancelled : .unreachable(error.localizedDescription)))
        } else {
            download.continuation.resume(returning: .success(download.data))
        }
    }

    /// Changes a task's download, and cancels the task if the download has failed then.
    private func update(_ task: URLSessionTask, _ change: (inout Download) -> Void) {
        let hasFailed = downloads.withLock { downloads in
            guard var download = downloads.removeValue(forKey: task.taskIdentifier) else { return false }
            change(&download)
            downloads[task.taskIdentifier] = download
            return download.failure != nil
        }
        if hasFailed { task.cancel() }
    }
}
