/// Where the elements of a list are once some have been taken out and others put in.
///
/// Both lists ascend and name no index twice. A look-up takes logarithmic time in their lengths.
struct IndexShift {
    /// Indexes in the old list of what is deleted or moves away.
    var removed: [Int] = []
    /// Indexes in the new list of what is inserted or moves here.
    var added: [Int] = []

    /// The new index of an element that is not removed.
    func newIndex(of index: Int) -> Int {
        let rank = index - removed.partitioningIndex { $0 >= index }
        // Before the added element of number k there are `added[k] - k` that were in the list.
        var (lower, upper) = (0, added.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if added[middle] - middle <= rank { lower = middle + 1 } else { upper = middle }
        }
        return rank + lower
    }
}

extension Array {
    /// The index of the first element for which `belongsInSecondPart` is true, which it is for all that follow.
    func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Int {
        var (lower, upper) = (0, count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if belongsInSecondPart(self[middle]) { upper = middle } else { lower = middle + 1 }
        }
        return lower
    }
}

extension [Int] {
    /// Whether the array, which ascends, has an element.
    func hasSorted(_ element: Int) -> Bool {
        let index = partitioningIndex { $0 >= element }
        return index < count && self[index] == element
    }
}
