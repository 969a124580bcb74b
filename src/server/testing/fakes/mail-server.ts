import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

interface ReceivedMail {
  readonly to: string[];
  readonly raw: string;
  /** By lower-case name, unfolded. */
  readonly headers: Record<string, string>;
  readonly text: string;
  readonly html: string;
}

type Refusal = { readonly code: number; readonly words: string };

/** A real SMTP server on loopback. Each test can change how it handles mails. */
export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const behaviour = {
    /** Decides whether to refuse a recipient. */
    refuse: (_address: string): Refusal | undefined => undefined,
    /** Decides the reply after a complete mail. */
    accept: async (_mail: ReceivedMail): Promise<"yes" | "drop" | "silent" | Refusal> => "yes",
  };
  let connections = 0;
  const receive = async (mail: ReceivedMail, done: (error?: Error | null) => void) => {
    const answer = await behaviour.accept(mail);
    if (typeof answer === "object") return done(smtpError(answer));
    mails.push(mail);
    if (answer === "drop") for (const socket of sockets) socket.destroy();
    if (answer === "yes") done(null);
  };
  const open = (port: number) => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["AUTH", "STARTTLS"],
      logger: false,
      onRcptTo: ({ address }, _session, done) => {
        const refusal = behaviour.refuse(address);
        done(refusal ? smtpError(refusal) : null);
      },
      onData: (stream, { envelope }, done) => {
        text(stream)
          .then((raw) =>
            receive(
              readMail(
                raw,
                envelope.rcptTo.map(({ address }) => address),
              ),
              done,
            ),
          )
          // The sender disconnected midway: an incomplete mail is ignored.
          .catch(() => undefined);
      },
    });
    server.on("error", () => undefined);
    server.server.on("connection", (socket: Socket) => {
      connections++;
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket));
    });
    return new Promise<SMTPServer>((resolve) => {
      server.listen(port, "127.0.0.1", () => resolve(server));
    });
  };
  let server = await open(0);
  const { port } = server.server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  const usual = { ...behaviour };
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    behaviour,
    connections: () => connections,
    to: (address: string) => mails.filter((mail) => mail.to.includes(address)),
    close,
    async reopen() {
      server = await open(port);
    },
    /** Resets to the initial state: no mails, default behaviour. */
    reset() {
      mails.length = 0;
      Object.assign(behaviour, usual);
    },
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

function smtpError({ code, words }: Refusal): Error {
  return Object.assign(new Error(words), { responseCode: code });
}

/** Parses a raw mail like a mail program. */
export function readMail(raw: string, to: string[] = []): ReceivedMail {
  const [head = "", body] = cut(raw);
  const headers = readHeaders(head);
  const boundary = /boundary="([^"]+)"/u.exec(headers["content-type"] ?? "")?.[1] ?? "none";
  const parts = body.split(`--${boundary}`).map((part) => cut(part.replace(/^\r\n/u, "")));
  const find = (type: string) => {
    const [partHead = "", content = ""] = parts.find(([head = ""]) => head.includes(type)) ?? [];
    return decode(content, readHeaders(partHead)["content-transfer-encoding"]);
  };
  return { to, raw, headers, text: find("text/plain"), html: find("text/html") };
}

function cut(text: string): [string, string] {
  const end = text.indexOf("\r\n\r\n");
  return end < 0 ? [text, ""] : [text.slice(0, end), text.slice(end + 4)];
}

function readHeaders(head: string): Record<string, string> {
  const lines = head.replace(/\r\n[ \t]+/gu, " ").split("\r\n");
  return Object.fromEntries(
    lines.map((line) => [line.split(":")[0]?.toLowerCase() ?? "", line.slice(line.indexOf(":") + 1).trim()]),
  );
}

function decode(content: string, encoding: string | undefined): string {
  if (encoding === "base64") return Buffer.from(content, "base64").toString();
  if (encoding !== "quoted-printable") return content;
  const bytes = content
    .replace(/=\r\n/gu, "")
    .replace(/=([0-9A-F]{2})/gu, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
