import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { ALREADY_COUNTED } from "#domain/sharing/sharing.ts";
import { drain } from "#web/platform/analytics/analytics-queue.ts";
import { createQueryClient } from "#web/platform/api/query-client.ts";
import { SESSION_KEY } from "#web/platform/session/session.ts";
import {
  CLAIM,
  FAILED,
  LEVEL_ANSWERS,
  pass,
  press,
  REWARD,
  renderRow,
  status,
} from "#web/testing/dialogs/level-share.tsx";
import { claimed, stubCanvas, stubWindows } from "#web/testing/sharing.ts";
import { expectConsoleError } from "#web/testing/web-console.ts";
import { forgetToasts, shownToasts } from "#web/ui/toast/toast-store.ts";
import { onLevelUp } from "#web/wiring/level-up.ts";
import { shareLevel } from "./share-level.ts";

// The outside: it needs a browser that lays out and draws.
const { toSvg } = vi.hoisted(() => ({ toSvg: vi.fn() }));
vi.mock("html-to-image", () => ({ toSvg }));

let opened: ReturnType<typeof stubWindows>;

beforeEach(() => {
  vi.useFakeTimers();
  forgetToasts();
  opened = stubWindows();
  toSvg.mockReset().mockResolvedValue("data:image/svg+xml,");
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ["X (Twitter)", "Twitter", "twitter", "https://twitter.com/intent/tweet?"],
  ["Facebook", "Facebook", "facebook", "https://www.facebook.com/sharer/sharer.php?"],
  ["LinkedIn", "LinkedIn", "linkedin", "https://www.linkedin.com/sharing/share-offsite/?"],
])("%s: picture, window, and the XP once it is closed", async (label, name, platform, address) => {
  const { claims, client, outlets } = renderRow();
  expect(status()).toBe("+25 XPfor your first share of this level");
  await press(label);
  await expect.poll(() => opened[0]?.address).toContain(address);
  await pass(0);
  expect(opened[0]?.opener).toBeNull();
  expect(outlets.saved).toEqual(["sidequest-level-5.png"]);
  expect(shownToasts()).toMatchObject([
    { title: "Image Downloaded & Share Window Opened!", durationMs: 8_000 },
  ]);
  expect(status()).toBe(`Sharing on ${name}…`);
  expect(screen.getByRole("button", { name: `${label}, sharing` }).getAttribute("aria-busy")).toBe("true");
  await pass(3_000);
  expect(claims()).toEqual([]);
  drain();
  opened[0]?.close();
  await pass(1_000);
  expect(drain()).toMatchObject([{ action: "share", element: name }]);
  expect(claims().map(({ body }) => body)).toEqual([{ xpGain: 25, source: `${platform}_share` }]);
  expect(shownToasts()).toMatchObject([REWARD]);
  expect(status()).toBe(`Shared on ${name}.`);
  expect(screen.getByRole("button", { name: `${label}, shared` })).toBeTruthy();
  expect(client.getQueryData(SESSION_KEY)).toMatchObject({ totalXP: 400 });
});

test("a window that reads as closed at once counts after 30 s, also when the dialog is gone by then", async () => {
  const { claims, unmount } = renderRow();
  await press("X (Twitter)");
  await expect.poll(() => opened[0]?.address).not.toBe("");
  opened[0]?.close();
  unmount();
  await pass(29_900);
  expect(claims()).toEqual([]);
  await pass(200);
  expect(claims()).toHaveLength(1);
  expect(shownToasts()).toMatchObject([REWARD]);
});

test("a repeat keeps the title and says why", async () => {
  renderRow({ [CLAIM]: { json: { ...claimed, awarded: 0, reason: ALREADY_COUNTED } } });
  await press("X (Twitter)");
  await expect.poll(() => opened[0]?.address).not.toBe("");
  await pass(30_000);
  expect(shownToasts()).toMatchObject([
    { title: "Achievement Shared!", description: "Already counted: no further XP for this one." },
  ]);
});

test("a level reached by sharing is announced", async () => {
  const reached = vi.fn();
  onTestFinished(onLevelUp(reached));
  renderRow({ [CLAIM]: { json: { ...claimed, levelUp: true, newLevel: 6 } } });
  await press("X (Twitter)");
  await expect.poll(() => opened[0]?.address).not.toBe("");
  await pass(30_000);
  expect(reached).toHaveBeenCalledExactlyOnceWith({ newLevel: 6, totalXP: 400 });
});

async function expectFailure(label: string, where: string, reason: string) {
  expectConsoleError(/A level could not be shared/u);
  await press(label);
  await expect.poll(() => status()).toBe(`Not shared on ${where}. ${reason}.`);
  expect(screen.getByRole("button", { name: `${label}, failed` })).toBeTruthy();
  expect(shownToasts()).toMatchObject([
    {
      title: "Share Failed",
      description: `Failed to share on ${where}. Please try again.`,
      variant: "destructive",
    },
  ]);
}

test("without a picture the share fails, and the empty window is closed", async () => {
  const { claims, asked, outlets } = renderRow();
  toSvg.mockRejectedValue(new Error("tainted"));
  await expectFailure("Facebook", "Facebook", "Failed to generate image");
  expect(opened[0]?.closed).toBe(true);
  expect([outlets.saved, claims()]).toEqual([[], []]);
  // No page was made for it either.
  expect(asked).toEqual([]);
});

test("an empty picture is none", async () => {
  renderRow();
  stubCanvas(null);
  await expectFailure("X (Twitter)", "Twitter", "Failed to generate image");
});

test("a blocked window fails the share", async () => {
  const { asked } = renderRow();
  vi.spyOn(window, "open").mockReturnValue(null);
  await expectFailure("LinkedIn", "LinkedIn", "The share window could not be opened");
  expect(asked).toEqual([]);
});

test("a failed share can be tried again", async () => {
  renderRow({ "GET /api/share/level": [FAILED, LEVEL_ANSWERS["GET /api/share/level"] as object] });
  await expectFailure("X (Twitter)", "Twitter", "Something broke");
  await press("X (Twitter), failed");
  await expect.poll(() => opened[1]?.address).not.toBe("");
});

test("anything but the four is unsupported", async () => {
  expectConsoleError(/A level could not be shared/u);
  const share = { level: 5, platform: "sms", shown: () => null, near: document.body } as const;
  expect(await shareLevel(createQueryClient(), share)).toEqual({
    state: "failed",
    reason: "Unsupported platform",
  });
  expect(opened).toEqual([]);
});
