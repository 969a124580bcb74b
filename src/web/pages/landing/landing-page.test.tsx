import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { drain } from "#web/platform/analytics-queue.ts";
import { browser } from "#web/platform/browser.ts";
import { LandingPage } from "./landing-page.tsx";

beforeEach(() => {
  drain();
});

test("a visit is a landing_page_view", () => {
  render(<LandingPage />);
  expect(drain()).toMatchObject([{ kind: "funnel", event: "landing_page_view" }]);
});

test("the call to action starts the sign-in and is counted as a click in the hero", () => {
  const goTo = vi.spyOn(browser, "goTo").mockImplementation(() => undefined);
  render(<LandingPage />);
  drain();
  fireEvent.click(screen.getByRole("button", { name: "Start my SideQuest Today" }));
  expect(goTo).toHaveBeenCalledExactlyOnceWith("/api/auth/google?returnTo=%2F");
  expect(drain()).toMatchObject([
    { action: "cta_click", element: "Start my SideQuest Today", metadata: { location: "hero" } },
    { event: "cta_click", metadata: { ctaType: "hero" } },
    { event: "signup_attempt" },
  ]);
});
