import Foundation
import TesseraGraphics

extension UITextField {
    /// The width and height of the clear button, in points.
    private static let clearButtonSide: CGFloat = 24

    // MARK: Rectangles

    var usualBorderInsets: UIEdgeInsets {
        switch borderStyle {
        case .none: .zero
        case .line: UIEdgeInsets(top: 2, left: 4, bottom: 2, right: 4)
        case .bezel, .roundedRect: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
        }
    }

    func usualTextRect(_ bounds: CGRect) -> CGRect {
        var insets = borderInsets
        let (atLeft, atRight) = isRightToLeft ? (\UIEdgeInsets.right, \UIEdgeInsets.left) : (\.left, \.right)
        func room(_ rect: CGRect, atStart: Bool) -> CGFloat {
            atStart != isRightToLeft ? rect.maxX - bounds.minX : bounds.maxX - rect.minX
        }
        if isLeftViewShown {
            insets[keyPath: atLeft] = room(leftViewRect(forBounds: bounds), atStart: true) + sideGap
        }
        if isRightViewShown {
            insets[keyPath: atRight] = room(rightViewRect(forBounds: bounds), atStart: false) + sideGap
        } else if showsClearButton {
            insets[keyPath: atRight] = room(clearButtonRect(forBounds: bounds), atStart: false) + 2
        }
        let rect = bounds.inset(by: insets)
        return CGRect(
            x: rect.minX, y: rect.minY, width: max(rect.width, 0), height: max(rect.height, 0))
    }

    /// The distance between a view at an end and the text, in points.
    private var sideGap: CGFloat { borderStyle == .none ? 0 : 4 }

    func usualSideRect(_ view: UIView?, _ bounds: CGRect, atStart: Bool) -> CGRect {
        guard let view else { return .zero }
        let fitting = view.bounds.size == .zero ? view.intrinsicContentSize : view.bounds.size
        let size = CGSize(width: max(fitting.width, 0), height: min(max(fitting.height, 0), bounds.height))
        let inset = borderStyle == .none ? 0 : borderInsets.left
        let isAtLeft = atStart != isRightToLeft
        return CGRect(
            x: isAtLeft ? bounds.minX + inset : bounds.maxX - inset - size.width,
            y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    func usualClearButtonRect(_ bounds: CGRect) -> CGRect {
        let side = Self.clearButtonSide
        let x = isRightToLeft ? bounds.minX + 3 : bounds.maxX - side - 3
        return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
    }

    /// The rectangle of the text or the placeholder. If the field aligns its content to the top or the
    /// bottom, it has the height of one line there.
    var presentTextRect: CGRect {
        var rect = roomForText
        let height = input.font.lineHeight.rounded(.up)
        guard rect.height > height else { return rect }
        switch contentVerticalAlignment {
        case .top: rect.size.height = height
        case .bottom:
            rect.origin.y = rect.maxY - height
            rect.size.height = height
        default: break
        }
        return rect
    }

    private var roomForText: CGRect {
        if isEditing { return editingRect(forBounds: bounds) }
        if let rect = contentDrawing.rect { return rect }
        return input.text.isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    // MARK: Sizes

    /// The size of the text or the placeholder, with everything around it.
    var contentSize: CGSize {
        let shown = input.text.isEmpty ? input.placeholder ?? "" : input.text
        let textFont = (input.text.isEmpty ? input.placeholderFont : nil) ?? font ?? input.font
        let line =
            isMeasuredByParts
            ? sizeOfLine() : CGSize(width: width(of: shown, font: textFont), height: textFont.lineHeight)
        let width = ceil(line.width)
        // The difference in a rectangle that is wide enough for everything is the width of all that is not
        // text.
        let wide = CGRect(x: 0, y: 0, width: 10_000, height: 100)
        let around = wide.width - textRect(forBounds: wide).width
        let extra: CGFloat =
            switch borderStyle {
            case .none: 1
            case .line: 5
            case .bezel: 9
            case .roundedRect: 13
            }
        let sides = [isLeftViewShown ? leftView : nil, isRightViewShown ? rightView : nil]
            .compactMap { $0?.bounds.height }
        let lineHeight = max((font ?? input.font).lineHeight, isMeasuredByParts ? line.height : 0)
        let height = max(lineHeight.rounded(.up) + extra, sides.max() ?? 0)
        return CGSize(width: width + around + 2, height: height)
    }

    func width(of text: String, font: UIFont) -> CGFloat {
        TextLayout.layout(
            StyledText(text, style: TextRunStyle(font: font.descriptor, kern: input.kern)),
            in: TextContainer(maximumLines: 1)
        ).size.width
    }

    /// Updates the layout after a change of the font or of the space around the text.
    func sizeMayChange() {
        input.font = editedLook.font
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Updates the layout after a change of the text.
    func textMayFitAnother() {
        invalidateIntrinsicContentSize()
        if adjustsFontSizeToFitWidth { setNeedsLayout() }
        redrawContent()
    }

    private func fitFont() {
        let font = editedLook.font
        guard adjustsFontSizeToFitWidth, minimumFontSize > 0, font.pointSize > minimumFontSize else {
            input.font = font
            return
        }
        let room = presentTextRect.width - 2
        let scale = TextFitting.scale(atLeast: minimumFontSize / font.pointSize) {
            let width =
                isMeasuredByParts
                ? sizeOfLine(scale: $0).width
                : width(of: input.text, font: font.withSize(font.pointSize * $0))
            return width <= room
        }
        input.font = scale == 1 ? font : font.withSize(font.pointSize * scale)
    }

    // MARK: Parts

    func install() {
        input.owner = self
        input.font = .systemFont(ofSize: 17)
        for view in [border, backgroundPicture] { view.isUserInteractionEnabled = false }
        backgroundPicture.contentMode = .scaleToFill
        for view in [border, backgroundPicture, input] { addSubview(view) }
        updateLook()
    }

    func layOutParts() {
        border.frame = borderRect(forBounds: bounds)
        backgroundPicture.frame = bounds
        input.frame = bounds
        drawContent()
        fitFont()
        let rect = presentTextRect
        input.padding = UIEdgeInsets(
            top: max(rect.minY - bounds.minY, 0), left: max(rect.minX - bounds.minX, 0),
            bottom: max(bounds.maxY - rect.maxY, 0), right: max(bounds.maxX - rect.maxX, 0))
        if isLeftViewShown { leftView?.frame = leftViewRect(forBounds: bounds) }
        if isRightViewShown { rightView?.frame = rightViewRect(forBounds: bounds) }
        if showsClearButton { clearButton.frame = clearButtonRect(forBounds: bounds) }
    }

    func exchange(_ old: UIView?, for view: UIView?) {
        guard old !== view else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        updateSides()
    }

    /// Adds and removes the views at the ends according to their modes.
    func updateSides() {
        func setVisible(_ view: UIView?, _ isShown: Bool) {
            guard let view else { return }
            if !isShown {
                if view.superview === self { view.removeFromSuperview() }
            } else if view.superview !== self {
                addSubview(view)
            }
        }
        setVisible(leftView, isLeftViewShown)
        setVisible(rightView, isRightViewShown)
        if showsClearButton {
            hasClearButton = true
            // The Tab key leads to the next field. On its way it would end the editing, and a button that is there
            // while the text is edited would disappear with the focus.
            clearButton.accessibilityRespondsToUserInteraction = clearButtonMode != .whileEditing
            setVisible(clearButton, true)
        } else if hasClearButton {
            setVisible(clearButton, false)
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    var isLeftViewShown: Bool { leftView != nil && isShown(leftViewMode) }
    var isRightViewShown: Bool { rightView != nil && isShown(rightViewMode) }

    func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    /// Updates the border and the background.
    func updateLook() {
        let picture = (isEnabled ? nil : disabledBackground) ?? background
        let showsPicture = picture != nil && borderStyle != .roundedRect
        backgroundPicture.image = showsPicture ? picture : nil
        border.isHidden = borderStyle == .none || showsPicture
        border.layer.cornerRadius = borderStyle == .roundedRect ? Self.cornerRadius : 0
        border.layer.borderWidth = borderStyle == .line ? 1 : 0.5
        border.color = borderStyle == .line ? .label : .systemGray4
        border.backgroundColor =
            borderStyle == .roundedRect && backgroundColor == nil ? .textFieldBackground : nil
        if borderStyle == .roundedRect {
            if layer.cornerRadius == 0 { layer.cornerRadius = Self.cornerRadius }
        } else if layer.cornerRadius == Self.cornerRadius {
            layer.cornerRadius = 0
        }
        setNeedsLayout()
    }

    private static var cornerRadius: CGFloat { 5 }
}

extension UIColor {
    /// The background colour within the border of a text field.
    fileprivate static let textFieldBackground = UIColor(light: 0xffff_ffff, dark: 0x7676_803d)
}
