import Foundation

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// The type of plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    /// The types of plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text", "public.utf16-plain-text", "public.plain-text"]
    }

    /// Converts the string to data.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(describing: self).utf8), nil)
        return nil
    }

    /// Creates a string from data, or throws an error if the data is not in the encoding of the type.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let encoding: String.Encoding = typeIdentifier == "public.utf16-plain-text" ? .utf16 : .utf8
        guard let text = String(data: data, encoding: encoding) else {
            throw NSItemProvider.ErrorCode.unavailableCoercionError.error
        }
        return self.init(string: text)
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// The types of a URL and of a file's URL.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }
    /// The types of a URL and of a file's URL.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }

    /// The type of a URL, after that of a file's URL if the URL is one.
    public var writableTypeIdentifiersForItemProvider: [String] {
        isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
    }

    /// Converts the URL to data.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }

    /// Creates a URL from data, or throws an error if the data contains none.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let url = NSURL(string: text) as? Self else {
            throw NSItemProvider.ErrorCode.unavailableCoercionError.error
        }
        return url
    }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    /// The types of PNG and JPEG images.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
    /// The types of all images that can be read.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp", "public.image"]
    }

    /// Converts the image to data of a type.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 0.9) : pngData()
        completionHandler(data, data == nil ? NSItemProvider.ErrorCode.unavailableCoercionError.error : nil)
        return nil
    }

    /// Creates an image from data, or throws an error if the data is not an image.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else {
            throw NSItemProvider.ErrorCode.unavailableCoercionError.error
        }
        return image
    }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
    /// The type of a colour.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
    /// The type of a colour.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

    /// Converts the colour to data.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = encodedComponents
        completionHandler(data, data == nil ? NSItemProvider.ErrorCode.unavailableCoercionError.error : nil)
        return nil
    }

    /// Creates a colour from data, or throws an error if the data contains none.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let color = UIColor(encodedComponents: data) as? Self else {
            throw NSItemProvider.ErrorCode.unavailableCoercionError.error
        }
        return color
    }

    /// The red, green, blue and alpha components as data, or nil if the colour has none.
    var encodedComponents: Data? {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
        return try? JSONEncoder().encode([red, green, blue, alpha].map(Double.init))
    }

    /// Creates a colour from ``encodedComponents``. Returns nil if the data contains no colour.
    convenience init?(encodedComponents data: Data) {
        guard let parts = try? JSONDecoder().decode([Double].self, from: data), parts.count == 4,
            parts.allSatisfy(\.isFinite)
        else { return nil }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
