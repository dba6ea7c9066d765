/// The types of files of sound and video, as hints for an ``AVAudioPlayer``.
/// See Apple's [AVFileType](https://developer.apple.com/documentation/avfoundation/avfiletype).
///
/// The raw values are the identifiers of `UTType`.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    /// The identifier of the type.
    public let rawValue: String
    /// Creates a type from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    // MARK: Sound

    /// MP3.
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    /// Sound in a file of MPEG-4.
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    /// WAVE.
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    /// AIFF.
    public static let aiff = AVFileType(rawValue: "public.aiff-audio")
    /// AIFF with compressed sound.
    public static let aifc = AVFileType(rawValue: "public.aifc-audio")
    /// The Core Audio format.
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")

    // MARK: Video

    /// MPEG-4.
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    /// MPEG-4 as in the iTunes Store.
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    /// QuickTime.
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    /// 3GPP.
    public static let mobile3GPP = AVFileType(rawValue: "public.3gpp")
}
