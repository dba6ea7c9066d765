import Foundation
import TesseraBasics
import Testing

struct MainActorCheckTests {
    @Test
    @MainActor
    func `code of the main actor runs on the main actor`() {
        #expect(isOnMainActor)
        #expect(isOnMainActor)
    }

    @Test
    func `work of the main queue runs on the main actor, and work of another queue does not`() async {
        let onMainQueue = await withCheckedContinuation { answer in
            DispatchQueue.main.async { answer.resume(returning: isOnMainActor) }
        }
        let onOtherQueue = await withCheckedContinuation { answer in
            DispatchQueue.global().async { answer.resume(returning: isOnMainActor) }
        }
        #expect(onMainQueue)
        #expect(!onOtherQueue)
    }

    @Test
    func `a thread of its own is not on the main actor, also after the main actor has asked`() async {
        await MainActor.run { _ = isOnMainActor }
        let onThread = await withCheckedContinuation { answer in
            Thread.detachNewThread { answer.resume(returning: isOnMainActor) }
        }
        #expect(!onThread)
    }
}
