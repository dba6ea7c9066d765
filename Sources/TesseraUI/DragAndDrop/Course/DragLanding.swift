/// Runs a closure after all items have arrived.
@MainActor
final class DragLanding {
    private var onTheirWay = 0
    private var completion: (() -> Void)?

    init(_ completion: @escaping () -> Void) {
        self.completion = completion
    }

    func expect(_ animator: DragAnimator) {
        onTheirWay += 1
        animator.addCompletion { _ in
            self.onTheirWay -= 1
            self.finishIfAllHaveLanded()
        }
    }

    func finishIfAllHaveLanded() {
        guard onTheirWay == 0, let completion else { return }
        self.completion = nil
        completion()
    }
}
