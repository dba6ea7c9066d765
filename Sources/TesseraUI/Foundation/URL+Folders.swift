#if !canImport(Darwin)
    import Foundation

    /// The folders of the app, which Foundation names on Apple's systems only.
    /// See Apple's [URL](https://developer.apple.com/documentation/foundation/url).
    extension URL {
        /// The folder of the documents of the app.
        public static var documentsDirectory: URL { folder(.documentDirectory) }
        /// The folder of files that the app can create again.
        public static var cachesDirectory: URL { folder(.cachesDirectory) }
        /// The folder of files that the app needs and its user does not see. Apps create it before they write into it.
        public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
        /// The folder of what the user has downloaded.
        public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
        /// The folder of the user's pictures.
        public static var picturesDirectory: URL { folder(.picturesDirectory) }
        /// The folder of the user's films.
        public static var moviesDirectory: URL { folder(.moviesDirectory) }
        /// The folder of the user's music.
        public static var musicDirectory: URL { folder(.musicDirectory) }
        /// The folder of what lies on the user's desktop.
        public static var desktopDirectory: URL { folder(.desktopDirectory) }

        /// Creates the address of a folder that the system names.
        ///
        /// - Parameters:
        ///   - directory: The folder.
        ///   - domain: The owner of the folder.
        ///   - url: The file that a temporary folder is to replace, or nil.
        ///   - shouldCreate: True if the folder is created when there is none.
        public init(
            for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
            appropriateFor url: URL? = nil, create shouldCreate: Bool = false
        ) throws {
            self = try FileManager.default.url(
                for: directory, in: domain, appropriateFor: url, create: shouldCreate)
        }

        private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
            FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
        }
    }
#endif
