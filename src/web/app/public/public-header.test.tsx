import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { drain } from "#web/platform/analytics/analytics-queue.ts";
import { browser } from "#web/platform/browser.ts";
import { renderApp } from "#web/testing/render-app.tsx";

let goTo: MockInstance<(path: string) => void>;

beforeEach(() => {
  drain();
  localStorage.clear();
  document.documentElement.className = "";
  goTo = vi.spyOn(browser, "goTo").mockImplementation(() => undefined);
});

test("Launch starts the sign-in and is counted as a click in the header", async () => {
  renderApp({ path: "/terms" });
  fireEvent.click(await screen.findByRole("button", { name: "Launch" }));
  expect(goTo).toHaveBeenCalledExactlyOnceWith("/api/auth/google?returnTo=%2F");
  expect(drain()).toMatchObject([
    { action: "cta_click", element: "Launch", metadata: { location: "header" } },
    { event: "cta_click", metadata: { ctaType: "header" } },
    { event: "signup_attempt" },
  ]);
});

test("the sign-in screen has no second way in", async () => {
  renderApp({ path: "/app" });
  await screen.findByRole("button", { name: "Continue with Google" });
  expect(screen.queryByRole("button", { name: "Launch" })).toBeNull();
});

test("the theme is switched and kept", async () => {
  renderApp({ path: "/privacy" });
  fireEvent.click(await screen.findByRole("button", { name: "Switch to dark theme" }));
  expect(document.documentElement.classList.contains("dark")).toBe(true);
  expect(localStorage.getItem("theme")).toBe("dark");
  await screen.findByRole("button", { name: "Switch to light theme" });
});

test("the header knows when the page is scrolled past 100 px", async () => {
  renderApp({ path: "/privacy" });
  const header = await screen.findByRole("banner");
  const scrollTo = (y: number) =>
    act(() => {
      vi.spyOn(window, "scrollY", "get").mockReturnValue(y);
      window.dispatchEvent(new Event("scroll"));
    });
  scrollTo(100);
  expect(header.dataset.scrolled).toBe("false");
  scrollTo(101);
  expect(header.dataset.scrolled).toBe("true");
});

test("the footer leads to privacy, terms and support", async () => {
  renderApp({ path: "/balls" });
  const target = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  await screen.findByRole("contentinfo");
  expect([target("Privacy"), target("Terms"), target("Support")]).toEqual([
    "/privacy",
    "/terms",
    "mailto:support@localhost",
  ]);
});
