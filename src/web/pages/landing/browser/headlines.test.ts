import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { landingPage, part } from "#web/testing/landing.ts";
import { turnHeadlines } from "./headlines.ts";

const SHOWN = "[data-headline=now]";

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

function start() {
  const page = landingPage();
  turnHeadlines(page);
  return {
    shown: () => part(page, SHOWN).textContent,
    button: part(page, "[data-headline-pause]"),
    ticks: () => [...page.querySelectorAll<HTMLElement>("[data-tick]")].map((tick) => tick.dataset.tick),
    isFilling: () => part(page, "[data-tick=now]").hasAttribute("data-filling"),
  };
}

test("five headlines, seven seconds each, and then the first again", () => {
  const { shown, ticks, isFilling } = start();
  vi.advanceTimersByTime(6_999);
  expect(shown()).toBe("Turn your side business into a quest.");
  vi.advanceTimersByTime(1);
  expect(shown()).toBe("A business plan in 2 minutes.");
  expect([ticks(), isFilling()]).toEqual([["gone", "now", "next", "next", "next"], true]);
  const others = [1, 2, 3, 4].map(() => {
    vi.advanceTimersByTime(7_000);
    return shown();
  });
  expect(others).toEqual([
    "Your first customers within 30 days.",
    "Launch in 90 days or get 1-on-1 coaching.",
    "Start free today, no credit card needed.",
    "Turn your side business into a quest.",
  ]);
  expect(ticks()).toEqual(["now", "next", "next", "next", "next"]);
});

test("the button pauses them and lets them go on", () => {
  const { shown, button, isFilling } = start();
  expect([button.hidden, button.getAttribute("aria-label")]).toEqual([false, "Pause the headlines"]);
  button.click();
  expect([button.getAttribute("aria-label"), isFilling()]).toEqual(["Play the headlines", false]);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe("Turn your side business into a quest.");
  button.click();
  vi.advanceTimersByTime(7_000);
  expect(shown()).toBe("A business plan in 2 minutes.");
});

test("with reduced motion the first one stays until another is chosen", () => {
  vi.stubGlobal("matchMedia", (media: string) => ({ matches: media === "(prefers-reduced-motion: reduce)" }));
  const { shown, button } = start();
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe("Turn your side business into a quest.");
  button.click();
  vi.advanceTimersByTime(7_000);
  expect(shown()).toBe("A business plan in 2 minutes.");
});

test("they wait while nobody can see the page", () => {
  const { shown } = start();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe("Turn your side business into a quest.");
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(7_000);
  expect(shown()).toBe("A business plan in 2 minutes.");
});
