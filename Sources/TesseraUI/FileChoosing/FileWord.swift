import TesseraDisplay

/// The texts of the screens on which the user chooses files, in Japanese if that is the user's first language, and in English
/// otherwise.
@MainActor
enum FileWord {
    /// Returns the title of the screen.
    static func title(_ kind: FileChooserViewController.Kind) -> String {
        switch kind {
        case .photos: SystemWord.text("Photos", "写真")
        case .camera: SystemWord.text("Camera", "カメラ")
        case .files: SystemWord.text("Files", "ファイル")
        }
    }

    /// Returns the title of the button that opens the browser's dialog.
    static func button(_ kind: FileChooserViewController.Kind, isOne: Bool) -> String {
        switch kind {
        case .photos: SystemWord.text(isOne ? "Choose Photo…" : "Choose Photos…", "写真を選択…")
        case .camera: SystemWord.text("Open Camera…", "カメラを開く…")
        case .files: SystemWord.text(isOne ? "Choose File…" : "Choose Files…", "ファイルを選択…")
        }
    }

    /// The title of the screen on which the user selects a part of a photo.
    static var moveAndScale: String { SystemWord.text("Move and Scale", "移動と拡大縮小") }
    /// The name of the file of an image, without its extension.
    static var image: String { SystemWord.text("Image", "画像") }
    /// The title of the activity that saves images.
    static var saveImage: String { SystemWord.text("Save Image", "画像を保存") }
    /// The title of the activity that saves files.
    static var saveToFiles: String { SystemWord.text("Save to Files", "“ファイル”に保存") }
    /// The title of the button that saves files.
    static var save: String { SystemWord.text("Save…", "保存…") }
    /// A sentence that says that the files have not been saved.
    static var notSaved: String {
        SystemWord.text("This could not be saved. Try again.", "保存できませんでした。もう一度お試しください。")
    }
    /// The title of the button that selects the part.
    static var choose: String { SystemWord.text("Choose", "選択") }

    /// Returns the text while files arrive.
    ///
    /// - Parameter part: The part that has arrived, 0...1.
    static func sending(_ part: Double) -> String {
        let percent = Int((part * 100).rounded(.down))
        return SystemWord.text("Sending… \(percent) %", "送信中… \(percent) %")
    }

    /// Returns a sentence that says why the chosen files are not sent.
    static func problem(_ reason: DisplayEvent.Answer.Reason, limit: Int) -> String {
        switch reason {
        case .tooMany:
            SystemWord.text("You can choose at most \(limit).", "選択できるのは\(limit)件までです。")
        case .tooLarge:
            SystemWord.text(
                "There is no room for this. It may be too large.", "保存する容量が足りません。サイズが大きすぎる可能性があります。")
        case .failed, .insecure, .unsupported:
            SystemWord.text("This could not be sent. Try again.", "送信できませんでした。もう一度お試しください。")
        }
    }

    /// Returns a sentence that says that a file has a type other than the wanted ones.
    static func unsuitable(_ name: String) -> String {
        SystemWord.text("“\(name)” cannot be used here.", "“\(name)”はここでは使用できません。")
    }
}
