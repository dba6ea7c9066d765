import Foundation
import TesseraDisplay

/// Lets a pane of glass grow a little while a finger is on it. It takes no touches away from other gestures and views.
final class GlassPress: UIGestureRecognizer {
    private var press: ((Bool) -> Void)?

    init(_ press: @escaping (Bool) -> Void) {
        self.press = press
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override var wishes: GestureWishes { [] }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { press?(true) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func reset() {
        super.reset()
        press?(false)
    }
}
