import Testing

@testable import TesseraUI

@MainActor struct GestureListTests {
    @Test func `setting the gesture recognizers adds and removes them`() {
        let (view, other) = (UIView(), UIView())
        let (tap, pan, press) = (
            UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer()
        )
        view.addGestureRecognizer(tap)
        other.addGestureRecognizer(press)
        view.gestureRecognizers = [press, pan]
        #expect(view.gestureRecognizers == [press, pan])
        #expect(tap.view == nil && pan.view === view && press.view === view)
        #expect(other.gestureRecognizers?.contains(press) != true)
        view.gestureRecognizers = nil
        #expect(view.gestureRecognizers?.isEmpty != false)
        #expect(pan.view == nil && press.view == nil)
    }
}
