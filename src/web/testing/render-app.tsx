import "./linked-app-parts.ts";
import "./linked-dashboard-parts.ts";
import { render } from "@testing-library/react";
import { onTestFinished, vi } from "vitest";
import type { UserView } from "#contracts/accounts.ts";
import { createAppQueries } from "#web/app/app-queries.ts";
import { type Answers, stubServer, stubSignedInCookie } from "#web/testing/stub-server.ts";
import { App } from "../app/app.tsx";

const JSDOM_WEB_SOCKET = window.WebSocket;

interface Visit {
  path: string;
  user?: UserView;
  widthPx?: number;
  answers?: Answers;
}

/** For tests: renders the whole app at a path and window width, with a stubbed server. */
export function renderApp({ path, user, widthPx = 1280, answers = {} }: Visit) {
  window.history.replaceState(null, "", path);
  stubWidth(widthPx);
  // jsdom implements neither scrolling nor canvas.
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  stubLiveConnection();
  if (user) stubSignedInCookie();
  const asked = stubServer({ "GET /api/auth/user": { json: user }, ...answers });
  return { asked, ...render(<App queries={createAppQueries()} />) };
}

/** A live connection that never opens, unless the test has one of its own: jsdom would look for a real server. */
function stubLiveConnection(): void {
  if (window.WebSocket !== JSDOM_WEB_SOCKET) return;
  vi.stubGlobal("WebSocket", class NeverOpens {});
}

/** jsdom has no layout: media queries answer for this width. */
function stubWidth(widthPx: number): void {
  vi.stubGlobal("matchMedia", (media: string) => ({
    media,
    matches: Number(/min-width: (\d+)px/u.exec(media)?.[1] ?? Number.POSITIVE_INFINITY) <= widthPx,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}
