import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { listenOnLoopback } from "#server/testing/fakes/listen-on-loopback.ts";
import { type MailServer, readMail, startMailServer } from "#server/testing/fakes/mail-server.ts";
import { createMailer } from "./create-mailer.ts";
import type { Mail, Mailer } from "./mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

const FROM = "SideQuest <noreply@sidequest.example>";
const MAIL: Mail = {
  id: "0b7c2c5e-5a3f-4b7e-9b43-6f1a52f0c001",
  to: { name: "Maya", address: "maya@example.com" },
  subject: "Hello",
  text: "Hi Maya\n",
  html: "<p>Hi Maya</p>",
  unsubscribeUrl: `https://sidequest.example/unsubscribe/${"a".repeat(90)}`,
  date: new Date("2026-11-15T10:00:00Z"),
};

let server: MailServer;
const open: Mailer[] = [];

beforeAll(async () => {
  server = await startMailServer();
});
afterEach(async () => {
  for (const mailer of open.splice(0)) await mailer.close();
  server.reset();
});
afterAll(() => server.close());

function smtp(options: { url?: string; silenceMs?: number } = {}): Mailer {
  const mailer = createSmtpMailer({ url: server.url, from: FROM, retryAfterMs: [10, 10], ...options });
  open.push(mailer);
  return mailer;
}

const failureOf = async (sending: Promise<void>) => sending.then(() => "sent").catch((error) => error);

test("a mail carries what mail programs need", async () => {
  await smtp().send(MAIL);
  const [mail] = server.mails;
  expect(mail?.to).toEqual(["maya@example.com"]);
  expect(mail?.headers).toMatchObject({
    from: FROM,
    to: "Maya <maya@example.com>",
    "message-id": `<${MAIL.id}@sidequest.example>`,
    date: "Sun, 15 Nov 2026 10:00:00 +0000",
    "auto-submitted": "auto-generated",
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
  });
  expect(mail?.raw).toContain(`\r\nList-Unsubscribe: <${MAIL.unsubscribeUrl}>\r\n`);
  expect(mail?.text).toContain("Hi Maya");
  expect(mail?.html).toContain("<p>Hi Maya</p>");
});

test.each([
  ["a name over two lines", { name: "Maya\r\nBcc: all@example.com", address: "maya@example.com" }],
  ["a name that looks like an address", { name: '"x" <evil@example.com>,', address: "maya@example.com" }],
  ["a separator of lines", { name: "Maya\u2028Bcc: all@example.com", address: "maya@example.com" }],
])("%s adds neither header nor recipient", async (_name, to) => {
  await smtp().send({ ...MAIL, to, subject: "Hello\r\nBcc: all@example.com" });
  const [mail] = server.mails;
  expect(mail?.to).toEqual(["maya@example.com"]);
  expect(Object.keys(mail?.headers ?? {})).not.toContain("bcc");
});

test.each([
  "maya@example.com, evil@example.com",
  "maya@example.com\r\nRCPT TO:<evil@example.com>",
  "<evil@example.com>",
  "maya",
])("%j is no address", async (address) => {
  const failure = await failureOf(smtp().send({ ...MAIL, to: { name: "Maya", address } }));
  expect(failure).toMatchObject({ name: "MailNotSent", isOutage: false });
  expect(server.mails).toEqual([]);
});

test("connections are kept, at most five", async () => {
  const before = server.connections();
  const mailer = smtp();
  const send = (n: number) =>
    mailer.send({ ...MAIL, id: `${n}`, to: { name: "P", address: `p${n}@example.com` } });
  await Promise.all(Array.from({ length: 30 }, (_, n) => send(n)));
  expect(new Set(server.mails.flatMap(({ to }) => to)).size).toBe(30);
  expect(server.connections() - before).toBeLessThanOrEqual(5);
});

test("a passing refusal is tried again, a lasting one is not", async () => {
  let calls = 0;
  server.behaviour.refuse = () => (++calls < 3 ? { code: 451, words: "Try later" } : undefined);
  await smtp().send(MAIL);
  expect([calls, server.mails.length]).toEqual([3, 1]);

  calls = 0;
  server.behaviour.refuse = () => ({ code: 550, words: `No such person ${++calls}` });
  const failure = await failureOf(smtp().send(MAIL));
  expect(failure).toMatchObject({ name: "MailNotSent", isOutage: false, isPassing: false });
  expect(failure.message).toBe("The mail server refused: 550 No such person 1");
});

test("a whole mail that is refused is tried again: it was surely not taken", async () => {
  let calls = 0;
  server.behaviour.accept = async () => (++calls < 2 ? { code: 452, words: "Full" } : "yes");
  await smtp().send(MAIL);
  expect([calls, server.mails.length]).toEqual([2, 1]);
});

test.each(["drop", "silent"] as const)(
  "the connection after the last byte: %s. Nobody knows, and it is not tried again",
  async (end) => {
    server.behaviour.accept = async () => end;
    const failure = await failureOf(smtp({ silenceMs: 200 }).send(MAIL));
    expect(failure).toMatchObject({ name: "MailInDoubt" });
    expect(server.mails.length).toBe(1);
  },
);

test("a connection that went stale between two mails loses none and doubles none", async () => {
  const mailer = smtp();
  await mailer.send(MAIL);
  await server.close();
  await server.reopen();
  await mailer.send({ ...MAIL, id: "second" });
  expect(server.mails.map(({ headers }) => headers["message-id"])).toEqual([
    `<${MAIL.id}@sidequest.example>`,
    "<second@sidequest.example>",
  ]);
});

test("a server that is down, or hangs up before its greeting, is an outage", async () => {
  const rude = createServer((socket) => socket.end());
  const { port, close } = await listenOnLoopback(rude);
  const hungUp = await failureOf(smtp({ url: `smtp://127.0.0.1:${port}` }).send(MAIL));
  expect(hungUp).toMatchObject({ name: "MailNotSent", isOutage: true });
  await close();
  const refused = await failureOf(smtp({ url: `smtp://127.0.0.1:${port}` }).send(MAIL));
  expect(refused).toMatchObject({ name: "MailNotSent", isOutage: true });
  expect(refused.message).toContain("ECONNREFUSED");
});

test("closing waits for what is on its way and takes nothing more", async () => {
  let answer: (answer: "yes") => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    server.behaviour.accept = () => {
      resolve();
      return new Promise((accept) => {
        answer = accept;
      });
    };
  });
  const mailer = smtp();
  const sending = failureOf(mailer.send(MAIL));
  await asked;
  const closing = mailer.close();
  expect(await failureOf(mailer.send(MAIL))).toMatchObject({ name: "MailNotSent", isOutage: true });
  answer("yes");
  await closing;
  expect(await sending).toBe("sent");
});

test("without a mail server mails are whole files that only we can read", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "sidequest-mail-"));
  try {
    const config = { smtpUrl: undefined, mailFrom: FROM, isProduction: false, dataDir };
    const mailer = createMailer(config);
    expect(mailer.kind).toBe("outbox");
    await mailer.send(MAIL);
    const folder = join(dataDir, "outbox");
    const files = readdirSync(folder);
    expect(files).toEqual([`2026-11-15T10-00-00-000Z-${MAIL.id}.eml`]);
    const file = join(folder, files[0] ?? "");
    expect(statSync(file).mode & 0o077).toBe(0);
    const { headers, text, html } = readMail(readFileSync(file, "utf8"));
    expect(headers).toMatchObject({ subject: "Hello", to: "Maya <maya@example.com>" });
    expect([text, html]).toEqual([expect.stringContaining("Hi Maya"), expect.stringContaining("<p>")]);
    writeFileSync(join(dataDir, "blocked"), "");
    const blocked = createMailer({ ...config, dataDir: join(dataDir, "blocked") });
    expect(await failureOf(blocked.send(MAIL))).toMatchObject({ name: "MailNotSent", isOutage: true });
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});

test("in production mails are refused with the reason instead of written to a folder", async () => {
  const mailer = createMailer({ smtpUrl: undefined, mailFrom: FROM, isProduction: true, dataDir: "nowhere" });
  expect(mailer.kind).toBe("none");
  expect((await failureOf(mailer.send(MAIL))).message).toBe(
    "No mail server is configured: SMTP_URL is not set.",
  );
});
