import type { Access, Method } from "./endpoint.ts";
import { LIVE_PATH } from "./live.ts";

/** A URL outside the table of calls, requested by a browser, a mail program or the payment provider. */
export interface VisitedAddress {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  /** Allowed query parameters. */
  readonly query?: readonly string[];
  /** The response on success. */
  readonly answer: { readonly status: number; readonly type?: string; readonly is: string };
}

const visit = (path: string, summary: string, answer: VisitedAddress["answer"]): VisitedAddress => ({
  method: "GET",
  path,
  access: "public",
  summary,
  answer,
});

const html = (is: string) => ({ status: 200, type: "text/html", is });

export const VISITED_ADDRESSES: readonly VisitedAddress[] = [
  {
    ...visit("/api/auth/google", "Begins a sign-in: leads to the identity provider.", {
      status: 302,
      is: "On to the provider, or back to /app with what went wrong.",
    }),
    query: ["returnTo"],
  },
  {
    ...visit("/api/auth/google/callback", "Where the identity provider sends the browser back to.", {
      status: 302,
      is: "Signed in and on to the page wanted, or back to /app with what went wrong.",
    }),
    query: ["code", "state", "iss", "error"],
  },
  visit("/api/openapi.json", "This document.", {
    status: 200,
    type: "application/json",
    is: "The table of calls, as OpenAPI 3.1.",
  }),
  visit("/api/docs", "Leads to the API reference for people.", { status: 302, is: "On to /docs/api." }),
  visit("/s/{token}", "The public page of a share.", html("A page with tags for previews.")),
  visit("/s/{token}/image.png", "The picture of a share.", {
    status: 200,
    type: "image/png",
    is: "The picture.",
  }),
  {
    ...visit("/avatars/{avatarId}", "A person's picture: one's own, or of somebody listed by name.", {
      status: 200,
      type: "image/*",
      is: "The picture.",
    }),
    access: "member",
  },
  visit("/calendar/{file}", "A person's open quests as a calendar, by its secret address.", {
    status: 200,
    type: "text/calendar",
    is: "The calendar, or 304 if the reader has it.",
  }),
  visit("/unsubscribe/{token}", "Asks whether mails shall stop.", html("A page with one button.")),
  {
    ...visit("/unsubscribe/{token}", "Stops mails; mail programs call it too (RFC 8058).", html("A page.")),
    method: "POST",
  },
  {
    ...visit(LIVE_PATH, "Live figures, over a WebSocket.", { status: 101, is: "A live connection." }),
    access: "member",
  },
  visit("/healthz", "Whether the process is alive.", {
    status: 200,
    type: "application/json",
    is: "It is.",
  }),
  visit("/readyz", "Whether it takes traffic.", { status: 200, type: "application/json", is: "It does." }),
];

/** Registered only if Stripe is configured. */
export const STRIPE_WEBHOOK: VisitedAddress = {
  method: "POST",
  path: "/api/webhooks/stripe",
  access: "public",
  summary: "The payment provider's messages, believed by their signature.",
  answer: { status: 200, type: "application/json", is: "Taken." },
};
