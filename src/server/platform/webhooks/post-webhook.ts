import { createHmac } from "node:crypto";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest, type RequestOptions } from "node:https";
import { isIP } from "node:net";
import { isPublicAddress, lookupPublic, PrivateAddress } from "../public-address.ts";

const PATIENCE_MS = 10_000;

export interface WebhookTarget {
  readonly url: URL;
  readonly secret: string;
  /** Whether only public addresses may be reached: for all that an operator did not configure. */
  readonly isGuarded: boolean;
}

interface Message {
  readonly id: string;
  readonly event: string;
  readonly body: string;
  /** Of this attempt. */
  readonly now: Date;
}

/** HMAC-SHA256 over "seconds.body": the time is part of it, so an old message cannot be sent again as new. */
export function signatureOf(secret: string, seconds: number, body: string): string {
  return `v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}

/**
 * Null if the receiver took it, otherwise why not. Only this address is asked: a redirect is not followed, and the
 * answer's text is not read.
 */
export async function postWebhook(
  { url, secret, isGuarded }: WebhookTarget,
  { id, event, body, now }: Message,
  patienceMs = PATIENCE_MS,
): Promise<string | null> {
  const seconds = Math.floor(now.getTime() / 1_000);
  const signal = AbortSignal.timeout(patienceMs);
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "user-agent": "SideQuest",
    "x-sidequest-event": event,
    "x-sidequest-delivery": id,
    "x-sidequest-timestamp": String(seconds),
    "x-sidequest-signature": signatureOf(secret, seconds, body),
  };
  const options: RequestOptions = { method: "POST", headers, signal, agent: false };
  try {
    if (isGuarded) refusePrivateDigits(url);
    const status = await post(url, isGuarded ? { ...options, lookup: lookupPublic(signal) } : options, body);
    return status >= 200 && status < 300 ? null : `The webhook answered ${status}`;
  } catch (error) {
    return `The webhook cannot be reached: ${signal.aborted ? "no answer in time" : reasonOf(error)}`;
  }
}

/** An address in digits is never looked up. */
function refusePrivateDigits({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/gu, "");
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddress("a private address");
}

function post(url: URL, options: RequestOptions, body: string): Promise<number> {
  return new Promise((done, fail) => {
    options.signal?.addEventListener("abort", fail, { once: true });
    const send = url.protocol === "https:" ? httpsRequest : httpRequest;
    send(url, options, (answer: IncomingMessage) => {
      answer.destroy();
      done(answer.statusCode ?? 0);
    })
      .on("error", fail)
      // Alone, without an error, after an answer that asks for another protocol.
      .on("close", () => fail(new Error("closed without an answer")))
      .end(body);
  });
}

function reasonOf(error: unknown): string {
  if (error instanceof PrivateAddress) return "it leads to a private address";
  return (error as NodeJS.ErrnoException | undefined)?.code ?? "the connection failed";
}
