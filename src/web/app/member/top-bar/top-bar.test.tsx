import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { browser } from "#web/platform/browser.ts";
import { pageSays } from "#web/testing/instance.ts";
import { maya } from "#web/testing/maya.ts";
import { renderApp } from "#web/testing/render-app.tsx";

/** The first of the page: jsdom also takes the heads of cards within the page for banners. */
async function bar(): Promise<HTMLElement> {
  const [first] = await screen.findAllByRole("banner");
  if (!first) throw new Error("no top bar");
  return first;
}

test("expanded, from 1024 px: words, badges and the command field", async () => {
  renderApp({ path: "/app", user: maya, widthPx: 1024 });
  expect((await bar()).dataset.variant).toBe("expanded");
  expect(screen.getByRole("link", { name: "SideQuest, dashboard" }).getAttribute("href")).toBe("/");
  expect((await bar()).textContent).toMatch(/Level 4.*375 XP.*Profile/u);
  for (const name of [
    /^Search or run a command/u,
    "Activity",
    "Feedback",
    "Switch to dark theme",
    "Profile",
    "Sign out",
  ]) {
    expect(screen.getByRole("button", { name })).toBeTruthy();
  }
  expect(screen.queryByRole("button", { name: "Menu" })).toBeNull();
});

test("the bar of wide windows and the tabs of phones lead to the pages and say which one is shown", async () => {
  renderApp({ path: "/review", user: maya, widthPx: 1280 });
  const [inBar, tabs] = await screen.findAllByRole("navigation", { name: "Pages" });
  const links = (nav: HTMLElement | undefined) =>
    nav
      ? within(nav)
          .getAllByRole("link")
          .map((link) => [link.textContent, link.getAttribute("href"), link.ariaCurrent])
      : [];
  expect(links(inBar)).toEqual([
    ["Today", "/", null],
    ["Path", "/path", null],
    ["Review", "/review", "page"],
  ]);
  expect(links(tabs)).toEqual([
    ["Today", "/", null],
    ["Path", "/path", null],
    ["Review", "/review", "page"],
  ]);
});

test("compact, from 640 px: the same actions as icons", async () => {
  renderApp({ path: "/app", user: maya, widthPx: 640 });
  expect((await bar()).dataset.variant).toBe("compact");
  expect((await bar()).textContent).not.toMatch(/Profile|Search or run/u);
  for (const name of ["Commands", "Activity", "Feedback", "Switch to dark theme", "Profile", "Sign out"]) {
    expect(screen.getByRole("button", { name })).toBeTruthy();
  }
});

test.each([1024, 640])(
  "at %i px an admin finds the console in the header, a member the report",
  async (widthPx) => {
    const { unmount } = renderApp({ path: "/app", user: { ...maya, role: "admin" }, widthPx });
    expect((await screen.findByRole("link", { name: "Console" })).getAttribute("href")).toBe("/analytics");
    unmount();
    renderApp({ path: "/app", user: maya, widthPx });
    expect((await screen.findByRole("link", { name: "Analytics" })).getAttribute("href")).toBe("/analytics");
    expect(screen.queryByRole("link", { name: "Console" })).toBeNull();
  },
);

test("where reports are for admins, a member is led to none", async () => {
  pageSays({ reports: "admins" });
  renderApp({ path: "/app", user: maya });
  await bar();
  expect(screen.queryByRole("link", { name: "Analytics" })).toBeNull();
});

test("an admin's phone menu leads to the console", async () => {
  renderApp({ path: "/app", user: { ...maya, role: "admin" }, widthPx: 360 });
  await userEvent.click(await screen.findByRole("button", { name: "Menu" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Console" }));
  await waitFor(() => expect(window.location.pathname).toBe("/analytics"));
});

test("from small width up the header opens feedback, about the page it was opened on", async () => {
  renderApp({ path: "/terms", user: maya, widthPx: 640 });
  await userEvent.click(await screen.findByRole("button", { name: "Feedback" }));
  const dialog = await screen.findByRole("dialog", { name: "Tell us what you saw" });
  expect(dialog.textContent).toContain("/terms");
});

test("small screens have a menu that also opens feedback, about the page it was opened on", async () => {
  renderApp({ path: "/leaderboard", user: maya, widthPx: 639 });
  expect((await bar()).dataset.variant).toBe("menu");
  expect(screen.queryByRole("button", { name: "Sign out" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Menu" }));
  const items = await screen.findAllByRole("menuitem");
  expect(items.map((item) => item.textContent)).toEqual([
    "Profile",
    "Search",
    "Path",
    "Money",
    "Weekly review",
    "Streak",
    "Level",
    "Leaderboard",
    "Together",
    "Founder's Logbook",
    "Activity",
    "Analytics",
    "Performance",
    "Dark theme",
    "Feedback",
    "Sign out",
  ]);
  await userEvent.click(screen.getByRole("menuitem", { name: "Feedback" }));
  const dialog = await screen.findByRole("dialog", { name: "Tell us what you saw" });
  expect(dialog.textContent).toContain("/leaderboard");
  expect(screen.getByRole("radio", { name: "Report Issue" }).ariaChecked).toBe("true");
});

test("a mouse opens the menu by hovering, and the click that follows leaves it open", async () => {
  renderApp({ path: "/app", user: maya, widthPx: 360 });
  const menu = await screen.findByRole("button", { name: "Menu" });
  await userEvent.hover(menu);
  await screen.findByRole("menu");
  await userEvent.click(menu);
  expect(screen.getByRole("menu")).toBeTruthy();
  await userEvent.click(menu);
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
});

test("after a mouse has come and gone, a key still opens the menu", async () => {
  renderApp({ path: "/app", user: maya, widthPx: 360 });
  const menu = await screen.findByRole("button", { name: "Menu" });
  await userEvent.hover(menu);
  await screen.findByRole("menu");
  await userEvent.unhover(menu);
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  act(() => menu.focus());
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Profile"));
});

test("the focus returns to what opened an overlay", async () => {
  renderApp({ path: "/app", user: maya, widthPx: 360 });
  await userEvent.click(await screen.findByRole("button", { name: "Menu" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Feedback" }));
  await screen.findByRole("dialog");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Menu"));
});

test("the bar knows when the page is scrolled past 100 px", async () => {
  renderApp({ path: "/app", user: maya });
  const header = await bar();
  expect(header.dataset.scrolled).toBe("false");
  vi.spyOn(window, "scrollY", "get").mockReturnValue(101);
  act(() => {
    window.dispatchEvent(new Event("scroll"));
  });
  expect(header.dataset.scrolled).toBe("true");
});

test("signing out calls the server and ends at /", async () => {
  const goTo = vi.spyOn(browser, "goTo").mockImplementation(() => undefined);
  const { asked } = renderApp({
    path: "/app",
    user: maya,
    answers: { "POST /api/auth/logout": { json: { ok: true } } },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Sign out" }));
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/"));
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toContain("POST /api/auth/logout");
});
