import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { founder, quest, running } from "#web/testing/quests.ts";
import { card, renderDashboard } from "#web/testing/render-dashboard.tsx";
import type { Answers } from "#web/testing/stub-server.ts";
import { shownToasts, toastHistory } from "#web/ui/toast/toast-store.ts";

const one = quest(1, 0);
const two = quest(2, 1);
const path = `/api/tasks/${one.id}`;
const started = { ...one, ...running };

const lastToast = () => {
  const [entry] = toastHistory();
  return entry && [entry.title, entry.description];
};
const press = async (person: ReturnType<typeof renderDashboard>["person"], name: string) =>
  person.click(within(await card("Quest 1")).getByRole("button", { name }));
const choose = async (person: ReturnType<typeof renderDashboard>["person"], item: string) => {
  await press(person, "Quest menu: Quest 1");
  await person.click(await screen.findByRole("menuitem", { name: item }));
};

test("start shows the timer from the server's start and says so", async () => {
  const { asked, person } = renderDashboard({
    quests: [one, two],
    answers: {
      [`PATCH ${path}`]: { json: { ...started, streakStarted: false, earned: [], awardId: null } },
      "GET /api/tasks": [{ json: [one, two] }, { json: [started, two] }],
    },
  });
  await press(person, "Start");
  await waitFor(() => expect(lastToast()).toEqual(["Task Started", "Task marked as in progress"]));
  expect(asked.find(({ method }) => method === "PATCH")?.body).toEqual({
    inProgress: true,
    startedAt: expect.stringMatching(/^2026-11-12T12:00/u),
  });
  const timer = async () => within(await card("Quest 1")).getByRole("timer").textContent;
  await waitFor(async () => expect(await timer()).toMatch(/^00:24:1[89]$/u));
  expect(within(await card("Quest 1")).getByRole("button", { name: "Complete" })).toBeTruthy();
});

test("a refused start is shown by the card alone: it reverts and says Not saved", async () => {
  const { person } = renderDashboard({
    quests: [one, two],
    answers: { [`PATCH ${path}`]: { status: 409, text: "no" } },
  });
  await press(person, "Start");
  expect(await within(await card("Quest 1")).findByText("Not saved")).toBeTruthy();
  expect(screen.queryByRole("timer")).toBeNull();
  expect(toastHistory()).toHaveLength(0);
});

test("a start with an answer that cannot be read has its own words", async () => {
  const { person } = renderDashboard({
    quests: [one, two],
    answers: { [`PATCH ${path}`]: { text: "<html>" } },
  });
  await press(person, "Start");
  await waitFor(() => expect(lastToast()).toEqual(["Error", "Failed to update task status"]));
});

test("not relevant: reject with what is known of the business and 'Unknown' for the rest, then delete, then Undo", async () => {
  const { asked, person } = renderDashboard({
    quests: [],
    user: { ...founder, businessStage: null, businessDescription: "" },
    answers: {
      "POST /api/tasks/reject": { json: { ok: true } },
      [`DELETE ${path}`]: { status: 204 },
      [`POST ${path}/restore`]: { json: one },
      "GET /api/tasks": [{ json: [one, two] }, { json: [two] }, { json: [one, two] }],
    },
  });
  await press(person, "Not Relevant");
  await waitFor(() =>
    expect(lastToast()).toEqual([
      "Task Rejected",
      "This task has been removed and won't appear again. Thanks for helping improve our recommendations!",
    ]),
  );
  expect(screen.queryByRole("article", { name: "Quest 1" })).toBeNull();
  const writes = asked.filter(({ method }) => method !== "GET");
  expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /api/tasks/reject",
    `DELETE ${path}`,
  ]);
  expect(writes[0]?.body).toEqual({
    taskId: one.id,
    taskTitle: "Quest 1",
    taskDescription: "What quest 1 asks for",
    taskCategory: "Sales",
    businessType: "E-commerce",
    businessStage: "Unknown",
    businessDescription: "Unknown",
  });
  shownToasts()[0]?.action?.run();
  expect(await card("Quest 1")).toBeTruthy();
});

test.each([
  ["reject refused", { "POST /api/tasks/reject": { status: 500, text: "no" } }],
  [
    "delete refused",
    { "POST /api/tasks/reject": { json: { ok: true } }, [`DELETE ${path}`]: { status: 500, text: "no" } },
  ],
  ["no connection", { "POST /api/tasks/reject": { offline: true } }],
] as [string, Answers][])("not relevant, %s: the card comes back", async (_, answers) => {
  const { person } = renderDashboard({ quests: [one, two], answers });
  await press(person, "Not Relevant");
  await waitFor(() => expect(lastToast()).toEqual(["Error", "Failed to reject task. Please try again."]));
  expect(await card("Quest 1")).toBeTruthy();
});

test("not relevant: a reason can be given afterwards, and says what it changes", async () => {
  const { asked, person } = renderDashboard({
    quests: [one, two],
    answers: {
      "POST /api/tasks/reject": { json: { ok: true } },
      [`DELETE ${path}`]: { status: 204 },
    },
  });
  await press(person, "Not Relevant");
  await waitFor(() => expect(lastToast()?.[0]).toBe("Task Rejected"));
  const { answers = [] } = shownToasts()[0]?.choices ?? {};
  expect(answers.map(({ label }) => label)).toEqual([
    "Already done",
    "Too big",
    "Not my business",
    "Not now",
  ]);
  answers[1]?.run();
  await waitFor(() => expect(lastToast()).toEqual(["Too big", "Your next quests will be shorter."]));
  const rejections = asked.filter(({ path }) => path === "/api/tasks/reject");
  expect(rejections.map(({ body }) => (body as { reason?: string }).reason)).toEqual([undefined, "Too big"]);
  expect(shownToasts()[0]?.action?.label).toBe("Undo");
});

test("delete from the menu offers Undo", async () => {
  const { person } = renderDashboard({
    quests: [],
    answers: {
      [`DELETE ${path}`]: { status: 204 },
      [`POST ${path}/restore`]: { json: one },
      "GET /api/tasks": [{ json: [one, two] }, { json: [two] }, { json: [one, two] }],
    },
  });
  await choose(person, "Delete");
  await waitFor(() => expect(lastToast()?.[0]).toBe("Quest Deleted"));
  expect(screen.queryByRole("article", { name: "Quest 1" })).toBeNull();
  shownToasts()[0]?.action?.run();
  expect(await card("Quest 1")).toBeTruthy();
});

test.each([
  [{ json: { created: 3, why: null } }, ["New Tasks Generated!", "3 quests joined your trail."]],
  [{ json: { created: 0, why: "No day has time." } }, ["No new quests this time", "No day has time."]],
  [{ status: 500, text: "no" }, ["Error", "Failed to generate new tasks. Please try again."]],
  [{ offline: true }, ["Error", "Failed to generate new tasks. Please try again."]],
  [
    {
      status: 429,
      json: { error: "rate_limited", message: "Ten generations a day. More tomorrow.", requestId: "r" },
    },
    ["Error", "Ten generations a day. More tomorrow."],
  ],
] as [Answers[string], string[]][])("generate more answered %o", async (answer, words) => {
  const { person } = renderDashboard({ quests: [one], answers: { "POST /api/tasks/regenerate": answer } });
  await card("Quest 1");
  await person.click(screen.getByRole("button", { name: "Generate more" }));
  await waitFor(() => expect(lastToast()).toEqual(words));
});

test("with more than ten active quests, more are made after a question only", async () => {
  const quests = Array.from({ length: 11 }, (_, index) => quest(index + 1, 1));
  const { asked, person } = renderDashboard({
    quests,
    answers: { "POST /api/tasks/regenerate": { json: { created: 1, why: null } } },
  });
  await card("Quest 1");
  await person.click(screen.getByRole("button", { name: "Generate more" }));
  const dialog = await screen.findByRole("dialog", { name: "Add more quests?" });
  expect(dialog.textContent).toContain("11 quests");
  expect(asked.some(({ path }) => path === "/api/tasks/regenerate")).toBe(false);
  await person.click(within(dialog).getByRole("button", { name: "Generate" }));
  await waitFor(() => expect(lastToast()?.[0]).toBe("New Tasks Generated!"));
});

test("the keys start and complete the focused card, make a new one, and leave typing alone", async () => {
  const { asked, person } = renderDashboard({
    quests: [],
    answers: {
      "GET /api/tasks": [{ json: [one, two] }, { json: [started, two] }],
      [`PATCH ${path}`]: { json: { ...started, streakStarted: false, earned: [], awardId: null } },
    },
  });
  within(await card("Quest 1"))
    .getByRole("button", { name: "Start" })
    .focus();
  await person.keyboard("s");
  await waitFor(() => expect(lastToast()?.[0]).toBe("Task Started"));
  await person.keyboard("c");
  const completion = await screen.findByRole("dialog", { name: "Quest 1" });
  await person.type(within(completion).getByLabelText("What happened?"), "nscn");
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  await person.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await person.keyboard("n");
  const title = await screen.findByLabelText("Title");
  await person.type(title, "snc");
  expect(screen.getByRole("dialog", { name: "New quest" })).toBeTruthy();
  expect(asked.filter(({ method }) => method === "PATCH")).toHaveLength(1);
});
