extension UIActivity.ActivityType {
    // What an iPhone lists besides, and what an app may exclude. The controller itself lists none of these; the browser's share sheet may
    // offer the first ones.

    /// What a browser's share sheet may offer for texts and addresses.
    static let ofBrowserSheets: Set<UIActivity.ActivityType> = [
        .copyToPasteboard, .mail, .message, .airDrop, .print, .addToReadingList, .addToHomeScreen,
        .postToFacebook,
        .postToTwitter, .postToWeibo, .postToTencentWeibo,
    ]

    /// Sends the items to a device nearby. The browser's share sheet may offer it.
    public static let airDrop = UIActivity.ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Prints the items. The browser's share sheet may offer it.
    public static let print = UIActivity.ActivityType("com.apple.UIKit.activity.Print")
    /// Saves a picture among the user's photos. It is never offered here.
    public static let saveToCameraRoll = UIActivity.ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Gives a picture to a contact. It is never offered here.
    public static let assignToContact = UIActivity.ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Keeps an address to be read later. The browser's share sheet may offer it.
    public static let addToReadingList = UIActivity.ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Puts an address onto the home screen. The browser's share sheet may offer it.
    public static let addToHomeScreen = UIActivity.ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
    /// Opens the items in Books. It is never offered here.
    public static let openInIBooks = UIActivity.ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Makes a document to draw on. It is never offered here.
    public static let markupAsPDF = UIActivity.ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// Shares an experience in a call. It is never offered here.
    public static let sharePlay = UIActivity.ActivityType("com.apple.UIKit.activity.SharePlay")
    /// Copies a link to work on together. It is never offered here.
    public static let collaborationCopy = UIActivity.ActivityType(
        "com.apple.UIKit.activity.CollaborationCopyLink")
    /// Invites to work on together. It is never offered here.
    public static let collaborationInviteWithLink = UIActivity.ActivityType(
        "com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// Posts the items on Facebook. The browser's share sheet may offer it.
    public static let postToFacebook = UIActivity.ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posts the items on Twitter. The browser's share sheet may offer it.
    public static let postToTwitter = UIActivity.ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Posts the items on Weibo. The browser's share sheet may offer it.
    public static let postToWeibo = UIActivity.ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Posts the items on Tencent Weibo. The browser's share sheet may offer it.
    public static let postToTencentWeibo = UIActivity.ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// Posts a film on Vimeo. It is never offered here.
    public static let postToVimeo = UIActivity.ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Posts a picture on Flickr. It is never offered here.
    public static let postToFlickr = UIActivity.ActivityType("com.apple.UIKit.activity.PostToFlickr")
}
