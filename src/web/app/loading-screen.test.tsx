import { renderHook } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { LOADING_SCREEN_ID, useLoadingScreen } from "./loading-screen.ts";

test("the loading screen leaves 300 ms after the session is known, not before", () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  document.body.innerHTML = `<div id="${LOADING_SCREEN_ID}"></div>`;
  const isShown = () => document.getElementById(LOADING_SCREEN_ID) !== null;

  const { rerender } = renderHook(({ isResolved }) => useLoadingScreen(isResolved), {
    initialProps: { isResolved: false },
  });
  vi.advanceTimersByTime(10_000);
  expect(isShown()).toBe(true);

  rerender({ isResolved: true });
  vi.advanceTimersByTime(299);
  expect(isShown()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isShown()).toBe(false);
});
