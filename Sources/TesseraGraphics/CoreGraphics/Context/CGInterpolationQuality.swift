/// The qualities with which images are enlarged and reduced.
/// See Apple's
/// [CGInterpolationQuality](https://developer.apple.com/documentation/coregraphics/cginterpolationquality).
public enum CGInterpolationQuality: Int32, Sendable {
    /// The context chooses.
    case `default` = 0
    /// Each pixel gets the colour of the nearest pixel of the image.
    case none = 1
    /// The image is interpolated fast.
    case low = 2
    /// The image is interpolated best.
    case high = 3
    /// The image is interpolated well.
    case medium = 4
}
