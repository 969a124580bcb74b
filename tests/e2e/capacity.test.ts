import { expect, test } from "vitest";
import { READS_PARTED_BY, READS_PATH } from "#contracts/reads/reads-path.ts";
import { AFTER_COMPLETION } from "../../bench/capacity/acts.ts";
import { BrowserMemory } from "../../bench/capacity/browser-memory.ts";
import type { Kind } from "../../bench/capacity/kinds.ts";
import { REQUESTS } from "../../bench/capacity/requests.ts";
import { DASHBOARD, ON_FIRST_USE } from "../../bench/capacity/visits.ts";
import { withBrowser } from "./browser.ts";
import { button, dialog, findCard } from "./dashboard-by-hand.ts";
import { withSite } from "./site.ts";

const site = withSite();
const visit = withBrowser(site);
const TITLE = "Call the label printer";

/** What is read, whether alone or with others: which reads go together depends on when a part of the page arrives. */
const partsOf = (path: string): string[] =>
  path.startsWith(READS_PATH)
    ? (new URLSearchParams(path.split("?")[1]).get("of")?.split(READS_PARTED_BY) ?? [])
    : [path];
/** As named in the capacity model. Analytics calls are left out: they are sent when the browser is idle. */
const pathsOf = (kinds: readonly Kind[]) =>
  kinds
    .flatMap((kind) => partsOf(REQUESTS[kind as keyof typeof REQUESTS](new BrowserMemory(), []).path))
    .sort();
/** The activity list counts once: it is read again whenever the live connection says so. */
const callsIn = (requests: readonly string[]) =>
  requests
    .filter((path) => path.startsWith("/api/") && !path.startsWith("/api/analytics/"))
    .flatMap(partsOf)
    .sort()
    .filter((path, index, all) => path !== "/api/activity" || all[index - 1] !== path);
const together = (requests: readonly string[]) => requests.filter((path) => path.startsWith(READS_PATH));

test("the capacity model counts the calls a browser makes on opening and after a completion", async () => {
  const as = await site().member({ email: "capacity@example.com", name: "Ana Souza" });
  const questId = await makeQuest(as.map(({ name, value }) => `${name}=${value}`).join("; "));
  const { page, requests } = await visit("/app", { as, hand: false });
  await expect.poll(() => callsIn(requests)).toEqual(pathsOf(DASHBOARD));
  expect(together(requests)).toHaveLength(1);
  await page.mouse.move(200, 200);
  await expect.poll(() => callsIn(requests)).toEqual(pathsOf([...DASHBOARD, ...ON_FIRST_USE]));
  // Both are on screen: a completion reads them again.
  await page.getByRole("link", { name: "Open the map" }).waitFor();
  await page.waitForLoadState("networkidle");

  const before = requests.length;
  await button(await findCard(page, TITLE), "Complete").click();
  await button(dialog(page, TITLE), "Just complete").click();
  const expected = [`/api/tasks/${questId}`, "/api/auth/user/xp", ...pathsOf(AFTER_COMPLETION)].sort();
  await expect.poll(() => callsIn(requests.slice(before))).toEqual(expected);
  expect(together(requests.slice(before))).not.toEqual([]);
});

/** A quest in progress: its card has a Complete button. */
async function makeQuest(cookie: string): Promise<string> {
  const { origin } = site();
  const send = async (method: string, path: string, body: object) => {
    const headers = { cookie, origin, "content-type": "application/json" };
    const answer = await fetch(`${origin}${path}`, { method, headers, body: JSON.stringify(body) });
    return (await answer.json()) as { id: string };
  };
  const dueDate = new Date().toISOString();
  const { id } = await send("POST", "/api/tasks", {
    title: TITLE,
    xpReward: 25,
    category: "Product",
    difficulty: "Beginner",
    estimatedHours: 1,
    dueDate,
  });
  await send("PATCH", `/api/tasks/${id}`, { inProgress: true, startedAt: dueDate });
  return id;
}
