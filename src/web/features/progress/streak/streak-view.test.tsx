import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { renderWith, streak } from "#web/testing/progress.ts";
import { StreakView } from "./streak-view.tsx";

/** Twelve weeks before Sunday, November 22; the states of the last days are given. */
function calendar(last: readonly string[], more = {}) {
  const days = Array.from({ length: 84 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 7, 31) + index * MS_PER_DAY).toISOString().slice(0, 10),
    state: last[index - (84 - last.length)] ?? "before",
  }));
  return { json: { days, longest: 9, nextTokenIn: 2, ...more } };
}

test("each of the last days says what it was", async () => {
  renderWith(<StreakView />, {
    "GET /api/progress/streak": { json: { ...streak, restTokens: 1 } },
    "GET /api/progress/streak/calendar": calendar(["done", "rested", "missed", "today", "planned"]),
  });
  const table = await screen.findByRole("table", { name: "Day by day" });
  const rows = within(table).getAllByRole("row");
  // The head, and four weeks at least: the eight before the person came are left out.
  expect(rows).toHaveLength(5);
  const lastWeek = within(rows.at(-1) as HTMLElement)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);
  expect(lastWeek.slice(2)).toEqual([
    "November 18: quest finished",
    "November 19: rest token",
    "November 20: missed",
    "21November 21: today",
    "22November 22: scheduled",
  ]);
  expect(screen.getByText("Your longest: 9 days.")).toBeTruthy();
  expect(screen.getByText("The next after 2 more days.")).toBeTruthy();
});

test("each day before the first has its date, and each month its name where it begins", async () => {
  renderWith(<StreakView />, {
    "GET /api/progress/streak": { json: streak },
    "GET /api/progress/streak/calendar": calendar(["today"]),
  });
  const table = await screen.findByRole("table", { name: "Day by day" });
  const rows = within(table).getAllByRole("row").slice(1);
  // October 26 to November 1, and the weeks after it.
  expect(rows.map((row) => within(row).getByRole("rowheader").firstChild?.textContent)).toEqual([
    "Oct",
    "Nov",
    "",
    "",
  ]);
  expect(within(rows[0] as HTMLElement).getAllByRole("cell")[0]?.textContent).toBe("26October 26");
  // Only signs that occur are explained.
  expect(screen.queryByText("repaired")).toBeNull();
});

test("who was here for twelve weeks sees them all", async () => {
  renderWith(<StreakView />, {
    "GET /api/progress/streak": { json: streak },
    "GET /api/progress/streak/calendar": calendar(["missed", ...Array(83).fill("free")]),
  });
  const table = await screen.findByRole("table", { name: "Day by day" });
  expect(within(table).getAllByRole("row")).toHaveLength(13);
});

test("before the first quest it says how it begins", async () => {
  renderWith(<StreakView />, {
    "GET /api/progress/streak": { json: { ...streak, days: 0 } },
    "GET /api/progress/streak/calendar": calendar([], { longest: 0, nextTokenIn: null }),
  });
  expect(await screen.findByText("It begins with the first quest you finish.")).toBeTruthy();
  expect(screen.queryByText("0 days")).toBeNull();
  expect(screen.getByRole("link", { name: "To today's quest" })).toBeTruthy();
  expect(screen.getByText("The most you can keep.")).toBeTruthy();
});

test("a calendar that could not be read says so", async () => {
  renderWith(<StreakView />, {
    "GET /api/progress/streak": { json: streak },
    "GET /api/progress/streak/calendar": { status: 503, json: { message: "Try again soon." } },
  });
  expect((await screen.findByRole("alert")).textContent).toContain("Your streak could not be read.");
});
