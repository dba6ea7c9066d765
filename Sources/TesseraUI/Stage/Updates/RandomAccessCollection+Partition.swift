extension RandomAccessCollection {
    /// The index of the first element for which `belongsInSecondPart` is true, which it is for all that follow; the end
    /// where there is none. By binary search.
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
