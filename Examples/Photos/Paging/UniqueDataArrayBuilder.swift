/// Puts lists together so that no identifier occurs twice, which a data source would not accept.
enum UniqueDataArrayBuilder {
    /// Returns the old list followed by the new one. An element that the new list repeats replaces the old one and keeps
    /// its place.
    ///
    /// Complexity: linear in the length of both lists.
    static func fillDifferenceOfOldAndNewLists<T: Decodable & Hashable>(
        _ dataType: T.Type, oldDataList: [T], newDataList: [T]
    ) -> [T] {
        var dataList: [T] = []
        dataList.reserveCapacity(oldDataList.count + newDataList.count)
        var places = [T: Int](minimumCapacity: oldDataList.count + newDataList.count)
        for list in [oldDataList, newDataList] {
            for data in list {
                if let place = places[data] {
                    dataList[place] = data
                } else {
                    places[data] = dataList.count
                    dataList.append(data)
                }
            }
        }
        return dataList
    }
}
