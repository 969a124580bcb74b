import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { within } from "#server/platform/within.ts";
import { type Mail, type Mailer, MailInDoubt, MailNotSent } from "./mailer.ts";
import { mimeMessage } from "./mime-message.ts";
import { readSmtpFailure } from "./smtp-failure.ts";

interface SmtpOptions {
  readonly url: string;
  readonly from: string;
  /** How long the server may be silent. */
  readonly silenceMs?: number;
  readonly retryAfterMs?: readonly number[];
}

const CONNECTIONS = 5;
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
const RETRY_AFTER_MS = [300, 1_500];
/** Overall limit, because a server that sends a byte now and then never hits the silence timeout. */
const LONGEST_MS = 90_000;

/** Keeps a few connections open. Retries only if the mail was certainly not sent. */
export function createSmtpMailer({ url, from, ...options }: SmtpOptions): Mailer {
  /** Mails that the server may have received in part. */
  const left = new Set<string>();
  let transport: ReturnType<typeof openTransport> | undefined;
  const underWay = new Set<Promise<void>>();
  let isClosed = false;

  const attempt = async (message: ReturnType<typeof mimeMessage>) => {
    if (isClosed) throw new MailNotSent("The server is shutting down.", { isOutage: true });
    transport ??= openTransport(url, options.silenceMs ?? SILENCE_MS, left).catch((error: unknown) => {
      // Forgotten, so that the next mail tries again.
      transport = undefined;
      throw error;
    });
    try {
      await (await transport).sendMail(message);
    } catch (error) {
      throw readSmtpFailure(error, left.has(message.messageId));
    } finally {
      left.delete(message.messageId);
    }
  };
  const attemptRepeatedly = async (mail: Mail) => {
    const message = mimeMessage(mail, from);
    for (const retryAfterMs of options.retryAfterMs ?? RETRY_AFTER_MS) {
      try {
        return await attempt(message);
      } catch (error) {
        if (!(error instanceof MailNotSent && error.isPassing)) throw error;
        await pause(retryAfterMs);
      }
    }
    return attempt(message);
  };
  return {
    kind: "smtp",
    async send(mail) {
      const sending = orInDoubt(attemptRepeatedly(mail));
      underWay.add(sending);
      await sending.finally(() => underWay.delete(sending));
    },
    async close() {
      isClosed = true;
      await Promise.allSettled(underWay);
      (await transport?.catch(() => undefined))?.close();
    },
  };
}

/** Loads the library with the first mail: few starts need it. */
async function openTransport(url: string, silenceMs: number, left: Set<string>) {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: silenceMs,
    maxRequeues: 1,
  });
  transport.use("stream", ({ message }, done) => {
    const id = message.messageId();
    message.processFunc((input) => Readable.from(noteFirstRead(input, () => left.add(id))));
    done();
  });
  return transport;
}

async function* noteFirstRead(input: Readable, note: () => void) {
  note();
  yield* input;
}

async function orInDoubt(sending: Promise<void>): Promise<void> {
  if ((await within(LONGEST_MS, sending)) === "late") throw new MailInDoubt("The mail server took too long.");
}
