/// The page of one app: an empty document and the client that fills it.
///
/// A page over a slow network waits for little but the way to the host and back. Its first script and its styles are
/// part of it, and the socket opens while the rest of the client is on its way, for which the page makes one request. The
/// styles come before the script that says hello, since they contain the safe area.
struct AppPage {
    /// The app.
    let app: HostedApp
    /// The files of the client.
    let assets: AssetLibrary
    /// The secret with which the content security policy of the page allows what is part of it.
    let nonce: PageNonce

    /// The page in HTML. The client sets the language, since only the app has that information.
    var html: String {
        """
        <!doctype html>
        <html data-tessera="connecting">
        <head>
        <meta charset="utf-8">
        <title>\(app.title.htmlEscaped)</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
        <meta name="color-scheme" content="light dark">
        <link rel="icon" href="data:,">
        <script type="module" src="\(assets.mainScript)"></script>
        <style nonce="\(nonce.text)">
        \(assets.clientStyle)</style>
        <script nonce="\(nonce.text)">
        \(assets.firstScript)</script>
        </head>
        <body>
        <noscript>\(app.name.htmlEscaped) needs JavaScript to be shown here.</noscript>
        </body>
        </html>

        """
    }
}
