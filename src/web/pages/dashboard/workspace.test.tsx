import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { completed, founder, quest, running } from "#web/testing/quests.ts";
import { card, renderDashboard } from "#web/testing/render-dashboard.tsx";
import type { Answers } from "#web/testing/stub-server.ts";
import { toastHistory } from "#web/ui/toast/toast-store.ts";

const one = quest(1, 0, running);
const two = quest(2, 1);
const path = `/api/tasks/${one.id}`;
const lastToast = () => {
  const [entry] = toastHistory();
  return entry && [entry.title, entry.description];
};

function stubTab() {
  const replace = vi.fn();
  const tab = { opener: window as unknown, location: { replace } };
  // What the code uses of an opened window.
  const open = vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
  return { tab, replace, open };
}

/** Of a quest whose tool opens in a tab: the mentor would take the focus half a second later. */
async function openWorkspace(answers: Answers, more: object = {}) {
  const description = "Set the budget in a sheet";
  const world = renderDashboard({ quests: [{ ...one, description, ...more }, two], answers });
  await world.person.click(within(await card("Quest 1")).getByRole("button", { name: "Quest 1" }));
  return { ...world, workspace: await screen.findByRole("dialog", { name: "Quest 1" }) };
}

test("the workspace opens the fitting tool in a tab whose opener is cut, once it is on screen", async () => {
  const { tab, replace, open } = stubTab();
  replace.mockImplementation(() => {
    expect(tab.opener).toBeNull();
    expect(document.querySelector("[role=dialog]")?.textContent).toContain("Quest 1");
  });
  await openWorkspace({});
  await waitFor(() => expect(open).toHaveBeenCalledWith("about:blank", "_blank"));
  expect(replace).toHaveBeenCalledWith("https://docs.google.com/spreadsheets/");
  expect(await screen.findByText("Google Sheets is open in its own tab.")).toBeTruthy();
});

test("a blocked pop-up shows Open {tool} instead", async () => {
  const { open, replace } = stubTab();
  open.mockReturnValueOnce(null);
  const { person } = await openWorkspace({});
  await person.click(await screen.findByRole("button", { name: "Open Google Sheets" }));
  expect(replace).toHaveBeenCalledWith("https://docs.google.com/spreadsheets/");
});

test("the mentor sits in the workspace with the quest above an empty box, and gives the focus back", async () => {
  const { asked, person } = await openWorkspace({}, { description: "Write the plan\n1. Begin" });
  const workspace = screen.getByRole("dialog", { name: "Quest 1" });
  expect(await within(workspace).findByRole("region", { name: "AI Mentor" })).toBeTruthy();
  const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your question" });
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(box.value).toBe("");
  expect(within(workspace).getByText("About: Quest 1")).toBeTruthy();
  expect(asked.find(({ path }) => path.endsWith("/tools"))).toMatchObject({
    method: "POST",
    path: "/api/tasks/00000000-0000-4000-8000-000000000001/tools",
    body: { tool: "AI Mentor" },
  });
  await person.click(box);
  expect(screen.getByRole("dialog", { name: "Quest 1" })).toBe(workspace);
  await person.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("region", { name: "AI Mentor" })).toBeNull());
  await waitFor(() => expect(workspace.contains(document.activeElement)).toBe(true));
  expect(within(workspace).getByText("The AI Mentor has your quest.")).toBeTruthy();
  await person.click(within(workspace).getByRole("button", { name: "Ask mentor" }));
  expect(await within(workspace).findByRole("region", { name: "AI Mentor" })).toBeTruthy();
});

test("from the end of the mentor the focus goes round to the workspace's beginning", async () => {
  const { person, workspace } = await openWorkspace({}, { description: "Write the plan" });
  await within(workspace).findByRole("region", { name: "AI Mentor" });
  within(workspace).getByRole("button", { name: "Send" }).focus();
  await person.tab();
  const first = workspace.querySelector("button, textarea, [tabindex='0']");
  expect(document.activeElement).toBe(first);
});

test("with the workspace its mentor closes; one that stood beside the page goes back there", async () => {
  const { person, workspace } = await openWorkspace({}, { description: "Write the plan" });
  await within(workspace).findByRole("region", { name: "AI Mentor" });
  const [close] = within(workspace).getAllByRole("button", { name: "Close" });
  if (close) await person.click(close);
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Quest 1" })).toBeNull());
  await waitFor(() => expect(document.querySelector("[data-mentor]")).toBeNull());

  await person.click(screen.getByRole("button", { name: "Mentor" }));
  await screen.findByRole("dialog", { name: "AI Mentor" });
  await person.click(within(await card("Quest 1")).getByRole("button", { name: "Quest 1" }));
  const again = await screen.findByRole("dialog", { name: "Quest 1" });
  await within(again).findByRole("region", { name: "AI Mentor" });
  const [closeAgain] = within(again).getAllByRole("button", { name: "Close" });
  if (closeAgain) await person.click(closeAgain);
  expect(await screen.findByRole("dialog", { name: "AI Mentor" })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("About: Quest 1")).toBeNull());
});

test("the workspace keeps the description's lines and says why this quest", async () => {
  stubTab();
  const { workspace } = await openWorkspace({}, { description: "One\nTwo", reason: "You are pre-launch." });
  const description = within(workspace).getByText(/^One\s+Two$/u);
  expect(description.className).toContain("whitespace-pre-line");
  const reason = within(workspace).getByText("You are pre-launch.");
  expect(reason.parentElement?.textContent).toBe("Why this questYou are pre-launch.");
  // Whatever the page's language: the playbook's words are English.
  expect([reason.lang, description.lang]).toEqual(["en", "en"]);
});

test("a quest of one's own has no reason to give", async () => {
  stubTab();
  const { workspace } = await openWorkspace({});
  expect(within(workspace).queryByText("Why this quest")).toBeNull();
});

test.each([
  [
    "all well",
    {
      [`PATCH ${path}`]: { json: { ...completed(1, 0), streakStarted: false, earned: [], awardId: null } },
      "POST /api/auth/user/xp": {
        json: { ...founder, levelUp: false, newLevel: 4, awarded: 25, reason: null },
      },
    },
    ["Task Completed!", "You earned 25 XP! Keep up the great work. Time spent: 00:25:48."],
    false,
  ],
  [
    "the update refused",
    { [`PATCH ${path}`]: { status: 409, text: "no" } },
    ["Error", "Failed to complete task. Please try again."],
    true,
  ],
  [
    "an answer that cannot be read",
    { [`PATCH ${path}`]: { text: "<html>" } },
    ["Error", "Failed to complete task. Please try again."],
    true,
  ],
  [
    "the XP refused",
    {
      [`PATCH ${path}`]: { json: { ...completed(1, 0), streakStarted: false, earned: [], awardId: null } },
      "POST /api/auth/user/xp": { status: 409, text: "no" },
    },
    ["Error", "Task completed but failed to award XP."],
    false,
  ],
] as [string, Answers, string[], boolean][])("workspace, %s", async (_, answers, words, staysOpen) => {
  stubTab();
  const { asked, person, workspace } = await openWorkspace(answers);
  await person.type(within(workspace).getByLabelText("Notes"), "Half done");
  vi.setSystemTime(new Date(Date.now() + 90_000));
  await person.click(within(workspace).getByRole("button", { name: "Complete" }));
  await waitFor(() => expect(lastToast()).toEqual(words));
  const sent = asked.find(({ method }) => method === "PATCH")?.body as
    | { completionNotes: string }
    | undefined;
  expect(JSON.parse(sent?.completionNotes ?? "")).toEqual({ v: 1, notes: "Half done", timeSpentSec: 1_548 });
  if (staysOpen)
    expect(within(workspace).getByLabelText<HTMLTextAreaElement>("Notes").value).toBe("Half done");
  else await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("the workspace's clock starts at zero each time it is opened", async () => {
  stubTab();
  const { person, workspace } = await openWorkspace({});
  const clock = () => screen.getByRole("timer", { name: "Time in the workspace" }).textContent;
  vi.setSystemTime(new Date(Date.now() + 61_000));
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(clock()).toBe("00:01:01"));
  await person.click(within(workspace).getByRole("button", { name: "Close" }));
  await person.click(within(await card("Quest 1")).getByRole("button", { name: "Quest 1" }));
  await waitFor(() => expect(clock()).toBe("00:00:00"));
});
