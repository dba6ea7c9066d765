import TesseraBasics

/// For each element of `values`, which are unique, whether it is in a longest increasing subsequence (one of
/// them, where several are as long).
///
/// Elements outside it are the least that must move for the rest to be in order. Patience sorting: O(n log n), and
/// O(n) where the values already ascend.
package func longestIncreasingSubsequence(of values: [Int]) -> [Bool] {
    // tails[k]: index of the smallest value that ends an increasing subsequence of length k + 1.
    var tails: [Int] = []
    var predecessors = [Int](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
        var low = tails.count
        if let last = tails.last, values[last] > value {
            low = tails.partitioningIndex { values[$0] > value }
        }
        if low > 0 { predecessors[index] = tails[low - 1] }
        if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var isIncluded = [Bool](repeating: false, count: values.count)
    var index = tails.last ?? -1
    while index >= 0 {
        isIncluded[index] = true
        index = predecessors[index]
    }
    return isIncluded
}
