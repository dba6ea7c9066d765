import Foundation
import TesseraDisplay

extension UISlider {
    /// Describes the slider for a display that moves the thumb by itself.
    func sliderContent(_ traits: UITraitCollection) -> SliderContent {
        let track = trackRect(forBounds: bounds)
        func thumb(at value: Float) -> NodeFrame {
            NodeFrame(thumbRect(forBounds: bounds, trackRect: track, value: value))
        }
        var content = SliderContent(
            minimum: Double(minimumValue), maximum: Double(maximumValue), track: NodeFrame(track),
            firstThumb: thumb(at: minimumValue), lastThumb: thumb(at: maximumValue),
            minimumColor: displayColor(minimumTrackTintColor ?? tintColor, traits),
            maximumColor: displayColor(maximumTrackTintColor ?? .systemFill, traits),
            thumbColor: displayColor(thumbTintColor ?? .white, traits))
        func image(_ image: UIImage?, tint: UIColor?, mode: ImageContent.ContentMode) -> ImageContent? {
            image?.resolved(for: traits).content(mode: mode, tint: tint ?? tintColor, traits: traits)
        }
        // The display highlights a pressed thumb by itself, before the app receives the touch.
        let state = state.subtracting(.highlighted)
        content.minimumImage = image(
            minimumTrackImages.image(in: state), tint: minimumTrackTintColor, mode: .scaleToFill)
        content.maximumImage = image(
            maximumTrackImages.image(in: state), tint: maximumTrackTintColor, mode: .scaleToFill)
        content.thumbImage = image(thumbImages.image(in: state), tint: thumbTintColor, mode: .center)
        if isEnabled, let pressed = thumbImages[.highlighted] {
            content.pressedThumbImage = image(pressed, tint: thumbTintColor, mode: .center)
        }
        return content
    }
}
