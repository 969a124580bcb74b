import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { completed, founder, quest, running } from "#web/testing/quests.ts";
import { renderDashboard } from "#web/testing/render-dashboard.tsx";

const STEPS = "Buyers ask for it. It sells. 1. Open the page. 2. Write it. Done when: it is online.";
const hero = (name: string) => screen.findByRole("region", { name });
const list = async (name: string) =>
  within(await screen.findByRole("region", { name }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("the next quest with its reason, one sentence, length, reward and number of steps", async () => {
  const one = quest(1, 0, { description: STEPS, reason: "Three buyers asked.", estimatedHours: 0.5 });
  renderDashboard({ quests: [one, quest(2, 0), quest(3, 1)] });
  const words = (await hero("Quest 1")).textContent;
  for (const part of [
    "Three buyers asked.",
    "Sales",
    "Thu",
    "Buyers ask for it.",
    "30 min",
    "+25 XP",
    "2 steps",
  ])
    expect(words).toContain(part);
  expect(words).not.toContain("It sells.");
  expect(words).not.toContain("Open the page");
  expect(await list("Then")).toEqual(["SalesQuest 21 h+25 XPStart"]);
  expect(screen.getByText("if there is time, 1 h")).toBeTruthy();
});

test("what is overdue comes first and says since when", async () => {
  renderDashboard({ quests: [quest(2, 0), quest(1, -3), quest(4, -1)] });
  expect((await hero("Quest 1")).textContent).toContain("From Monday");
  expect(await list("Then")).toEqual([
    "SalesQuest 41 h+25 XPFrom Wednesday, still worth 25 XPStart",
    "SalesQuest 21 h+25 XPStart",
  ]);
});

test("with nothing else today, the next day's quest follows", async () => {
  renderDashboard({ quests: [quest(1, 0), quest(2, 1), quest(3, 2)] });
  expect(await screen.findByText("tomorrow; one is enough for today")).toBeTruthy();
  expect(await list("Then")).toEqual(["SalesQuest 2tomorrow1 h+25 XPStart"]);
});

test("the title opens the whole text, from which the quest can be started", async () => {
  const one = quest(1, 0, { description: STEPS });
  const started = { ...one, ...running };
  const { asked, person } = renderDashboard({
    quests: [],
    answers: {
      "GET /api/tasks": [{ json: [one, quest(2, 0)] }, { json: [started, quest(2, 0)] }],
      [`PATCH /api/tasks/${one.id}`]: {
        json: { ...started, streakStarted: false, earned: [], awardId: null },
      },
    },
  });
  await person.click(within(await hero("Quest 1")).getByRole("button", { name: "Quest 1" }));
  const reading = await screen.findByRole("dialog", { name: "Quest 1" });
  expect(reading.textContent).toContain("Write it.");
  await person.click(within(reading).getByRole("button", { name: "Start" }));
  await waitFor(() => expect(asked.some(({ method }) => method === "PATCH")).toBe(true));
  const place = await hero("Quest 1");
  expect(await within(place).findByRole("button", { name: "Complete" })).toBeTruthy();
});

test("S starts the next quest, whatever comes first in the schedule", async () => {
  const { asked, person } = renderDashboard({
    quests: [quest(1, 1), quest(2, 0), quest(3, -1)],
    answers: { [`PATCH /api/tasks/${quest(3, 0).id}`]: { offline: true } },
  });
  await hero("Quest 3");
  await person.keyboard("s");
  await waitFor(() => expect(asked.find(({ method }) => method === "PATCH")?.path).toContain(quest(3, 0).id));
});

test("another day is chosen at the quest itself", async () => {
  const { asked, person } = renderDashboard({
    quests: [quest(1, 0)],
    answers: { [`PATCH /api/tasks/${quest(1, 0).id}`]: { offline: true } },
  });
  await person.click(within(await hero("Quest 1")).getByRole("button", { name: "Another day" }));
  await person.click(await screen.findByRole("menuitem", { name: /^Friday.*13$/u }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === "PATCH")?.body).toEqual({
      dueDate: "2026-11-13T23:59:00.000Z",
    }),
  );
});

test("what was done today is stamped, with its time, its length and its XP", async () => {
  const done = completed(2, 0, { startedAt: "2026-11-12T09:54:00.000Z" });
  renderDashboard({ quests: [quest(1, 0), done, completed(3, 1)] });
  expect(await list("Done today")).toEqual(["Quest 210:00, 6 min+25 XPDone"]);
});

test("the end of the day: said once, what comes next and when, and more for those who want it", async () => {
  const { asked, person } = renderDashboard({
    quests: [completed(1, 0), quest(2, 1)],
    answers: { "POST /api/tasks/regenerate": { json: { created: 0, why: "Enough." } } },
  });
  const view = await hero("Quest Master!");
  expect(view.textContent).toContain("Tomorrow 09:00:Quest 2");
  expect(screen.getAllByText("Quest Master!")).toHaveLength(1);
  await person.click(within(view).getByRole("button", { name: "Quest 2" }));
  const reading = await screen.findByRole("dialog", { name: "Quest 2" });
  await person.keyboard("{Escape}");
  await waitFor(() => expect(reading.isConnected).toBe(false));
  const [more] = screen.getAllByRole("button", { name: "More anyway" });
  if (more) await person.click(more);
  await waitFor(() => expect(asked.some(({ path }) => path === "/api/tasks/regenerate")).toBe(true));
});

test("a rest day without quests is no reason to celebrate", async () => {
  const schedule = structuredClone(founder.weeklySchedule);
  if (schedule) schedule.thursday.available = false;
  renderDashboard({ quests: [quest(1, 1)], user: { ...founder, weeklySchedule: schedule } });
  await hero("A rest day. Enjoy it.");
  expect(screen.queryByText("Quest Master!")).toBeNull();
});

test("a title is enough for a quest of one's own, due today", async () => {
  const made = quest(9, 0, { title: "Order 20 jars", origin: "own" });
  const { asked, person } = renderDashboard({
    quests: [quest(1, 0)],
    answers: {
      "POST /api/tasks": { json: made },
      "GET /api/tasks": [{ json: [quest(1, 0)] }, { json: [quest(1, 0), made] }],
    },
  });
  await screen.findByText("Something of your own, like: order 20 jars");
  fireEvent.pointerMove(document.body);
  const box = await screen.findByLabelText<HTMLInputElement>("Add a quest of your own");
  await person.type(box, "{Enter}");
  expect(asked.some(({ method, path }) => method === "POST" && path === "/api/tasks")).toBe(false);
  await person.type(box, " Order 20 jars {Enter}");
  await waitFor(() => expect(box.value).toBe(""));
  expect(asked.find(({ method, path }) => method === "POST" && path === "/api/tasks")?.body).toEqual({
    id: expect.any(String),
    title: "Order 20 jars",
    description: "",
    xpReward: 25,
    category: "Marketing",
    difficulty: "Beginner",
    estimatedHours: 1,
    dueDate: "2026-11-12T23:59:00.000Z",
  });
  expect((await list("Then"))[0]).toContain("Order 20 jars");
});

test("a quick quest that was not saved stays in its line, and its second attempt has the same id", async () => {
  const { asked, person } = renderDashboard({
    quests: [quest(1, 0)],
    answers: {
      "POST /api/tasks": [
        { status: 400, json: { error: "invalid_input", message: "Not so long." } },
        { json: quest(9, 0, { title: "Order 20 jars", origin: "own" }) },
      ],
    },
  });
  await screen.findByText("Something of your own, like: order 20 jars");
  fireEvent.pointerMove(document.body);
  const box = await screen.findByLabelText<HTMLInputElement>("Add a quest of your own");
  await person.type(box, "Order 20 jars{Enter}");
  expect(await screen.findByText(/^Not saved\. Not so long\. What you typed is still here\.$/u)).toBeTruthy();
  expect(box.value).toBe("Order 20 jars");
  await person.click(screen.getByRole("button", { name: "Add for today" }));
  await waitFor(() => expect(box.value).toBe(""));
  const sent = asked.filter(({ method, path }) => method === "POST" && path === "/api/tasks");
  const ids = sent.map(({ body }) => (body as { id: string }).id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});
