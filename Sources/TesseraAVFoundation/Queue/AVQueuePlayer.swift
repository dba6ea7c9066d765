import Foundation

/// A player of several items, one after the other.
/// See Apple's [AVQueuePlayer](https://developer.apple.com/documentation/avfoundation/avqueueplayer).
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
    private var queue: [AVPlayerItem] = []

    /// Creates a player without items.
    public override init() {
        super.init()
        actionAtItemEnd = .advance
    }

    /// Creates a player of several items.
    public convenience init(items: [AVPlayerItem]) {
        self.init()
        for item in items { insert(item, after: nil) }
    }

    /// Returns the current item and those that come after it.
    open func items() -> [AVPlayerItem] { queue }

    /// Goes on with the next item, or ends if there is none.
    open func advanceToNextItem() {
        guard !queue.isEmpty else { return }
        queue.removeFirst()
        select(queue.first)
    }

    /// Returns true if an item can be inserted: it must not be in the queue already.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        guard !queue.contains(where: { $0 === item }), item.player == nil else { return false }
        return afterItem == nil || queue.contains { $0 === afterItem }
    }

    /// Inserts an item behind another one, or at the end. It does nothing if that is not possible.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        let index = queue.firstIndex { $0 === afterItem }
        queue.insert(item, at: index.map { $0 + 1 } ?? queue.count)
        if currentItem == nil { select(queue.first) }
    }

    /// Removes an item. If it is the current one, the next one is played.
    open func remove(_ item: AVPlayerItem) {
        queue.removeAll { $0 === item }
        if item === currentItem { select(queue.first) }
    }

    /// Removes all items.
    open func removeAllItems() {
        queue = []
        select(nil)
    }

    /// Replaces the current item.
    open override func replaceCurrentItem(with item: AVPlayerItem?) {
        guard item !== currentItem else { return }
        if !queue.isEmpty { queue.removeFirst() }
        queue.removeAll { $0 === item }
        if let item { queue.insert(item, at: 0) }
        select(queue.first)
    }

    override func itemHasEnded() { advanceToNextItem() }
}
