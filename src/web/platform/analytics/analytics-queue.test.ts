import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { browserSays, drainActions, elementsOf } from "#web/testing/capture.ts";
import { stubSignedInCookie } from "#web/testing/stub-server.ts";
import {
  drain,
  forgetSession,
  funnel,
  rememberMember,
  restoreUnsent,
  storeUnsent,
  track,
  viewPage,
} from "./analytics-queue.ts";
import { closeTab, openTab, tabSession } from "./analytics-session.ts";

beforeEach(() => {
  drain();
  sessionStorage.clear();
  forgetSession();
});

function arriveFrom(referrer: string, address = "/") {
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  window.history.replaceState(null, "", address);
  onTestFinished(() => window.history.replaceState(null, "", "/"));
}

const seqs = () => drainActions().map(({ metadata }) => metadata.seq);
const sources = () => drainActions().map(({ metadata }) => metadata.source);

test("actions and funnel steps wait with page, tab and time, and are handed over once", () => {
  track("button_click", "Launch", { location: "header" });
  funnel("cta_click", { ctaType: "hero" });
  const { id } = tabSession();
  const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/u);
  expect(drain()).toEqual([
    {
      action: "button_click",
      element: "Launch",
      page: "/",
      metadata: { location: "header", sessionId: id, timestamp, seq: 1 },
    },
    { event: "cta_click", sessionId: id, timestamp, metadata: { ctaType: "hero" } },
  ]);
  expect(drain()).toEqual([]);
});

test("at most 500 wait: the oldest go first", () => {
  for (let count = 1; count <= 501; count += 1) track("button_click", `Button ${count}`);
  const all = drainActions();
  expect(all).toHaveLength(500);
  expect(all[0]).toMatchObject({ element: "Button 2" });
});

test("the tab keeps its id and sequence after a reload; unsent events come first", () => {
  openTab();
  track("page_view", "/");
  track("button_click", "Start");
  const { id } = tabSession();
  storeUnsent();
  closeTab();
  expect(drain()).toEqual([]);

  openTab();
  track("page_view", "/app");
  restoreUnsent();
  restoreUnsent();
  expect(tabSession().id).toBe(id);
  const events = drainActions();
  expect(elementsOf(events)).toEqual(["page_view /", "button_click Start", "page_view /app"]);
  expect(events.map(({ metadata }) => metadata.seq)).toEqual([1, 2, 3]);
});

test("a duplicated tab is a tab of its own: its numbers would meet the other's", () => {
  openTab();
  track("page_view", "/");
  const { id } = tabSession();
  openTab();
  track("page_view", "/");
  expect(tabSession().id).not.toBe(id);
  expect(seqs()).toEqual([1, 1]);
});

test("after signing out the tab is another one", () => {
  track("button_click", "Start");
  const { id } = tabSession();
  forgetSession();
  track("page_view", "/");
  expect(tabSession().id).not.toBe(id);
  expect(seqs()).toEqual([1]);
});

test("only the first page view says where the visit came from", () => {
  arriveFrom("https://news.example.org/a?b=c", "/?utm_source=newsletter");
  viewPage("/", "Landing page");
  viewPage("/privacy", "Privacy Policy");
  expect(sources()).toEqual(["newsletter", undefined]);
});

test.each([
  ["https://news.example.org/a?b=c", "news.example.org"],
  [`${window.location.origin}/terms`, undefined],
  ["", undefined],
])("from %j the source is %s", (referrer, source) => {
  arriveFrom(referrer);
  viewPage("/", "Landing page");
  expect(sources()).toEqual([source]);
});

test("an address that is not a page is recorded as other", () => {
  arriveFrom("", "/maya@example.com");
  viewPage("/maya@example.com", "404 Page Not Found");
  expect(drain()).toMatchObject([{ action: "page_view", element: "other", page: "other" }]);
});

test.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])(
  "a visitor whose browser says %o is not recorded and gets no id",
  (setting) => {
    browserSays(setting);
    openTab();
    track("page_view", "/");
    funnel("landing_page_view");
    expect(drain()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  },
);

test("a funnel step names the signed-in person, and nobody after signing out", () => {
  rememberMember("maya");
  funnel("onboarding_start");
  expect(drain()).toMatchObject([{ event: "onboarding_start", userId: "maya" }]);
  forgetSession();
  funnel("landing_page_view");
  expect(drain()[0]).not.toHaveProperty("userId");
});

test("a member is recorded: the browser's setting speaks for visitors", () => {
  stubSignedInCookie();
  browserSays({ doNotTrack: "1" });
  track("page_view", "/");
  expect(drain()).toHaveLength(1);
});
