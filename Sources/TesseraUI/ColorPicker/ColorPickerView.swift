import Foundation

/// The content of a colour picker: a title, three ways to choose a colour, and its opacity.
final class ColorPickerView: UIView {
    /// Called when the user has changed the colour. The second parameter is true while a finger is down.
    var didChoose: ((PickedColor, _ isOngoing: Bool) -> Void)?
    /// Called when the user wants to close the picker.
    var didClose: (() -> Void)?

    let titleLabel = UILabel()
    let closeButton = UIButton(type: .close)
    let kinds = UISegmentedControl(items: [ColorWord.grid, ColorWord.spectrum, ColorWord.sliders])
    let grid = ColorGrid()
    let spectrum = ColorSpectrum()
    let sliders = ColorSliders()
    let opacity = ColorSlider(ColorWord.opacity)
    private let opacityValue = UILabel(caption: "")
    private let opacityRow = UIStackView()
    private let swatch = ColorSwatch()
    private let scrollView = UIScrollView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.textAlignment = .center
        titleLabel.accessibilityTraits = .header
        closeButton.addAction(UIAction { [weak self] _ in self?.didClose?() }, for: .primaryActionTriggered)
        kinds.selectedSegmentIndex = 0
        kinds.addAction(UIAction { [weak self] _ in self?.displayKind() }, for: .valueChanged)
        for area in [grid, spectrum] {
            area.didChoose = { [weak self] color, isOngoing in self?.choose(color, isOngoing: isOngoing) }
        }
        sliders.didChoose = { [weak self] color, isOngoing in self?.choose(color, isOngoing: isOngoing) }
        opacity.background = Checkerboard()
        opacity.didChange = { [weak self] alpha, isOngoing in
            guard let self else { return }
            color.alpha = alpha
            didChoose?(color, isOngoing)
        }
        swatch.layer.cornerRadius = 10
        arrange()
        displayKind()
        update()
    }

    required init?(coder: NSCoder) { nil }

    /// The colour.
    var color = PickedColor(red: 1, green: 1, blue: 1) { didSet { if color != oldValue { update() } } }

    /// A Boolean value that tells whether the user can change the opacity.
    var supportsAlpha = true { didSet { opacityRow.isHidden = !supportsAlpha } }

    private func update() {
        (grid.color, spectrum.color, sliders.color) = (color.opaque, color.opaque, color.opaque)
        var clear = color
        clear.alpha = 0
        let percent = "\(Int((color.alpha * 100).rounded()))%"
        opacity.set(color.alpha, from: clear, to: color.opaque, text: percent)
        opacityValue.text = percent
        swatch.color = color.color
        swatch.accessibilityValue = color.color.accessibilityName
    }

    /// Takes a colour that the user has chosen, with the present opacity.
    private func choose(_ chosen: PickedColor, isOngoing: Bool) {
        var new = chosen
        new.alpha = color.alpha
        color = new
        didChoose?(new, isOngoing)
    }

    private func displayKind() {
        for (index, view) in [grid, spectrum, sliders].enumerated() {
            view.isHidden = index != kinds.selectedSegmentIndex
        }
    }

    // MARK: Layout

    /// The greatest width of the content, in points.
    private static let greatestWidth: CGFloat = 420

    private func arrange() {
        swatch.isAccessibilityElement = true
        swatch.accessibilityLabel = ColorWord.color
        let opacityTexts = UIStackView(arrangedSubviews: [
            UILabel(caption: ColorWord.opacity), UIView(), opacityValue,
        ])
        opacityRow.axis = .vertical
        opacityRow.spacing = 4
        opacityRow.addArrangedSubview(opacityTexts)
        opacityRow.addArrangedSubview(opacity)
        let bottom = UIStackView(arrangedSubviews: [swatch, opacityRow, UIView()])
        bottom.spacing = 16
        bottom.setCustomSpacing(0, after: opacityRow)
        bottom.alignment = .center
        let area = UIView()
        for view in [grid, spectrum, sliders] {
            view.frame = area.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            area.addSubview(view)
        }
        let stack = UIStackView(arrangedSubviews: [kinds, area, bottom])
        stack.axis = .vertical
        stack.spacing = 16
        scrollView.alwaysBounceVertical = false
        for view in [titleLabel, closeButton, scrollView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        let (guide, content) = (safeAreaLayoutGuide, scrollView.contentLayoutGuide)
        let width = stack.widthAnchor.constraint(
            equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32)
        let opacityWidth = opacityRow.widthAnchor.constraint(equalTo: stack.widthAnchor, constant: -76)
        (width.priority, opacityWidth.priority) = (.defaultHigh, .defaultHigh)
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: guide.topAnchor, constant: 18),
            titleLabel.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 56),
            titleLabel.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -56),
            closeButton.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor),
            closeButton.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            scrollView.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 16),
            scrollView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            stack.centerXAnchor.constraint(equalTo: scrollView.frameLayoutGuide.centerXAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            width,
            stack.widthAnchor.constraint(lessThanOrEqualToConstant: Self.greatestWidth),
            area.heightAnchor.constraint(
                equalTo: area.widthAnchor, multiplier: CGFloat(ColorGrid.rows) / CGFloat(ColorGrid.columns)),
            swatch.widthAnchor.constraint(equalToConstant: 60),
            swatch.heightAnchor.constraint(equalToConstant: 60),
            opacityWidth,
        ])
    }
}
