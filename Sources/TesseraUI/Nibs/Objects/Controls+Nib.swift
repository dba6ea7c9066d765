import Foundation

extension UIControl {
    func takeControl(_ nib: NibContent) {
        nib.with(nib.bool("enabled")) { isEnabled = $0 }
        nib.with(nib.bool("selected")) { isSelected = $0 }
        nib.with(nib.bool("highlighted")) { isHighlighted = $0 }
        nib.with(nib.bool("showsMenuAsPrimaryAction")) { showsMenuAsPrimaryAction = $0 }
        let horizontal: KeyValuePairs<String, ContentHorizontalAlignment> = [
            "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
            "trailing": .trailing,
        ]
        nib.with(nib.choice("contentHorizontalAlignment", horizontal)) { contentHorizontalAlignment = $0 }
        let vertical: KeyValuePairs<String, ContentVerticalAlignment> = [
            "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
        ]
        nib.with(nib.choice("contentVerticalAlignment", vertical)) { contentVerticalAlignment = $0 }
    }
}

extension UISwitch {
    func takeSwitch(_ nib: NibContent) {
        nib.with(nib.bool("on")) { isOn = $0 }
        nib.with(nib.color("onTintColor")) { onTintColor = $0 }
        nib.with(nib.color("thumbTintColor")) { thumbTintColor = $0 }
    }
}

extension UISlider {
    func takeSlider(_ nib: NibContent) {
        nib.with(nib.number("minValue")) { minimumValue = Float($0) }
        nib.with(nib.number("maxValue")) { maximumValue = Float($0) }
        nib.with(nib.number("value")) { value = Float($0) }
        nib.with(nib.bool("continuous")) { isContinuous = $0 }
        nib.with(nib.image("minimumValueImage")) { minimumValueImage = $0 }
        nib.with(nib.image("maximumValueImage")) { maximumValueImage = $0 }
        nib.with(nib.color("minimumTrackTintColor")) { minimumTrackTintColor = $0 }
        nib.with(nib.color("maximumTrackTintColor")) { maximumTrackTintColor = $0 }
        nib.with(nib.color("thumbTintColor")) { thumbTintColor = $0 }
    }
}

extension UIStepper {
    func takeStepper(_ nib: NibContent) {
        nib.with(nib.number("minimumValue")) { minimumValue = Double($0) }
        nib.with(nib.number("maximumValue")) { maximumValue = Double($0) }
        nib.with(nib.number("stepValue")) { if $0 > 0 { stepValue = Double($0) } }
        nib.with(nib.number("value")) { value = Double($0) }
        nib.with(nib.bool("wraps")) { wraps = $0 }
        nib.with(nib.bool("autorepeat")) { autorepeat = $0 }
        nib.with(nib.bool("continuous")) { isContinuous = $0 }
    }
}

extension UISegmentedControl {
    func takeSegments(_ nib: NibContent) {
        for segment in nib.list("segments") {
            let index = numberOfSegments
            if let image = segment.image("image") {
                insertSegment(with: image, at: index, animated: false)
            } else {
                insertSegment(withTitle: segment.string("title") ?? "", at: index, animated: false)
            }
            segment.with(segment.bool("enabled")) { setEnabled($0, forSegmentAt: index) }
            segment.with(segment.number("width")) { setWidth($0, forSegmentAt: index) }
            segment.with(segment.size("contentOffset")) { setContentOffset($0, forSegmentAt: index) }
        }
        nib.with(nib.bool("momentary")) { isMomentary = $0 }
        nib.with(nib.bool("apportionsSegmentWidthsByContent")) { apportionsSegmentWidthsByContent = $0 }
        nib.with(nib.color("selectedSegmentTintColor")) { selectedSegmentTintColor = $0 }
        nib.with(nib.integer("selectedSegmentIndex")) { selectedSegmentIndex = min($0, numberOfSegments - 1) }
    }
}

extension UIPageControl {
    func takePages(_ nib: NibContent) {
        nib.with(nib.integer("numberOfPages")) { numberOfPages = min($0, 1000) }
        nib.with(nib.integer("currentPage")) { currentPage = $0 }
        nib.with(nib.bool("hidesForSinglePage")) { hidesForSinglePage = $0 }
        nib.with(nib.color("pageIndicatorTintColor")) { pageIndicatorTintColor = $0 }
        nib.with(nib.color("currentPageIndicatorTintColor")) { currentPageIndicatorTintColor = $0 }
        nib.with(
            nib.choice(
                "backgroundStyle",
                ["automatic": BackgroundStyle.automatic, "prominent": .prominent, "minimal": .minimal])
        ) { backgroundStyle = $0 }
    }
}

extension UIDatePicker {
    func takeDates(_ nib: NibContent) {
        let modes: KeyValuePairs<String, Mode> = [
            "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
        ]
        nib.with(nib.choice("datePickerMode", modes)) { datePickerMode = $0 }
        let styles: KeyValuePairs<String, UIDatePickerStyle> = [
            "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
        ]
        nib.with(nib.choice("style", styles)) { preferredDatePickerStyle = $0 }
        nib.with(nib.integer("minuteInterval")) { if $0 > 0 { minuteInterval = $0 } }
        nib.with(nib.value("locale")?.string("localeIdentifier")) { locale = Locale(identifier: $0) }
        nib.with(nib.value("timeZone")?.string("name")) { timeZone = TimeZone(identifier: $0) }
        nib.with(nib.date("minimumDate")) { minimumDate = $0 }
        nib.with(nib.date("maximumDate")) { maximumDate = $0 }
        if nib.bool("useCurrentDate") != true { nib.with(nib.date("date")) { date = $0 } }
        nib.with(nib.number("countDownDuration")) { countDownDuration = $0 }
    }
}

extension NibContent {
    func date(_ key: String) -> Date? {
        value(key)?.anyNumber("timeIntervalSinceReferenceDate").map {
            Date(timeIntervalSinceReferenceDate: $0)
        }
    }
}
