import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { BallsPage } from "./balls-page.tsx";

beforeEach(() => {
  // jsdom draws nothing.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});

function systemWantsLessMotion(matches: boolean) {
  vi.stubGlobal("matchMedia", () => ({ matches }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

test("orbs can be added and paused, and Home leads home", () => {
  systemWantsLessMotion(false);
  render(<BallsPage />);
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe("7 gold XP orbs in a box");
  fireEvent.click(screen.getByRole("button", { name: "Add an orb" }));
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe("8 gold XP orbs in a box");
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  expect(screen.getByRole("button", { name: "Play" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
});

test("nothing moves by itself where the system asks for less motion", () => {
  systemWantsLessMotion(true);
  const frames = vi.spyOn(window, "requestAnimationFrame");
  render(<BallsPage />);
  expect(screen.getByRole("button", { name: "Play" })).toBeTruthy();
  expect(frames).not.toHaveBeenCalled();
});
