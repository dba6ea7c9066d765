/// The key of an app's build number in `Bundle.infoDictionary`, `CFBundleVersion`.
public let kCFBundleVersionKey = "CFBundleVersion"

/// The key of an app's short name in `Bundle.infoDictionary`, `CFBundleName`.
public let kCFBundleNameKey = "CFBundleName"

/// The key of an app's identifier in `Bundle.infoDictionary`, `CFBundleIdentifier`.
public let kCFBundleIdentifierKey = "CFBundleIdentifier"

/// The key of an app's executable in `Bundle.infoDictionary`, `CFBundleExecutable`.
public let kCFBundleExecutableKey = "CFBundleExecutable"

/// The key of the version of an `Info.plist`'s format in `Bundle.infoDictionary`, `CFBundleInfoDictionaryVersion`.
public let kCFBundleInfoDictionaryVersionKey = "CFBundleInfoDictionaryVersion"

/// The key of the language of an app's development in `Bundle.infoDictionary`, `CFBundleDevelopmentRegion`.
public let kCFBundleDevelopmentRegionKey = "CFBundleDevelopmentRegion"

/// The key of the languages that an app has beside those of its folders in `Bundle.infoDictionary`, `CFBundleLocalizations`.
public let kCFBundleLocalizationsKey = "CFBundleLocalizations"
