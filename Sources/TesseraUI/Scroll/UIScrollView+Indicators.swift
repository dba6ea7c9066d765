import TesseraDisplay

extension UIScrollView {
    /// The colour of scroll indicators.
    /// See Apple's [UIScrollView.IndicatorStyle](
    /// https://developer.apple.com/documentation/uikit/uiscrollview/indicatorstyle-swift.enum).
    public enum IndicatorStyle: Int, Sendable {
        /// The indicators are visible on content of any colour.
        case `default` = 0
        /// The indicators are black, for bright content.
        case black = 1
        /// The indicators are white, for dark content.
        case white = 2
    }

    /// Describes the look and the places of the scroll indicators for the display.
    func describeIndicators(in scroll: inout ScrollContent) {
        if !showsVerticalScrollIndicator { scroll.hidesVerticalIndicator = true }
        if !showsHorizontalScrollIndicator { scroll.hidesHorizontalIndicator = true }
        switch indicatorStyle {
        case .default: break
        case .black: scroll.indicatorStyle = .black
        case .white: scroll.indicatorStyle = .white
        }
        if indicatorFlashes > 0 { scroll.indicatorFlashes = indicatorFlashes }
        let (vertical, horizontal, content) = (
            mirroredInsets(verticalScrollIndicatorInsets), mirroredInsets(horizontalScrollIndicatorInsets),
            displayedInsets
        )
        let own = mirroredInsets(contentInset)
        let adjusted = automaticallyAdjustsScrollIndicatorInsets
        func room(_ content: CGFloat, _ own: CGFloat) -> CGFloat { adjusted ? content - own : 0 }
        let insets = [
            room(content.top, own.top) + vertical.top, room(content.bottom, own.bottom) + vertical.bottom,
            isRightToLeft ? vertical.left : vertical.right,
            room(content.left, own.left) + horizontal.left, room(content.right, own.right) + horizontal.right,
            horizontal.bottom,
        ]
        let usual = [content.top, content.bottom, 0, content.left, content.right, 0]
        if insets != usual { scroll.indicatorInsets = insets.map { (Double($0) * 100).rounded() / 100 } }
    }
}
