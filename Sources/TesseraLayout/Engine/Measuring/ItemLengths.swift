/// The preferred lengths of the items of a section, by the items' numbers.
///
/// Items side by side are usually measured together, so their lengths are stored together in pages.
struct ItemLengths: Hashable, Sendable {
    /// The lengths of 64 consecutive items.
    private struct Page: Hashable, Sendable {
        private var sizes = Array(repeating: CGSize.zero, count: Page.length)
        private var axes = Array(repeating: SelfSizedAxes(), count: Page.length)

        static var length: Int { 64 }

        subscript(place: Int) -> PreferredLengths? {
            get {
                axes[place].isEmpty ? nil : PreferredLengths(size: sizes[place], axes: axes[place])
            }
            set {
                sizes[place] = newValue?.size ?? .zero
                axes[place] = newValue?.axes ?? []
            }
        }

        var isEmpty: Bool { axes.allSatisfy(\.isEmpty) }

        /// Returns true if the lengths of one of the items at `places` are known.
        func holdsAny(of places: Range<Int>) -> Bool { !axes[places].allSatisfy(\.isEmpty) }

        /// Copies the lengths of the items at `places` of another page to the places from `first` on.
        mutating func take(_ places: Range<Int>, of other: Page, to first: Int) {
            for place in places {
                sizes[first + place - places.lowerBound] = other.sizes[place]
                axes[first + place - places.lowerBound] = other.axes[place]
            }
        }
    }

    /// The pages that have known lengths, by their numbers.
    private var pages: [Int: Page] = [:]

    var isEmpty: Bool { pages.isEmpty }

    /// The lengths that an item prefers, or `nil` if they are unknown. O(1).
    subscript(item: Int) -> PreferredLengths? {
        get { pages[item / Page.length]?[item % Page.length] }
        set {
            let number = item / Page.length
            if let newValue, !newValue.axes.isEmpty {
                pages[number, default: Page()][item % Page.length] = newValue
            } else if pages[number] != nil {
                pages[number]?[item % Page.length] = nil
                if pages[number]?.isEmpty == true { pages[number] = nil }
            }
        }
    }

    /// The numbers of the items with known lengths, ascending.
    var numbers: [Int] {
        var numbers: [Int] = []
        for (number, page) in pages.sorted(by: { $0.key < $1.key }) {
            for place in 0..<Page.length where page[place] != nil {
                numbers.append(number * Page.length + place)
            }
        }
        return numbers
    }

    /// Copies the lengths of items of another section to the places from `first` on, which must have no
    /// known lengths.
    mutating func take(_ items: Range<Int>, of other: ItemLengths, to first: Int) {
        if items.isEmpty { return }
        let numbers = items.lowerBound / Page.length...(items.upperBound - 1) / Page.length
        // Many items may lie on few pages that exist, so the shorter list is searched.
        guard numbers.count <= other.pages.count else {
            for (number, page) in other.pages where numbers.contains(number) {
                take(items, of: page, number, to: first)
            }
            return
        }
        for number in numbers {
            if let page = other.pages[number] { take(items, of: page, number, to: first) }
        }
    }

    /// Copies the lengths of the items that lie on one page.
    private mutating func take(_ items: Range<Int>, of page: Page, _ number: Int, to first: Int) {
        let start = number * Page.length
        var remainder = items.clamped(to: start..<start + Page.length)
        while !remainder.isEmpty {
            let target = first + remainder.lowerBound - items.lowerBound
            let piece = remainder.prefix(Page.length - target % Page.length)
            let places = piece.lowerBound - start..<piece.upperBound - start
            if page.holdsAny(of: places) {
                pages[target / Page.length, default: Page()]
                    .take(places, of: page, to: target % Page.length)
            }
            remainder = piece.upperBound..<remainder.upperBound
        }
    }

    /// Returns the lengths of the first items.
    func prefix(_ itemCount: Int) -> ItemLengths {
        var kept = self
        for item in numbers where item >= itemCount { kept[item] = nil }
        return kept
    }
}
