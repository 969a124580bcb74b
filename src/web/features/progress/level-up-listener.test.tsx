import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { achievement, renderWith } from "#web/testing/progress.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { forgetToasts, shownToasts, toastHistory } from "#web/ui/toast/toast-store.ts";
import { announceLevelUp } from "#web/wiring/level-up.ts";
import { AchievementsCard } from "./achievements/achievements-card.tsx";
import { LevelUpListener } from "./level-up-listener.tsx";

// The outside: canvas-confetti draws on a canvas that jsdom has not.
const { throwConfetti } = vi.hoisted(() => ({ throwConfetti: vi.fn() }));
vi.mock("canvas-confetti", () => ({ default: { create: () => throwConfetti } }));

beforeEach(() => {
  forgetToasts();
  throwConfetti.mockClear();
});

const reach = (newLevel: number, totalXP: number) => act(() => announceLevelUp({ newLevel, totalXP }));

test("a level opens the dialog with one burst, and Continue Quest closes it", async () => {
  renderWith(<LevelUpListener />, {});
  reach(5, 1_425);
  const dialog = await screen.findByRole("dialog", {
    name: "Level Up!",
    description: "Congratulations! You've reached a new level!",
  });
  expect(screen.getByRole("img", { name: "Level 5" })).toBeTruthy();
  expect(dialog.textContent).toContain("1,425 XPtotal XP earned");
  await waitFor(() => expect(throwConfetti).toHaveBeenCalledOnce());
  await userEvent.click(screen.getByRole("button", { name: "Continue Quest" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(throwConfetti).toHaveBeenCalledOnce();
  expect(shownToasts()).toEqual([]);
  expect(toastHistory()).toMatchObject([
    { title: "Level Up!", description: "Congratulations! You reached level 5 and earned 1,425 XP!" },
  ]);
});

test("the same level is celebrated once, however many announce it", async () => {
  renderWith(<LevelUpListener />, {});
  reach(5, 425);
  await userEvent.click(await screen.findByRole("button", { name: "Continue Quest" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  reach(5, 425);
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole("dialog")).toBeNull();
  reach(6, 510);
  await screen.findByRole("img", { name: "Level 6" });
  expect(shownToasts()).toEqual([]);
});

test("levels that come one upon the other share one dialog, which shows the highest", async () => {
  renderWith(<LevelUpListener share={({ newLevel }) => <span>Share level {newLevel}</span>} />, {});
  reach(7, 610);
  await screen.findByRole("img", { name: "Level 7" });
  reach(8, 710);
  reach(6, 510);
  await screen.findByRole("img", { name: "Level 8" });
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  expect(screen.getByText("Share level 8")).toBeTruthy();
  expect(throwConfetti).toHaveBeenCalledOnce();
});

test("the share buttons get the part of the dialog that makes a picture: without any button", async () => {
  let shown: () => HTMLElement | null = () => null;
  const share = (_: unknown, picture: typeof shown) => {
    shown = picture;
    return <button type="button">Share</button>;
  };
  renderWith(<LevelUpListener share={share} />, {});
  reach(5, 425);
  await screen.findByRole("button", { name: "Share" });
  expect(shown()?.textContent).toContain("Level Up!Congratulations! You've reached a new level!425 XP");
  expect(shown()?.querySelector("button")).toBeNull();
});

const WORDS = {
  title: "Level Up!",
  description: "Congratulations! You reached level 5 and earned 425 XP!",
};
const behind = (open: boolean) => (
  <>
    <Dialog open={open} onOpenChange={() => undefined} title="Something else" />
    <LevelUpListener />
  </>
);

test("a level-up while another dialog closes waits for it, without a toast", async () => {
  const { rerender } = renderWith(behind(true), {});
  reach(5, 425);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.queryByRole("dialog", { name: "Level Up!" })).toBeNull();
  rerender(behind(false));
  await screen.findByRole("dialog", { name: "Level Up!" });
  expect(shownToasts()).toEqual([]);
  expect(toastHistory()).toMatchObject([WORDS]);
});

test("where another dialog stays open, a toast says it meanwhile, and the dialog still comes", async () => {
  const { rerender } = renderWith(behind(true), {});
  reach(5, 425);
  await waitFor(() => expect(shownToasts()[0]).toMatchObject(WORDS));
  expect(screen.queryByRole("dialog", { name: "Level Up!" })).toBeNull();
  rerender(behind(false));
  await screen.findByRole("dialog", { name: "Level Up!" });
  expect(toastHistory()).toHaveLength(1);
});

test("leaving the page meanwhile shows no toast", async () => {
  const { rerender } = renderWith(behind(true), {});
  reach(5, 425);
  rerender(<Dialog open onOpenChange={() => undefined} title="Something else" />);
  await new Promise((resolve) => setTimeout(resolve, 1_400));
  expect(toastHistory()).toEqual([]);
});

test("no confetti under reduced motion", async () => {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media === "(prefers-reduced-motion: reduce)",
      }) as unknown as MediaQueryList,
  );
  renderWith(<LevelUpListener />, {});
  reach(5, 425);
  await screen.findByRole("dialog", { name: "Level Up!" });
  expect(throwConfetti).not.toHaveBeenCalled();
});

const FIRST = achievement("first", "2025-11-08T08:00:00.000Z");
const SECOND = achievement("second", "2025-11-10T08:00:00.000Z", { type: "quest_milestone" });

function renderBoth() {
  return renderWith(
    <>
      <AchievementsCard timeZone="UTC" />
      <LevelUpListener shareAchievement={({ title }) => <button type="button">Share {title}</button>} />
    </>,
    { "GET /api/achievements?include=all": [{ json: [FIRST] }, { json: [FIRST, SECOND] }] },
  );
}

test("the newest achievement arrives when the count grows, not at the first load, and stays until dismissed", async () => {
  const { client } = renderBoth();
  await screen.findByText("1 of 1");
  expect(screen.queryByText("Title of first")).toBeNull();
  await act(() => client.invalidateQueries({ queryKey: ["/api/achievements"] }));
  const region = screen.getByRole("status", { name: "New achievement" });
  await waitFor(() => expect(region.textContent).toBe("QUEST MILESTONETitle of secondText of second"));
  await act(() => client.invalidateQueries({ queryKey: ["/api/achievements"] }));
  expect(region.textContent).toContain("Title of second");
  // Beside the region: a button that changes would else have all of it read again.
  expect(region.contains(screen.getByRole("button", { name: "Share Title of second" }))).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(region.textContent).toBe("");
});

test("celebrations are never stacked: the achievement waits for the level", async () => {
  const { client } = renderBoth();
  await screen.findByText("1 of 1");
  reach(5, 425);
  await screen.findByRole("dialog", { name: "Level Up!" });
  await act(() => client.invalidateQueries({ queryKey: ["/api/achievements"] }));
  expect(screen.queryByText("Title of second")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Continue Quest" }));
  await screen.findByText("Title of second");
});
