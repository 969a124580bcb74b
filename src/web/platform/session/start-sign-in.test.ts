import { beforeEach, expect, test, vi } from "vitest";
import { drain, forgetSession } from "../analytics/analytics-queue.ts";
import { browser } from "../browser.ts";
import { noticeReturnFromSignIn, startSignIn } from "./start-sign-in.ts";

const NOW = "2026-11-12T12:00:00.000Z";

beforeEach(() => {
  sessionStorage.clear();
  forgetSession();
  vi.spyOn(browser, "goTo").mockImplementation(() => undefined);
  vi.spyOn(Date, "now").mockReturnValue(Date.parse(NOW));
});

test.each([
  ["signup", "2026-11-12T11:59:00.000Z", false],
  ["login", "2026-11-12T11:59:00.000Z", true],
  ["login", "2026-11-10T11:59:00.000Z", false],
])(
  "coming back from the sign-in is one %s, of an account made at %s",
  (act, createdAt, hasCompletedOnboarding) => {
    startSignIn("/");
    expect(drain()).toMatchObject([{ event: "signup_attempt", metadata: { returnTo: "/" } }]);
    noticeReturnFromSignIn({ createdAt, hasCompletedOnboarding });
    noticeReturnFromSignIn({ createdAt, hasCompletedOnboarding });
    expect(drain()).toMatchObject([{ action: act, element: "Google" }]);
  },
);

test("who was signed in all along has not signed in", () => {
  noticeReturnFromSignIn({ createdAt: NOW, hasCompletedOnboarding: false });
  expect(drain()).toEqual([]);
});
