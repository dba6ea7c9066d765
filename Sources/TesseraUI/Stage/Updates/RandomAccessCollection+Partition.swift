extension RandomAccessCollection {
    /// Returns the index of the first element for which `belongsInSecondPart` is true, or `endIndex` if there
    /// is none. It must be true for all elements after that one, since the search is binary.
    func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Index {
        var (lower, count) = (startIndex, count)
        while count > 0 {
            let half = count / 2
            let middle = index(lower, offsetBy: half)
            if belongsInSecondPart(self[middle]) {
                count = half
            } else {
                lower = index(after: middle)
                count -= half + 1
            }
        }
        return lower
    }
}
