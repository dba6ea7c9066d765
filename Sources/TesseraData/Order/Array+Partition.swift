extension Array {
    /// The index of the first element for which `belongsInSecondPart` is true, which it is for all that follow; the count
    /// where there is none. By binary search.
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
    /// The index of the first element above `value`, in an array that does not descend.
    func firstIndex(above value: Int) -> Int { partitioningIndex { $0 > value } }
}
