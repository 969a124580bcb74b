import { beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { drain } from "#web/platform/analytics/analytics-queue.ts";
import { browser } from "#web/platform/browser.ts";
import { landingPage, part } from "#web/testing/landing.ts";
import { countCalls } from "./calls-to-action.ts";

let goTo: MockInstance<(path: string) => void>;

beforeEach(() => {
  drain();
  goTo = vi.spyOn(browser, "goTo").mockImplementation(() => undefined);
});

function click(selector: string, init: MouseEventInit = {}): boolean {
  const page = landingPage();
  countCalls(page);
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  return part(page, selector).dispatchEvent(event);
}

test.each([
  ["header", "Launch"],
  ["hero", "Start my SideQuest Today"],
  ["secondary", "Start My Business Plan"],
])("a click in the %s is counted there and starts the sign-in", (location, words) => {
  click(`[data-call=${location}]`);
  expect(goTo).toHaveBeenCalledExactlyOnceWith("/api/auth/google?returnTo=%2F");
  expect(drain()).toMatchObject([
    { action: "cta_click", element: words, metadata: { location } },
    { event: "cta_click", metadata: { ctaType: location } },
    { event: "signup_attempt", metadata: { returnTo: "/" } },
  ]);
});

test("a click for a new tab is counted and left to the browser", () => {
  expect(click("[data-call=hero]", { ctrlKey: true })).toBe(true);
  expect(goTo).not.toHaveBeenCalled();
  expect(drain()).toHaveLength(2);
});
