import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { SECONDS_PER_HOUR } from "#domain/general/durations.ts";
import { isLoopback } from "#domain/network/loopback.ts";
import { lookupPublic } from "../public-address.ts";
import { encryptPush, type PushKeys } from "./encrypt-push.ts";
import { createVapidHeader, type VapidKeys, vapidPublicKey } from "./vapid.ts";

export interface PushTarget extends PushKeys {
  readonly endpoint: string;
}

/**
 * sent: accepted, or nobody knows; gone: the browser unsubscribed; refused: surely not delivered, a later try may be.
 */
export type PushOutcome = "sent" | "gone" | "refused";

export interface PushSender {
  /** For browsers that subscribe; null if no push service is allowed. */
  readonly publicKey: string | null;
  /** Whether messages may be sent to this address. */
  takes(endpoint: string): boolean;
  send(target: PushTarget, message: PushMessage, now: Date): Promise<PushOutcome>;
}

export interface PushMessage {
  /** Without private text: it shows on locked screens. */
  readonly content: object;
  /** A newer message with this name replaces one that waits for the device. At most 32 letters. */
  readonly topic: string;
}

const TIMEOUT_MS = 10_000;
/** After this a device that was off is not told any more. */
const KEPT_SECONDS = 4 * SECONDS_PER_HOUR;

interface SenderOptions {
  /** "*.example.com" stands for any host below, "loopback" for this machine by plain http. */
  readonly hosts: ReadonlySet<string>;
  readonly keys: VapidKeys;
  /** An address by which a push service reaches the operator. */
  readonly contact: string;
  readonly timeoutMs?: number;
}

/** Sends to allowed hosts only, at public addresses only, without redirects, and reads no more than the status. */
export function createPushSender({
  hosts,
  keys,
  contact,
  timeoutMs = TIMEOUT_MS,
}: SenderOptions): PushSender {
  const authorization = createVapidHeader(keys, contact);
  return {
    publicKey: hosts.size > 0 ? vapidPublicKey(keys) : null,
    takes: (endpoint) => allowedEndpoint(endpoint, hosts) !== null,
    async send({ endpoint, ...device }, { content, topic }, now) {
      const url = allowedEndpoint(endpoint, hosts);
      if (!url) return "gone";
      const body = encryptPush(Buffer.from(JSON.stringify(content)), device);
      const headers = {
        authorization: authorization(url, now),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "content-length": body.length,
        ttl: KEPT_SECONDS,
        urgency: "normal",
        topic,
      };
      return post(url, headers, body, timeoutMs);
    },
  };
}

/** Null if nothing may be sent there. */
function allowedEndpoint(endpoint: string, hosts: ReadonlySet<string>): URL | null {
  if (!URL.canParse(endpoint)) return null;
  const url = new URL(endpoint);
  const { protocol, hostname, port, username, password } = url;
  if (username || password) return null;
  if (hosts.has("loopback") && protocol === "http:" && isLoopback(hostname)) return url;
  const isAllowed = hosts.has(hostname) || parentsOf(hostname).some((parent) => hosts.has(`*.${parent}`));
  return protocol === "https:" && !port && isAllowed ? url : null;
}

function parentsOf(hostname: string): string[] {
  const labels = hostname.split(".");
  return labels.map((_, index) => labels.slice(index + 1).join("."));
}

function post(url: URL, headers: Record<string, string | number>, body: Buffer, timeoutMs: number) {
  return new Promise<PushOutcome>((done) => {
    let isSent = false;
    const signal = AbortSignal.timeout(timeoutMs);
    const settle = (answer: IncomingMessage) => {
      answer.destroy();
      done(outcomeOf(answer.statusCode ?? 0));
    };
    const options = { method: "POST", headers, signal, agent: false } as const;
    const call =
      url.protocol === "https:"
        ? httpsRequest(url, { ...options, lookup: lookupPublic(signal) }, settle)
        : httpRequest(url, options, settle);
    // Once the whole message is out, it may have been delivered: then it is not sent again.
    call.on("finish", () => {
      isSent = true;
    });
    const end = () => done(isSent ? "sent" : "refused");
    signal.addEventListener("abort", end, { once: true });
    call.on("error", end);
    // Alone, without an error, after an answer that asks for another protocol.
    call.on("close", end);
    call.end(body);
  });
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return "sent";
  return status === 404 || status === 410 ? "gone" : "refused";
}
