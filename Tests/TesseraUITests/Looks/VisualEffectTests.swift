import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

@MainActor struct VisualEffectTests {
    private func backdrop(_ view: UIVisualEffectView) -> UIView { view.subviews[0] }

    @Test func `an effect blurs and tints what lies behind the content`() throws {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        #expect(view.subviews.count == 2 && view.subviews[1] === view.contentView)
        view.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
        #expect(backdrop(view).frame == view.bounds && view.contentView.frame == view.bounds)
        #expect(backdrop(view).viewState.backgroundBlur > 0)
        let tint = try #require(backdrop(view).backgroundColor)
        #expect(tint.cgColor(for: .init(userInterfaceStyle: .light)).red > 0.8)
        #expect(tint.cgColor(for: .init(userInterfaceStyle: .dark)).red < 0.3)
    }

    @Test func `a view that is made without an effect may have one later`() {
        let view = UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(view.contentView.frame == view.bounds)
        #expect(backdrop(view).viewState.backgroundBlur == 0)
        view.effect = UIBlurEffect(style: .regular)
        #expect(backdrop(view).viewState.backgroundBlur > 0)
        #expect(UIVisualEffectView().effect == nil)
    }

    @Test(arguments: UIBlurEffect.Style.allCases)
    func `each style has a blur, and a tint that lets something shine through`(style: UIBlurEffect.Style) {
        let material = Material(style)
        #expect(material.blur > 0)
        for appearance in [UIUserInterfaceStyle.light, .dark] {
            let alpha = material.tint.cgColor(for: .init(userInterfaceStyle: appearance)).alpha
            #expect(alpha > 0 && alpha < 1)
        }
    }

    // MARK: Vibrancy

    private func vibrancy(_ view: UIVisualEffectView, _ appearance: UIUserInterfaceStyle) -> VibrancyContent?
    {
        let traits = UITraitCollection(userInterfaceStyle: appearance)
        return view.contentView.properties(context: CommitContext(traits: traits)).vibrancy
    }

    @Test func `vibrant content is black above a light blur and white above a dark one`() {
        let view = UIVisualEffectView(
            effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial), style: .secondaryLabel)
        )
        #expect(vibrancy(view, .light) == VibrancyContent(lightness: 0, opacity: 0.6))
        #expect(vibrancy(view, .dark) == VibrancyContent(lightness: 1, opacity: 0.6))
        #expect(backdrop(view).viewState.backgroundBlur == 0 && backdrop(view).backgroundColor == nil)
        view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
        #expect(vibrancy(view, .light) == VibrancyContent(lightness: 1, opacity: 0.85))
        view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .extraLight), style: .separator)
        #expect(vibrancy(view, .dark) == VibrancyContent(lightness: 0, opacity: 0.29))
    }

    @Test func `the tint colour of vibrant content is that of the effect`() {
        let view = UIVisualEffectView(effect: nil)
        view.contentView.tintColor = .red
        view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
        #expect(view.contentView.tintColor.cgColor(for: view.traitCollection) == UIColor.white.cgColor)
        view.effect = UIBlurEffect(style: .dark)
        #expect(vibrancy(view, .light) == nil)
        #expect(view.contentView.tintColor == view.tintColor)
    }

    @Test func `equal effects are equal`() {
        let (light, dark) = (UIBlurEffect(style: .light), UIBlurEffect(style: .dark))
        #expect(UIVibrancyEffect(blurEffect: light) == UIVibrancyEffect(blurEffect: light, style: .label))
        #expect(UIVibrancyEffect(blurEffect: light) != UIVibrancyEffect(blurEffect: dark))
        #expect(UIVibrancyEffect(blurEffect: light) != UIVibrancyEffect(blurEffect: light, style: .fill))
    }

    @Test func `labels and fills of higher orders are fainter`() {
        func opacities(_ styles: [UIVibrancyEffectStyle]) -> [Double] {
            styles.map { Vibrancy($0, isDark: nil).opacity }
        }
        #expect(
            opacities([.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]) == [0.85, 0.6, 0.3, 0.18])
        #expect(opacities([.fill, .secondaryFill, .tertiaryFill]) == [0.2, 0.16, 0.12])
    }

    @Test func `a separator with a vibrant effect has the colour of the effect`() {
        let separator = RowSeparator()
        var look = RowSeparator.Look()
        look.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .separator)
        separator.apply(
            look, at: .bottom, of: CGRect(x: 0, y: 0, width: 100, height: 40), isMirrored: false, scale: 1)
        let color = separator.backgroundColor?.cgColor(for: separator.traitCollection)
        #expect(color?.red == 1 && color?.alpha == 0.29)
    }

    @Test func `a style that names an appearance does not adapt`() {
        for (style, isLight) in [
            (UIBlurEffect.Style.systemThinMaterialLight, true), (.systemThinMaterialDark, false),
        ] {
            for appearance in [UIUserInterfaceStyle.light, .dark] {
                let red = Material(style).tint.cgColor(for: .init(userInterfaceStyle: appearance)).red
                #expect((red > 0.5) == isLight)
            }
        }
    }

    @Test func `thicker materials let less shine through`() {
        let styles: [UIBlurEffect.Style] = [
            .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
        ]
        let alphas = styles.map { Material($0).tint.cgColor(for: .init(userInterfaceStyle: .light)).alpha }
        #expect(alphas == alphas.sorted() && Set(alphas).count == 4)
    }

    @Test func `without an effect, what lies behind is seen as it is`() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        view.effect = nil
        #expect(backdrop(view).viewState.backgroundBlur == 0 && backdrop(view).backgroundColor == nil)
    }

    // MARK: Glass

    @Test func `glass blurs what lies behind it, and is a capsule`() {
        let view = UIVisualEffectView(effect: UIGlassEffect())
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        #expect(backdrop(view).viewState.backgroundBlur > 0)
        #expect(backdrop(view).effectiveRadius(corner: .allCorners) == 20)
        view.frame.size.height = 30
        #expect(backdrop(view).effectiveRadius(corner: .allCorners) == 15)
        view.cornerConfiguration = .corners(radius: .fixed(6))
        #expect(backdrop(view).effectiveRadius(corner: .allCorners) == 6)
        view.effect = UIBlurEffect(style: .regular)
        #expect(backdrop(view).viewState.borderWidth == 0)
    }

    @Test func `a layer that the app rounds gives glass its shape`() {
        let view = UIVisualEffectView(effect: UIGlassEffect())
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        view.layer.cornerRadius = 8
        view.layoutIfNeeded()
        #expect(backdrop(view).effectiveRadius(corner: .allCorners) == 8)
    }

    @Test func `clear glass lets more shine through, and coloured glass has its colour`() throws {
        func tint(_ effect: UIGlassEffect) throws -> CGColor {
            try #require(backdrop(UIVisualEffectView(effect: effect)).backgroundColor)
                .cgColor(for: .init(userInterfaceStyle: .light))
        }
        #expect(try tint(UIGlassEffect(style: .clear)).alpha < tint(UIGlassEffect(style: .regular)).alpha)
        let red = UIGlassEffect()
        red.tintColor = .red
        let color = try tint(red)
        #expect(color.red == 1 && color.green == 0 && color.alpha == 0.8)
    }

    @Test func `an effect view keeps a copy of glass`() {
        let glass = UIGlassEffect()
        let view = UIVisualEffectView(effect: glass)
        #expect(view.effect == glass)
        glass.isInteractive = true
        #expect(view.effect != glass)
        #expect(view.gestureRecognizers?.isEmpty != false)
        view.effect = glass
        #expect(view.gestureRecognizers?.count == 1)
        view.effect = nil
        #expect(view.gestureRecognizers?.isEmpty == true)
    }

    @Test func `effects of one style are equal`() {
        #expect(UIBlurEffect(style: .light) == UIBlurEffect(style: .light))
        #expect(UIBlurEffect(style: .light) != UIBlurEffect(style: .dark))
    }

    @Test func `a subview of the effect view itself is refused`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIVisualEffectView(effect: nil).addSubview(UIView()) }
        }
        let line = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(line.contains("UIView has been added as a subview to UIVisualEffectView."))
    }
}

extension DisplayTests {
    @Suite @MainActor struct VisualEffectDisplayTests {
        @Test func `an effect fades in with an animation`() async throws {
            let display = try await FakeDisplay.attached()
            let view = UIVisualEffectView(effect: nil)
            try display.show().addSubview(view)
            await display.settle()
            display.reset()
            UIView.animate(withDuration: 2) { view.effect = UIBlurEffect(style: .dark) }
            await display.settle()
            #expect(
                display.operations == [
                    update(view.subviews[0], .init(duration: 2, delay: 0, curve: .easeInOut)) {
                        $0.backgroundBlur = 20
                        $0.backgroundColor = Color(red: 28, green: 28, blue: 28, alpha: 186)
                    }
                ])
        }
    }
}
