import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { PAGE_PATHS } from "#contracts/pages/pages.ts";
import { drain } from "#web/platform/analytics/analytics-queue.ts";
import { browser } from "#web/platform/browser.ts";
import { maya } from "#web/testing/maya.ts";
import { renderApp } from "../testing/render-app.tsx";

const heading = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });

beforeEach(() => {
  document.title = "";
  sessionStorage.clear();
  drain();
});

test.each([
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

test("the server-rendered text is removed when the app's page is shown", async () => {
  document.body.innerHTML = '<div id="first-page"><h1>Privacy Policy</h1></div>';
  const seen: number[] = [];
  const watcher = new MutationObserver(() => void seen.push(document.querySelectorAll("h1").length));
  watcher.observe(document.body, { childList: true, subtree: true });
  renderApp({ path: "/privacy" });
  await waitFor(() => expect(document.getElementById("first-page")).toBeNull());
  watcher.disconnect();
  expect(document.querySelector("#main h1")?.textContent).toBe("Privacy Policy");
  expect(new Set(seen)).toEqual(new Set([1]));
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

test("signed out, / leaves for the document that the server sends there", async () => {
  const replace = vi.spyOn(browser, "replace").mockImplementation(() => undefined);
  const { asked } = renderApp({ path: "/" });
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith("/"));
  expect(asked).toEqual([]);
});

test("every page of the contract has a route", async () => {
  const operator = { ...maya, role: "admin" } as const;
  for (const path of PAGE_PATHS) {
    const { unmount } = renderApp({ path, user: operator });
    expect((await screen.findByRole("heading", { level: 1 })).textContent).not.toMatch(/404/u);
    unmount();
  }
});

test("a member finds nothing where operators work", async () => {
  renderApp({ path: "/analytics/revenue", user: maya });
  await heading("404 Page Not Found");
});

test("the first screen does not move the focus, and the skip link is first and leads to the content", async () => {
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

test("the 404 page leads a member home within the app", async () => {
  renderApp({ path: "/nowhere", user: maya });
  fireEvent.click(await screen.findByRole("link", { name: "Home" }));
  await heading("Welcome back, Maya!");
  expect(window.location.pathname).toBe("/");
});

test.each(["/nowhere", "/privacy", "/balls"])("home is a full load for a visitor at %s", async (path) => {
  renderApp({ path });
  const home = await screen.findByRole("link", { name: /Home/u });
  let wasTaken: boolean | undefined;
  // After the app's own listeners, and before jsdom, which cannot go anywhere.
  window.addEventListener(
    "click",
    (event) => {
      wasTaken = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(home);
  expect([home.getAttribute("href"), wasTaken]).toEqual(["/", false]);
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
