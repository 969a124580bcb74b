/**
 * Does Today answer a click at once, and does nothing jump? A real browser starts quests, ticks their steps and
 * completes them; the processor's time until the next painted picture is counted, and what moves by itself.
 */
import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { atMost, told } from "../figures.ts";
import { type BenchApp, startBenchApp } from "../http/bench-app.ts";
import { benchPort } from "../port.ts";
import { median, report } from "../results.ts";
import { cpuToNextPaint } from "./click-task.ts";
import { withPage } from "./open-page.ts";

const ROUNDS = 7;
const INTERACTION_MS = 100;
const TRIES = 60;
const TRY_EVERY_MS = 300;
const DESCRIPTION = `Scent first, burn time second, price last.
1. Write the scent in one line.
2. Add burn time and jar size.
3. Put the price last.
Done when the page is saved with a price and one photo.`;

const app = await startBenchApp(benchPort(0));
try {
  await bench(app);
} finally {
  await app.stop();
}

async function bench(app: BenchApp): Promise<void> {
  const { id, cookie } = await app.signIn("today-bench@example.com");
  await app.sql.query(
    "update users set onboarded_at = now(), business_type = 'E-commerce', business_stage = 'Launching' where id = $1",
    [id],
  );
  await insertTodaysQuests(app, id, ROUNDS);
  await withPage(app, { cookie, prepare: watchShifts }, async (page) => {
    await page.goto("/");
    await page.locator("[data-quest-id]").first().waitFor();
    await page.waitForLoadState("networkidle");
    const onLoad = await page.evaluate(readShift);
    // People move the pointer before they click; the page fetches what a click may need then.
    await page.mouse.move(640, 400);
    await page.waitForLoadState("networkidle");
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await workOnNext(page));
    tell(rounds, onLoad);
  });
}

type Round = {
  startMs: number;
  tickMs: number;
  completeMs: number;
  /** What moved by itself while the quest started. */
  shift: number;
};

async function workOnNext(page: Page): Promise<Round> {
  const start = page.locator("#main").getByRole("button", { name: "Start", exact: true }).first();
  await reach(page, start);
  const before = await page.evaluate(readShift);
  const startMs = await clicked(page, start, page.getByRole("timer"));
  await page.waitForLoadState("networkidle");
  const shift = (await page.evaluate(readShift)) - before;
  const step = page.locator("#main").getByRole("checkbox").first();
  const tickMs = await clicked(page, step, page.getByText("1 of 3 steps"));
  const complete = page.locator("#main").getByRole("button", { name: "Complete", exact: true }).first();
  const completeMs = await clicked(page, complete, page.getByRole("timer"), "detached");
  return { startMs, tickMs, completeMs, shift };
}

async function clicked(page: Page, target: Locator, seen: Locator, state?: "detached"): Promise<number> {
  await reach(page, target);
  return cpuToNextPaint(page, async () => {
    await target.click();
    await seen.first().waitFor(state && { state });
  });
}

/** A level or an achievement may be celebrated at any moment after a completion, in front of the page. */
async function reach(page: Page, target: Locator): Promise<void> {
  await page.waitForLoadState("networkidle");
  for (let tries = 0; tries < TRIES && !(await target.isVisible()); tries++) {
    if ((await page.getByRole("dialog").count()) > 0) await page.keyboard.press("Escape");
    await page.waitForTimeout(TRY_EVERY_MS);
  }
}

function tell(rounds: readonly Round[], onLoad: number): void {
  const cost = (name: string, ms: number[]) => [
    atMost(INTERACTION_MS, `${name}, processor until the next picture, median`, median(ms), "ms"),
    told(`${name}, most`, Math.max(...ms), "ms"),
  ];
  report("web-today", rounds, [
    ...cost(
      "start",
      rounds.map(({ startMs }) => startMs),
    ),
    ...cost(
      "tick",
      rounds.map(({ tickMs }) => tickMs),
    ),
    ...cost(
      "complete",
      rounds.map(({ completeMs }) => completeMs),
    ),
    atMost(0, "layout shift on load", onLoad, ""),
    // A stalled machine draws later than half a second after the click, and the change counts as unasked for.
    atMost(0, "layout shift while a quest starts, median", median(rounds.map(({ shift }) => shift)), ""),
  ]);
}

interface Shift {
  value: number;
  hadRecentInput: boolean;
}

declare const PerformanceObserver: new (
  seen: (list: { getEntries(): Shift[] }) => void,
) => { observe(options: object): void };

/** Runs in the page. As browsers count it: what moves within half a second of a click was asked for. */
function watchShifts(): void {
  Reflect.set(globalThis, "shifted", 0);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries())
      if (!hadRecentInput) Reflect.set(globalThis, "shifted", Reflect.get(globalThis, "shifted") + value);
  }).observe({ type: "layout-shift", buffered: true });
}

function readShift(): number {
  return Reflect.get(globalThis, "shifted");
}

/** Overdue, so that they stand today on every day of the week. */
async function insertTodaysQuests({ sql }: BenchApp, userId: string, count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await sql.query(
    `insert into quests (id, user_id, title, title_key, description, xp_reward, category, difficulty, estimated_hours, origin, due_at, created_at)
     select q.id, $2, 'Write product page ' || q.n, 'write product page ' || q.n, $3, 25, 'Marketing', 'Beginner', 1, 'generated',
            now() - interval '1 day', now() - interval '2 days'
     from unnest($1::uuid[]) with ordinality as q(id, n)`,
    [ids, userId, DESCRIPTION],
  );
}
