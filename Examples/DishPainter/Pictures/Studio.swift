import Foundation
import Synchronization

/// Paints pictures on all processors at the same time.
struct Studio {
    let folder: URL

    /// Paints pictures. Those with the most pixels come first, so that no processor is busy with one at the end.
    func paint(_ pictures: [PictureAddress]) throws {
        let queue = pictures.sorted { $0.width * $0.height > $1.width * $1.height }
        let next = Atomic(0)
        let failures = Failures()
        let workers = min(ProcessInfo.processInfo.activeProcessorCount, queue.count)
        DispatchQueue.concurrentPerform(iterations: workers) { _ in
            let noise = Noise()
            while true {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < queue.count else { return }
                do {
                    try queue[index].paint(into: folder, noise: noise)
                } catch {
                    failures.add("\(error)")
                }
            }
        }
        if let failure = failures.first { throw PaintingError(failure) }
    }
}
