extension UIActivity.ActivityType {
    // What an iPhone lists besides. An app can exclude these, which are not listed here in any case.

    /// Sends the items to a device nearby. Not listed here.
    public static let airDrop = UIActivity.ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Prints the items. Not listed here.
    public static let print = UIActivity.ActivityType("com.apple.UIKit.activity.Print")
    /// Saves a picture among the user's photos. Not listed here.
    public static let saveToCameraRoll = UIActivity.ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Gives a picture to a contact. Not listed here.
    public static let assignToContact = UIActivity.ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Keeps an address to be read later. Not listed here.
    public static let addToReadingList = UIActivity.ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Puts an address onto the home screen. Not listed here.
    public static let addToHomeScreen = UIActivity.ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
    /// Opens the items in Books. Not listed here.
    public static let openInIBooks = UIActivity.ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Makes a document to draw on. Not listed here.
    public static let markupAsPDF = UIActivity.ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// Shares an experience in a call. Not listed here.
    public static let sharePlay = UIActivity.ActivityType("com.apple.UIKit.activity.SharePlay")
    /// Copies a link to work on together. Not listed here.
    public static let collaborationCopy = UIActivity.ActivityType(
        "com.apple.UIKit.activity.CollaborationCopyLink")
    /// Invites to work on together. Not listed here.
    public static let collaborationInviteWithLink = UIActivity.ActivityType(
        "com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// Posts the items on Facebook. Not listed here.
    public static let postToFacebook = UIActivity.ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posts the items on Twitter. Not listed here.
    public static let postToTwitter = UIActivity.ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Posts the items on Weibo. Not listed here.
    public static let postToWeibo = UIActivity.ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Posts the items on Tencent Weibo. Not listed here.
    public static let postToTencentWeibo = UIActivity.ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// Posts a film on Vimeo. Not listed here.
    public static let postToVimeo = UIActivity.ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Posts a picture on Flickr. Not listed here.
    public static let postToFlickr = UIActivity.ActivityType("com.apple.UIKit.activity.PostToFlickr")
}
