"""A login service for tests: `python login.py`. It knows the visitors with the cookie `session=known`."""

from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Login(BaseHTTPRequestHandler):
    """Answers nginx at `/login/check`, and visitors at `/login/`, where everyone gets the cookie."""

    def do_GET(self):
        if self.path == "/login/check":
            is_known = "session=known" in self.headers.get("Cookie", "").split("; ")
            self.send_response(204 if is_known else 401)
            self.end_headers()
            return
        body = b"<!doctype html><title>Login</title><a href='/longlistapp/'>In</a>"
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Set-Cookie", "session=known; Path=/; Secure; HttpOnly; SameSite=Lax")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        """Writes nothing for each request."""


if __name__ == "__main__":
    ThreadingHTTPServer(("127.0.0.1", 9000), Login).serve_forever()
