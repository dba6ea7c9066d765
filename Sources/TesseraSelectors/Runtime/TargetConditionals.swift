// What Apple's header TargetConditionals.h tells about the system for which an app is built, as numbers that apps compare.

/// The number 1, since an app is built as for an iPhone or iPad.
public let TARGET_OS_IPHONE: Int32 = 1

/// The number 1, since an app runs as in a simulator: `#if targetEnvironment(simulator)` is true as well.
public let TARGET_OS_SIMULATOR: Int32 = 1

/// The number 1, under the older name of ``TARGET_OS_SIMULATOR``.
public let TARGET_IPHONE_SIMULATOR = TARGET_OS_SIMULATOR

/// The number 0, since an app is not built for a Mac.
public let TARGET_OS_MACCATALYST: Int32 = 0
