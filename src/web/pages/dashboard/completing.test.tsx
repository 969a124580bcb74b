import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { QUESTS_KEY } from "#web/features/quests/quest-cache.ts";
import { drain } from "#web/platform/analytics/analytics-queue.ts";
import { completed, founder, quest, running } from "#web/testing/quests.ts";
import { card, delayAnswers, renderDashboard } from "#web/testing/render-dashboard.tsx";
import type { Answers } from "#web/testing/stub-server.ts";
import { toastHistory } from "#web/ui/toast/toast-store.ts";
import { onLevelUp } from "#web/wiring/level-up.ts";

const one = quest(1, 0, running);
const two = quest(2, 0, running);
const three = quest(3, 1, running);
const award = (number: number) => `0e8d2a4c-7f31-4b6a-9c55-00000000000${number}`;
const path = (number: number) => `/api/tasks/${quest(number, 0).id}`;

function completes(number: number, more: object = {}): Answers {
  return {
    [`PATCH ${path(number)}`]: {
      json: { ...completed(number, 0), streakStarted: false, earned: [], awardId: award(number), ...more },
    },
  };
}

const CLAIM = { ...founder, totalXP: 400, level: 5, levelUp: false, newLevel: 5, awarded: 25, reason: null };
const claims = (more: object = {}): Answers => ({
  "POST /api/auth/user/xp": { json: { ...CLAIM, ...more } },
});

async function justComplete(person: ReturnType<typeof renderDashboard>["person"], title: string) {
  await person.click(within(await card(title)).getByRole("button", { name: "Complete" }));
  await person.click(await screen.findByRole("button", { name: "Just complete" }));
}

const lastToast = () => {
  const [entry] = toastHistory();
  return entry && [entry.title, entry.description];
};

test("completing a quest in progress lights up its card before the dialog lies over it", async () => {
  renderDashboard({ quests: [one, quest(4, 0)] });
  const running = await card("Quest 1");
  fireEvent.click(within(running).getByRole("button", { name: "Complete" }));
  expect(running.dataset.highlighted).toBe("true");
  expect(screen.queryByRole("dialog")).toBeNull();
  await screen.findByRole("dialog", { name: "Quest 1" });
  await waitFor(() => expect(document.querySelector("[data-highlighted]")).toBeNull());
});

test("three completed quickly go at once, stay gone over a stale list, and the list is fetched once after the last", async () => {
  const { asked, client, person } = renderDashboard({
    quests: [one, two, three],
    answers: { ...completes(1), ...completes(2), ...completes(3), ...claims() },
  });
  await card("Quest 1");
  const { release } = delayAnswers("PATCH");
  const seen: string[] = [];
  const watch = new MutationObserver(() => {
    for (const article of screen.queryAllByRole("article")) seen.push(article.textContent ?? "");
  });
  for (const title of ["Quest 1", "Quest 2", "Quest 3"]) {
    await justComplete(person, title);
    await waitFor(() => expect(screen.queryByRole("article", { name: title })).toBeNull());
  }
  watch.observe(document.body, { childList: true, subtree: true });
  // A list that was asked for meanwhile still knows all three as open.
  await client.refetchQueries({ queryKey: QUESTS_KEY });
  const fetches = () => asked.filter(({ method, path }) => method === "GET" && path === "/api/tasks").length;
  const before = fetches();
  release();
  const claimed = () => asked.filter(({ path }) => path === "/api/auth/user/xp").map(({ body }) => body);
  await waitFor(() => expect(claimed()).toHaveLength(3));
  for (const number of [1, 2, 3]) expect(claimed()).toContainEqual({ xpGain: 25, awardId: award(number) });
  await waitFor(() => expect(fetches()).toBe(before + 1));
  await waitFor(() => expect(client.isFetching() + client.isMutating()).toBe(0));
  watch.disconnect();
  expect(seen.filter((text) => /Quest [123]/u.test(text))).toEqual([]);
  expect(fetches()).toBe(before + 1);
});

test("the first completed quest is a step of the funnel, the next one is not, and a refused one counts as nothing", async () => {
  const { person } = renderDashboard({
    quests: [one, two, three],
    answers: {
      ...completes(1),
      ...completes(2),
      [`PATCH ${path(3)}`]: { status: 409, text: "no" },
      ...claims(),
    },
  });
  drain();
  await justComplete(person, "Quest 3");
  await waitFor(() => expect(lastToast()?.[0]).toBe("Error"));
  expect(drain()).toEqual([]);
  await justComplete(person, "Quest 1");
  await waitFor(() => expect(lastToast()?.[0]).toBe("Task Completed!"));
  await justComplete(person, "Quest 2");
  await waitFor(() => expect(toastHistory()).toHaveLength(3));
  expect(drain()).toMatchObject([
    { event: "first_task_completed" },
    { action: "task_complete", element: "Sales" },
    { action: "task_complete", element: "Sales" },
  ]);
});

test("completing sends the time and no notes, claims the award that it wrote, and says what was earned", async () => {
  const { asked, person } = renderDashboard({
    quests: [one, two],
    answers: { ...completes(1), ...claims() },
  });
  await justComplete(person, "Quest 1");
  await waitFor(() =>
    expect(lastToast()).toEqual(["Task Completed!", "You earned 25 XP! Keep up the great work."]),
  );
  expect(asked.find(({ method }) => method === "PATCH")?.body).toEqual({
    isCompleted: true,
    completedAt: expect.stringMatching(/^2026-11-12T12:00/u),
    completionNotes: null,
  });
  expect(asked.find(({ path }) => path === "/api/auth/user/xp")?.body).toEqual({
    xpGain: 25,
    awardId: award(1),
  });
  for (const path of ["/api/auth/user", "/api/tasks"]) {
    await waitFor(() => expect(asked.filter((call) => call.path === path).length).toBeGreaterThan(0));
  }
});

test.each([
  [
    "the update refused",
    { [`PATCH ${path(1)}`]: { status: 409, text: "no" } },
    "Failed to complete task. Please try again.",
    true,
  ],
  [
    "an answer that cannot be read",
    { [`PATCH ${path(1)}`]: { text: "<html>" } },
    "Failed to complete quest. Please try again.",
    true,
  ],
  [
    "the XP refused",
    { ...completes(1), "POST /api/auth/user/xp": { status: 409, text: "no" } },
    "Failed to award XP. Please try again.",
    false,
  ],
] as [string, Answers, string, boolean][])(
  "card, %s: its own words",
  async (_, answers, words, comesBack) => {
    const list = {
      "GET /api/tasks": [{ json: [one, two] }, { json: comesBack ? [one, two] : [completed(1, 0), two] }],
    };
    const { person } = renderDashboard({ quests: [], answers: { ...answers, ...list } });
    await justComplete(person, "Quest 1");
    await waitFor(() => expect(lastToast()).toEqual(["Error", words]));
    if (comesBack) await card("Quest 1");
    else expect(screen.queryByRole("article", { name: "Quest 1" })).toBeNull();
  },
);

test.each([
  ["own", "Own quests pay up to 500 XP in 24 hours."],
  ["mentor", "Quests from the mentor pay up to 200 XP in 24 hours."],
])(
  "a capped award (%s) says what was paid and why, whichever award the claim answered",
  async (origin, rule) => {
    const { person } = renderDashboard({
      quests: [one, two],
      answers: { ...completes(1, { xpPaid: 0, origin }), ...claims() },
    });
    await justComplete(person, "Quest 1");
    await waitFor(() => expect(lastToast()).toEqual(["Task Completed!", `You earned 0 XP! ${rule}`]));
  },
);

test("a started streak shows a toast after one second, a level-up fires one event", async () => {
  const levels: number[] = [];
  const stop = onLevelUp(({ newLevel, totalXP }) => levels.push(newLevel, totalXP));
  const { person } = renderDashboard({
    quests: [one, two],
    answers: { ...completes(1, { streakStarted: true }), ...claims({ levelUp: true }) },
  });
  await justComplete(person, "Quest 1");
  await waitFor(() => expect(lastToast()?.[0]).toBe("Task Completed!"));
  expect(levels).toEqual([5, 400]);
  await waitFor(() => expect(lastToast()?.[0]).toBe("Streak Started!"));
  expect(lastToast()?.[1]).toBe("You've started a new streak! Complete tasks daily to keep it going.");
  stop();
});

test("typed completion notes are restored when the server refuses, and sent as notes", async () => {
  const { asked, person } = renderDashboard({
    quests: [one, two],
    answers: {
      [`PATCH ${path(1)}`]: [
        { status: 400, json: { error: "invalid_input", message: "The link is too long.", requestId: "r" } },
        { json: { ...completed(1, 0), streakStarted: false, earned: [], awardId: award(1) } },
      ],
      ...claims(),
    },
  });
  await person.click(within(await card("Quest 1")).getByRole("button", { name: "Complete" }));
  await person.type(await screen.findByLabelText("What happened?"), "North window worked.");
  await person.click(screen.getByRole("radio", { name: "Learned" }));
  await person.type(screen.getByLabelText("A number to keep"), "9 photos");
  await person.type(screen.getByLabelText("Link"), "shop.example/scents{Enter}");
  const alert = await screen.findByText("Not saved yet. The link is too long.");
  expect(alert).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>("What happened?").value).toBe("North window worked.");
  await person.type(screen.getByLabelText("What happened?"), "{Enter}");
  await waitFor(() => expect(lastToast()?.[0]).toBe("Task Completed!"));
  const sent = asked.filter(({ method }) => method === "PATCH").at(-1)?.body as { completionNotes: string };
  expect(JSON.parse(sent.completionNotes)).toEqual({
    v: 1,
    outcome: "learned",
    notes: "North window worked.",
    link: "https://shop.example/scents",
    metric: { name: "photos", value: 9 },
    timeSpentSec: 1_458,
  });
});

test("with the last quest the day is done: what it brought, and no dialog over it", async () => {
  const { person } = renderDashboard({
    quests: [quest(1, 0, running)],
    answers: {
      ...completes(1, { startedAt: "2026-11-12T11:00:00.000Z", completedAt: "2026-11-12T12:00:00.000Z" }),
      ...claims({ weeklyStreak: 6 }),
      "GET /api/tasks": [
        { json: [quest(1, 0, running)] },
        { json: [completed(1, 0, { startedAt: "2026-11-12T09:00:00.000Z" })] },
      ],
      "GET /api/auth/user": { json: { ...founder, weeklyStreak: 6 } },
    },
  });
  await justComplete(person, "Quest 1");
  const view = await screen.findByRole("region", { name: "Quest Master!" });
  await waitFor(() => expect(view.textContent).toMatch(/\+25.*60.*6/u));
  expect(within(view).getByRole("button", { name: "More anyway" })).toBeTruthy();
  expect(screen.getAllByText("Quest Master!")).toHaveLength(1);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the completion view sums up what was paid and counts time side by side once", async () => {
  const before = completed(2, 0, { startedAt: "2026-11-12T09:00:00.000Z", xpReward: 50 });
  const beyond = { startedAt: "2026-11-12T09:30:00.000Z", xpPaid: 0, origin: "own" } as const;
  const { person } = renderDashboard({
    quests: [quest(1, 0, { ...running, origin: "own" }), before],
    answers: { ...completes(1, { ...completed(1, 0, beyond) }), ...claims() },
  });
  await justComplete(person, "Quest 1");
  const view = await screen.findByRole("region", { name: "Quest Master!" });
  expect([...view.querySelectorAll("dd")].map((figure) => figure.textContent).slice(0, 2)).toEqual([
    "+50",
    "60",
  ]);
});
