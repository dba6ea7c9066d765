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
        let insets = indicatorInsets
        let content = displayedInsets
        let usual = [content.top, content.bottom, 0, content.left, content.right, 0]
        if insets != usual { scroll.indicatorInsets = insets.map { (Double($0) * 100).rounded() / 100 } }
    }

    /// The distances in points between the edges on the screen and the indicators: top, bottom and side of the vertical one,
    /// left, right and bottom of the horizontal one.
    private var indicatorInsets: [CGFloat] {
        let (content, own, safe) = (displayedInsets, mirroredInsets(contentInset), safeAreaInsets)
        let (vertical, horizontal) = (
            mirroredInsets(verticalScrollIndicatorInsets), mirroredInsets(horizontalScrollIndicatorInsets)
        )
        // The content also keeps clear of the keyboard and of a bar that collapses. The safe area knows neither.
        func room(_ content: CGFloat, _ own: CGFloat, _ safe: CGFloat) -> CGFloat {
            automaticallyAdjustsScrollIndicatorInsets ? max(content - own, safe) : 0
        }
        func side(_ safe: CGFloat) -> CGFloat { automaticallyAdjustsScrollIndicatorInsets ? safe : 0 }
        var insets = [
            room(content.top, own.top, safe.top) + vertical.top,
            room(content.bottom, own.bottom, safe.bottom) + vertical.bottom,
            isRightToLeft ? side(safe.left) + vertical.left : side(safe.right) + vertical.right,
            room(content.left, own.left, safe.left) + horizontal.left,
            room(content.right, own.right, safe.right) + horizontal.right,
            side(safe.bottom) + horizontal.bottom,
        ]
        // An indicator that never appears needs no places.
        if contentSize.height <= bounds.height {
            insets.replaceSubrange(..<3, with: [content.top, content.bottom, 0])
        }
        if contentSize.width <= bounds.width {
            insets.replaceSubrange(3..., with: [content.left, content.right, 0])
        }
        return insets
    }
}
