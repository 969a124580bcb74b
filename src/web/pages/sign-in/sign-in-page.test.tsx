import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, type MockInstance, onTestFinished, test, vi } from "vitest";
import { browser } from "#web/platform/browser.ts";
import { SignInPage } from "./sign-in-page.tsx";

const LOCAL = "This instance signs you in locally: no Google account needed.";

let goTo: MockInstance<(path: string) => void>;

beforeEach(() => {
  goTo = vi.spyOn(browser, "goTo").mockImplementation(() => undefined);
});

function renderAt(address: string, instance?: object) {
  window.history.replaceState(null, "", address);
  if (instance) {
    const block = document.createElement("script");
    block.type = "application/json";
    block.id = "instance";
    block.textContent = JSON.stringify(instance);
    document.head.append(block);
    onTestFinished(() => block.remove());
  }
  render(<SignInPage />);
}

test("it has the specified words and the terms line", () => {
  renderAt("/app", {
    signIn: "google",
    supportEmail: "help@example.com",
    payments: "sandbox",
    modelHosts: [],
  });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Welcome to SideQuest");
  expect(screen.getByText("Level up your side hustle journey")).toBeTruthy();
  expect(screen.getByText("Sign in with your Google account to start your quest")).toBeTruthy();
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/terms", "/privacy"]);
  expect(screen.queryByText(LOCAL)).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("in local mode it says that no Google account is needed", () => {
  renderAt("/app");
  expect(screen.getByText(LOCAL)).toBeTruthy();
});

test("its one button leads to the provider with the return page, without the last failure", () => {
  renderAt("/leaderboard?signin=failed");
  fireEvent.click(screen.getByRole("button", { name: "Continue with Google" }));
  expect(goTo).toHaveBeenCalledExactlyOnceWith("/api/auth/google?returnTo=%2Fleaderboard");
});

test.each([
  ["failed", /^Signing in did not work this time/u],
  ["expired", /^Signing in took too long/u],
  ["closed", /^This account is closed.*support@localhost/u],
  ["<b>odd</b>", /^Signing in did not work this time/u],
])("a sign-in that came back with %s is explained kindly", (problem, text) => {
  renderAt(`/app?signin=${encodeURIComponent(problem)}`);
  expect(screen.getByRole("alert").textContent).toMatch(text);
});

test("a closed account has a mail link to support", () => {
  renderAt("/app?signin=closed");
  const link = screen.getByRole("link", { name: "support@localhost" });
  expect(link.getAttribute("href")).toBe("mailto:support@localhost?subject=My%20closed%20account");
});
