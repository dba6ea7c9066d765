import Foundation

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// Plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    /// Plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text", "public.utf16-plain-text", "public.plain-text"]
    }

    /// Writes the object as data of a type.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(describing: self).utf8), nil)
        return nil
    }

    /// Makes an object from data of a type, or throws what is wrong with it.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let encoding: String.Encoding = typeIdentifier == "public.utf16-plain-text" ? .utf16 : .utf8
        guard let text = String(data: data, encoding: encoding) else {
            throw NSItemProvider.ErrorCode.unavailableCoercionError.error
        }
        return self.init(string: text)
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// A URL, and that of a file.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }
    /// A URL, and that of a file.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }

    /// A URL, and that of a file first where the URL is one.
    public var writableTypeIdentifiersForItemProvider: [String] {
        isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
    }

    /// Writes the object as data of a type.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }

    /// Makes an object from data of a type, or throws what is wrong with it.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let url = NSURL(string: text) as? Self else {
            throw NSItemProvider.ErrorCode.unavailableCoercionError.error
        }
        return url
    }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    /// PNG, and JPEG.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
    /// Images of any kind that can be read.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp", "public.image"]
    }

    /// Writes the object as data of a type.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 0.9) : pngData()
        completionHandler(data, data == nil ? NSItemProvider.ErrorCode.unavailableCoercionError.error : nil)
        return nil
    }

    /// Makes an object from data of a type, or throws what is wrong with it.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else {
            throw NSItemProvider.ErrorCode.unavailableCoercionError.error
        }
        return image
    }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
    /// A colour.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
    /// A colour.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

    /// Writes the object as data of a type.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else {
            completionHandler(nil, NSItemProvider.ErrorCode.unavailableCoercionError.error)
            return nil
        }
        do {
            completionHandler(try JSONEncoder().encode([red, green, blue, alpha].map(Double.init)), nil)
        } catch {
            completionHandler(nil, error)
        }
        return nil
    }

    /// Makes an object from data of a type, or throws what is wrong with it.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let parts = try JSONDecoder().decode([Double].self, from: data)
        guard parts.count == 4, parts.allSatisfy(\.isFinite),
            let color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) as? Self
        else { throw NSItemProvider.ErrorCode.unavailableCoercionError.error }
        return color
    }
}
