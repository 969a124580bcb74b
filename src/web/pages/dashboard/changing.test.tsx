import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { quest } from "#web/testing/quests.ts";
import { card, renderDashboard } from "#web/testing/render-dashboard.tsx";
import { shownToasts, toastHistory } from "#web/ui/toast/toast-store.ts";

const one = quest(1, 0, { estimatedHours: 2 });
const path = `/api/tasks/${one.id}`;
const nothingEarned = { streakStarted: false, earned: [], awardId: null };

type Person = ReturnType<typeof renderDashboard>["person"];
const openMenu = async (person: Person) =>
  person.click(within(await card("Quest 1")).getByRole("button", { name: "Quest menu: Quest 1" }));
const lastToast = () => {
  const [entry] = toastHistory();
  return entry && [entry.title, entry.description];
};

test("another day, by keyboard: the next available days, and Undo moves it back", async () => {
  const moved = { ...one, dueDate: "2026-11-16T23:59:00.000Z" };
  const { asked, person } = renderDashboard({
    quests: [],
    answers: {
      "GET /api/tasks": [{ json: [one] }, { json: [moved] }, { json: [one] }],
      [`PATCH ${path}`]: [{ json: { ...moved, ...nothingEarned } }, { json: { ...one, ...nothingEarned } }],
    },
  });
  const button = within(await card("Quest 1")).getByRole("button", { name: "Quest menu: Quest 1" });
  button.focus();
  await person.keyboard("{ArrowDown}");
  const item = await screen.findByRole("menuitem", { name: "Another day" });
  while (document.activeElement !== item) await person.keyboard("{ArrowDown}");
  await person.keyboard("{Enter}");
  const days = await screen.findByRole("group", { name: "Another day" });
  // Wednesdays and Sundays are off, and it is due today already.
  expect(
    within(days)
      .getAllByRole("menuitem")
      .map((day) => day.textContent),
  ).toEqual([
    "FridayNov 13",
    "SaturdayNov 14",
    "MondayNov 16",
    "TuesdayNov 17",
    "ThursdayNov 19",
    "FridayNov 20",
    "SaturdayNov 21",
  ]);
  expect(document.activeElement?.textContent).toBe("FridayNov 13");
  await person.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await waitFor(() => expect(lastToast()).toEqual(["Quest moved", "Now due Monday 16."]));
  const column = await screen.findByRole("region", { name: /^Monday 16/u });
  expect(within(column).getByRole("article", { name: "Quest 1" })).toBeTruthy();
  shownToasts()[0]?.action?.run();
  await waitFor(() => expect(lastToast()).toEqual(["Quest moved back", "Now due Thursday 12."]));
  expect(asked.filter(({ method }) => method === "PATCH").map(({ body }) => body)).toEqual([
    { dueDate: "2026-11-16T23:59:00.000Z" },
    { dueDate: one.dueDate },
  ]);
});

test("a move that is not kept goes back", async () => {
  const { person } = renderDashboard({
    quests: [one],
    answers: { [`PATCH ${path}`]: { status: 500, text: "no" } },
  });
  await openMenu(person);
  await person.click(await screen.findByRole("menuitem", { name: "Another day" }));
  await person.click(await screen.findByRole("menuitem", { name: /^Friday\s*Nov 13/u }));
  await waitFor(() => expect(lastToast()?.[0]).toBe("Not moved"));
  const today = await screen.findByRole("region", { name: /^Thursday 12/u });
  expect(within(today).getByRole("article", { name: "Quest 1" })).toBeTruthy();
});

test("shorter shows the smaller quest and says so; Undo brings the longer one back", async () => {
  const shorter = { ...one, title: "Quest 1, shorter", estimatedHours: 1 };
  const { asked, person } = renderDashboard({
    quests: [],
    answers: {
      "GET /api/tasks": [{ json: [one] }, { json: [shorter] }, { json: [one] }],
      [`POST ${path}/shorter`]: { json: shorter },
      [`POST ${path}/longer`]: { json: one },
    },
  });
  await openMenu(person);
  await person.click(await screen.findByRole("menuitem", { name: "Shorter" }));
  expect(await card("Quest 1, shorter")).toBeTruthy();
  expect(lastToast()).toEqual(["Shorter now", "Quest 1, shorter: 1 h"]);
  expect(asked.find(({ path }) => path.endsWith("/shorter"))?.body).toEqual({ fromHours: 2 });
  shownToasts()[0]?.action?.run();
  await waitFor(() => expect(lastToast()).toEqual(["As long as before", "Quest 1: 2 h"]));
  expect(await card("Quest 1")).toBeTruthy();
  expect(screen.queryByRole("article", { name: "Quest 1, shorter" })).toBeNull();
});

test("a quest of ten minutes says so when it is made shorter", async () => {
  const short = { ...one, estimatedHours: 0.5, estimatedMinutes: 30 };
  const first = { ...short, title: "First step: Quest 1", estimatedMinutes: 10 };
  const { asked, person } = renderDashboard({
    quests: [],
    answers: {
      "GET /api/tasks": [{ json: [short] }, { json: [first] }],
      [`POST ${path}/shorter`]: { json: first },
    },
  });
  await openMenu(person);
  await person.click(await screen.findByRole("menuitem", { name: "Shorter" }));
  await waitFor(() => expect(lastToast()).toEqual(["Shorter now", "First step: Quest 1: 10 min"]));
  expect(asked.find(({ path }) => path.endsWith("/shorter"))?.body).toEqual({ fromHours: 0.5 });
});

test("shorter where there is nothing shorter: the server's words, and nothing changes", async () => {
  const message = "This is already its shortest version.";
  const { person } = renderDashboard({
    quests: [one],
    answers: {
      [`POST ${path}/shorter`]: { status: 409, json: { error: "conflict", message, requestId: "r" } },
    },
  });
  await openMenu(person);
  await person.click(await screen.findByRole("menuitem", { name: "Shorter" }));
  await waitFor(() => expect(lastToast()).toEqual(["No shorter version", message]));
  expect(await card("Quest 1")).toBeTruthy();
});

test.each([
  ["a quest of one's own", { origin: "own" }],
  ["one of ten minutes", { estimatedHours: 0.5, estimatedMinutes: 10 }],
] as const)("%s has no shorter version to ask for", async (_, more) => {
  const { person } = renderDashboard({ quests: [{ ...one, ...more }] });
  await openMenu(person);
  await screen.findByRole("menuitem", { name: "Another day" });
  expect(screen.queryByRole("menuitem", { name: "Shorter" })).toBeNull();
});
