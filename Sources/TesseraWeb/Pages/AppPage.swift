/// The page of one app: an empty document and the client that fills it.
struct AppPage {
    /// The app.
    let app: HostedApp
    /// The files of the client.
    let assets: AssetLibrary

    /// The page in HTML. The client sets the language, since only the app has that information.
    var html: String {
        let styles = ([assets.fontStyles] + assets.clientStyles).map {
            #"<link rel="stylesheet" href="\#($0)">"#
        }
        return """
            <!doctype html>
            <html data-tessera="connecting">
            <head>
            <meta charset="utf-8">
            <title>\(app.title.htmlEscaped)</title>
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
            <meta name="color-scheme" content="light dark">
            <link rel="icon" href="data:,">
            <script type="module" async src="\(assets.firstScript)"></script>
            \(styles.joined(separator: "\n"))
            <script type="module" src="\(assets.mainScript)"></script>
            </head>
            <body>
            <noscript>\(app.name.htmlEscaped) needs JavaScript to be shown here.</noscript>
            </body>
            </html>

            """
    }
}
