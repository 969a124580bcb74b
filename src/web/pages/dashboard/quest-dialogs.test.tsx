import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drain } from "#web/platform/analytics/analytics-queue.ts";
import { completed, founder, quest, running } from "#web/testing/quests.ts";
import { card, EMPTY_DASHBOARD, renderDashboard } from "#web/testing/render-dashboard.tsx";
import type { Answers } from "#web/testing/stub-server.ts";
import { toastHistory } from "#web/ui/toast/toast-store.ts";

const one = quest(1, 0, running);
const two = quest(2, 1);
const path = `/api/tasks/${one.id}`;
const lastToast = () => {
  const [entry] = toastHistory();
  return entry && [entry.title, entry.description];
};

afterEach(() => {
  vi.unstubAllGlobals();
});

const left = (xpLeft: { own: number; mentor: number }): Answers => {
  const { json } = EMPTY_DASHBOARD["GET /api/tasks/summary"] as { json: object };
  return { "GET /api/tasks/summary": { json: { ...json, xpLeft } } };
};

function stubTab() {
  const replace = vi.fn();
  const tab = { opener: window as unknown, location: { replace } };
  // What the code uses of an opened window.
  const open = vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
  return { tab, replace, open };
}

test("the form checks title, then due date, in toasts and beside the field", async () => {
  const { asked, person } = renderDashboard({ quests: [one] });
  await card("Quest 1");
  await person.click(screen.getByRole("button", { name: "New quest" }));
  const due = await screen.findByLabelText<HTMLInputElement>("Due date");
  expect(due.value).toBe("2026-11-13T23:59");
  expect(screen.getByRole("radio", { name: "25" }).getAttribute("data-state")).toBe("checked");
  await person.clear(due);
  await person.type(screen.getByLabelText("Title"), "   {Enter}");
  expect(lastToast()).toEqual(["Title Required", "Please enter a quest title."]);
  expect(await screen.findByText("Please enter a quest title.")).toBeTruthy();
  await person.type(screen.getByLabelText("Title"), "Order jars{Enter}");
  expect(lastToast()).toEqual(["Due Date Required", "Please select a due date."]);
  expect(await screen.findByText("Please select a due date.")).toBeTruthy();
  expect(asked.some(({ method }) => method === "POST")).toBe(false);
});

test.each([
  ["the first own quest is a step of the funnel", [], ["first_task_created"]],
  ["a second own quest is none", [quest(8, 1, { origin: "own" })], []],
])("%s, and an own category stays with the person", async (_, before, steps) => {
  const created = quest(9, 1, { title: "Order jars", origin: "own", category: "Wax" });
  const { person } = renderDashboard({
    quests: [one, ...before],
    answers: { "POST /api/tasks": { json: created } },
  });
  await card("Quest 1");
  drain();
  await person.keyboard("n");
  await person.type(await screen.findByLabelText("Title"), "Order jars{Enter}");
  await waitFor(() => expect(toastHistory()).toHaveLength(1));
  expect(drain()).toMatchObject([
    ...steps.map((event) => ({ event })),
    { action: "task_create", element: "Other" },
  ]);
});

test.each([
  ["a 500", { status: 500, json: { error: "internal", message: "It broke.", requestId: "r" } }],
  ["a 401", { status: 401, json: { error: "unauthenticated", message: "Sign in again.", requestId: "r" } }],
  ["a closed connection", { offline: true }],
] as [string, Answers[string]][])(
  "after %s the form keeps what was typed, and the repeat has the same id",
  async (_, answer) => {
    const created = quest(9, 1, { title: "Order jars", origin: "own" });
    const { asked, person } = renderDashboard({
      quests: [one],
      answers: { "POST /api/tasks": [answer, { json: created }] as Answers[string] },
    });
    await card("Quest 1");
    await person.keyboard("n");
    await person.type(await screen.findByLabelText("Title"), "Order jars");
    await person.type(screen.getByLabelText("Description"), "Same supplier");
    await person.click(screen.getByRole("button", { name: "Create quest" }));
    await waitFor(() => expect(lastToast()).toEqual(["Error", "Something went wrong. Please try again."]));
    expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Order jars");
    expect(screen.getByLabelText<HTMLTextAreaElement>("Description").value).toBe("Same supplier");
    await person.click(screen.getByRole("button", { name: "Create quest" }));
    await waitFor(() => expect(lastToast()).toEqual(["Task Created", "Order jars"]));
    const bodies = asked.filter(({ method }) => method === "POST").map(({ body }) => body as { id: string });
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/u),
      title: "Order jars",
      description: "Same supplier",
      xpReward: 25,
      category: "Marketing",
      difficulty: "Beginner",
      estimatedHours: 1,
      dueDate: "2026-11-13T23:59:00.000Z",
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
);

test("a conflict is reported, the typed values stay, and the next attempt is a new quest", async () => {
  const message = "This quest was removed meanwhile. Create it once more to make a new one.";
  const { asked, person } = renderDashboard({
    quests: [one],
    answers: {
      "POST /api/tasks": [
        { status: 409, json: { error: "conflict", message, requestId: "r" } },
        { json: quest(9, 1, { title: "Order jars", origin: "own" }) },
      ],
    },
  });
  await card("Quest 1");
  await person.keyboard("n");
  await person.type(await screen.findByLabelText("Title"), "Order jars{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain(message);
  expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Order jars");
  await person.click(screen.getByRole("button", { name: "Create quest" }));
  await waitFor(() => expect(lastToast()).toEqual(["Task Created", "Order jars"]));
  const [first, second] = asked.flatMap(({ method, body }) =>
    method === "POST" ? [body as { id: string }] : [],
  );
  expect(second).toEqual({ ...first, id: expect.stringMatching(/^[0-9a-f-]{36}$/u) });
  expect(second?.id).not.toBe(first?.id);
});

test("an edit sends only what changed; a generated quest's reward is locked", async () => {
  const edited = { ...two, title: "Quest 2, better" };
  const { asked, person } = renderDashboard({
    quests: [one, two],
    answers: {
      [`PATCH /api/tasks/${two.id}`]: {
        json: { ...edited, streakStarted: false, earned: [], awardId: null },
      },
    },
  });
  await person.click(within(await card("Quest 2")).getByRole("button", { name: "Quest menu: Quest 2" }));
  await person.click(await screen.findByRole("menuitem", { name: "Edit" }));
  expect((await screen.findByRole("radio", { name: "50" })).hasAttribute("disabled")).toBe(true);
  expect(screen.getByText("This quest came with its reward.")).toBeTruthy();
  await person.type(screen.getByLabelText("Title"), ", better{Enter}");
  await waitFor(() => expect(lastToast()).toEqual(["Task Updated", "Quest 2, better"]));
  expect(asked.find(({ method }) => method === "PATCH")?.body).toEqual({ title: "Quest 2, better" });
});

test("near its cap the form says that an own quest would pay nothing now", async () => {
  const { person } = renderDashboard({ quests: [one], answers: left({ own: 25, mentor: 200 }) });
  await card("Quest 1");
  await person.keyboard("n");
  const rule = "Own quests pay up to 500 XP in 24 hours.";
  expect(await screen.findByText(rule)).toBeTruthy();
  await person.click(screen.getByRole("radio", { name: "50" }));
  expect(screen.getByText(`${rule} Completed now, this one would pay 0 XP.`)).toBeTruthy();
});

test("the form of a quest from the mentor says its cap beside the locked reward", async () => {
  const suggested = quest(2, 0, { origin: "mentor" });
  const { person } = renderDashboard({ quests: [suggested], answers: left({ own: 500, mentor: 0 }) });
  await person.click(within(await card("Quest 2")).getByRole("button", { name: "Quest menu: Quest 2" }));
  await person.click(await screen.findByRole("menuitem", { name: "Edit" }));
  const note =
    "This quest came with its reward. Quests from the mentor pay up to 200 XP in 24 hours. Completed now, this one would pay 0 XP.";
  expect(await screen.findByText(note)).toBeTruthy();
});

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
  expect(document.querySelector("[data-mentor]")).toBeNull();

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
  expect(within(workspace).getByText("You are pre-launch.").textContent).toBe(
    "Why this questYou are pre-launch.",
  );
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
    { [`PATCH ${path}`]: { status: 500, text: "no" } },
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
