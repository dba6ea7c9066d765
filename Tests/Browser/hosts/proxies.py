"""nginx and HAProxy with the configurations of the articles, as they stand there. Only the paths of files are replaced."""

import re
import subprocess

from programs import ROOT, Program, wait_for

ARTICLES = ROOT / "Sources" / "TesseraWeb" / "TesseraWeb.docc"
NAME = "apps.example.org"


def configuration(article, language):
    """Returns the configuration in an article."""
    blocks = re.findall(rf"(?ms)^```{language}\n(.*?)^```", (ARTICLES / article).read_text())
    assert len(blocks) == 1, f"{article} has {len(blocks)} configurations of {language}."
    return blocks[0]


def replace(text, paths):
    """Replaces paths, each of which the text must contain."""
    for path, other in paths.items():
        assert path in text, f"The configuration does not name {path}."
        text = text.replace(path, str(other))
    return text


def certificate(folder):
    """Makes a certificate for the name and returns its path and that of its key."""
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
         "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-days", "2",
         "-keyout", folder / "key.pem", "-out", folder / "chain.pem"], check=True, capture_output=True)
    return folder / "chain.pem", folder / "key.pem"


def wait_until_listening(machine, port):
    """Waits until a program of a machine listens on a port."""
    def listens():
        listed = subprocess.run([*machine.enter, "ss", "-Hltn"], capture_output=True, text=True, check=True).stdout
        return re.search(rf":{port}\s", listed)
    wait_for(listens, f"a program that listens on port {port}")


def start_nginx(machine, folder):
    """Starts nginx on a machine, with the article's file included as Debian's own configuration includes it."""
    chain, key = certificate(folder)
    (folder / "tessera.conf").write_text(replace(configuration("SeveralHosts.md", "nginx"), {
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": chain,
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": key,
        "/var/log/nginx/error.log": folder / "device.log",
    }))
    (folder / "nginx.conf").write_text(f"""
        user root;
        pid {folder}/nginx.pid;
        daemon off;
        events {{}}
        http {{
            include /etc/nginx/mime.types;
            access_log {folder}/access.log;
            client_body_temp_path {folder}/body;
            proxy_temp_path {folder}/proxy;
            fastcgi_temp_path {folder}/fastcgi;
            uwsgi_temp_path {folder}/uwsgi;
            scgi_temp_path {folder}/scgi;
            include {folder}/tessera.conf;
        }}
        """)
    program = Program(*machine.enter, "nginx", "-c", folder / "nginx.conf", "-e", "stderr")
    wait_until_listening(machine, 443)
    return program


def start_haproxy(machine, folder):
    """Starts HAProxy on a machine."""
    chain, key = certificate(folder)
    (folder / "both.pem").write_text(chain.read_text() + key.read_text())
    (folder / "haproxy.cfg").write_text(replace(configuration("SeveralHosts.md", "haproxy"), {
        f"/etc/haproxy/{NAME}.pem": folder / "both.pem", "/dev/log": folder / "log",
    }))
    program = Program(*machine.enter, "haproxy", "-f", folder / "haproxy.cfg")
    wait_until_listening(machine, 443)
    return program


PROXIES = {"nginx": start_nginx, "haproxy": start_haproxy}
