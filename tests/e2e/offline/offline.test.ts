import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { QuestView } from "#contracts/quests.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { type Width, withBrowser } from "../browser.ts";
import { backToToday, button } from "../dashboard-by-hand.ts";
import { fillStorage } from "../in-page/full-storage.ts";
import { isInSight } from "../in-page/in-sight.ts";
import { look } from "../look.ts";
import { withSite } from "../site.ts";

const site = withSite();
const visit = withBrowser(site);

const TITLE = "Write the Cedar & Clove gift-set page";
const STEPS = ["Write the scent in one line.", "Add burn time and jar size.", "Put the price last."] as const;
const DESCRIPTION = `Scent first. ${STEPS.map((step, index) => `${index + 1}. ${step}`).join(" ")} Done when: it has a price.`;
const NEXT = "Answer your two open shop reviews";
const OWN = "Order 20 jars";
const OFFLINE = /net::ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/u;
const SIZES: Width[] = [1280, 360];

async function arrive(email: string, width: Width) {
  const as = await site().member({ email, name: "Maya Lindqvist" });
  const visited = await visit("/terms", { as, width, touch: width !== 1280 });
  const { page, context } = visited;
  const make = async (title: string, description: string, daysAgo: number) => {
    const made = await context.request.post("/api/tasks", {
      data: {
        title,
        description,
        xpReward: 50,
        category: "Marketing",
        difficulty: "Beginner",
        estimatedHours: 1,
        // Overdue, so that it stands today on every day of the week.
        dueDate: new Date(Date.now() - daysAgo * MS_PER_DAY),
      },
    });
    return (await made.json()) as QuestView;
  };
  const first = await make(TITLE, DESCRIPTION, 2);
  await make(NEXT, "Thank them.", 1);
  const quests = async () => (await (await context.request.get("/api/tasks")).json()) as QuestView[];
  const read = async (title: string) => (await quests()).filter((quest) => quest.title.startsWith(title));
  await page.goto("/");
  await page.locator("#loading-screen").waitFor({ state: "detached" });
  visited.tolerate(OFFLINE);
  /** Once everything that the first use brings is there: a cut line would lose it. */
  await button(page.locator("#main"), "Start").first().waitFor();
  await page.getByRole("textbox", { name: "Add a quest of your own" }).waitFor();
  await page.waitForLoadState("networkidle");
  return { ...visited, first, quests, read };
}

const bar = (page: Page) => page.getByRole("status", { name: "Connection" });
const running = (page: Page) => page.getByRole("region", { name: TITLE });
const step = (page: Page, number: number) =>
  running(page).getByRole("checkbox", { name: STEPS[number - 1] ?? "" });
const waiting = (page: Page) => page.getByRole("region", { name: "Done today" }).getByText("Waiting to send");

test.each(SIZES)(
  "offline at %i px: the bar says what is safe, and the main action is in view",
  async (width) => {
    const { page, context } = await arrive(`offline${width}@example.com`, width);
    const start = button(page.locator("#main"), "Start").first();
    await context.setOffline(true);
    await bar(page)
      .getByText("Keep going: what you finish is kept on this device and sent when you are back.")
      .waitFor();
    await expect.poll(() => start.evaluate(isInSight)).toBe(true);
    await start.click();
    const complete = button(running(page), "Complete");
    await expect.poll(() => complete.evaluate(isInSight)).toBe(true);
    await running(page).getByText("Not saved yet: we keep trying").waitFor();
    await complete.click();
    await waiting(page).waitFor();
    await expect.poll(() => button(page.locator("#main"), "Start").first().evaluate(isInSight)).toBe(true);
    expect(await look(page, "offline", { widths: [width] })).toEqual([]);
  },
);

test.each(SIZES)("at %i px nothing that is done without connection is lost or doubled", async (width) => {
  const { page, context, read, quests } = await arrive(`cut${width}@example.com`, width);
  await button(page.locator("#main"), "Start").first().click();
  await step(page, 1).click();
  await expect.poll(async () => (await read(TITLE))[0]?.stepsDone).toEqual([1]);
  const before = (await quests()).length;

  await context.setOffline(true);
  await bar(page).getByText("You are offline.").waitFor();
  await step(page, 2).click();
  await running(page).getByText("Not saved yet: we keep trying").waitFor();
  await running(page).getByLabel("Notes").fill("Cedar first");
  await backToToday(page);
  const line = page.getByRole("textbox", { name: "Add a quest of your own" });
  await line.fill(OWN);
  await line.press("Enter");
  await page.getByText(OWN).first().waitFor();
  expect(await line.inputValue()).toBe("");
  if (width === 360) await button(page, "Continue").click();
  await button(running(page), "Complete").click();
  await waiting(page).waitFor();
  await page.getByText("+50 XP when it is sent").waitFor();
  expect((await quests()).length).toBe(before);

  await context.setOffline(false);
  await waiting(page).waitFor({ state: "detached" });
  await expect.poll(async () => (await read(OWN)).length).toBe(1);
  await expect.poll(async () => (await read(TITLE))[0]?.isCompleted).toBe(true);
  const [done] = await read(TITLE);
  expect(done?.stepsDone).toEqual([1, 2]);
  expect(JSON.parse(done?.completionNotes ?? "")).toMatchObject({ v: 1, notes: "Cedar first" });
  expect((await quests()).length).toBe(before + 1);
  const awards = await site()
    .world.db.selectFrom("quests")
    .select("xp_paid")
    .where("title", "=", TITLE)
    .where("id", "=", done?.id ?? "")
    .execute();
  expect(awards).toEqual([{ xp_paid: 50 }]);
});

test("what is kept survives a reload, and an answer that was lost does nothing twice", async () => {
  const { page, read, quests, tolerate } = await arrive("reload@example.com", 1280);
  tolerate(/ERR_FAILED|status of 5/u);
  const before = (await quests()).length;
  // The server gets every write, but its answers are lost on the way.
  await page.route("**/api/tasks{,/*}", async (route) => {
    if (route.request().method() === "GET") return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await button(page.locator("#main"), "Start").first().click();
  await running(page).getByText("Not saved yet: we keep trying").waitFor();
  await backToToday(page);
  const line = page.getByRole("textbox", { name: "Add a quest of your own" });
  await line.fill(OWN);
  await line.press("Enter");
  await page.getByText(OWN).first().waitFor();
  await button(running(page), "Complete").click();
  await waiting(page).waitFor();
  await page.unroute("**/api/tasks{,/*}");
  await page.reload();
  await expect.poll(async () => (await read(TITLE))[0]?.isCompleted).toBe(true);
  await page.getByRole("region", { name: "Done today" }).getByText("+50 XP").first().waitFor();
  await waiting(page).waitFor({ state: "detached" });
  expect((await read(OWN)).length).toBe(1);
  expect((await quests()).length).toBe(before + 1);
});

test("while the server has a fault, what is done waits, a new quest can be started, and all of it arrives", async () => {
  const { page, read, tolerate } = await arrive("fault@example.com", 1280);
  tolerate(/status of 503/u);
  await page.route("**/api/tasks{,/*}", (route) =>
    route.request().method() === "GET" ? route.fallback() : route.fulfill({ status: 503, body: "{}" }),
  );
  const line = page.getByRole("textbox", { name: "Add a quest of your own" });
  await line.fill(OWN);
  await line.press("Enter");
  await page.getByText("Not saved yet: we keep trying").first().waitFor();
  expect(await line.inputValue()).toBe("");
  const row = page.getByRole("listitem").filter({ hasText: OWN });
  await button(row, "Start").click();
  await page.getByRole("region", { name: OWN }).getByText("Not saved yet: we keep trying").waitFor();
  await page.unroute("**/api/tasks{,/*}");
  await expect.poll(async () => (await read(OWN)).map(({ inProgress }) => inProgress)).toEqual([true]);
  await page.getByText("Not saved yet: we keep trying").first().waitFor({ state: "detached" });
});

test("a browser that can store nothing says what is safe and what to do", async () => {
  const { page, context, read } = await arrive("full@example.com", 1280);
  await page.evaluate(fillStorage);
  await context.setOffline(true);
  await button(page.locator("#main"), "Start").first().click();
  await bar(page).getByText("This browser can store nothing. Keep this tab open").waitFor();
  await page.getByText("its storage is full or blocked").first().waitFor();
  expect(await look(page, "offline-full", { widths: [1280] })).toEqual([]);
  await context.setOffline(false);
  await expect.poll(async () => (await read(TITLE))[0]?.inProgress).toBe(true);
});

test("money that the server refuses is kept with its day and quest, over a reload, to send again or change", async () => {
  const { page, context, first, tolerate } = await arrive("refused@example.com", 1280);
  tolerate(/status of 400|ERR_FAILED/u);
  const refusal = { error: "invalid_input", message: "Not now.", requestId: "r" };
  let isReached = false;
  await page.route("**/api/money/entries", (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    return isReached ? route.fulfill({ status: 400, json: refusal }) : route.abort();
  });
  const day = new Date(Date.now() - MS_PER_DAY).toISOString().slice(0, 10);
  for (const [amount, what] of [
    ["38.50", "Gift set"],
    ["12", "Wax melt"],
  ] as const) {
    await button(page.getByRole("region", { name: "Money" }), "Entry").click();
    const form = page.getByRole("dialog", { name: "Enter money" });
    await form.getByLabel("Amount").fill(amount);
    await form.getByLabel("What for").fill(what);
    await form.getByLabel("Day").fill(day);
    await form.getByRole("combobox", { name: "Quest" }).click();
    await page.getByRole("option", { name: TITLE }).click();
    await button(form, "Enter income").click();
    await form.waitFor({ state: "hidden" });
  }
  isReached = true;
  await page.getByRole("link", { name: "2 entries were not taken: look at them" }).click();
  await page.reload();
  const refused = page.getByRole("region", { name: "Not taken" });
  const one = (what: string) => refused.getByRole("listitem").filter({ hasText: what });
  await one("Gift set")
    .getByText(/^\+\$38\.50, /u)
    .waitFor();
  await one("Wax melt").getByText("Not taken: Not now. It is kept on this device.").waitFor();
  expect(await look(page, "money-refused")).toEqual([]);
  await page.unroute("**/api/money/entries");
  // The first entry of all is taken while another is being changed: the window stays, with what was typed.
  let takeIt = () => {};
  const isTaken = new Promise<void>((resolve) => {
    takeIt = resolve;
  });
  await page.route("**/api/money/entries", async (route) => {
    await isTaken;
    await route.fallback();
  });
  await button(one("Gift set"), "Try again").click();
  await button(one("Wax melt"), "Edit").click();
  const form = page.getByRole("dialog", { name: "Enter money" });
  await form.getByLabel("Amount").fill("13");
  takeIt();
  await page.locator("[data-track='Money entry']", { hasText: "Gift set" }).waitFor();
  await button(form, "Enter income").click();
  await refused.waitFor({ state: "detached" });
  const entries = async () => {
    const answer = await context.request.get("/api/money/entries");
    const all: { what: string; amount: number; day: string; questId: string }[] = (await answer.json())
      .entries;
    return all.map(({ what, amount, day: on, questId }) => [what, amount, on, questId]).sort();
  };
  await expect.poll(entries).toEqual([
    ["Gift set", 3_850, day, first.id],
    ["Wax melt", 1_300, day, first.id],
  ]);
});
