import Foundation

/// The sizes of a label's text in the last three widths for which it was measured.
struct KnownSizes {
    private(set) var entries: [(width: CGFloat, size: CGSize)] = []
    /// True if all measured widths are still stored.
    private(set) var isComplete = true

    var isEmpty: Bool { entries.isEmpty }

    func size(in width: CGFloat) -> CGSize? { entries.first { $0.width == width }?.size }

    mutating func insert(_ size: CGSize, width: CGFloat) {
        if entries.count == 3 {
            entries.removeFirst()
            isComplete = false
        }
        entries.append((width, size))
    }

    mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        isComplete = true
    }
}
