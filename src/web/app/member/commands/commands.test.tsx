import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { pageSays } from "#web/testing/instance.ts";
import { maya } from "#web/testing/maya.ts";
import { renderApp } from "#web/testing/render-app.tsx";

test.each(["{Control>}k{/Control}", "{Meta>}k{/Meta}"])("%s opens the commands", async (keys) => {
  renderApp({ path: "/app", user: maya });
  await screen.findByRole("banner");
  await userEvent.keyboard(keys);
  await screen.findByRole("dialog", { name: "Commands" });
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    "New questN",
    "Ask the mentorM",
    "Enter money",
    "Founder's Logbook",
    "Activity",
    "Feedback",
    "Dashboard",
    "Path",
    "Money",
    "Weekly review",
    "Streak",
    "Level",
    "Leaderboard",
    "Together",
    "Analytics",
    "Performance",
    "Profile",
    "Switch to dark theme",
    "Keyboard shortcuts?",
    "Sign out",
  ]);
});

test("an admin is led to the console; where reports are for admins, a member to neither page", async () => {
  pageSays({ reports: "admins" });
  const { unmount } = renderApp({ path: "/app", user: { ...maya, role: "admin" } });
  await screen.findByRole("banner");
  await userEvent.keyboard("{Control>}k{/Control}");
  await screen.findByRole("option", { name: "Console" });
  unmount();
  renderApp({ path: "/app", user: maya });
  await screen.findByRole("banner");
  await userEvent.keyboard("{Control>}k{/Control}");
  await screen.findByRole("option", { name: "Leaderboard" });
  for (const name of ["Console", "Analytics", "Performance"])
    expect(screen.queryByRole("option", { name })).toBeNull();
});

test("a page is found by typing, and its heading gets the focus", async () => {
  renderApp({ path: "/app", user: maya });
  await userEvent.click(await screen.findByRole("button", { name: /^Search or run a command/u }));
  await screen.findByRole("dialog", { name: "Commands" });
  await userEvent.keyboard("lead{Enter}");
  const heading = await screen.findByRole("heading", { level: 1, name: "Global Leaderboard" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(window.location.pathname).toBe("/leaderboard");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a command can open another overlay, and closing that brings the focus back to where it all began", async () => {
  renderApp({ path: "/app", user: maya });
  const field = await screen.findByRole("button", { name: /^Search or run a command/u });
  // Twice: at first the parts are fetched one after the other, later they change places at once.
  for (const _time of ["first", "second"]) {
    await userEvent.click(field);
    await screen.findByRole("dialog", { name: "Commands" });
    await userEvent.keyboard("activity{Enter}");
    await screen.findByRole("dialog", { name: "Activity" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(field));
  }
});

test("a section of the profile is found by its words, has an address, and gives the focus back", async () => {
  renderApp({ path: "/app", user: maya });
  const field = await screen.findByRole("button", { name: /^Search or run a command/u });
  await userEvent.click(field);
  await screen.findByRole("dialog", { name: "Commands" });
  await userEvent.keyboard("devices{Enter}");
  const profile = await screen.findByRole("dialog", { name: maya.username });
  expect(window.location.hash).toBe("#profile/account");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Account"));
  const links = within(profile).getByRole("navigation", { name: "Sections of the profile" });
  await userEvent.click(within(links).getByRole("link", { name: "Schedule" }));
  await waitFor(() => expect(window.location.hash).toBe("#profile/schedule"));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(window.location.hash).toBe("");
});

test("an address with a section opens the profile there, and going back closes it", async () => {
  renderApp({
    path: "/app#profile/social",
    user: maya,
    answers: { "GET /api/social/connections": { json: [] } },
  });
  await screen.findByRole("dialog", { name: maya.username });
  expect(screen.getByRole("tab", { name: "Social Connections" }).getAttribute("aria-selected")).toBe("true");
  await act(async () => {
    window.location.hash = "";
  });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
