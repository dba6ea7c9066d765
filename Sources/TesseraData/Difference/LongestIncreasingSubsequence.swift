import TesseraBasics

/// Returns for each element of `values`, which must be unique, true if it is in a longest increasing
/// subsequence. If several are equally long, it uses one of them.
///
/// The elements outside the subsequence are the fewest that must move to put all elements in order. The
/// algorithm is patience sorting: O(n log n), or O(n) if the values already ascend.
package func longestIncreasingSubsequence(of values: [Int]) -> [Bool] {
    // tails[k] is the index of the smallest value that ends an increasing subsequence of length k + 1.
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
