import { expect, test } from "vitest";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { withBrowser } from "./browser.ts";
import { chanceOf, OfflineWalk, type Shown, STEPS } from "./offline-walk.ts";
import { withSite } from "./site.ts";

const site = withSite();
const visit = withBrowser(site);

/** `npm run test:offline` plays 50. */
const RUNS = process.env.SIDEQUEST_SOAK === "1" ? 50 : 2;
const ACTS = 12;
const TITLES = ["First of the day", "Second of the day", "Third of the day"];
const DESCRIPTION = `Scent first. ${STEPS.map((step, index) => `${index + 1}. ${step}`).join(" ")} Done when: it has a price.`;
const OFFLINE = /net::ERR_|Failed to fetch|WebSocket|crashed/u;

test.each(Array.from({ length: RUNS }, (_, index) => index + 1))(
  "run %i: whatever happens to line and tab, nothing is lost and nothing doubled",
  async (seed) => {
    const email = `run${seed}@example.com`;
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
      entered: [],
      interrupted: [],
    };
    const walk = new OfflineWalk(context, page, shown, chanceOf(seed));
    await page.goto("/");
    await walk.seeDay();
    await walk.waitForWorker();
    try {
      for (let act = 0; act < ACTS; act += 1) await walk.act();
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
    .select(["title", "completed_at", "started_at", "steps_done", "completion_notes", "xp_paid"])
    .where("users.email", "=", email)
    .execute();
  const money = await db
    .selectFrom("money_entries")
    .innerJoin("users", "users.id", "money_entries.user_id")
    .select("what")
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
    entered: money.map(({ what }) => what).sort(),
  };
}

/** Interrupted ones may be there, once. */
function expectedOf({ quests, added, entered, interrupted }: Shown) {
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
    quests: quests.map(({ isStarted, isDone, ticks, note, title }) => {
      const isMaybeDone = interrupted.includes(`done ${title}`);
      return {
        copies: 1,
        isStarted: isStarted || expect.any(Boolean),
        isDone: isMaybeDone && !isDone ? expect.any(Boolean) : isDone,
        ticks,
        // Notes stay on the device until the quest is completed.
        note: isDone ? note : isMaybeDone ? expect.any(String) : "",
        paid: isDone ? 25 : isMaybeDone ? expect.toBeOneOf([25, null]) : null,
      };
    }),
    added: once(added, "Own"),
    entered: once(entered, "Sale"),
  };
}
