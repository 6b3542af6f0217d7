//! A mail server on this machine that keeps what it is given.

use server::Config;
use tokio::{
    io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader},
    net::{TcpListener, TcpStream},
    sync::mpsc,
};

/// What was sent to whom.
#[derive(Clone, Debug)]
pub(crate) struct Letter {
    pub(crate) to: String,
    pub(crate) text: String,
}

impl Letter {
    /// The word behind the hash sign.
    pub(crate) fn word(&self, place: &str) -> String {
        let (_, after) =
            self.text.split_once(&format!("https://play.example.org/#/{place}/")).expect("a link");
        after.chars().take_while(char::is_ascii_alphanumeric).collect()
    }
}

#[derive(Debug)]
pub(crate) struct PostOffice {
    pub(crate) url: String,
    letters: mpsc::UnboundedReceiver<Letter>,
}

impl PostOffice {
    pub(crate) async fn open() -> PostOffice {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("smtp://{}", listener.local_addr().expect("an address"));
        let (keep, letters) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, keep.clone()));
            }
        });
        PostOffice { url, letters }
    }

    pub(crate) fn config(&self, config: Config) -> Config {
        Config {
            public: Some("https://play.example.org".into()),
            mail_from: Some("Nemedian <tables@example.org>".into()),
            mail_server: Some(self.url.clone()),
            ..config
        }
    }

    pub(crate) async fn next(&mut self) -> Letter {
        let next = tokio::time::timeout(std::time::Duration::from_secs(20), self.letters.recv());
        next.await.expect("a letter comes in time").expect("the office is open")
    }

    /// Whether nothing more has come.
    pub(crate) fn is_empty(&mut self) -> bool {
        self.letters.try_recv().is_err()
    }
}

async fn serve(stream: TcpStream, keep: mpsc::UnboundedSender<Letter>) {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    let (mut to, mut text, mut writing) = (String::new(), String::new(), false);
    let mut say = "220 post\r\n";
    loop {
        if !say.is_empty() && write.write_all(say.as_bytes()).await.is_err() {
            return;
        }
        let Ok(Some(line)) = lines.next_line().await else { return };
        say = match line.split([' ', ':']).next().unwrap_or_default() {
            _ if writing && line == "." => {
                writing = false;
                _ = keep.send(Letter { to: to.clone(), text: plain(&std::mem::take(&mut text)) });
                "250 kept\r\n"
            }
            _ if writing => {
                text = text + &line + "\n";
                ""
            }
            "RCPT" => {
                to = line.split(['<', '>']).nth(1).unwrap_or_default().to_string();
                "250 fine\r\n"
            }
            "DATA" => {
                writing = true;
                "354 go on\r\n"
            }
            "QUIT" => "221 bye\r\n",
            _ => "250 fine\r\n",
        };
    }
}

/// Quoted-printable as it reads.
fn plain(text: &str) -> String {
    let joined = text.replace("=\n", "");
    let mut bytes = Vec::new();
    let mut rest = joined.as_bytes();
    while let [first, others @ ..] = rest {
        let hex = others.get(..2).and_then(|pair| std::str::from_utf8(pair).ok());
        let byte = hex.and_then(|pair| u8::from_str_radix(pair, 16).ok()).filter(|_| *first == b'=');
        bytes.push(byte.unwrap_or(*first));
        rest = if byte.is_some() { &others[2..] } else { others };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
