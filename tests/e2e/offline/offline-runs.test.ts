import { expect, test } from "vitest";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { type BadLine, putBadLine } from "../bad-line.ts";
import { withBrowser } from "../browser.ts";
import { openSite, withSite } from "../site.ts";
import { chanceOf, closeCelebrations, entryText, OfflineWalk, type Shown, STEPS } from "./offline-walk.ts";

const badLine: BadLine = { mode: "fine" };
const site = withSite(() => openSite(undefined, {}, (app) => putBadLine(app, badLine)));
const visit = withBrowser(site);

/** `npm run test:offline` plays 50. */
const RUNS = process.env.SIDEQUEST_SOAK === "1" ? 50 : 2;
const ACTS = 14;
const XP_BEFORE = 375;
const TITLES = ["First of the day", "Second of the day", "Third of the day"];
const DESCRIPTION = `Scent first. ${STEPS.map((step, index) => `${index + 1}. ${step}`).join(" ")} Done when: it has a price.`;
const OFFLINE = /net::ERR_|Failed to fetch|WebSocket|crashed|status of (?:401|503)/u;

test.each(Array.from({ length: RUNS }, (_, index) => index + 1))(
  "run %i: whatever happens to line and tab, nothing is lost and nothing doubled",
  async (seed) => {
    const email = `run${seed}@example.com`;
    badLine.mode = "fine";
    const as = await site().member({ email, name: "Maya Lindqvist" });
    const visited = await visit("/terms", { as, worker: true });
    const { page, context } = visited;
    visited.tolerate(OFFLINE);
    for (const [index, title] of TITLES.entries())
      await context.request.post("/api/tasks", {
        data: {
          title,
          description: DESCRIPTION,
          xpReward: 25,
          category: "Marketing",
          difficulty: "Beginner",
          estimatedHours: 1,
          // Overdue, so that all stand today in this order.
          dueDate: new Date(Date.now() - (9 - index) * MS_PER_DAY),
        },
      });
    const shown: Shown = {
      quests: TITLES.map((title) => ({ title, isStarted: false, isDone: false, ticks: [], note: "" })),
      added: [],
      elsewhere: [],
      entered: [],
      interrupted: [],
    };
    const { time_zone } = await site()
      .world.db.selectFrom("users")
      .select("time_zone")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    const walk = new OfflineWalk(context, page, shown, chanceOf(seed), badLine, time_zone);
    await closeCelebrations(page);
    await page.goto("/");
    await walk.seeDay();
    await walk.waitForWorker();
    try {
      for (let act = 0; act < ACTS; act += 1) await walk.act();
      badLine.mode = "fine";
      await walk.switchLine(true);
      await walk.reopen();
      await expect.poll(() => stateOf(email)).toEqual(expectedOf(shown));
      await expect.poll(() => waitingTexts(context.pages().at(-1))).toBe(0);
      // Once more, after everything was sent: nothing came twice.
      expect(await stateOf(email)).toEqual(expectedOf(shown));
    } catch (error) {
      throw new Error(`Seed ${seed}: ${walk.log.join(" · ")}`, { cause: error });
    }
  },
);

const waitingTexts = (page: import("playwright-core").Page | undefined) =>
  page?.getByText(/Waiting to send|Not saved yet|waits? to be sent/u).count();

/** What the server has, in the words of the model. */
async function stateOf(email: string) {
  const { db } = site().world;
  const quests = await db
    .selectFrom("quests")
    .innerJoin("users", "users.id", "quests.user_id")
    .select(["quests.id", "title", "completed_at", "started_at", "steps_done", "completion_notes", "xp_paid"])
    .where("users.email", "=", email)
    .execute();
  const money = await db
    .selectFrom("money_entries")
    .innerJoin("users", "users.id", "money_entries.user_id")
    .select(["what", "amount", "day"])
    .where("users.email", "=", email)
    .execute();
  const ofDay = TITLES.map((title) => quests.filter((quest) => quest.title === title));
  return {
    quests: ofDay.map(([quest, ...more]) => ({
      copies: more.length + 1,
      isStarted: quest?.started_at !== null,
      isDone: quest?.completed_at !== null,
      ticks: quest?.steps_done,
      note: (JSON.parse(quest?.completion_notes ?? "{}") as { notes?: string }).notes ?? "",
      paid: quest?.xp_paid ?? null,
    })),
    added: quests
      .map(({ title }) => title)
      .filter((title) => title.startsWith("Own"))
      .sort(),
    entered: money.map(({ what, amount, day }) => entryText(what, Number(amount), day)).sort(),
    ledger: await ledgerOf(email, quests),
  };
}

/** Every completed quest is in the ledger once with what it paid, and the total is their sum. */
async function ledgerOf(email: string, quests: { id: string; xp_paid: number | null }[]) {
  const rows = await site()
    .world.db.selectFrom("xp_ledger")
    .innerJoin("users", "users.id", "xp_ledger.user_id")
    .select(["source_type", "source_id", "amount", "settled_at", "total_xp"])
    .where("users.email", "=", email)
    .execute();
  const paid = quests.filter(({ xp_paid }) => xp_paid !== null);
  const ofQuests = rows.filter(({ source_type }) => source_type === "quest");
  const settled = rows.filter(({ settled_at }) => settled_at !== null);
  const sum = settled.reduce((total, { amount }) => total + amount, XP_BEFORE);
  return {
    isOncePerQuest:
      JSON.stringify(pairs(ofQuests.map(({ source_id, amount }) => [source_id, amount]))) ===
      JSON.stringify(pairs(paid.map(({ id, xp_paid }) => [id, xp_paid]))),
    isTotalTheSum: rows.length === 0 || rows[0]?.total_xp === sum,
  };
}

const pairs = (all: [string, number | null][]) => all.sort(([a], [b]) => a.localeCompare(b));

/** Interrupted ones may be there, once. */
function expectedOf({ quests, added, elsewhere, entered, interrupted }: Shown) {
  const once = (sure: string[], prefix: string) => {
    const maybe = interrupted.filter((text) => text.startsWith(prefix));
    return expect.toSatisfy((found: string[]) => {
      const all = new Set([...sure, ...maybe]);
      return (
        new Set(found).size === found.length &&
        sure.every((one) => found.includes(one)) &&
        found.every((one) => all.has(one))
      );
    });
  };
  return {
    quests: quests.map((quest) => expectedQuest(quest, interrupted.includes(`done ${quest.title}`))),
    added: once([...added, ...elsewhere], "Own"),
    entered: once(entered, "Sale"),
    ledger: { isOncePerQuest: true, isTotalTheSum: true },
  };
}

function expectedQuest(quest: Shown["quests"][number], isMaybeDone: boolean) {
  const { isStarted, isDone, ticks, note, noteElsewhere } = quest;
  // A quest that was completed elsewhere takes no start and no ticks any more.
  const work = noteElsewhere
    ? { isStarted: expect.any(Boolean), ticks: expect.any(Array) }
    : { isStarted: isStarted || expect.any(Boolean), ticks };
  const told = [noteElsewhere, note].filter(Boolean).join("\n\n");
  if (isDone) return { copies: 1, ...work, isDone, note: told, paid: 25 };
  // Notes stay on the device until the quest is completed.
  if (!isMaybeDone) return { copies: 1, ...work, isDone, note: "", paid: null };
  const maybe = { isDone: expect.any(Boolean), note: expect.any(String) };
  return { copies: 1, ...work, ...maybe, paid: expect.toBeOneOf([25, null]) };
}
