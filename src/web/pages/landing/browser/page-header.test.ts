import { beforeEach, expect, test, vi } from "vitest";
import { browser } from "#web/platform/browser.ts";
import { landingPage, part } from "#web/testing/landing.ts";
import { stubSignedInCookie } from "#web/testing/stub-server.ts";
import { followScroll, leaveOnceSignedIn, runThemeToggle } from "./page-header.ts";

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = "";
});

test("the theme is switched and kept under the app's own key", () => {
  const page = landingPage();
  runThemeToggle(page);
  const button = part(page, "[data-theme-toggle]");
  expect([button.hidden, button.getAttribute("aria-label")]).toEqual([false, "Switch to dark theme"]);
  button.click();
  expect(document.documentElement.classList.contains("dark")).toBe(true);
  expect(localStorage.getItem("theme")).toBe("dark");
  expect(button.getAttribute("aria-label")).toBe("Switch to light theme");
});

test("the header is marked once the page is scrolled past 100 px", () => {
  const page = landingPage();
  followScroll(page);
  const { classList } = part(page, "[data-header]");
  const isMarkedAt = (y: number) => {
    vi.spyOn(window, "scrollY", "get").mockReturnValue(y);
    window.dispatchEvent(new Event("scroll"));
    return classList.contains("scrolled");
  };
  expect([0, 100, 101, 40].map(isMarkedAt)).toEqual([false, false, true, false]);
});

test("a page out of the browser's memory makes room for the app once somebody is signed in", () => {
  const reload = vi.spyOn(browser, "reload").mockImplementation(() => undefined);
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  leaveOnceSignedIn();
  show(true);
  expect(reload).not.toHaveBeenCalled();
  stubSignedInCookie();
  show(false);
  expect(reload).not.toHaveBeenCalled();
  show(true);
  expect(reload).toHaveBeenCalledOnce();
});
