import Foundation
import TesseraDisplay
import TesseraGraphics
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct SymbolEffectTests {
        private func view(_ name: String = "star") -> UIImageView {
            UIImageView(image: UIImage(systemName: name))
        }

        private func content(_ view: UIImageView) -> ImageContent? {
            view.properties(context: CommitContext(traits: view.traitCollection)).image
        }

        private func effects(_ view: UIImageView) -> [SymbolEffectContent] { content(view)?.effects ?? [] }

        @Test func `a bounce ends after half a second, and its completion is called`() async throws {
            try await ManualClock.run { clock in
                let view = view()
                var ends: [Bool] = []
                view.addSymbolEffect(.bounce) { context in
                    #expect(context.sender === view && context.effect is BounceSymbolEffect)
                    ends.append(context.isFinished)
                }
                let effect = try #require(effects(view).first)
                #expect(effect.count == 1 && effect.duration == 0.5 && effect.stays == nil)
                #expect(effect.frames.map(\.scale) == [1, 1.2, 0.95, 1])
                clock.advance(by: 0.4)
                #expect(ends.isEmpty)
                clock.advance(by: 0.2)
                #expect(ends == [true] && effects(view).isEmpty)
            }
        }

        @Test func `options say how often and how fast an effect runs`() async throws {
            try await ManualClock.run { _ in
                let view = view()
                view.addSymbolEffect(.bounce.down, options: .repeat(3).speed(2))
                #expect(effects(view).map(\.count) == [3] && effects(view).map(\.duration) == [0.25])
                view.addSymbolEffect(.bounce, options: .repeating)
                #expect(effects(view).map(\.count) == [nil])
                view.addSymbolEffect(.pulse, options: .nonRepeating)
                #expect(effects(view).map(\.count) == [nil, 1])
                // A run of half a second with a pause of one and a half: the motion takes a quarter of the time.
                view.addSymbolEffect(.bounce, options: .repeat(.periodic(2, delay: 1.5)))
                let periodic = try #require(effects(view).last)
                #expect(periodic.duration == 2 && periodic.count == 2)
                #expect(periodic.frames.map(\.time) == [0, 0.0875, 0.175, 0.25, 1])
            }
        }

        @Test func `an effect without an end runs until it is removed`() async {
            await ManualClock.run { clock in
                let view = view()
                var ends: [Bool] = []
                view.addSymbolEffect(.pulse) { ends.append($0.isFinished) }
                view.addSymbolEffect(.rotate)
                clock.advance(by: 100)
                #expect(effects(view).map(\.count) == [nil, nil] && ends.isEmpty)
                var removed = false
                view.removeSymbolEffect(ofType: .pulse) { removed = $0.isFinished }
                #expect(effects(view).count == 1 && ends == [false] && removed)
                view.removeAllSymbolEffects()
                #expect(effects(view).isEmpty)
            }
        }

        @Test func `a scaled symbol stays so until the effect is removed`() async throws {
            try await ManualClock.run { clock in
                let view = view()
                view.addSymbolEffect(.scale.down)
                let id = effects(view).first?.id
                clock.advance(by: 1)
                let settled = try #require(effects(view).first)
                #expect(settled.id == id && settled.stays == true && settled.frames.map(\.scale) == [0.85])
                view.removeSymbolEffect(ofType: .scale)
                #expect(effects(view).map(\.stays) == [nil])
                #expect(effects(view).first?.frames.map(\.scale) == [0.85, 1])
                clock.advance(by: 1)
                #expect(effects(view).isEmpty)
            }
        }

        @Test func `a symbol that has disappeared appears again`() async {
            await ManualClock.run { clock in
                let view = view()
                let size = view.intrinsicContentSize
                view.addSymbolEffect(.disappear, animated: false)
                #expect(effects(view).first?.frames.map(\.opacity) == [0])
                #expect(view.intrinsicContentSize == size)
                view.addSymbolEffect(.appear)
                #expect(effects(view).map { $0.frames.map(\.opacity) } == [[0, 1]])
                clock.advance(by: 1)
                #expect(effects(view).isEmpty)
            }
        }

        @Test func `a symbol takes the place of another one`() async throws {
            try await ManualClock.run { clock in
                let view = view("star")
                let old = content(view)?.symbol
                let heart = try #require(UIImage(systemName: "heart"))
                var ends: [Bool] = []
                view.setSymbolImage(heart, contentTransition: .replace) { context in
                    #expect(context.effect == nil && context.contentTransition is ReplaceSymbolEffect)
                    ends.append(context.isFinished)
                }
                #expect(view.image === heart && content(view)?.symbol == old)
                clock.advance(by: 0.2)
                #expect(content(view)?.symbol != old && effects(view).count == 1 && ends.isEmpty)
                clock.advance(by: 1)
                #expect(effects(view).isEmpty && ends == [true])
            }
        }

        @Test func `an image that the app sets during a replacement is displayed at once`() async throws {
            try await ManualClock.run { clock in
                let view = view("star")
                let (heart, bell) = (UIImage(systemName: "heart"), UIImage(systemName: "bell"))
                var ends: [Bool] = []
                view.setSymbolImage(try #require(heart), contentTransition: .replace.upUp) {
                    ends.append($0.isFinished)
                }
                view.image = bell
                let expected = content(UIImageView(image: bell))?.symbol
                #expect(content(view)?.symbol == expected && ends == [false] && effects(view).isEmpty)
                clock.advance(by: 1)
                #expect(content(view)?.symbol == expected && ends == [false])
            }
        }

        @Test func `the direction of a wiggle depends on the direction of reading`() {
            func first(_ effect: WiggleSymbolEffect, isRightToLeft: Bool) -> SymbolEffectContent.Frame {
                SymbolMotion(effect.configuration.kind, .default, isRightToLeft: isRightToLeft).frames[1]
            }
            #expect(first(.wiggle.forward, isRightToLeft: false).x == 0.12)
            #expect(first(.wiggle.forward, isRightToLeft: true).x == -0.12)
            #expect(first(.wiggle.right, isRightToLeft: true).x == 0.12)
            #expect(first(.wiggle, isRightToLeft: false).angle == 14)
        }

        @Test func `an image that is no symbol has no effects`() throws {
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
            let view = UIImageView(image: picture)
            view.addSymbolEffect(.pulse)
            #expect(effects(view).isEmpty)
        }

        @Test func `without animations the symbol has its last look at once`() {
            let view = view()
            var ends: [Bool] = []
            UIView.performWithoutAnimation {
                view.addSymbolEffect(.bounce) { ends.append($0.isFinished) }
                view.addSymbolEffect(.scale.up) { ends.append($0.isFinished) }
            }
            #expect(effects(view).map { $0.frames.map(\.scale) } == [[1.15]] && ends == [true, true])
        }

        @Test func `only effects with a lasting look can be applied without their motion`() async {
            await ManualClock.run { _ in
                let view = view()
                view.addSymbolEffect(.pulse, animated: false)
                view.addSymbolEffect(.bounce, animated: false)
                view.addSymbolEffect(.scale.up, animated: false)
                #expect(effects(view).map { $0.frames.count } == [3, 4, 1])
            }
        }

        @Test func `a display gets no more effects than it accepts`() async {
            await ManualClock.run { _ in
                let view = view()
                for _ in 0..<30 {
                    view.addSymbolEffect(.scale.up)
                    view.removeSymbolEffect(ofType: .scale)
                }
                #expect(effects(view).count == 20)
            }
        }

        @Test func `a completion may release the view`() async throws {
            try await ManualClock.run { clock in
                var view: UIImageView? = view()
                let heart = try #require(UIImage(systemName: "heart"))
                view?.addSymbolEffect(.scale.up, animated: false)
                view?.setSymbolImage(heart, contentTransition: .replace)
                var ended = false
                view?.removeSymbolEffect(ofType: .scale) { _ in
                    view = nil
                    ended = true
                }
                clock.advance(by: 0.18)
                #expect(ended && view == nil)
                clock.advance(by: 1)
            }
        }

        @Test func `a loudspeaker has as many waves as its value says`() {
            #expect(SymbolCatalog.varied("speaker.wave.3.fill", value: 0) == "speaker.fill")
            #expect(SymbolCatalog.varied("speaker.wave.3.fill", value: 0.3) == "speaker.wave.1.fill")
            #expect(SymbolCatalog.varied("speaker.wave.3", value: 0.5) == "speaker.wave.2")
            #expect(SymbolCatalog.varied("speaker.wave.3", value: 1) == "speaker.wave.3")
            #expect(SymbolCatalog.varied("wifi", value: 0.5) == "wifi")
            #expect(
                UIImage(systemName: "speaker.wave.3", variableValue: 0.5)
                    == UIImage(
                        systemName: "speaker.wave.2"))
            #expect(UIImage(systemName: "no.such.symbol", variableValue: 1) == nil)
        }

        @Test func `the symbol of a button bounces at a tap, and takes the place of another one`()
            async throws
        {
            try await ManualClock.run { clock in
                var configuration = UIButton.Configuration.plain()
                configuration.image = UIImage(systemName: "star")
                configuration.symbolContentTransition = UISymbolContentTransition(.replace.offUp)
                let button = UIButton(configuration: configuration)
                button.layoutIfNeeded()
                let view = try #require(button.imageView)
                button.performPrimaryAction()
                #expect(effects(view).isEmpty)
                button.isSymbolAnimationEnabled = true
                button.performPrimaryAction()
                button.isHighlighted = true
                button.layoutIfNeeded()
                #expect(effects(view).map(\.duration) == [0.5])
                clock.advance(by: 1)
                button.configuration?.image = UIImage(systemName: "heart")
                button.layoutIfNeeded()
                let frames = try #require(effects(view).first).frames
                #expect(frames.map(\.opacity) == [0, 1] && frames.map(\.scale) == [0.5, 1])
                clock.advance(by: 1)
                #expect(effects(view).isEmpty)
            }
        }

        @Test func `the symbol of a bar button item bounces at a tap if the item says so`() throws {
            let item = UIBarButtonItem(primaryAction: UIAction(image: UIImage(systemName: "star")) { _ in })
            let look = BarButtonLook(
                plain: UIBarButtonItemAppearance(style: .plain),
                done: UIBarButtonItemAppearance(style: .done),
                metrics: .default)
            let button = BarButton(item: item, look: look)
            let pictures = button.subviews.compactMap { $0 as? UIImageView }
            _ = button.accessibilityActivate()
            #expect(pictures.allSatisfy { effects($0).isEmpty })
            item.isSymbolAnimationEnabled = true
            _ = button.accessibilityActivate()
            #expect(pictures.map { effects($0).count }.reduce(0, +) == 1)
        }
    }
}
