import type { FastifyInstance } from "fastify";
import helmet from "helmet";

const PERMISSIONS = "camera=(), geolocation=(), microphone=(), payment=(self), usb=(), browsing-topics=()";

/** What the payment provider's card form needs, so that a card number goes to it and never to us. */
const CARD_FORM = {
  script: ["https://js.stripe.com", "https://*.js.stripe.com"],
  frame: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  connect: ["https://api.stripe.com"],
};

interface HeadersOptions {
  readonly publicUrl: URL;
  readonly hasOutsideCardForm: boolean;
}

/** Scripts come from our own files only. Styles may be inline: dialogs lock scrolling with a computed rule. */
export function setSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, hasOutsideCardForm }: HeadersOptions,
): void {
  const isHttps = publicUrl.protocol === "https:";
  // Made once: Fastify's plugin would put all of it together anew for every request.
  const setHeaders = helmet({
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
    strictTransportSecurity: isHttps ? { maxAge: 63_072_000, includeSubDomains: false } : false,
  });
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("permissions-policy", PERMISSIONS);
    setHeaders(request.raw, reply.raw, () => done());
  });
}
