import { createECDH, createPublicKey, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { decrypt } from "http_ece";
import { listenOnLoopback } from "./listen-on-loopback.ts";

interface Delivered {
  readonly device: string;
  readonly content: unknown;
  readonly headers: IncomingMessage["headers"];
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
}

/** A browser's subscription, as it sends it to our server. */
export interface Subscription {
  readonly endpoint: string;
  readonly publicKey: string;
  readonly authKey: string;
}

/**
 * A push service on loopback with the browsers behind it: checks who sends (RFC 8292), the headers (RFC 8030), and
 * decrypts each message with the browser's keys (RFC 8291), by another program than ours.
 */
export async function startPushService() {
  const browsers = new Map<string, { keys: ReturnType<typeof createECDH>; auth: Buffer }>();
  const delivered: Delivered[] = [];
  const problems: string[] = [];
  const behaviour = { answer: (_device: string): number => 201 };
  const server = createServer(async (request, response) => {
    const device = request.url?.split("/").at(-1) ?? "";
    const status = behaviour.answer(device);
    const body = await buffer(request);
    try {
      const claims = checkSender(request, origin());
      const browser = browsers.get(device);
      if (status === 201 && browser) {
        const options = { version: "aes128gcm", privateKey: browser.keys, authSecret: browser.auth };
        const content: unknown = JSON.parse(decrypt(body, options).toString());
        delivered.push({ device, content, headers: request.headers, claims });
      }
      response.writeHead(browser ? status : 404).end("an answer that nobody reads");
    } catch (error) {
      problems.push(String(error));
      response.writeHead(400).end();
    }
  });
  const { port, close } = await listenOnLoopback(server);
  const origin = () => `http://127.0.0.1:${port}`;
  return {
    delivered,
    problems,
    behaviour,
    close,
    origin: origin(),
    to: (device: string) => delivered.filter((message) => message.device === device),
    subscribe(device = randomBytes(8).toString("hex")): Subscription & { device: string } {
      const keys = createECDH("prime256v1");
      const publicKey = keys.generateKeys("base64url");
      const auth = randomBytes(16);
      browsers.set(device, { keys, auth });
      return {
        device,
        endpoint: `${origin()}/push/${device}`,
        publicKey,
        authKey: auth.toString("base64url"),
      };
    },
  };
}

function checkSender(request: IncomingMessage, audience: string): Delivered["claims"] {
  const { headers, method } = request;
  if (method !== "POST") throw new Error(`a message came by ${method}`);
  if (headers["content-encoding"] !== "aes128gcm") throw new Error("the message is not encrypted");
  if (!/^\d+$/u.test(String(headers.ttl))) throw new Error("the message has no TTL");
  if (!/^[\w-]{1,32}$/u.test(String(headers.topic))) throw new Error("the topic is wrong");
  const [, text = "", signature = "", key = ""] =
    /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/u.exec(headers.authorization ?? "") ?? [];
  const point = Buffer.from(key, "base64url");
  const half = (from: number, to: number) => point.subarray(from, to).toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", x: half(1, 33), y: half(33, 65) };
  const publicKey = createPublicKey({ key: jwk, format: "jwk" });
  const signed = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
  if (!verify("sha256", Buffer.from(text), signed, Buffer.from(signature, "base64url")))
    throw new Error("the sender's signature is wrong");
  const claims = JSON.parse(Buffer.from(text.split(".")[1] ?? "", "base64url").toString());
  if (claims.aud !== audience) throw new Error(`the message is for ${claims.aud}`);
  if (!/^(mailto:|https:)/u.test(claims.sub)) throw new Error("nobody to write to");
  return claims;
}
