import TesseraBasics

extension [Int] {
    /// The index of the first element above `value`, in an array that does not descend.
    func firstIndex(above value: Int) -> Int { partitioningIndex { $0 > value } }
}
