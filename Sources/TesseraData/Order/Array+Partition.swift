extension Array {
    /// Returns the index of the first element for which `belongsInSecondPart` is true, or the count if there
    /// is none. The closure must be true for all elements after that one. It searches by bisection.
    func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if belongsInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension [Int] {
    /// Returns the index of the first element above `value`, or the count if there is none, in an array that
    /// does not descend.
    func firstIndex(above value: Int) -> Int { partitioningIndex { $0 > value } }
}
