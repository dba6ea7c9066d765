import TesseraDisplay
import TesseraGeometry
import TesseraGraphics

extension ScenePainter {
    /// Draws the parts of a control that the page draws by itself, behind the element's children.
    func draw(
        _ control: ControlContent, in frame: CGRect, element: Int, opacity: Double
    ) throws(RenderingError) {
        let faded = control.isDisabled == true ? opacity * 0.5 : opacity
        switch control.kind {
        case .toggle(let content):
            draw(
                content, isOn: control.values.first == 1, isMirrored: control.isRightToLeft == true,
                in: frame,
                opacity: faded)
        case .slider(let content):
            try draw(content, control, in: frame, element: element, opacity: opacity)
        case .segments(let content):
            draw(content, control, in: frame, opacity: opacity)
        case .stepper:
            // Its buttons are the element's children, and what lies over them is visible only while they are pressed.
            break
        case .date(let content):
            try draw(content, control, in: frame, opacity: faded)
        case .spinner(let content):
            drawSpinner(
                size: limited(content.size), color: content.color,
                opacities: content.isAnimating ? Self.turning : Array(repeating: 0.4, count: 12), in: frame,
                opacity: opacity)
        }
    }

    // MARK: Switches

    private func draw(
        _ content: ToggleContent, isOn: Bool, isMirrored: Bool, in frame: CGRect, opacity: Double
    ) {
        if opacity < 1 {
            canvas.saveState()
            canvas.clip(to: RoundedRectangle(snapped(frame)))
            canvas.beginGroup()
        }
        canvas.fill(
            RoundedRectangle(snapped(frame), radius: 15.5),
            paint(isOn ? content.onColor : content.offColor, 1))
        let shift = isOn ? 22.0 : 2
        let x = isMirrored ? frame.maxX - shift - 27 : frame.minX + shift
        let thumb = RoundedRectangle(
            snapped(CGRect(x: x, y: frame.minY + 2, width: 27, height: 27)), radius: 13.5)
        drawShadow(of: thumb, y: 3, blur: 1, alpha: 0x0f)
        drawShadow(of: thumb, y: 3, blur: 8, alpha: 0x26)
        canvas.fill(thumb, paint(content.thumbColor, 1))
        if opacity < 1 {
            canvas.endGroup(opacity: opacity)
            canvas.restoreState()
        }
    }

    /// Draws a black shadow as `box-shadow` does: the blur is twice the standard deviation.
    private func drawShadow(
        of shape: RoundedRectangle, y: Double, blur: Double, alpha: UInt8, opacity: Double = 1
    ) {
        drawShadow(of: shape, y: y, sigma: blur / 2, alpha: alpha, opacity: opacity)
    }

    private func drawShadow(
        of shape: RoundedRectangle, y: Double, sigma: Double, alpha: UInt8, opacity: Double = 1
    ) {
        var moved = shape
        moved.rect.origin.y += y
        let black = Canvas.Color(red: 0, green: 0, blue: 0, alpha: Double(alpha) / 255 * opacity)
        canvas.drawShadow(of: moved, sigma: sigma, color: black, pixelsPerPoint: scale, cache: shadows)
    }

    // MARK: Sliders

    private func draw(
        _ content: SliderContent, _ control: ControlContent, in frame: CGRect, element: Int, opacity: Double
    ) throws(RenderingError) {
        let value = control.values.first ?? 0
        let range = content.maximum - content.minimum
        let part = range > 0 ? share((value - content.minimum) / range) : 0
        let (first, last) = (content.firstThumb.rect.bounded, content.lastThumb.rect.bounded)
        func between(_ one: Double, _ other: Double) -> Double { one + (other - one) * part }
        let thumb = CGRect(
            x: between(first.minX, last.minX), y: between(first.minY, last.minY),
            width: between(first.width, last.width), height: between(first.height, last.height))
        let track = content.track.rect.bounded
        let middle = min(max(thumb.midX, track.minX), track.maxX)
        let isMirrored = control.isRightToLeft == true
        let before = CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
        let after = CGRect(x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
        let faded = control.isDisabled == true ? opacity * 0.5 : opacity
        func place(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: frame.minX, dy: frame.minY) }
        if let image = content.maximumImage {
            try draw(image, in: place(isMirrored ? before : after), element: element, opacity: faded)
        } else {
            canvas.fill(
                RoundedRectangle(snapped(place(track)), radius: 2), paint(content.maximumColor, faded))
        }
        let low = isMirrored ? after : before
        if let image = content.minimumImage {
            try draw(image, in: place(low), element: element, opacity: faded)
        } else {
            canvas.fill(RoundedRectangle(snapped(place(low)), radius: 2), paint(content.minimumColor, faded))
        }
        if let image = content.thumbImage {
            return try draw(image, in: place(thumb), element: element, opacity: opacity)
        }
        let circle = RoundedRectangle(snapped(place(thumb)), radius: max(thumb.width, thumb.height) / 2)
        drawRim(of: circle, opacity: opacity)
        drawShadow(of: circle, y: 6, blur: 13, alpha: 0x1f, opacity: opacity)
        drawShadow(of: circle, y: 0.5, blur: 4, alpha: 0x1f, opacity: opacity)
        canvas.fill(circle, paint(content.thumbColor, opacity))
    }

    /// Draws the thin line around the thumb of a slider.
    private func drawRim(of circle: RoundedRectangle, opacity: Double) {
        let color = Canvas.Color(red: 0, green: 0, blue: 0, alpha: 0x0a / 255.0 * opacity)
        let rect = circle.rect.insetBy(dx: -0.5, dy: -0.5)
        canvas.fill(RoundedRectangle(rect, radius: max(rect.width, rect.height) / 2), .color(color))
    }

    // MARK: Segments

    private func draw(
        _ content: SegmentsContent, _ control: ControlContent, in frame: CGRect, opacity: Double
    ) {
        if let color = content.fieldColor {
            canvas.fill(RoundedRectangle(snapped(frame), radius: 9), paint(color, opacity))
        }
        let selected = control.values.first.flatMap { Int(exactly: $0) } ?? -1
        if let color = content.dividerColor {
            for (before, segment) in content.segments.dropFirst().enumerated()
            where before != selected && before + 1 != selected {
                let x = control.isRightToLeft == true ? segment.x + segment.width : segment.x
                let line = CGRect(
                    x: frame.minX + x - 0.5, y: frame.minY + frame.height * 0.25, width: 1,
                    height: frame.height * 0.5)
                canvas.fill(RoundedRectangle(snapped(line.bounded)), paint(color, opacity))
            }
        }
        guard let color = content.selectionColor, content.segments.indices.contains(selected) else { return }
        let segment = content.segments[selected]
        let place = CGRect(
            x: frame.minX + segment.x, y: frame.minY, width: max(0, segment.width), height: frame.height)
        let pill = RoundedRectangle(snapped(place.bounded), radius: 9).inset(by: 2)
        // The filter `drop-shadow` names the standard deviation itself.
        drawShadow(of: pill, y: 3, sigma: 4, alpha: 0x1f, opacity: opacity)
        drawShadow(of: pill, y: 3, sigma: 1, alpha: 0x0a, opacity: opacity)
        canvas.fill(pill, paint(color, opacity))
    }

    // MARK: Spinners

    /// The opacities of the ticks of a wheel that begins to turn.
    private static let turning: [Double] = [1] + (1..<12).map { 0.2 + 0.8 * Double($0) / 12 }

    /// Draws the wheel of a refresh control while a refresh is going on.
    func draw(_ refresh: RefreshContent, in frame: CGRect, opacity: Double) {
        guard refresh.isRefreshing else { return }
        var place = frame
        if let middle = refresh.middle { place.origin.y += middle - frame.height / 2 }
        drawSpinner(size: 28, color: refresh.color, opacities: Self.turning, in: place, opacity: opacity)
    }

    /// Draws a wheel of ticks in the middle of a frame.
    private func drawSpinner(
        size: Double, color: TesseraDisplay.Color, opacities: [Double], in frame: CGRect, opacity: Double
    ) {
        guard size > 0 else { return }
        let unit = size / 28
        canvas.withState {
            canvas.translate(x: frame.midX, y: frame.midY)
            canvas.scale(x: unit, y: unit)
            for own in opacities {
                let tick = RoundedRectangle(CGRect(x: -1.25, y: -13, width: 2.5, height: 8), radius: 1.25)
                canvas.fill(tick, paint(color, own * opacity))
                canvas.rotate(by: .pi / 6)
            }
        }
    }
}
