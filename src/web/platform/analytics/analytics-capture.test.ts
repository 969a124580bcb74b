import { beforeEach, expect, test, vi } from "vitest";
import {
  drainActions,
  END,
  elementsOf,
  eventsOf,
  MEMBERS,
  ONLINE,
  openTabForTest,
  START,
  setHidden,
} from "#web/testing/capture.ts";
import { stubSignedInCookie } from "#web/testing/stub-server.ts";
import { trackError, watchErrors } from "./analytics-errors.ts";
import { forgetSession, sendBeforeSignOut, storeUnsent, track, viewPage } from "./analytics-queue.ts";
import { tabSession } from "./analytics-session.ts";

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const move = () => window.dispatchEvent(new Event("pointermove"));

beforeEach(() => {
  document.body.replaceChildren();
  window.history.replaceState(null, "", "/");
});

function openMembersTab() {
  stubSignedInCookie();
  const tab = openTabForTest();
  tab.start();
  return tab;
}

function press(html: string, selector: string) {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>(selector)?.click();
  return elementsOf(drainActions());
}

test.each([
  ["<button><svg></svg> <span>New\n quest</span></button>", "span", "button_click New quest"],
  ["<button aria-label='Sign out'>x</button>", "button", "button_click Sign out"],
  ["<a href='#x'>Terms</a>", "a", "link_click Terms"],
  ["<div role=menuitem>Edit</div>", "div", "button_click Edit"],
  ["<button data-track='Start'>Start the jar quest</button>", "button", "button_click Start"],
  [`<button>${"long ".repeat(40)}</button>`, "button", `button_click ${"long ".repeat(16)}`.trim()],
])("%s is counted by its name", (html, selector, counted) => {
  openTabForTest().start();
  expect(press(html, selector)).toEqual([counted]);
});

test.each([
  ["an item of a list", "<ul><li><button>Secret</button></li></ul>", "button"],
  ["a card", "<article><button aria-label='Open Secret'></button></article>", "button"],
  ["a table", "<table><tr><td><a href='#x'>Secret</a></td></tr></table>", "a"],
  ["the conversation", "<div role=log><button>Secret</button></div>", "button"],
  ["a part that is marked", "<div data-private><button>Secret</button></div>", "button"],
  ["a button around such a part", "<button><b data-private>Secret</b></button>", "button"],
])("in %s only the code may name a button", (_, html, selector) => {
  openTabForTest().start();
  expect(press(html, selector)).toEqual([selector === "a" ? "link_click Link" : "button_click Button"]);
});

test.each([
  "<input value='Secret'>",
  "<textarea>Secret</textarea>",
  "<div contenteditable>Secret</div>",
  "<button role=radio>Secret</button>",
  "<button role=checkbox aria-label=Secret></button>",
  "<button aria-pressed=true>Secret</button>",
  "<button data-track=''>Counted elsewhere</button>",
  "<p>Secret</p>",
])("%s is not counted", (html) => {
  openTabForTest().start();
  expect(press(html, "*")).toEqual([]);
});

test("a form is named by its dialog or by the code, never by its fields", () => {
  openTabForTest().start();
  document.body.innerHTML =
    "<form data-track='Search'></form><div data-feature='New Quest'><form><input value=Secret></form></div><form></form>";
  for (const form of document.forms) form.dispatchEvent(new Event("submit", { bubbles: true }));
  expect(elementsOf(drainActions())).toEqual([
    "form_submit Search",
    "form_submit New Quest",
    "form_submit Form",
  ]);
});

test("a session starts for a member, not for a visitor", async () => {
  const { asked, start } = openTabForTest();
  start();
  await after(10_000);
  expect(asked.some(({ path }) => path === START)).toBe(false);

  const member = openMembersTab();
  await after(10_000);
  expect(member.bodies(START)).toEqual([{ sessionId: tabSession().id, userAgent: navigator.userAgent }]);
});

test("active is who sees the page and has moved within a minute", async () => {
  const tab = openMembersTab();
  await after(100_000);
  move();
  await after(5_000);
  setHidden(true);
  await after(50_000);
  setHidden(false);
  await after(3_000);
  setHidden(true);
  track("button_click", "One");
  track("page_view", "/");
  setHidden(true);
  expect(tab.beacons.sent(END)).toMatchObject([
    { sessionId: tabSession().id, activeTime: 65, actionsCount: 0 },
    { activeTime: 68, actionsCount: 0 },
    { activeTime: 68, actionsCount: 1 },
  ]);
});

test("the session continues after a reload, and its end is sent again only if something is new", async () => {
  const tab = openMembersTab();
  track("button_click", "One");
  await after(7_000);
  setHidden(true);
  storeUnsent();
  expect(tab.beacons.sent(END)).toHaveLength(1);
  setHidden(false);
  tab.start();
  await after(2_000);
  storeUnsent();
  expect(tab.beacons.sent(END).at(-1)).toMatchObject({ activeTime: 9, actionsCount: 1 });
});

test("a heartbeat reports the active time every two minutes, only while visible", async () => {
  const tab = openMembersTab();
  await after(100_000);
  move();
  await after(30_000);
  setHidden(true);
  await after(300_000);
  const beats = tab.bodies(MEMBERS).flatMap(eventsOf);
  expect(beats).toMatchObject([{ action: "heartbeat", metadata: { activeTime: 80, actionsCount: 0 } }]);
});

test.each([
  ["a member", "/app", 30],
  ["a member", "/analytics", 30],
  ["a member", "/terms", 60],
  ["a visitor", "/", 60],
])("%s at %s is online at once and every %i seconds", async (who, path, seconds) => {
  if (who === "a member") stubSignedInCookie();
  window.history.replaceState(null, "", path);
  const tab = openTabForTest();
  tab.start();
  const pings = () => tab.bodies(ONLINE).length;
  expect(tab.bodies(ONLINE)).toEqual([{ sessionId: tabSession().id, currentPage: path }]);
  await after(seconds * 1_000 - 1);
  expect(pings()).toBe(1);
  await after(1);
  expect(pings()).toBe(2);
  setHidden(true);
  await after(300_000);
  expect(pings()).toBe(2);
  setHidden(false);
  expect(pings()).toBe(3);
});

test("the next page sets the pace, with the same one timer", async () => {
  const tab = openMembersTab();
  window.history.replaceState(null, "", "/terms");
  viewPage("/terms", "Terms of Service");
  await after(59_999);
  expect(tab.bodies(ONLINE)).toHaveLength(1);
  await after(60_001);
  expect(tab.bodies(ONLINE)).toHaveLength(3);
});

test("pages and dialogs tell how long they were used, each use once", async () => {
  const tab = openTabForTest();
  tab.beacons.refuses = true;
  tab.start();
  viewPage("/", "Dashboard");
  await after(4_000);
  document.body.innerHTML =
    "<div data-feature='Task Workspace'>A title</div><p data-feature=Toolbox hidden></p>";
  await after(3_000);
  document.body.innerHTML = "";
  await after(2_000);
  viewPage("/terms", "Terms of Service");
  await after(500);
  storeUnsent();
  const told = [
    ...tab.asked.filter(({ path }) => path.endsWith("/public")).flatMap(({ body }) => eventsOf(body)),
    ...JSON.parse(sessionStorage.getItem("analyticsWaiting") ?? "[]"),
  ].filter(({ action }) => action === "feature_used");
  expect(told.map(({ element, metadata }) => [element, metadata.seconds])).toEqual([
    ["Task Workspace", 3],
    ["Dashboard", 9],
    ["Terms of Service", 0],
  ]);
});

test("errors travel by their class, at most ten a page", () => {
  openTabForTest();
  watchErrors();
  window.dispatchEvent(new ErrorEvent("error", { error: new TypeError("Maya's secret") }));
  window.dispatchEvent(new ErrorEvent("error", { message: "ResizeObserver loop" }));
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: "Maya's secret" }));
  expect(
    drainActions().map(({ action, element, metadata }) => [action, element, Object.keys(metadata)]),
  ).toEqual([
    ["client_error", "TypeError", ["sessionId", "timestamp", "seq"]],
    ["client_error", "Unknown", ["sessionId", "timestamp", "seq"]],
  ]);
  for (let count = 0; count < 20; count += 1) trackError(new RangeError("again"));
  expect(drainActions()).toHaveLength(8);
});

test("signing out hands everything over as the member, and the next page is another session", async () => {
  const tab = openMembersTab();
  track("button_click", "Sign out");
  const { id } = tabSession();
  await sendBeforeSignOut();
  expect(tab.bodies(MEMBERS).flatMap((body) => elementsOf(eventsOf(body)))).toEqual([
    "button_click Sign out",
  ]);
  expect(tab.bodies(END)).toMatchObject([{ sessionId: id, actionsCount: 1 }]);
  forgetSession();
  storeUnsent();
  expect(tab.bodies(END)).toHaveLength(1);
  expect([tab.beacons.sent(MEMBERS), tab.beacons.sent(END)]).toEqual([[], []]);
  const before = tab.asked.length;
  await after(300_000);
  expect(tab.asked).toHaveLength(before);
  expect(tabSession().id).not.toBe(id);
});
