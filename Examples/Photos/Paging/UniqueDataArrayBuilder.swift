/// Joins lists so that no identifier occurs twice, which a data source would not accept.
enum UniqueDataArrayBuilder {
    /// Returns the old list and then the new one. If the new list repeats an element, it replaces the old one in the
    /// old one's place.
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
