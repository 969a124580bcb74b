import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { drain, funnel, sessionId, track } from "./analytics-queue.ts";
import { forgetActions, lastActions } from "./last-actions.ts";
import { stubSignedInCookie } from "./stub-server.ts";

beforeEach(() => {
  drain();
  forgetActions();
});

function browserSays(setting: { doNotTrack?: string; globalPrivacyControl?: boolean }) {
  vi.stubGlobal("navigator", setting);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

test("actions and funnel steps wait with page, tab and time, and are handed over once", () => {
  track("button_click", "Launch", { location: "header" });
  funnel("cta_click", { ctaType: "hero" });
  expect(drain()).toMatchObject([
    {
      kind: "action",
      action: "button_click",
      element: "Launch",
      page: "/",
      metadata: { location: "header" },
    },
    { kind: "funnel", event: "cta_click", sessionId: sessionId(), metadata: { ctaType: "hero" } },
  ]);
  expect(drain()).toEqual([]);
});

test("at most 500 wait: the oldest go first", () => {
  for (let count = 1; count <= 501; count += 1) track("button_click", `Button ${count}`);
  const waiting = drain();
  expect(waiting).toHaveLength(500);
  expect(waiting[0]).toMatchObject({ element: "Button 2" });
});

test("the tab keeps one id", () => {
  expect(sessionId()).toBe(sessionId());
  expect(sessionStorage.getItem("analyticsSessionId")).toBe(sessionId());
});

test.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])(
  "a visitor whose browser says %o is not recorded",
  (setting) => {
    browserSays(setting);
    track("page_view", "/");
    funnel("landing_page_view");
    expect(drain()).toEqual([]);
  },
);

test("a member is recorded: the browser's setting speaks for visitors", () => {
  stubSignedInCookie();
  browserSays({ doNotTrack: "1" });
  track("page_view", "/");
  expect(drain()).toHaveLength(1);
});

test("the last ten actions are kept for feedback, without those about the feedback itself", () => {
  expect(lastActions()).toBe("Not recorded");
  for (const name of ["Report Issue", "Feedback", "Submit", "Close", "Cancel"]) track("button_click", name);
  expect(lastActions()).toBe("Not recorded");
  for (let count = 1; count <= 11; count += 1) track("click", String(count));
  expect(lastActions()).toBe(Array.from({ length: 10 }, (_, index) => `click ${index + 2}`).join(" → "));
});
