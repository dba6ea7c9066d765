/// The images that an app has replaced or removed lately.
///
/// A page may still be fetching one of them: an app that reloads a list makes its images anew, and sends both the old and the new ones
/// before the page has asked for any.
struct RemovedImages {
    private var images: [(id: Int, resource: Device.Resource)] = []
    private var size = 0
    /// The greatest number of bytes to keep.
    private let mostBytes: Int
    /// The greatest number of images to keep, since empty ones have no bytes.
    private let mostImages: Int

    init(mostBytes: Int = 500_000, mostImages: Int = 200) {
        (self.mostBytes, self.mostImages) = (mostBytes, mostImages)
    }

    /// The image with an identifier, or nil if it is not kept.
    subscript(id: Int) -> Device.Resource? {
        images.last { $0.id == id }?.resource
    }

    /// Keeps an image, and drops the oldest ones if there is no room for all. An image that is larger than the room is not kept.
    mutating func insert(_ resource: Device.Resource, id: Int) {
        images.append((id, resource))
        size += resource.data.count
        var oldest = 0
        while size > mostBytes || images.count - oldest > mostImages {
            size -= images[oldest].resource.data.count
            oldest += 1
        }
        images.removeFirst(oldest)
    }
}
