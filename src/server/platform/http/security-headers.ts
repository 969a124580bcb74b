import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";

const PERMISSIONS = "camera=(), geolocation=(), microphone=(), payment=(self), usb=(), browsing-topics=()";

/** Sources that Stripe's card form needs, so that card numbers go to Stripe and never to us. */
const CARD_FORM = {
  script: ["https://js.stripe.com", "https://*.js.stripe.com"],
  frame: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  connect: ["https://api.stripe.com"],
};

/** Data is never shown as a page, so it may load nothing at all. */
const DATA_POLICY = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";

interface HeadersOptions {
  readonly publicUrl: URL;
  readonly hasOutsideCardForm: boolean;
}

export interface SecurityHeaders {
  /** The headers for an answer to this URL. */
  of(url: string): readonly (readonly [name: string, value: string])[];
}

/** Computed once: the headers are the same for every answer, except for the policy. */
export function createSecurityHeaders({ publicUrl, hasOutsideCardForm }: HeadersOptions): SecurityHeaders {
  const isHttps = publicUrl.protocol === "https:";
  const collected = new Map([["permissions-policy", PERMISSIONS]]);
  const collect = helmet({
    // Scripts come from our own files only. Styles may be inline: dialogs lock scrolling with a computed one.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "script-src": ["'self'", ...(hasOutsideCardForm ? CARD_FORM.script : [])],
        ...(hasOutsideCardForm && {
          "frame-src": CARD_FORM.frame,
          "connect-src": ["'self'", ...CARD_FORM.connect],
        }),
        "style-src": ["'self'", "'unsafe-inline'"],
        "img-src": ["'self'", "data:", "blob:"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "frame-ancestors": ["'none'"],
        "form-action": ["'self'"],
        ...(isHttps && { "upgrade-insecure-requests": [] }),
      },
    },
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    frameguard: { action: "deny" },
    strictTransportSecurity: isHttps ? { maxAge: 63_072_000, includeSubDomains: true } : false,
  });
  const setHeader = (name: string, value: string) => collected.set(name.toLowerCase(), value);
  const answer = { setHeader, removeHeader: () => undefined };
  // helmet only sets headers, so it needs no real request or response.
  collect({} as IncomingMessage, answer as unknown as ServerResponse, () => undefined);
  const page = [...collected];
  const data = [...new Map([...collected, ["content-security-policy", DATA_POLICY]])];
  return { of: (url) => (isData(url) ? data : page) };
}

function isData(url: string): boolean {
  const path = url.split("?", 1)[0] ?? "";
  return /^\/+api(\/|$)/iu.test(path);
}

export function setSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook("onRequest", (request, reply, done) => {
    guardAnswer(headers, request.url, reply.raw);
    done();
  });
}

/** Set on the raw response, so that replies that bypass Fastify's headers have them too. */
export function guardAnswer(headers: SecurityHeaders, url: string, answer: ServerResponse): void {
  for (const [name, value] of headers.of(url)) answer.setHeader(name, value);
}
