extension [Photo] {
    /// These photos followed by a page's. A photo that the page repeats replaces the one shown before and keeps
    /// its place, so that no identifier occurs twice.
    ///
    /// Complexity: linear in the number of photos here and in the page.
    func merging(_ page: [Photo]) -> [Photo] {
        var merged: [Photo] = []
        merged.reserveCapacity(count + page.count)
        var places = [Photo.ID: Int](minimumCapacity: count + page.count)
        for photos in [self, page] {
            for photo in photos {
                if let place = places[photo.id] {
                    merged[place] = photo
                } else {
                    places[photo.id] = merged.count
                    merged.append(photo)
                }
            }
        }
        return merged
    }

    /// The photos here whose content differs from that of the photo with the same identifier in `earlier`.
    ///
    /// Complexity: linear in the number of photos here and in `earlier`.
    func changed(since earlier: [Photo]) -> [Photo] {
        let before = Dictionary(earlier.map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })
        return filter { photo in before[photo.id].map { !$0.hasSameContent(as: photo) } ?? false }
    }
}
