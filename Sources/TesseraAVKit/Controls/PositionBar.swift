import Foundation
import TesseraAVFoundation
import TesseraUI

/// The position in a video: the time that has passed, a slider, and the time that is left.
final class PositionBar: UIView {
    /// Called with the position in seconds to which the user moves the slider.
    var moved: (Double) -> Void = { _ in }

    private let passed = UILabel()
    private let slider = UISlider()
    private let remaining = UILabel()
    private var duration: Double?

    init() {
        super.init(frame: .zero)
        // Time passes from left to right in every language.
        semanticContentAttribute = .playback
        slider.semanticContentAttribute = .playback
        for label in [passed, remaining] {
            label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .medium)
            label.textColor = .white
            addSubview(label)
        }
        passed.textAlignment = .right
        remaining.textAlignment = .left
        slider.minimumTrackTintColor = .white
        slider.maximumTrackTintColor = UIColor(white: 1, alpha: 0.35)
        slider.accessibilityLabel = SystemWord.text("Position", "再生位置")
        slider.addAction(
            UIAction { [weak self] _ in
                guard let self, let duration = self.duration else { return }
                self.moved(Double(self.slider.value) * duration)
            }, for: .valueChanged)
        addSubview(slider)
    }

    required init?(coder: NSCoder) { nil }

    /// True while the user moves the slider.
    var isTracking: Bool { slider.isTracking }

    /// Displays a position and a duration in seconds. A stream has no duration.
    func display(position: Double, duration: Double?) {
        self.duration = duration.flatMap { $0 > 0 ? $0 : nil }
        slider.isEnabled = self.duration != nil
        let duration = self.duration ?? 0
        if !slider.isTracking { slider.value = duration > 0 ? Float(min(max(position / duration, 0), 1)) : 0 }
        let text = Self.text(position, in: duration)
        if passed.text != text { passed.text = text }
        // The two times add up to the duration in whole seconds.
        let seconds = max(duration.rounded() - position.rounded(.down), 0)
        let remainingText = self.duration == nil ? "" : "-" + Self.text(seconds, in: duration)
        if remaining.text != remainingText { remaining.text = remainingText }
        slider.accessibilityValue = text
    }

    /// Returns a number of seconds as minutes and seconds, and hours where a video has hours.
    static func text(_ seconds: Double, in duration: Double) -> String {
        let whole = Int(seconds.isFinite ? seconds : 0)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (minutes, lastDigits) = (whole / 60 % 60, two(whole % 60))
        return max(seconds, duration) >= 3600
            ? "\(whole / 3600):\(two(minutes)):\(lastDigits)" : "\(minutes):\(lastDigits)"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width: CGFloat = 52
        passed.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
        remaining.frame = CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
        slider.frame = CGRect(
            x: width + 8, y: 0, width: max(bounds.width - 2 * width - 16, 0), height: bounds.height)
    }
}
