import TesseraBasics

/// Returns for each stretch true if its items are in a longest sequence of items that ascends in both
/// orders. If several sequences are equally long, it uses one of them. The stretches must ascend in their
/// first order and not overlap in the second.
///
/// The items outside the sequence are the fewest that must move to put all items in order.
func heaviestIncreasingSubsequence(of stretches: [MatchedStretch]) -> [Bool] {
    if stretches.indices.dropFirst().allSatisfy({ stretches[$0 - 1].second < stretches[$0].second }) {
        return [Bool](repeating: true, count: stretches.count)
    }
    let items = stretches.reduce(0) { $0 + $1.count }
    let predecessors =
        items <= 64 * stretches.count
        ? predecessorsByPatience(stretches, itemCount: items) : predecessorsByWeight(stretches)
    var isIncluded = [Bool](repeating: false, count: stretches.count)
    var index = predecessors.last
    while index >= 0 {
        isIncluded[index] = true
        index = Int(predecessors.chain[index])
    }
    return isIncluded
}

/// The last stretch of a longest sequence and, for each stretch, the one before it in the longest sequence
/// that it ends; -1 stands for none.
private typealias Predecessors = (last: Int, chain: [Int32])

/// Finds the sequence by patience sorting of the items, with one search for each stretch that goes back and
/// one step for each item.
private func predecessorsByPatience(_ stretches: [MatchedStretch], itemCount: Int) -> Predecessors {
    // The index is the length of an ascending sequence, less one; the value is the stretch of the smallest item that ends such a
    // sequence. No other item lies between the items of a stretch, so a sequence has all of them or none, and the length at the
    // first item of an owner determines to which of the owner's items a length belongs.
    var owners = [Int32](repeating: -1, count: itemCount)
    var longest = 0
    var firstLengths = [Int32](repeating: 0, count: stretches.count)
    var chain = [Int32](repeating: -1, count: stretches.count)
    func tail(_ length: Int) -> Int {
        let owner = Int(owners[length])
        return stretches[owner].second + length - Int(firstLengths[owner])
    }
    for (index, stretch) in stretches.enumerated() {
        var length = longest
        if length > 0, tail(length - 1) > stretch.second {
            length = (0..<length).partitioningIndex { tail($0) > stretch.second }
        }
        if length > 0 { chain[index] = owners[length - 1] }
        firstLengths[index] = Int32(length)
        for length in length..<length + stretch.count { owners[length] = Int32(index) }
        longest = max(longest, length + stretch.count)
    }
    return (longest == 0 ? -1 : Int(owners[longest - 1]), chain)
}

/// Finds the sequence with one step for each stretch through a tree of best sequences, whatever the number
/// of items: O(*n* log *n*) in the number of stretches.
private func predecessorsByWeight(_ stretches: [MatchedStretch]) -> Predecessors {
    var ranks = [Int](repeating: 0, count: stretches.count)
    for (rank, index) in stretches.indices.sorted(by: { stretches[$0].second < stretches[$1].second })
        .enumerated()
    {
        ranks[index] = rank
    }
    // A Fenwick tree over ranks: each node stores the stretch that ends the heaviest sequence in its range.
    var best = [Int32](repeating: -1, count: stretches.count + 1)
    var weights = [Int](repeating: 0, count: stretches.count)
    var chain = [Int32](repeating: -1, count: stretches.count)
    func weight(_ index: Int32) -> Int { index < 0 ? 0 : weights[Int(index)] }
    var last = -1
    for (index, stretch) in stretches.enumerated() {
        var predecessor: Int32 = -1
        var node = ranks[index]
        while node > 0 {
            if weight(best[node]) > weight(predecessor) { predecessor = best[node] }
            node -= node & -node
        }
        chain[index] = predecessor
        weights[index] = weight(predecessor) + stretch.count
        if last < 0 || weights[index] > weights[last] { last = index }
        node = ranks[index] + 1
        while node < best.count {
            if weight(best[node]) < weights[index] { best[node] = Int32(index) }
            node += node & -node
        }
    }
    return (last, chain)
}
