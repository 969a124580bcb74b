import { render, screen } from "@testing-library/react";
import { beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { browser } from "#web/platform/browser.ts";
import { isMarkedSignedIn } from "#web/platform/storage/signed-in-cookie.ts";
import { stubSignedInCookie } from "#web/testing/stub-server.ts";
import { LeaveForLanding } from "./leave-for-landing.tsx";

let replace: MockInstance<(path: string) => void>;

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  replace = vi.spyOn(browser, "replace").mockImplementation(() => undefined);
});

test("it takes the stale mark away and asks the server for the landing page", () => {
  stubSignedInCookie();
  render(<LeaveForLanding />);
  expect(isMarkedSignedIn()).toBe(false);
  expect(replace).toHaveBeenCalledExactlyOnceWith("/");
});

test("a second redirect within a moment shows the sign-in button, instead of a loop", () => {
  render(<LeaveForLanding />).unmount();
  render(<LeaveForLanding />);
  expect(replace).toHaveBeenCalledOnce();
  expect(screen.getByRole("button", { name: "Continue with Google" })).toBeTruthy();
});

test("without storage nothing could stop a circle, so it does not begin", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  render(<LeaveForLanding />);
  expect(replace).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Continue with Google" })).toBeTruthy();
});
