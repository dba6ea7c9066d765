/// What items of a section prefer, by their numbers.
///
/// Items that lie side by side are measured together, so what is known of them is kept side by side too.
struct ItemLengths: Hashable, Sendable {
    /// Items whose numbers differ in nothing but their last digits.
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
    }

    /// Pages that hold something.
    private var pages: [Int: Page] = [:]

    var isEmpty: Bool { pages.isEmpty }

    /// What an item prefers, `nil` where that is not known. O(1).
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

    /// The items of which something is known, ascending.
    var numbers: [Int] {
        var numbers: [Int] = []
        for (number, page) in pages.sorted(by: { $0.key < $1.key }) {
            for place in 0..<Page.length where page[place] != nil {
                numbers.append(number * Page.length + place)
            }
        }
        return numbers
    }

    /// What the first items prefer.
    func prefix(_ itemCount: Int) -> ItemLengths {
        var kept = self
        for item in numbers where item >= itemCount { kept[item] = nil }
        return kept
    }
}
