import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { PAGE_PATHS } from "#contracts/pages.ts";
import { drain } from "#web/platform/analytics-queue.ts";
import { maya } from "#web/platform/maya.ts";
import { renderApp } from "./render-app.tsx";

const heading = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });

beforeEach(() => {
  document.title = "";
  drain();
});

test.each([
  ["/", /^Turn your side business into a quest\.$/u, "SideQuest: turn your side business into a quest"],
  ["/app", "Welcome to SideQuest", "Sign in · SideQuest"],
  ["/leaderboard", "Welcome to SideQuest", "Sign in · SideQuest"],
  ["/analytics", "Welcome to SideQuest", "Sign in · SideQuest"],
  ["/performance", "Welcome to SideQuest", "Sign in · SideQuest"],
  ["/privacy", "Privacy Policy", "Privacy Policy · SideQuest"],
  ["/terms", "Terms of Service", "Terms of Service · SideQuest"],
  ["/balls", "Bouncing orbs", "Bouncing orbs · SideQuest"],
  ["/dashboard", "404 Page Not Found", "404 Page Not Found · SideQuest"],
  ["/LEADERBOARD", "404 Page Not Found", "404 Page Not Found · SideQuest"],
  ["/__proto__", "404 Page Not Found", "404 Page Not Found · SideQuest"],
])("signed out, %s shows its page and title, and asks the server nothing", async (path, name, title) => {
  const { asked } = renderApp({ path });
  await heading(name);
  await waitFor(() => expect(document.title).toBe(title));
  expect(asked).toEqual([]);
  expect(screen.queryByRole("button", { name: "Sign out" })).toBeNull();
});

test.each([
  ["/", "Welcome back, Maya!", "Dashboard · SideQuest"],
  ["/app", "Welcome back, Maya!", "Dashboard · SideQuest"],
  ["/leaderboard", "Global Leaderboard", "Leaderboard · SideQuest"],
  ["/analytics", "Analytics Dashboard", "Analytics · SideQuest"],
  ["/performance", "Performance Dashboard", "Performance · SideQuest"],
  ["/privacy", "Privacy Policy", "Privacy Policy · SideQuest"],
  ["/terms", "Terms of Service", "Terms of Service · SideQuest"],
  ["/balls", "Bouncing orbs", "Bouncing orbs · SideQuest"],
  ["/nowhere", "404 Page Not Found", "404 Page Not Found · SideQuest"],
])("signed in, %s shows its page and title under the navigation", async (path, name, title) => {
  renderApp({ path, user: maya });
  await heading(name);
  await waitFor(() => expect(document.title).toBe(title));
  expect(screen.getByRole("button", { name: "Sign out" })).toBeTruthy();
});

test("every page of the contract has a route", async () => {
  for (const path of PAGE_PATHS) {
    const { unmount } = renderApp({ path });
    expect((await screen.findByRole("heading", { level: 1 })).textContent).not.toMatch(/404/u);
    unmount();
  }
});

test("the first screen leaves the focus alone, and the skip link comes first and leads to the content", async () => {
  renderApp({ path: "/privacy" });
  await heading("Privacy Policy");
  expect(document.activeElement).toBe(document.body);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe("Skip to content");
  expect(document.querySelector(document.activeElement?.getAttribute("href") ?? "")?.tagName).toBe("MAIN");
});

test("after navigation the focus is on the new heading, and the page view is noted", async () => {
  renderApp({ path: "/privacy" });
  await heading("Privacy Policy");
  fireEvent.click(screen.getByRole("link", { name: "Terms" }));
  const terms = await heading("Terms of Service");
  await waitFor(() => expect(document.activeElement).toBe(terms));
  expect(drain()).toMatchObject([
    { action: "page_view", element: "/privacy" },
    { action: "page_view", element: "/terms" },
  ]);
});

test("the 404 page leads home", async () => {
  renderApp({ path: "/nowhere" });
  fireEvent.click(await screen.findByRole("link", { name: "Home" }));
  await heading(/^Turn your side business/u);
  expect(window.location.pathname).toBe("/");
});

test("when nobody can say who is here, the page says so, and Retry asks again", async () => {
  const answers = { "GET /api/auth/user": [{ status: 500 }, { json: maya }] };
  renderApp({ path: "/app", user: maya, answers });
  await heading("We lost the trail");
  expect(screen.getByText("Failed to fetch user")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  await heading("Welcome back, Maya!");
});

test("pages for everybody stand even when nobody can say who is here", async () => {
  renderApp({ path: "/privacy", user: maya, answers: { "GET /api/auth/user": { status: 500 } } });
  await heading("Privacy Policy");
});
