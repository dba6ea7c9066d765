extension SystemClasses {
    /// The superclasses of the public classes of Tessera and of the classes of Foundation that apps derive from, by
    /// name.
    static let superclasses: [String: String] = {
        var result: [String: String] = [:]
        for row in rows.split(separator: "\n") {
            let names = row.split(separator: " ")
            let superclass = names.first.map { $0 == "-:" ? "" : String($0.dropLast()) } ?? ""
            for name in names.dropFirst() { result[String(name)] = superclass }
        }
        return result
    }()

    /// The rows of the table. Each has the name of a superclass, a colon and the names of its subclasses.
    private static let rows = """
        -: AVPartialAsyncProperty NWPathMonitor
        -: CGColor CGColorSpace CGContext CGDataProvider CGGradient CGImage CGPath NSObject
        AVAsset: AVURLAsset
        AVPartialAsyncProperty: AVAsyncProperty
        AVPlayer: AVQueuePlayer
        CAAnimation: CAAnimationGroup CAPropertyAnimation CATransition
        CABasicAnimation: CASpringAnimation
        CALayer: AVPlayerLayer CAEmitterLayer CAGradientLayer CAReplicatorLayer CAScrollLayer CAShapeLayer CATextLayer CATransformLayer
        CAPropertyAnimation: CABasicAnimation CAKeyframeAnimation
        CGPath: CGMutablePath
        Formatter: DateComponentsFormatter DateFormatter ListFormatter MeasurementFormatter NumberFormatter
        Formatter: RelativeDateTimeFormatter
        NSCollectionLayoutItem: NSCollectionLayoutDecorationItem NSCollectionLayoutGroup
        NSCollectionLayoutItem: NSCollectionLayoutSupplementaryItem
        NSCollectionLayoutSupplementaryItem: NSCollectionLayoutBoundarySupplementaryItem
        NSLayoutAnchor: NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
        NSMutableAttributedString: NSTextStorage
        NSObject: AVAsset AVAudioPlayer AVAudioSession AVPlayer AVPlayerItem AVPlayerLooper
        NSObject: CAAnimation CADisplayLink CAEmitterCell CALayer CAMediaTimingFunction CATransaction Formatter
        NSObject: NSCoder PHPhotoLibrary
        NSObject: NSCollectionLayoutAnchor
        NSObject: NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing NSCollectionLayoutGroupCustomItem
        NSObject: NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize NSCollectionLayoutSpacing
        NSObject: NSDataAsset NSDataDetector
        NSObject: NSItemProvider NSLayoutAnchor NSLayoutConstraint NSLayoutManager NSParagraphStyle NSShadow NSString
        NSObject: NSStringDrawingContext NSTextAttachment NSTextContainer NSUserActivity Operation UIActivity
        NSObject: UIAlertAction UIBarAppearance UIBarButtonItemAppearance UIBarButtonItemStateAppearance UIBarItem
        NSObject: UIBezierPath UICollectionLayoutSectionOrthogonalScrollingProperties
        NSObject: UICollectionViewCompositionalLayoutConfiguration UICollectionViewDiffableDataSource
        NSObject: UICollectionViewLayout UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext
        NSObject: UICollectionViewPlaceholder UICollectionViewUpdateItem UIColor UICommandAlternate UIContextMenuConfiguration
        NSObject: UIContextMenuInteraction UIContextualAction UICubicTimingParameters UIDevice UIDragInteraction
        NSObject: UIDragItem UIDragPreview UIDropInteraction UIDropProposal UIEvent UIFeedbackGenerator UIFont
        NSObject: UIFocusAnimationCoordinator UIFocusEffect UIFocusSystem UIFocusUpdateContext
        NSObject: UIFindInteraction UIFindSession UIFontDescriptor UIFontMetrics UIGestureRecognizer UIGraphicsRenderer UIGraphicsRendererContext
        NSObject: UIGraphicsRendererFormat UIImage UIImageAsset UIKey UILargeContentViewerInteraction UILayoutGuide UIMenuDisplayPreferences
        NSObject: UIMenuElement UINavigationItem UINib UIPasteboard UIPercentDrivenInteractiveTransition
        NSObject: UIPointerInteraction UIPointerRegion UIPointerRegionRequest UIPointerStyle UIPresentationController
        NSObject: UIPress UIPreviewParameters UIPreviewTarget UIResponder UISceneConfiguration UISceneSession UIScreen
        NSObject: UIDocumentInteractionController UISceneSizeRestrictions
        NSObject: UISearchSuggestionItem UISearchToken UISymbolEffectCompletionContext
        NSObject: UISpringLoadedInteraction UISpringTimingParameters UIStatusBarManager UIStoryboard UIStoryboardSegue
        NSObject: UIStoryboardUnwindSegueSource UISwipeActionsConfiguration UITab UITabAccessory UITabBarItemAppearance
        NSObject: UITabBarItemStateAppearance UITableViewDiffableDataSource UITableViewPlaceholder UITargetedPreview
        NSObject: UIOpenURLContext UITableViewRowAction
        NSObject: UITextInputMode UITextSearchOptions UITextInputPasswordRules UITextItem UITextPosition UITextRange UITextSelectionRect UITouch
        NSObject: UITraitCollection UIViewPropertyAnimator UIVisualEffect UndoManager UserDefaults
        NSObject: UIAccessibilityCustomAction UIEditMenuConfiguration UIEditMenuInteraction UILocalizedIndexedCollation
        NSObject: NSTextList NSTextTab UICalendarSelection UIMenuController UIMenuItem
        NSObject: UIBarButtonItemGroup UIHoverStyle UIPasteConfiguration UIPreviewAction UIPreviewActionGroup
        NSObject: UITextInputAssistantItem UITextInputStringTokenizer
        NSObject: WKBackForwardList WKBackForwardListItem WKContentWorld WKFindConfiguration WKFindResult WKFrameInfo WKNavigation
        NSObject: WKNavigationAction WKNavigationResponse WKPreferences WKScriptMessage WKSecurityOrigin WKUserContentController
        NSObject: WKUserScript WKWebViewConfiguration WKWebpagePreferences WKWindowFeatures
        NSObject: CLLocation CLLocationManager UNNotification UNNotificationAction UNNotificationCategory UNNotificationContent
        NSObject: UNNotificationRequest UNNotificationResponse UNNotificationSettings UNNotificationSound UNNotificationTrigger
        NSObject: UNUserNotificationCenter
        UNNotificationContent: UNMutableNotificationContent
        UNNotificationTrigger: UNCalendarNotificationTrigger UNTimeIntervalNotificationTrigger
        NSObject: AVSpeechSynthesisVoice AVSpeechSynthesizer AVSpeechUtterance
        NSObject: FileWrapper UIDocument UIPageControlProgress
        UIPageControlProgress: UIPageControlTimerProgress
        NSObject: UIPrintFormatter UIPrintInfo UIPrintInteractionController UIPrintPageRenderer UIPrintPaper
        NSObject: UIMenuSystem
        NSObject: UIApplicationShortcutIcon UIApplicationShortcutItem
        NSObject: UIMotionEffect
        NSObject: UIDynamicAnimator UIDynamicBehavior UIDynamicItemGroup UIRegion
        NSParagraphStyle: NSMutableParagraphStyle
        Operation: UIActivityItemProvider
        UIApplicationShortcutItem: UIMutableApplicationShortcutItem
        UIBarAppearance: UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance
        UIBarItem: UIBarButtonItem UITabBarItem
        UICalendarSelection: UICalendarSelectionMultiDate UICalendarSelectionSingleDate
        UICollectionReusableView: UICollectionViewCell
        UICollectionViewCell: UICollectionViewListCell
        UICollectionViewLayout: UICollectionViewCompositionalLayout UICollectionViewFlowLayout UICollectionViewTransitionLayout
        UICollectionViewLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext
        UICollectionViewPlaceholder: UICollectionViewDropPlaceholder
        UICommand: UIKeyCommand
        UIFindSession: UITextSearchingFindSession
        UIFocusEffect: UIFocusHaloEffect
        UIFocusUpdateContext: UICollectionViewFocusUpdateContext UITableViewFocusUpdateContext
        UIControl: UIButton UIDatePicker UIPageControl UIRefreshControl UISegmentedControl UISlider UIStepper UISwitch
        UIControl: UIColorWell UIPasteControl UITextField
        UIDropProposal: UICollectionViewDropProposal UITableViewDropProposal
        UIDynamicBehavior: UIAttachmentBehavior UICollisionBehavior UIDynamicItemBehavior UIFieldBehavior UIGravityBehavior
        UIDynamicBehavior: UIPushBehavior UISnapBehavior
        UIEvent: UIPressesEvent
        UIFeedbackGenerator: UIImpactFeedbackGenerator UINotificationFeedbackGenerator UISelectionFeedbackGenerator
        UIGestureRecognizer: UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer
        UIGestureRecognizer: UIPinchGestureRecognizer UIRotationGestureRecognizer UISwipeGestureRecognizer
        UIGestureRecognizer: UITapGestureRecognizer
        UIGraphicsRenderer: UIGraphicsImageRenderer UIGraphicsPDFRenderer
        UIGraphicsRendererContext: UIGraphicsImageRendererContext UIGraphicsPDFRendererContext
        UIGraphicsRendererFormat: UIGraphicsImageRendererFormat UIGraphicsPDFRendererFormat
        UILayoutGuide: UITrackingLayoutGuide
        UIMenuElement: UIAction UICommand UIDeferredMenuElement UIMenu
        UIMotionEffect: UIInterpolatingMotionEffect UIMotionEffectGroup
        UINavigationController: UIImagePickerController
        UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
        UIPrintFormatter: UIMarkupTextPrintFormatter UISimpleTextPrintFormatter UIViewPrintFormatter
        UIPresentationController: UIPopoverPresentationController UISheetPresentationController
        UIPreviewParameters: UIDragPreviewParameters
        UIPreviewTarget: UIDragPreviewTarget
        UIResponder: UIAccessibilityElement UIApplication UIScene UIView UIViewController
        UIScene: UIWindowScene
        UIScrollView: UICollectionView UITableView UITextView
        UITab: UISearchTab UITabGroup
        UITableViewPlaceholder: UITableViewDropPlaceholder
        UITargetedPreview: UITargetedDragPreview
        UITextField: UISearchTextField
        UITrackingLayoutGuide: UIKeyboardLayoutGuide
        UIView: UIActivityIndicatorView UICalendarView UICollectionReusableView UIContentUnavailableView UIControl UIImageView
        UIView: UIInputView UILabel UIListContentView
        UIView: UINavigationBar UIPickerView UIProgressView UIScrollView UISearchBar UIStackView UITabBar
        UIView: UITableViewCell UITableViewHeaderFooterView UIToolbar UIVisualEffectView UIWindow WKWebView
        UIViewController: AVPlayerViewController
        UIViewController: PHPickerViewController QLPreviewController SFSafariViewController UIActivityViewController UIAlertController
        UIViewController: UICollectionViewController UIColorPickerViewController UIDocumentPickerViewController
        UIViewController: UIFontPickerViewController
        UIViewController: UINavigationController UIPageViewController UISearchController UISplitViewController
        UIViewController: UITabBarController UITableViewController
        UIVisualEffect: UIBlurEffect UIGlassEffect UIVibrancyEffect
        """
}
