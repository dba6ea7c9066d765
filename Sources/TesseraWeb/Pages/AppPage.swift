/// The page of one app: an empty document and the client that fills it.
///
/// On a slow network, the browser waits a whole round trip for the answer to each request. The page therefore contains its first
/// script and its styles. The first script opens the socket and says hello while one more request loads the rest of the client.
/// The styles come before this script, because the hello contains the safe area, which the script reads from the styles.
struct AppPage {
    /// The app.
    let app: HostedApp
    /// The number of folders between the address of the page and that of the app, which is 0 unless the user opens a part of the
    /// app.
    let depth: Int
    /// The files of the client.
    let assets: AssetLibrary
    /// The secret with which the content security policy of the page allows what is part of it.
    let nonce: PageNonce

    private var manifestLink: String {
        guard !app.shortcuts.isEmpty else { return "" }
        let path = String(repeating: "../", count: depth) + Route.manifestName
        return "\n<link rel=\"manifest\" crossorigin=\"use-credentials\" href=\"\(path)\">"
    }

    /// The page in HTML. The client sets the language, since only the app has that information.
    var html: String {
        """
        <!doctype html>
        <html data-tessera="connecting"\(depth > 0 ? " data-depth=\"\(depth)\"" : "")>
        <head>
        <meta charset="utf-8">
        <title>\(app.title.htmlEscaped)</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
        <meta name="color-scheme" content="light dark">
        <link rel="icon" href="data:,">\(manifestLink)
        <script type="module" src="\(assets.mainScript)"></script>
        <style nonce="\(nonce.text)">
        \(assets.clientStyle)</style>
        <script nonce="\(nonce.text)">
        \(assets.firstScript)</script>
        </head>
        <body data-frame="\(assets.documentFrame)" data-worker="\(assets.notificationWorker)">
        <noscript>\(app.name.htmlEscaped) needs JavaScript to be shown here.</noscript>
        </body>
        </html>

        """
    }
}
