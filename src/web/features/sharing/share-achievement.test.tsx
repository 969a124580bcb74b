import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { ALREADY_COUNTED } from "#domain/sharing/sharing.ts";
import { createQueryClient } from "#web/platform/api/query-client.ts";
import { browser } from "#web/platform/browser.ts";
import { SESSION_KEY } from "#web/platform/session/session.ts";
import { maya } from "#web/testing/maya.ts";
import { renderWithQueries } from "#web/testing/render-with-queries.tsx";
import {
  ADDRESS,
  claimed,
  made,
  standing,
  stubOutlets,
  stubWindows,
  threeDays,
} from "#web/testing/sharing.ts";
import { type Answers, stubServer } from "#web/testing/stub-server.ts";
import { expectConsoleError } from "#web/testing/web-console.ts";
import { forgetToasts, shownToasts, toastHistory } from "#web/ui/toast/toast-store.ts";
import { onLevelUp } from "#web/wiring/level-up.ts";
import { AchievementShareButtons } from "./achievement-share-buttons.tsx";

const IMAGE = "GET /api/achievements/streak-3/share-image";
const CLAIM = "POST /api/auth/user/xp";
const FAILED = { status: 500, json: { error: "internal", message: "Something broke.", requestId: "r" } };
const recorded = { awarded: 25, reason: null, shareCount: 1 };
const repeated = { awarded: 0, reason: ALREADY_COUNTED, shareCount: 1 };
const ANSWERS: Answers = {
  [IMAGE]: { json: standing },
  "POST /api/share": { json: recorded },
  "POST /api/achievements/share": { json: recorded },
  [CLAIM]: { json: claimed },
};

let opened: ReturnType<typeof stubWindows>;
let outlets: ReturnType<typeof stubOutlets>;

beforeEach(() => {
  forgetToasts();
  opened = stubWindows();
});
afterEach(() => {
  vi.useRealTimers();
});

function renderButtons(answers: Answers = {}, isOnCard = false) {
  const asked = stubServer({ ...ANSWERS, ...answers });
  outlets = stubOutlets();
  const client = createQueryClient();
  client.setQueryData(SESSION_KEY, maya);
  client.setQueryData(["/api/achievements", "all"], [threeDays]);
  client.setQueryData(["/api/progress/ledger"], "known");
  renderWithQueries(<AchievementShareButtons achievement={threeDays} isOnCard={isOnCard} />, client);
  return { client, asked, calls: () => asked.map(({ method, path }) => `${method} ${path}`) };
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** Presses a button that opens a window, and closes the window after three seconds. */
async function pressAndClose(name: string) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  fireEvent.click(screen.getByRole("button", { name }));
  await expect.poll(() => opened[0]?.address).not.toBe("");
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  opened[0]?.close();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  vi.useRealTimers();
}

test.each([
  ["X (Twitter)", "x", "https://twitter.com/intent/tweet?"],
  ["LinkedIn", "linkedin", "https://www.linkedin.com/sharing/share-offsite/?"],
  ["Facebook", "facebook", "https://www.facebook.com/sharer/sharer.php?"],
])("the dialog shares on %s: window, record, claim", async (label, platform, address) => {
  const { client, asked, calls } = renderButtons();
  await pressAndClose(label);
  await screen.findByRole("button", { name: `${label}, shared` });
  expect(opened).toHaveLength(1);
  expect(opened[0]?.opener).toBeNull();
  expect(opened[0]?.address).toContain(address);
  expect(opened[0]?.address).toContain(encodeURIComponent(ADDRESS));
  expect(calls()).toEqual([IMAGE, "POST /api/share", CLAIM]);
  expect(asked[1]?.body).toEqual({ achievementId: "streak-3", platform, shareUrl: ADDRESS });
  expect(asked[2]?.body).toEqual({ xpGain: 25, source: `${platform}_share` });
  expect(shownToasts()).toMatchObject([
    { title: "Achievement shared!", description: "+25 XP earned for sharing your success!" },
  ]);
  expect(client.getQueryData(SESSION_KEY)).toMatchObject({ totalXP: 400, level: 5 });
  expect(client.getQueryData(["/api/achievements", "all"])).toMatchObject([{ shareCount: 1 }]);
  for (const key of ["/api/achievements", "/api/progress/ledger"])
    expect(client.getQueryCache().find({ queryKey: [key], exact: false })?.state.isInvalidated).toBe(true);
});

test.each([
  { what: "stays open", closesAtMs: null },
  { what: "reads as closed at once", closesAtMs: 0 },
])("a window that $what counts as shared after 30 s, and not before", async ({ closesAtMs }) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const { calls } = renderButtons();
  fireEvent.click(screen.getByRole("button", { name: "X (Twitter)" }));
  await expect.poll(() => opened[0]?.address).not.toBe("");
  if (closesAtMs !== null) opened[0]?.close();
  await act(() => vi.advanceTimersByTimeAsync(29_000));
  expect(screen.getByRole("button", { name: "X (Twitter), sharing" })).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe(
    "Your XP comes when you close that window, or after 30 seconds at the latest.",
  );
  expect(calls()).toEqual([IMAGE]);
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  vi.useRealTimers();
  await screen.findByRole("button", { name: "X (Twitter), shared" });
  expect(calls()).toEqual([IMAGE, "POST /api/share", CLAIM]);
});

test("a repeat claims nothing, keeps the title and says why", async () => {
  const { calls } = renderButtons({ "POST /api/share": { json: repeated } });
  await pressAndClose("X (Twitter)");
  await screen.findByRole("button", { name: "X (Twitter), shared" });
  expect(calls()).toEqual([IMAGE, "POST /api/share"]);
  expect(shownToasts()).toMatchObject([
    { title: "Achievement shared!", description: "Already counted: no further XP for this one." },
  ]);
});

test.each([
  ["its address cannot be had", { [IMAGE]: FAILED }, press],
  ["it cannot be recorded", { "POST /api/share": FAILED }, pressAndClose],
])("where %s, the share fails", async (_, answers, act) => {
  expectConsoleError(/An achievement could not be shared/u);
  renderButtons(answers);
  await act("LinkedIn");
  await screen.findByRole("button", { name: "LinkedIn, failed" });
  expect(shownToasts()).toMatchObject([
    {
      title: "Share failed",
      description: "Unable to share achievement. Please try again.",
      variant: "destructive",
    },
  ]);
});

test("without an address the empty window is closed again", async () => {
  expectConsoleError(/An achievement could not be shared/u);
  renderButtons({ [IMAGE]: FAILED });
  await press("X (Twitter)");
  await waitFor(() => expect(opened[0]?.closed).toBe(true));
});

test("a blocked window fails the share before anything is asked", async () => {
  expectConsoleError(/An achievement could not be shared/u);
  const { calls } = renderButtons();
  vi.spyOn(window, "open").mockReturnValue(null);
  await press("X (Twitter)");
  await screen.findByRole("button", { name: "X (Twitter), failed" });
  expect(calls()).toEqual([]);
});

test("XP that cannot be claimed yet does not undo the share: the server pays it by itself", async () => {
  expectConsoleError(/could not be claimed yet/u);
  renderButtons({ [CLAIM]: FAILED });
  await pressAndClose("X (Twitter)");
  await screen.findByRole("button", { name: "X (Twitter), shared" });
  expect(shownToasts()).toMatchObject([{ description: "+25 XP earned for sharing your success!" }]);
});

test.each([
  [
    "Copy link",
    "copy",
    { title: "Copied to clipboard!", description: "Share text copied to clipboard", durationMs: 5_000 },
  ],
  [
    "Instagram",
    "instagram",
    {
      title: "Instagram Stories",
      description: "Caption copied! Create a story and paste the text.",
      durationMs: 3_000,
    },
  ],
])("%s copies, says so for 3 s, and then tells the reward", async (label, platform, words) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { asked } = renderButtons();
  fireEvent.click(screen.getByRole("button", { name: label }));
  await expect.poll(() => asked).toHaveLength(3);
  expect(opened).toEqual([]);
  expect(outlets.copied).toEqual([
    `I earned “Three days running” on SideQuest, building my side business quest by quest. ${ADDRESS}`,
  ]);
  expect(asked[1]?.body).toMatchObject({ platform });
  expect(shownToasts()).toMatchObject([words]);
  await act(() => vi.advanceTimersByTimeAsync(3_100));
  expect(shownToasts()).toMatchObject([{ title: "Achievement shared!" }]);
  expect(toastHistory()).toHaveLength(2);
});

test("where nothing can be copied, the share fails", async () => {
  expectConsoleError(/An achievement could not be shared/u);
  const { calls } = renderButtons();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  await press("Copy link");
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: "Share failed" }]));
  expect(calls()).toEqual([IMAGE]);
});

test("a page made for a failed share is removed; one that existed before stays", async () => {
  expectConsoleError(/An achievement could not be shared/u);
  const REVOKE = `DELETE /api/share/links/${made.linkId}`;
  const { calls } = renderButtons({
    [IMAGE]: [{ json: made }, { json: standing }],
    [REVOKE]: { status: 204 },
  });
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  await press("Copy link");
  await waitFor(() => expect(calls()).toEqual([IMAGE, REVOKE]));
  await press("Instagram");
  await screen.findByRole("button", { name: "Instagram, failed" });
  expect(calls()).toEqual([IMAGE, REVOKE, IMAGE]);
});

test("SMS opens the message with the words", async () => {
  const goTo = vi.spyOn(browser, "goTo").mockImplementation(() => undefined);
  renderButtons();
  await press("SMS");
  await screen.findByRole("button", { name: "SMS, shared" });
  expect(goTo.mock.calls[0]?.[0]).toMatch(/^sms:\?&body=I%20earned/u);
  expect(opened).toEqual([]);
});

test("the arrived card has its own call and its own words, for 2 s", async () => {
  const { calls, asked } = renderButtons({}, true);
  await pressAndClose("LinkedIn");
  await screen.findByRole("button", { name: "LinkedIn, shared" });
  expect(calls()).toEqual([IMAGE, "POST /api/achievements/share", CLAIM]);
  expect(asked[1]?.body).toEqual({ achievementId: "streak-3", platform: "linkedin" });
  expect(shownToasts()).toMatchObject([
    { title: "Shared!", description: "+25 XP earned for sharing on LinkedIn!", durationMs: 2_000 },
  ]);
});

test("a failure on the arrived card", async () => {
  expectConsoleError(/An achievement could not be shared/u);
  renderButtons({ "POST /api/achievements/share": FAILED }, true);
  await pressAndClose("X (Twitter)");
  await waitFor(() =>
    expect(shownToasts()).toMatchObject([
      {
        title: "Error",
        description: "Failed to record share. Please try again.",
        variant: "destructive",
      },
    ]),
  );
});

test("a level reached by sharing is announced", async () => {
  const reached = vi.fn();
  onTestFinished(onLevelUp(reached));
  renderButtons({ [CLAIM]: { json: { ...claimed, levelUp: true } } }, true);
  await pressAndClose("X (Twitter)");
  await waitFor(() => expect(reached).toHaveBeenCalledExactlyOnceWith({ newLevel: 5, totalXP: 400 }));
});

test("a device with a share sheet gets words and address; a sheet that is closed is no share", async () => {
  const sheet = vi.fn(async (_: ShareData) => undefined);
  Object.defineProperty(navigator, "share", { configurable: true, value: sheet });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "share"));
  const { calls, asked } = renderButtons();
  await press("Share");
  await screen.findByRole("button", { name: "Share, shared" });
  expect(sheet.mock.calls[0]?.[0]).toMatchObject({ url: ADDRESS });
  expect(asked[1]?.body).toMatchObject({ platform: "share" });
  sheet.mockRejectedValue(new DOMException("Closed", "AbortError"));
  const before = calls().length;
  await press("Share, shared");
  await screen.findByRole("button", { name: "Share" });
  expect(calls().slice(before)).toEqual([IMAGE]);
});
