import MicroHTTPD

/// The page for people. It needs nothing from elsewhere.
enum Page {
    private static let style = """
        :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
        body { margin: 0 auto; max-width: 76rem; padding: 1rem }
        header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: baseline }
        h1 { font-size: 1.1rem; margin: 0 auto 0 0 }
        nav { display: flex; flex-wrap: wrap; gap: .5rem }
        a { color: inherit; text-decoration: none; padding: .2rem .7rem; border: 1px solid #8886; border-radius: 99px }
        a:hover, a[aria-current] { background: #8883 }
        img { display: block; width: 100%; min-height: 12rem; margin-top: 1rem; border-radius: .5rem; background: #111; color: #eee }
        """

    /// A stream that broke is asked for again.
    private static let script = """
        const picture = document.querySelector('img'), source = picture.src;
        picture.onerror = () => setTimeout(() => { picture.src = source + '&again=' + Date.now() }, 2000);
        """

    /// The live picture of a session, with the others to choose from.
    static func sessions(_ names: [String], shown: String) -> HTTPResponse {
        let links = names.map { name in
            "<a href=\"/?session=\(escaped(name))\"\(name == shown ? " aria-current=\"page\"" : "")>\(escaped(name))</a>"
        }
        let name = escaped(shown)
        return html(
            200, title: "\(name) – Shutterbus",
            """
            <header>
            <h1>Shutterbus</h1>
            <nav aria-label="Sessions">\(links.joined(separator: " "))</nav>
            <a href="/snapshot.jpg?session=\(name)">Snapshot</a>
            </header>
            <main><img src="/stream.mjpg?session=\(name)" alt="Live picture of session \(name)"></main>
            <script>\(script)</script>
            """)
    }

    /// Why there is nothing to see; it looks again by itself.
    static func failure(_ reason: String) -> HTTPResponse {
        html(503, title: "Shutterbus", "<h1>Nothing to see yet</h1>\n<p>\(escaped(reason))</p>\n").adding("Refresh", "2")
    }

    private static func html(_ status: UInt32, title: String, _ body: String) -> HTTPResponse {
        let text = """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title)</title>
            <style>\(style)</style>
            \(body)
            </html>

            """
        return HTTPResponse(
            status,
            headers: [
                ("Content-Type", "text/html; charset=utf-8"),
                (
                    "Content-Security-Policy",
                    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; frame-ancestors 'none'"
                ),
            ], .bytes(Array(text.utf8)))
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }
}
