import UIKit

/// A view that loads its contents from the xib with the name of its class.
class CustomViewBase: UIView {
    weak var contentView: UIView!

    override init(frame: CGRect) {
        super.init(frame: frame)
        initContentView()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        initContentView()
    }

    /// Subclasses override this to set up their outlets.
    func initWith() {}

    private func initContentView() {
        let viewClass: AnyClass = type(of: self)
        contentView =
            Bundle(for: viewClass)
            .loadNibNamed(String(describing: viewClass), owner: self, options: nil)?.first as? UIView
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.frame = bounds
        addSubview(contentView)
        initWith()
    }
}
