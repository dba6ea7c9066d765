import Foundation

/// The session of a drag for the views over which the items are.
@MainActor
final class DropSession: NSObject, UIDropSession {
    let drag: DragSession
    let progress = Progress(totalUnitCount: 0)

    init(_ drag: DragSession) {
        self.drag = drag
    }

    var localDragSession: (any UIDragSession)? { drag.isLocal ? drag : nil }
    var items: [UIDragItem] { drag.items }
    var allowsMoveOperation: Bool { drag.allowsMoveOperation }
    var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }

    func location(in view: UIView) -> CGPoint { drag.location(in: view) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        drag.canLoadObjects(ofClass: aClass)
    }

    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        progress.totalUnitCount += Int64(providers.count)
        let collected = CollectedObjects(count: providers.count, progress: progress, completion)
        for (index, provider) in providers.enumerated() {
            provider.loadObject(ofClass: aClass) { object, _ in
                let box = UncheckedItem(object)
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { collected.take(box.item, at: index) }
                }
            }
        }
        collected.finishIfComplete()
        return progress
    }
}

/// Collects the objects of several items, which may arrive in any order.
@MainActor
private final class CollectedObjects {
    private var objects: [(any NSItemProviderReading)?]
    private var missing: Int
    private let progress: Progress
    private var completion: (([any NSItemProviderReading]) -> Void)?

    init(count: Int, progress: Progress, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
        objects = Array(repeating: nil, count: count)
        missing = count
        self.progress = progress
        self.completion = completion
    }

    func take(_ object: (any NSItemProviderReading)?, at index: Int) {
        objects[index] = object
        missing -= 1
        progress.completedUnitCount += 1
        finishIfComplete()
    }

    func finishIfComplete() {
        guard missing == 0, let completion else { return }
        self.completion = nil
        completion(objects.compactMap { $0 })
    }
}
