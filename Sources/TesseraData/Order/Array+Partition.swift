import TesseraBasics

extension [Int] {
    /// Returns the index of the first element above `value`, or the count if there is none, in an array that
    /// does not descend.
    func firstIndex(above value: Int) -> Int { partitioningIndex { $0 > value } }
}
