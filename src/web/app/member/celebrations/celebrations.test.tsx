import "#web/features/progress/level-up-dialog.tsx";
import "#web/features/sharing/achievement-share-buttons.tsx";
import "#web/features/sharing/level-share-row.tsx";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AchievementsCard } from "#web/features/progress/achievements/achievements-card.tsx";
import { achievement, renderWith } from "#web/testing/progress.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { dismiss, forgetToasts, shownToasts, toast, toastHistory } from "#web/ui/toast/toast-store.ts";
import { celebrate, isCelebrating } from "#web/wiring/celebrate.ts";
import { announceLevelUp } from "#web/wiring/level-up.ts";
import { Celebrations } from "./celebrations.tsx";

// The outside: canvas-confetti draws on a canvas that jsdom has not.
const { throwConfetti } = vi.hoisted(() => ({ throwConfetti: vi.fn() }));
vi.mock("canvas-confetti", () => ({ default: { create: () => throwConfetti } }));

beforeEach(() => {
  vi.useFakeTimers();
  forgetToasts();
  throwConfetti.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Several turns: loading and asking each take some. */
const pass = async (ms: number) => {
  for (let turn = 0; turn < 10; turn += 1) await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(ms));
};
const reach = (newLevel: number, totalXP: number) => act(() => announceLevelUp({ newLevel, totalXP }));
const earn = (xp: number) =>
  act(() =>
    celebrate({ kind: "xp", title: "Task Completed!", description: `You earned ${xp} XP!`, holdMs: 1_000 }),
  );
const startStreak = () => act(() => celebrate({ kind: "streak", title: "Streak Started!" }));

const levelUp = () => screen.queryByRole("dialog", { name: "Level Up!" });
const openToast = () => shownToasts().find(({ open }) => open)?.title ?? null;
const card = () => screen.queryByRole("region", { name: /^New achievement/u });
const said = () => screen.getByRole("status", { name: "New achievement" }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

const FIRST = achievement("first", "2025-11-08T08:00:00.000Z");
const SECOND = achievement("second", "2025-11-10T08:00:00.000Z", { type: "quest_milestone" });
const THIRD = achievement("third", "2025-11-09T08:00:00.000Z");

async function renderAll(later = [FIRST, SECOND]) {
  const view = renderWith(
    <>
      <AchievementsCard timeZone="UTC" />
      <Celebrations />
    </>,
    { "GET /api/achievements?include=all": [{ json: [FIRST] }, { json: later }] },
  );
  await pass(0);
  const readAgain = async () => {
    await act(() => view.client.invalidateQueries({ queryKey: ["/api/achievements"] }));
    await pass(0);
  };
  return { ...view, readAgain };
}

test("XP, streak, level and achievement come one after the other", async () => {
  const { readAgain } = await renderAll();
  earn(50);
  reach(5, 425);
  startStreak();
  await readAgain();
  const seen = () => [openToast(), levelUp() !== null, card() !== null];
  expect(seen()).toEqual(["Task Completed!", false, false]);
  await pass(1_100);
  expect(seen()).toEqual(["Task Completed!", false, false]);
  await pass(100);
  expect(seen()).toEqual(["Streak Started!", false, false]);
  await pass(1_200);
  expect(seen()).toEqual([null, false, false]);
  expect(isCelebrating()).toBe(true);
  await pass(800);
  expect(seen()).toEqual([null, true, false]);
  await pass(30_000);
  expect(seen()).toEqual([null, true, false]);
  press("Continue Quest");
  await pass(700);
  expect(seen()).toEqual([null, false, false]);
  await pass(100);
  expect(seen()).toEqual([null, false, true]);
  expect(isCelebrating()).toBe(false);
  expect(toastHistory().map(({ title }) => title)).toEqual([
    "Level Up!",
    "Streak Started!",
    "Task Completed!",
  ]);
});

test("another message waits for the XP's second, and the last of several is shown", async () => {
  await renderAll();
  earn(50);
  act(() => void toast({ title: "Quest moved" }));
  act(() => void toast({ title: "Shorter now" }));
  expect(openToast()).toBe("Task Completed!");
  expect(toastHistory()).toHaveLength(3);
  await pass(999);
  expect(openToast()).toBe("Task Completed!");
  await pass(1);
  expect(openToast()).toBe("Shorter now");
});

test("a message that is dismissed makes room at once", async () => {
  await renderAll();
  earn(50);
  startStreak();
  act(() => dismiss());
  await pass(0);
  expect(openToast()).toBe("Streak Started!");
});

test("a level opens the dialog with one burst, and its words are in the list", async () => {
  await renderAll();
  reach(5, 1_425);
  await pass(0);
  expect(levelUp()?.textContent).toContain("1,425 XPtotal XP earned");
  expect(throwConfetti).toHaveBeenCalledOnce();
  press("Continue Quest");
  await pass(1_000);
  expect(levelUp()).toBeNull();
  expect(shownToasts()).toEqual([]);
  expect(toastHistory()).toMatchObject([WORDS]);
  reach(5, 1_425);
  await pass(1_000);
  expect(levelUp()).toBeNull();
});

test("levels that come one upon the other share one dialog, for the highest", async () => {
  await renderAll();
  reach(7, 610);
  await pass(0);
  reach(8, 710);
  reach(6, 510);
  await pass(0);
  expect(screen.getByRole("img", { name: "Level 8" })).toBeTruthy();
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  expect(throwConfetti).toHaveBeenCalledOnce();
});

const WORDS = {
  title: "Level Up!",
  description: "Congratulations! You reached level 5 and earned 1,425 XP!",
};
const behind = (open: boolean) => (
  <>
    <Dialog open={open} onOpenChange={() => undefined} title="Something else" />
    <Celebrations />
  </>
);

test("a level-up while another dialog closes waits for it, without a toast", async () => {
  const { rerender } = renderWith(behind(true), {});
  reach(5, 1_425);
  await pass(200);
  expect(levelUp()).toBeNull();
  rerender(behind(false));
  await pass(500);
  expect(levelUp()).not.toBeNull();
  expect(shownToasts()).toEqual([]);
});

test("where another dialog stays open, a toast says it meanwhile, and the dialog still comes", async () => {
  const { rerender } = renderWith(behind(true), {});
  reach(5, 1_425);
  await pass(1_300);
  expect(shownToasts()[0]).toMatchObject(WORDS);
  expect(levelUp()).toBeNull();
  rerender(behind(false));
  await pass(500);
  expect(levelUp()).not.toBeNull();
  expect(toastHistory()).toHaveLength(1);
});

test("leaving the page meanwhile shows no toast", async () => {
  const { rerender } = renderWith(behind(true), {});
  reach(5, 425);
  rerender(<Dialog open onOpenChange={() => undefined} title="Something else" />);
  await pass(2_000);
  expect(toastHistory()).toEqual([]);
});

test("no confetti under reduced motion", async () => {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (media) =>
      // What the code reads of it.
      Object.assign(new EventTarget(), {
        media,
        matches: media === "(prefers-reduced-motion: reduce)",
      }) as unknown as MediaQueryList,
  );
  await renderAll();
  reach(5, 425);
  await pass(0);
  expect(levelUp()).not.toBeNull();
  expect(throwConfetti).not.toHaveBeenCalled();
});

test("a new achievement has a card of its own until it is dismissed, newest first; what was earned before has none", async () => {
  const { readAgain } = await renderAll([FIRST, SECOND, THIRD]);
  expect(card()).toBeNull();
  await readAgain();
  await pass(60_000);
  expect(card()?.textContent).toContain("QUEST MILESTONETitle of secondText of second");
  expect(said()).toBe("New achievement: Title of second. Text of second");
  press("Dismiss");
  expect(said()).toBe("");
  await pass(800);
  expect(card()?.textContent).toContain("Title of third");
  press("Dismiss");
  await readAgain();
  await pass(5_000);
  expect(card()).toBeNull();
});

test("a card steps aside for the XP and comes back, and is said once", async () => {
  const { readAgain } = await renderAll();
  await readAgain();
  const region = screen.getByRole("status", { name: "New achievement" });
  const changes: string[] = [];
  const watch = new MutationObserver(() => changes.push(region.textContent));
  watch.observe(region, { childList: true, characterData: true, subtree: true });
  await pass(3_000);
  earn(25);
  await pass(0);
  expect([openToast(), card()]).toEqual(["Task Completed!", null]);
  await pass(1_200);
  await pass(800);
  expect([openToast(), card() !== null]).toEqual([null, true]);
  watch.disconnect();
  expect(changes).toEqual([]);
});

test("the card says what sharing pays, and its button opens the share row", async () => {
  const { readAgain } = await renderAll();
  await readAgain();
  const shown = within(card() as HTMLElement);
  expect(shown.queryByRole("button", { name: "Copy link" })).toBeNull();
  fireEvent.click(shown.getByRole("button", { name: "Share it, +25 XP" }));
  await pass(0);
  expect(shown.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "",
    "Copy link",
    "X (Twitter)",
    "LinkedIn",
    "Facebook",
    "Instagram",
    "SMS",
  ]);
  // Beside the live region: a button that changes would else have all of it read again.
  expect(screen.getByRole("status", { name: "New achievement" }).contains(card())).toBe(false);
});

test("while a toast is in its place, the card is out of sight", async () => {
  const { readAgain } = await renderAll();
  await readAgain();
  act(() => void toast({ title: "Quest moved" }));
  expect(card()?.className ?? "hidden").toContain("hidden");
});
