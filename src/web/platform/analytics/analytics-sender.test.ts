import { expect, test, vi } from "vitest";
import {
  browserSays,
  elementsOf,
  eventsOf,
  FUNNEL,
  MEMBERS,
  ONLINE,
  openTabForTest,
  PUBLIC,
  setHidden,
} from "#web/testing/capture.ts";
import { stubSignedInCookie } from "#web/testing/stub-server.ts";
import { funnel, restoreUnsent, storeUnsent, track, waiting } from "./analytics-queue.ts";

const click = (name: string) => track("button_click", name);
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const clicks = (...names: (string | number)[]) => names.map((name) => `button_click ${name}`);

test("a visitor's events are sent after ten seconds in one call, and no empty call is made", async () => {
  const tab = openTabForTest();
  tab.start();
  click("One");
  click("Two");
  await after(9_999);
  expect(tab.bodies(PUBLIC)).toEqual([]);
  await after(1);
  expect(tab.elements(PUBLIC)).toEqual(clicks("One", "Two"));
  expect(waiting()).toEqual([]);
  await after(60_000);
  expect(tab.bodies(PUBLIC)).toHaveLength(1);
});

test("twenty go at once", async () => {
  const tab = openTabForTest();
  tab.start();
  for (let count = 1; count <= 19; count += 1) click(String(count));
  await after(0);
  expect(tab.bodies(PUBLIC)).toEqual([]);
  click("20");
  await after(0);
  expect(tab.elements(PUBLIC)).toHaveLength(20);
});

test.each(["login", "signup", "task_complete", "purchase"])(
  "a %s takes all that waits along",
  async (act) => {
    stubSignedInCookie();
    const tab = openTabForTest();
    tab.start();
    click("One");
    track(act, "It");
    await after(0);
    expect(tab.elements(MEMBERS)).toEqual([...clicks("One"), `${act} It`]);
    expect(tab.bodies(PUBLIC)).toEqual([]);
  },
);

test("a call holds at most 50 events and 64 kB", async () => {
  const tab = openTabForTest();
  for (let count = 1; count <= 120; count += 1) click(String(count));
  for (let count = 1; count <= 40; count += 1) track("share", "It", { text: "ü".repeat(900) });
  tab.start();
  await after(0);
  const calls = tab.bodies(PUBLIC);
  expect(calls.slice(0, 2).map((body) => eventsOf(body).length)).toEqual([50, 50]);
  expect(tab.elements(PUBLIC)).toHaveLength(160);
  const sizes = calls.map((body) => new TextEncoder().encode(JSON.stringify(body)).length);
  expect(Math.max(...sizes)).toBeLessThan(64_000);
  expect(Math.max(...calls.map((body) => eventsOf(body).length))).toBe(50);
});

test.each([{ status: 500 }, { status: 429 }, { offline: true as const }])(
  "after %o all stay in order, and are tried again after 5, 10, 20, 40, 60 and 60 seconds",
  async (failure) => {
    const tab = openTabForTest({
      [`POST ${PUBLIC}`]: [...Array.from({ length: 6 }, () => failure), { json: { accepted: 3 } }],
    });
    tab.start();
    click("One");
    click("Two");
    await after(10_000);
    track("purchase", "It");
    const tries = () => tab.bodies(PUBLIC).length;
    for (const [index, seconds] of [5, 10, 20, 40, 60, 60].entries()) {
      expect(tries()).toBe(index + 1);
      await after(seconds * 1_000 - 1);
      expect(tries()).toBe(index + 1);
      await after(1);
    }
    expect(tries()).toBe(7);
    const last = eventsOf(tab.bodies(PUBLIC).at(-1));
    expect(elementsOf(last)).toEqual([...clicks("One", "Two"), "purchase It", "heartbeat"]);
    expect(last.map(({ metadata }) => metadata.seq)).toEqual([1, 2, 3, 4]);
    expect(waiting()).toEqual([]);
  },
);

test.each([400, 403, 404, 413])("a %i is an answer: the same events are not sent again", async (status) => {
  const tab = openTabForTest({ [`POST ${PUBLIC}`]: { status } });
  tab.start();
  click("One");
  await after(120_000);
  expect(
    tab.bodies(PUBLIC).filter((body) => elementsOf(eventsOf(body)).includes("button_click One")),
  ).toHaveLength(1);
});

test("where the sign-in has ended, the events go the public way, and the next ones too", async () => {
  stubSignedInCookie();
  const tab = openTabForTest({ [`POST ${MEMBERS}`]: { status: 401 } });
  tab.start();
  track("login", "Google");
  await after(0);
  track("login", "Google");
  await after(0);
  expect(tab.bodies(MEMBERS)).toHaveLength(1);
  expect(tab.elements(PUBLIC)).toEqual(["login Google", "login Google"]);
});

test("steps of the funnel go one by one, again after a failure, and hold up nothing else", async () => {
  const tab = openTabForTest({
    [`POST ${FUNNEL}`]: [{ json: { ok: true } }, { status: 503 }, { json: { ok: true } }],
  });
  tab.start();
  funnel("landing_page_view");
  funnel("cta_click", { ctaType: "hero" });
  click("One");
  await after(10_000);
  expect(waiting()).toMatchObject([{ event: "cta_click" }]);
  await after(5_000);
  expect(tab.bodies(FUNNEL)).toMatchObject([
    { event: "landing_page_view" },
    { event: "cta_click" },
    { event: "cta_click", metadata: { ctaType: "hero" } },
  ]);
  expect(tab.elements(PUBLIC)).toEqual(clicks("One"));
});

test("nothing is sent while offline, and everything at once when online again", async () => {
  const tab = openTabForTest();
  tab.start();
  await after(0);
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  click("One");
  await after(10_000);
  expect(tab.bodies(PUBLIC)).toEqual([]);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await after(0);
  expect(tab.elements(PUBLIC)).toEqual(clicks("One"));
});

test("unsent events are sent by beacon when the page is hidden", () => {
  const tab = openTabForTest();
  tab.start();
  click("One");
  funnel("cta_click");
  setHidden(true);
  expect(tab.beacons.sent(PUBLIC).flatMap((body) => elementsOf(eventsOf(body)))).toEqual(clicks("One"));
  expect(tab.beacons.sent(FUNNEL)).toMatchObject([{ event: "cta_click" }]);
  expect(waiting()).toEqual([]);
});

test("calls in flight when the page is left are repeated, since a failure could not be noticed", async () => {
  const tab = openTabForTest();
  tab.start();
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  track("purchase", "It");
  await after(0);
  setHidden(true);
  expect(tab.beacons.sent(PUBLIC)).toEqual([]);
  storeUnsent();
  expect(tab.beacons.sent(PUBLIC).flatMap((body) => elementsOf(eventsOf(body)))).toContain("purchase It");
});

test("events that no beacon accepts are stored in the tab and sent by the next page", async () => {
  const tab = openTabForTest();
  tab.start();
  click("One");
  tab.beacons.refuses = true;
  storeUnsent();
  expect(tab.beacons.all).toEqual([]);
  expect(sessionStorage.getItem("analyticsWaiting")).toContain("One");
  restoreUnsent();
  click("Two");
  await after(10_000);
  expect(tab.elements(PUBLIC)).toEqual(expect.arrayContaining(clicks("One", "Two")));
  expect(sessionStorage.getItem("analyticsWaiting")).toBeNull();
});

test("while the server fails, a beacon alone is not trusted: the next page sends it too", async () => {
  const tab = openTabForTest({ [`POST ${PUBLIC}`]: { status: 500 } });
  tab.start();
  click("One");
  await after(10_000);
  storeUnsent();
  expect(tab.beacons.sent(PUBLIC)).toHaveLength(1);
  expect(sessionStorage.getItem("analyticsWaiting")).toContain("One");
});

test.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])(
  "for a visitor whose browser says %o nothing at all is sent or stored",
  async (setting) => {
    browserSays(setting);
    const tab = openTabForTest();
    tab.start();
    track("page_view", "/");
    funnel("landing_page_view");
    await after(300_000);
    setHidden(true);
    storeUnsent();
    expect([tab.asked, tab.beacons.all, sessionStorage.length]).toEqual([[], [], 0]);
  },
);

test("who has such a setting and signs out elsewhere is silent from then on", async () => {
  browserSays({ doNotTrack: "1" });
  const tab = openTabForTest();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = "sq_signed_in=1";
  tab.start();
  await after(0);
  click("One");
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = "sq_signed_in=; max-age=0";
  const before = tab.asked.length;
  await after(300_000);
  setHidden(true);
  expect([tab.asked.length, tab.beacons.all]).toEqual([before, []]);
  expect(tab.bodies(ONLINE)).toHaveLength(1);
});
