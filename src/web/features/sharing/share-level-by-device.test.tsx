import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FAILED, pass, press, REWARD, renderRow, status } from "#web/testing/dialogs/level-share.tsx";
import { renderWithQueries } from "#web/testing/render-with-queries.tsx";
import { ADDRESS, made, standing, stubWindows } from "#web/testing/sharing.ts";
import type { Answers } from "#web/testing/stub-server.ts";
import { expectConsoleError } from "#web/testing/web-console.ts";
import { forgetToasts, shownToasts, toastHistory } from "#web/ui/toast/toast-store.ts";
import { LevelShareRow } from "./level-share-row.tsx";

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

test("Share without a share sheet copies the text, with the level of its page, and saves the picture", async () => {
  const { claims, outlets } = renderRow({ "GET /api/share/level": { json: { ...standing, level: 13 } } }, 12);
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
  const { claims, outlets } = renderRow();
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
  const { outlets } = renderRow();
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
