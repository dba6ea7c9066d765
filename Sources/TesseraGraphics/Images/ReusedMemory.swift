import Synchronization

/// One block of memory that is used again and again.
final class ReusedMemory: Sendable {
    /// A block that one user has at a time.
    struct Block: @unchecked Sendable {
        let bytes: UnsafeMutableRawPointer
        /// The size in bytes.
        let count: Int
    }

    /// The size in bytes up to which a block is kept.
    private let limit: Int
    private let kept = Mutex<Block?>(nil)

    init(limit: Int) { self.limit = limit }

    deinit { kept.withLock { $0?.bytes.deallocate() } }

    /// Returns a block of at least `count` bytes, whose content is undefined.
    func take(_ count: Int) -> Block {
        let block = kept.withLock { block in
            defer { block = nil }
            return block
        }
        if let block, block.count >= count { return block }
        block?.bytes.deallocate()
        return Block(bytes: .allocate(byteCount: count, alignment: 16), count: count)
    }

    /// Takes a block back. The object keeps the largest block within the limit, and frees the others.
    func give(_ block: Block) {
        guard block.count <= limit else { return block.bytes.deallocate() }
        let other = kept.withLock { kept in
            let isLarger = block.count >= kept?.count ?? 0
            defer { if isLarger { kept = block } }
            return isLarger ? kept : block
        }
        other?.bytes.deallocate()
    }
}
