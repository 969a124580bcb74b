import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { maya } from "#web/testing/maya.ts";
import { achievement, completedQuest, renderWith, skillPaths, summary } from "#web/testing/progress.ts";
import type { Answers } from "#web/testing/stub-server.ts";
import { forgetToasts, shownToasts } from "#web/ui/toast/toast-store.ts";
import { openAchievement, openOverlay } from "#web/wiring/signals.ts";
import { SideColumn } from "./side-column.tsx";

const ACHIEVEMENTS = [
  achievement("locked-near", null, { progress: 2 }),
  achievement("older", "2025-11-08T08:00:00.000Z", { shareCount: 2 }),
  achievement("newest", "2025-11-10T08:00:00.000Z", { type: "quest_milestone" }),
  achievement("locked-far", null),
];
const ANSWERS: Answers = {
  "GET /api/tasks/summary": { json: summary },
  "GET /api/tasks": { json: [1, 3, 2, 7, 5, 6, 4].map(completedQuest) },
  "GET /api/achievements?include=all": { json: ACHIEVEMENTS },
  "GET /api/skill-paths": { json: skillPaths },
};

beforeEach(forgetToasts);
afterEach(() => {
  vi.useRealTimers();
});

function renderColumn(answers: Answers = {}, user = maya) {
  return renderWith(<SideColumn user={user} />, { ...ANSWERS, ...answers });
}

test("the completion rate, and the way to the leaderboard", async () => {
  renderColumn();
  await screen.findByText("60%");
  expect(screen.getByText("9 completed • 15 total")).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "Completion rate" }).getAttribute("aria-valuenow")).toBe(
    "60",
  );
  expect(screen.getByRole("link", { name: "View Progress" }).getAttribute("href")).toBe("/leaderboard");
});

test("Export Data downloads what the server answers, named by the person's own day", async () => {
  const saved: { name: string; blob: Blob | undefined }[] = [];
  let blob: Blob | undefined;
  vi.stubGlobal(
    "URL",
    Object.assign(URL, {
      createObjectURL: (given: Blob) => {
        blob = given;
        return "blob:export";
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob });
  });
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-11-15T13:30:00.000Z") });
  const data = {
    user: { totalCompleted: 9, totalActive: 6, completionRate: 60 },
    tasks: [],
    completedTasks: [{ title: "Quest 1", xpReward: 25, completedAt: null }],
  };
  renderColumn({ "GET /api/export/summary": { json: data } }, { ...maya, timeZone: "Pacific/Auckland" });
  await userEvent.click(screen.getByRole("button", { name: "Export Data" }));
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]?.name).toBe("sidequest-data-2025-11-16.json");
  expect(saved[0]?.blob?.type).toBe("application/json");
  expect(JSON.parse((await saved[0]?.blob?.text()) ?? "")).toEqual(data);
  expect(shownToasts()[0]).toMatchObject({
    title: "Data Exported",
    description: "Your SideQuest data has been downloaded as a JSON file.",
  });
});

test("an export that fails says so and saves nothing", async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click");
  renderColumn({ "GET /api/export/summary": { status: 500, json: { error: "internal", message: "No." } } });
  await userEvent.click(screen.getByRole("button", { name: "Export Data" }));
  await expect.poll(() => shownToasts()[0]).toMatchObject({ variant: "destructive", description: "No." });
  expect(click).not.toHaveBeenCalled();
});

test("the third quick action asks for the logbook", async () => {
  const opened = vi.fn();
  onTestFinished(openOverlay.subscribe(opened));
  renderColumn();
  await userEvent.click(screen.getByRole("button", { name: "Founder's Logbook" }));
  expect(opened).toHaveBeenCalledExactlyOnceWith("logbook");
});

test("the achievements open as a list: earned first and newest first, locked ones with progress", async () => {
  renderColumn();
  await screen.findByText("2 of 4");
  await userEvent.click(screen.getByRole("button", { name: "Achievements" }));
  const dialog = await screen.findByRole("dialog", { name: "Achievements" });
  const rows = within(dialog).getAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toEqual([
    "QUEST MILESTONETitle of newestText of newestEarned Nov 10, 2025Not shared yet",
    "STREAK MILESTONETitle of olderText of olderEarned Nov 8, 2025Shared 2 times",
    "STREAK MILESTONETitle of locked-nearText of locked-near2 of 3",
    "STREAK MILESTONETitle of locked-farText of locked-far1 of 3",
  ]);
  const bar = within(dialog).getByRole("progressbar", { name: "Title of locked-near" });
  expect(bar.getAttribute("aria-valuenow")).toBe("2");
  expect(bar.getAttribute("aria-valuemax")).toBe("3");
});

test("an earned achievement asks to be opened; a locked one cannot", async () => {
  const opened = vi.fn();
  onTestFinished(openAchievement.subscribe(opened));
  renderColumn();
  await screen.findByText("2 of 4");
  await userEvent.click(screen.getByRole("button", { name: "Achievements" }));
  const list = within(await screen.findByRole("list", { name: "Achievements" }));
  expect(list.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Title of newest",
    "Title of older",
  ]);
  await userEvent.click(list.getByRole("button", { name: "Title of older" }));
  expect(opened).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "older", shareCount: 2 }));
});

test("the six skill paths, and their detail", async () => {
  renderColumn();
  expect(await screen.findAllByText("Lv 1 · 100/250")).toHaveLength(5);
  expect(screen.getByText("Lv 5 · 2,100 XP")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Skill paths" }));
  const dialog = await screen.findByRole("dialog", { name: "Skill paths" });
  const rows = within(dialog).getAllByRole("listitem");
  expect(rows).toHaveLength(6);
  expect(rows[0]?.textContent).toContain("The top of this path");
  expect(rows[1]?.textContent).toContain("Turn interest into customers, kindly.");
  expect(rows[1]?.textContent).toContain("150 XP to level 21 quest completed");
});

test("the Completed list shows the newest five, counts the rest and folds away", async () => {
  renderColumn({}, { ...maya, timeZone: "Asia/Tokyo" });
  const toggle = await screen.findByRole("button", { name: /^Completed/u });
  expect(toggle.textContent).toBe("Completed7");
  const list = document.getElementById(toggle.getAttribute("aria-controls") ?? "") as HTMLElement;
  const rows = within(list).getAllByRole("listitem");
  // Half past eleven at night in UTC is the next day in Tokyo.
  expect(rows[0]?.textContent).toBe("Quest 7Nov 8, 2025+25 XP");
  expect(rows[0]?.querySelector("s")?.textContent).toBe("Quest 7");
  expect(rows).toHaveLength(5);
  expect(within(list).getByText("+2 more completed")).toBeTruthy();
  await userEvent.click(toggle);
  expect(toggle.getAttribute("aria-expanded")).toBe("false");
  expect(list.hidden).toBe(true);
  await userEvent.click(toggle);
  expect(list.hidden).toBe(false);
});

test("the Completed list says what a quest paid, not what it promised", async () => {
  renderColumn({ "GET /api/tasks": { json: [{ ...completedQuest(9), xpReward: 100, xpPaid: 0 }] } });
  const toggle = await screen.findByRole("button", { name: /^Completed/u });
  const list = document.getElementById(toggle.getAttribute("aria-controls") ?? "") as HTMLElement;
  expect(within(list).getByRole("listitem").textContent).toContain("+0 XP");
});

test("beyond what the list brings, the summary counts; five or fewer have no rest", async () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ ...completedQuest(9), id: `quest-${index}` }));
  const { unmount } = renderColumn({
    "GET /api/tasks": { json: many },
    "GET /api/tasks/summary": { json: { ...summary, completed: 1_234 } },
  });
  await screen.findByText("+1,229 more completed");
  unmount();
  renderColumn({ "GET /api/tasks": { json: [completedQuest(1)] } });
  await screen.findByText("Quest 1");
  expect(screen.queryByText(/more completed/u)).toBeNull();
});

test("each card fails for itself and can be asked again", async () => {
  renderColumn({
    "GET /api/achievements?include=all": [
      { status: 500, json: { error: "internal", message: "No." } },
      { json: ACHIEVEMENTS },
    ],
  });
  const alert = await screen.findByRole("alert");
  expect(alert.closest("section")?.textContent).toBe("AchievementsCould not be read.No.Retry");
  expect(screen.getByText("60%")).toBeTruthy();
  await userEvent.click(within(alert).getByRole("button", { name: "Retry" }));
  await screen.findByText("2 of 4");
});
