extension UIView {
    /// Lets the box of the view cast its shadow, even if the view has no background, and not what the view draws. The views of
    /// the system know the shape of their content, and a display draws the shadow of a box faster.
    func castShadowOfBox() { viewState.castsShadowOfBox = true }
}
