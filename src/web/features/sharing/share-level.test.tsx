import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { ALREADY_COUNTED } from "#domain/sharing/sharing.ts";
import { drain } from "#web/platform/analytics/analytics-queue.ts";
import { createQueryClient } from "#web/platform/api/query-client.ts";
import { SESSION_KEY } from "#web/platform/session/session.ts";
import { renderWithQueries } from "#web/testing/render-with-queries.tsx";
import {
  ADDRESS,
  claimed,
  made,
  standing,
  stubCanvas,
  stubOutlets,
  stubWindows,
} from "#web/testing/sharing.ts";
import { type Answers, stubServer } from "#web/testing/stub-server.ts";
import { expectConsoleError } from "#web/testing/web-console.ts";
import { forgetToasts, shownToasts, toastHistory } from "#web/ui/toast/toast-store.ts";
import { onLevelUp } from "#web/wiring/level-up.ts";
import { LevelShareRow } from "./level-share-row.tsx";
import { shareLevel } from "./share-level.ts";

// The outside: it needs a browser that lays out and draws.
const { toSvg } = vi.hoisted(() => ({ toSvg: vi.fn() }));
vi.mock("html-to-image", () => ({ toSvg }));

const CLAIM = "POST /api/auth/user/xp";
const FAILED = { status: 500, json: { error: "internal", message: "Something broke.", requestId: "r" } };
const ANSWERS: Answers = {
  "GET /api/share/level": { json: { ...standing, level: 5 } },
  [CLAIM]: { json: claimed },
};
const REWARD = { title: "Achievement Shared!", description: "+25 XP earned for sharing your success!" };

let opened: ReturnType<typeof stubWindows>;
let outlets: ReturnType<typeof stubOutlets>;

beforeEach(() => {
  vi.useFakeTimers();
  forgetToasts();
  opened = stubWindows();
  toSvg.mockReset().mockResolvedValue("data:image/svg+xml,");
});
afterEach(() => {
  vi.useRealTimers();
});

function renderRow(answers: Answers = {}, level = 5) {
  const asked = stubServer({ ...ANSWERS, ...answers });
  outlets = stubOutlets();
  const pen = stubCanvas();
  const view = renderWithQueries(<LevelShareRow level={level} shown={() => document.body} />);
  return {
    asked,
    pen,
    ...view,
    claims: () => asked.filter(({ path }) => path === "/api/auth/user/xp"),
  };
}

async function press(name: string) {
  fireEvent.click(screen.getByRole("button", { name }));
  await pass(0);
}
/** Several turns: importing, drawing and asking each take some. */
const pass = async (ms: number) => {
  for (let turn = 0; turn < 10; turn += 1) await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(ms));
};
const status = () => screen.getByRole("status").textContent;

test.each([
  ["X (Twitter)", "Twitter", "twitter", "https://twitter.com/intent/tweet?"],
  ["Facebook", "Facebook", "facebook", "https://www.facebook.com/sharer/sharer.php?"],
  ["LinkedIn", "LinkedIn", "linkedin", "https://www.linkedin.com/sharing/share-offsite/?"],
])("%s: picture, window, and the XP once it is closed", async (label, name, platform, address) => {
  const { claims, client } = renderRow();
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
  const { claims, asked } = renderRow();
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
  renderRow({ "GET /api/share/level": [FAILED, ANSWERS["GET /api/share/level"] as object] });
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

test("Share without a share sheet copies the text, with the level of its page, and saves the picture", async () => {
  const { claims } = renderRow({ "GET /api/share/level": { json: { ...standing, level: 13 } } }, 12);
  await press("Copy link");
  await expect.poll(() => claims()).toHaveLength(1);
  await pass(0);
  expect(claims()[0]?.body).toEqual({ xpGain: 25, source: "share_share" });
  expect(outlets.saved).toEqual(["sidequest-level-12.png"]);
  expect(outlets.copied[0]).toMatch(/^I reached level 13 on SideQuest.* https:\/\/sidequest\.example/u);
  expect(shownToasts()).toMatchObject([{ title: "Copied to clipboard!" }]);
  expect(opened).toEqual([]);
  await pass(3_000);
  expect(shownToasts()).toMatchObject([REWARD]);
});

test("the device's button says what it does here", () => {
  const { unmount } = renderRow();
  expect(names()).toEqual(["Copy link", "X (Twitter)", "Facebook", "LinkedIn"]);
  unmount();
  stubSheet(async () => undefined);
  renderWithQueries(<LevelShareRow level={5} shown={() => null} />);
  expect(names()).toEqual(["Share", "X (Twitter)", "Facebook", "LinkedIn"]);
});

const names = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

function stubSheet(share: () => Promise<void>) {
  const asked = vi.fn(share);
  Object.defineProperties(navigator, { canShare: { value: () => true }, share: { value: asked } });
  return asked;
}

test("where there is a share sheet, it gets text, address and picture", async () => {
  const { claims } = renderRow();
  const share = stubSheet(async () => undefined);
  await press("Copy link");
  await expect.poll(() => claims()).toHaveLength(1);
  // The mock has no types for its arguments.
  const [given] = share.mock.calls[0] as unknown as [ShareData];
  expect(given).toMatchObject({ text: expect.stringContaining("level 5"), url: ADDRESS });
  expect(given.files?.map(({ name, type }) => [name, type])).toEqual([
    ["sidequest-level-5.png", "image/png"],
  ]);
  await expect.poll(() => shownToasts()).toMatchObject([REWARD]);
  expect([outlets.copied, outlets.saved]).toEqual([[], []]);
});

test("a share sheet that fails leaves the text copied and the picture saved", async () => {
  expectConsoleError(/The device did not share/u);
  renderRow();
  stubSheet(() => Promise.reject(new Error("no")));
  await press("Copy link");
  await expect.poll(() => shownToasts()).toMatchObject([{ title: "Text Copied!" }]);
  expect([outlets.copied.length, outlets.saved.length]).toEqual([1, 1]);
});

const closedSheet = () => stubSheet(() => Promise.reject(new DOMException("Closed", "AbortError")));
const REVOKE = `DELETE /api/share/links/${made.linkId}`;
/** Made by the first call, standing from then on. */
const pageMade = (linkId = made.linkId): Answers => ({
  "GET /api/share/level": [true, false].map((isNew) => ({ json: { ...made, linkId, isNew, level: 5 } })),
  [REVOKE]: { status: 204 },
});
const revoked = (asked: { method: string; path: string }[]) =>
  asked.filter(({ method }) => method === "DELETE").map(({ method, path }) => `${method} ${path}`);

test("a share sheet that the person closes is no failure and no share, and leaves a page that stood", async () => {
  const { claims, asked } = renderRow();
  const share = closedSheet();
  await press("Copy link");
  await expect.poll(() => share).toHaveBeenCalled();
  await pass(0);
  expect(status()).toBe("+25 XPfor your first share of this level");
  expect([claims(), toastHistory(), revoked(asked)]).toEqual([[], [], []]);
});

test("a page made for a cancelled share sheet is removed", async () => {
  const { claims, asked } = renderRow(pageMade());
  closedSheet();
  await press("Copy link");
  await expect.poll(() => revoked(asked)).toEqual([REVOKE]);
  await pass(0);
  expect(status()).toBe("+25 XPfor your first share of this level");
  expect([claims(), toastHistory()]).toEqual([[], []]);
});

test("where that fails, the share is still only cancelled", async () => {
  expectConsoleError(/A page that nobody shared still stands/u);
  const { asked } = renderRow({ ...pageMade(), [REVOKE]: FAILED });
  closedSheet();
  await press("Copy link");
  await expect.poll(() => revoked(asked)).toEqual([REVOKE]);
  await pass(0);
  expect(status()).toBe("+25 XPfor your first share of this level");
});

test("a page that was shared stays", async () => {
  const { claims, asked } = renderRow(pageMade());
  stubSheet(async () => undefined);
  await press("Copy link");
  await expect.poll(() => claims()).toHaveLength(1);
  expect(revoked(asked)).toEqual([]);
});

test("so does one that another share took while the sheet stood open", async () => {
  const { asked } = renderRow(pageMade("3f0c35c8-3d8b-4c5e-8f43-1f2f3a4b5c6d"));
  let close = (_: Error) => {};
  const sheet = stubSheet(() => new Promise((_, reject) => (close = reject)));
  await press("Copy link");
  await expect.poll(() => sheet).toHaveBeenCalled();
  await press("X (Twitter)");
  await expect.poll(() => opened[0]?.address).toContain("https://twitter.com/");
  close(new DOMException("Closed", "AbortError"));
  await pass(0);
  expect(revoked(asked)).toEqual([]);
});
