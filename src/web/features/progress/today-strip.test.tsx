import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { UserView } from "#contracts/accounts.ts";
import { maya } from "#web/testing/maya.ts";
import { renderWith, streak, summary } from "#web/testing/progress.ts";
import type { Answers } from "#web/testing/stub-server.ts";
import { NumbersCard } from "./numbers-card.tsx";
import { TodayStrip } from "./today-strip.tsx";

const ANSWERS: Answers = {
  "GET /api/tasks/summary": { json: summary },
  "GET /api/progress/streak": { json: streak },
  "GET /api/auth/user": { json: maya },
};

function Both({ user }: { user: UserView }) {
  return (
    <>
      <TodayStrip user={user} week={null} />
      <NumbersCard user={user} />
    </>
  );
}

function tiles() {
  return [...document.querySelectorAll("dl > div")].map((tile) => ({
    label: tile.querySelector("dt")?.textContent,
    lines: [...tile.querySelectorAll("dd")].map((line) => line.textContent),
  }));
}

test("it greets by the first word of the name, with level, XP within it, the week and the streak", async () => {
  renderWith(
    <TodayStrip user={maya} week={<p>The week</p>} trialBadge={<span>18 days left</span>} />,
    ANSWERS,
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Welcome back, Maya!");
  expect(screen.getByRole("img", { name: "Level 4" })).toBeTruthy();
  expect(screen.getByText("Level 4")).toBeTruthy();
  expect(screen.getByRole("button", { name: "75/100 XP" })).toBeTruthy();
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("75");
  expect(screen.getByText("The week")).toBeTruthy();
  expect(screen.getByText("18 days left")).toBeTruthy();
  await screen.findByText("2 rest tokens");
  expect(screen.getByText("5 days")).toBeTruthy();
});

test("on the day of the first visit nobody is welcomed back, and nothing is a zero", async () => {
  const newcomer = {
    ...maya,
    totalXP: 0,
    level: 1,
    weeklyStreak: 0,
    createdAt: new Date().toISOString(),
  };
  renderWith(<Both user={newcomer} />, {
    ...ANSWERS,
    "GET /api/tasks/summary": {
      json: { ...summary, completed: 0, active: 3, averageXp: 0, completionRate: 0 },
    },
    "GET /api/progress/streak": { json: { ...streak, days: 0 } },
  });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Welcome, Maya!");
  expect(screen.getByRole("button", { name: "100 XP to Level 2, 0/100 XP" })).toBeTruthy();
  await screen.findByText("Your numbers start with the first quest.");
  expect(tiles().map(({ lines }) => lines[0])).toEqual(["0–", "3", "0–days", "0–"]);
  expect(screen.queryByText("0 days")).toBeNull();
});

test("without a streak no flame burns", async () => {
  renderWith(<TodayStrip user={{ ...maya, weeklyStreak: 0 }} week={null} />, {
    ...ANSWERS,
    "GET /api/progress/streak": { json: { ...streak, days: 0 } },
  });
  const link = await screen.findByRole("link", { name: "0 days" });
  expect(link.querySelector("svg")).toBeNull();
});

test("who joined earlier is welcomed back, also without XP", () => {
  renderWith(<Both user={{ ...maya, totalXP: 0, level: 1 }} />, ANSWERS);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Welcome back, Maya!");
});

test("the four tiles show all time, and under it the week, the rest tokens and the count", async () => {
  renderWith(<Both user={maya} />, ANSWERS);
  expect(screen.getByRole("status").textContent).toBe("Loading your figures");
  await screen.findAllByText("2 rest tokens");
  expect(tiles()).toEqual([
    { label: "Total Completed", lines: ["9", "2 this week"] },
    { label: "Active Tasks", lines: ["6", "6 this week"] },
    { label: "Current Streak", lines: ["5days", "2 rest tokens"] },
    { label: "Avg XP/Task", lines: ["39", "over 9 quests"] },
  ]);
  expect(screen.queryByText("Your streak rested yesterday")).toBeNull();
});

test("one is singular, and without the streak's own call the person's record speaks", async () => {
  const one = { ...summary, completed: 1, averageXp: 25 };
  renderWith(<Both user={{ ...maya, weeklyStreak: 1 }} />, {
    "GET /api/tasks/summary": { json: one },
    "GET /api/progress/streak": { status: 500, json: { error: "internal", message: "No." } },
  });
  await screen.findByText("over 1 quest");
  expect(tiles()[2]).toEqual({ label: "Current Streak", lines: ["1day", ""] });
});

test("figures that cannot be read are asked for again", async () => {
  renderWith(<Both user={maya} />, {
    ...ANSWERS,
    "GET /api/tasks/summary": [
      { status: 500, json: { error: "internal", message: "We are resting." } },
      { json: summary },
    ],
  });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("We are resting.");
  await userEvent.click(within(alert).getByRole("button", { name: "Retry" }));
  await screen.findByText("over 9 quests");
});

test("the bar's figure opens the ledger, page by page", async () => {
  const entry = (number: number, source = "quest") => ({
    id: `entry-${number}`,
    amount: 25,
    source,
    label: `Quest ${number}`,
    at: "2025-11-10T23:30:00.000Z",
  });
  const before = "2025-11-01T08:00:00.000Z";
  const { asked } = renderWith(<Both user={maya} />, {
    ...ANSWERS,
    "GET /api/progress/ledger": {
      json: { total: 375, entries: [entry(1), entry(2, "x_share")], next: before },
    },
    [`GET /api/progress/ledger?before=${encodeURIComponent(before)}`]: {
      json: { total: 375, entries: [entry(3)], next: null },
    },
  });
  await userEvent.click(screen.getByRole("button", { name: "75/100 XP" }));
  const dialog = await screen.findByRole("dialog", { name: "Where my XP comes from" });
  await within(dialog).findByText("375 XP");
  const rows = () => within(dialog).getAllByRole("listitem");
  expect(rows().map((row) => row.textContent)).toEqual([
    "Quest 1Quest, Nov 10, 2025+25 XP",
    "Quest 2X share, Nov 10, 2025+25 XP",
  ]);
  await userEvent.click(within(dialog).getByRole("button", { name: "Show more" }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(within(dialog).queryByRole("button", { name: "Show more" })).toBeNull();
  expect(asked.filter(({ path }) => path.startsWith("/api/progress/ledger"))).toHaveLength(2);
});

test("an empty ledger says how it fills, one that fails can be asked again", async () => {
  renderWith(<Both user={maya} />, {
    ...ANSWERS,
    "GET /api/progress/ledger": [
      { status: 500, json: { error: "internal", message: "We are resting." } },
      { json: { total: 0, entries: [], next: null } },
    ],
  });
  await userEvent.click(screen.getByRole("button", { name: "75/100 XP" }));
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(await within(dialog).findByRole("button", { name: "Retry" }));
  await within(dialog).findByText("No XP yet. Finish a quest, and it stands here.");
});

test("a used rest token gets a calm note", async () => {
  renderWith(<Both user={maya} />, {
    ...ANSWERS,
    "GET /api/progress/streak": { json: { ...streak, restTokens: 1, restedYesterday: true } },
  });
  await screen.findAllByText("1 rest token");
  expect(screen.getByText("Your streak rested yesterday")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Repair streak" })).toBeNull();
});

test("a broken streak is repaired by one click, confirmed where it was clicked", async () => {
  const { asked } = renderWith(<Both user={maya} />, {
    ...ANSWERS,
    "GET /api/progress/streak": { json: { ...streak, days: 0, repairRestores: 12 } },
    "POST /api/progress/streak/repair": [
      { status: 409, json: { error: "conflict", message: "Too late." } },
      { json: { ...streak, days: 12 } },
    ],
  });
  await screen.findByText(/Your streak of 12 days can still come back/u);
  await userEvent.click(screen.getByRole("button", { name: "Repair streak" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Too late.");
  await userEvent.click(screen.getByRole("button", { name: "Repair streak" }));
  await screen.findByText("Your streak is back: 12 days.");
  expect(screen.queryByRole("button", { name: "Repair streak" })).toBeNull();
  expect(tiles()[2]?.lines[0]).toBe("12days");
  expect(asked.filter(({ method }) => method === "POST")).toHaveLength(2);
});
