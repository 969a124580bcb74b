/**
 * Does a completed quest leave the screen at once, long before the server has answered, and without a long
 * task? A real browser completes 20 of them in sequence while each response is delayed.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { atLeast, atMost, told } from "../figures.ts";
import { type BenchApp, startBenchApp } from "../http/bench-app.ts";
import { insertQuests } from "../http/insert-quests.ts";
import { benchPort } from "../port.ts";
import { median, report } from "../results.ts";
import { cpuOfClick } from "./click-task.ts";
import {
  awaitChange,
  type Completion,
  focusCard,
  installWatch,
  readAnswer,
  readChange,
  readLongTasks,
} from "./in-page.ts";
import { withPage } from "./open-page.ts";

const PORT = benchPort(0);
const QUESTS = 20;
/** One quest stays active, so that no day is cleared in the middle. */
const SPARE_QUESTS = 1;
const HELD_BACK_MS = 400;
const LONG_TASK_MS = 50;
const LEVEL_UP = "Continue Quest";

const app = await startBenchApp(PORT);
try {
  await bench(app);
} finally {
  await app.stop();
}

async function bench(app: BenchApp): Promise<void> {
  const { id, cookie } = await app.signIn("web-bench@example.com");
  await app.sql.query("update users set onboarded_at = now() where id = $1", [id]);
  const questIds = await insertQuests(app, id, QUESTS + SPARE_QUESTS, 0);
  await withPage(app, { cookie, prepare: installWatch }, async (page) => {
    await page.route("**/api/tasks/*", async (route) => {
      if (route.request().method() === "PATCH") await sleep(HELD_BACK_MS);
      await route.continue();
    });
    await page.goto("/");
    await page.locator("[data-quest-id]").first().waitFor();
    tell(await completeAll(page, questIds.slice(SPARE_QUESTS)));
  });
}

interface Round extends Completion {
  /** CPU time of the page's thread for the click, independent of other load. */
  cpuMs: number;
  longTaskMs: number;
}

async function completeAll(page: Page, questIds: readonly string[]): Promise<Round[]> {
  const rounds: Omit<Round, "longTaskMs">[] = [];
  for (const questId of questIds) {
    await dismissLevelUp(page);
    await page.evaluate(focusCard, questId);
    await page.keyboard.press("c");
    const button = page.getByRole("button", { name: "Just complete" });
    await button.waitFor();
    await page.evaluate(awaitChange, questId);
    const cpuMs = await cpuOfClick(page, async () => {
      await button.click();
      await page.evaluate(readChange);
    });
    const change = await page.evaluate(readChange);
    if (change) rounds.push({ ...change, cpuMs, answeredAt: await page.evaluate(readAnswer) });
  }
  const longTasks = await page.evaluate(readLongTasks);
  return rounds.map((round) => {
    const inHandler = longTasks.filter(
      ({ startTime, duration }) => startTime + duration > round.clickedAt && startTime < round.changedAt,
    );
    return { ...round, longTaskMs: Math.max(0, ...inHandler.map(({ duration }) => duration)) };
  });
}

/** Every fourth completion reaches a level, whose dialog opens shortly after the response. */
async function dismissLevelUp(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  const next = page.getByRole("button", { name: LEVEL_UP });
  await next.waitFor({ timeout: 700 }).catch(() => undefined);
  if (await next.isVisible()) await next.click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

function tell(rounds: readonly Round[]): void {
  const changeMs = rounds.map(({ clickedAt, changedAt }) => changedAt - clickedAt);
  const early = rounds.filter(({ changedAt, answeredAt }) => changedAt < answeredAt).length;
  const long = rounds.filter(({ longTaskMs }) => longTaskMs > LONG_TASK_MS);
  // A long task with less CPU than this was delayed by other load on the machine.
  const ownLong = long.filter(({ cpuMs }) => cpuMs > LONG_TASK_MS).length;
  const rows = rounds.map(({ clickedAt, changedAt, answeredAt, cpuMs, longTaskMs }, index) => ({
    quest: index + 1,
    "changed after ms": Math.round(changedAt - clickedAt),
    "answered after ms": Math.round(answeredAt - clickedAt),
    "CPU ms": Math.round(cpuMs),
    "longest task ms": Math.round(longTaskMs),
  }));
  report(
    "web-complete",
    rows,
    [
      atLeast(QUESTS, "quests completed", rounds.length),
      atLeast(QUESTS, "of them off the screen before the answer", early),
      atMost(HELD_BACK_MS, "median from click to change, of a held-back answer", median(changeMs), "ms"),
      atMost(0, `clicks with a long task over ${LONG_TASK_MS} ms`, ownLong, ""),
      told("most CPU of a click", Math.max(...rounds.map(({ cpuMs }) => cpuMs)), "ms"),
    ],
    { madeLongByOthers: long.length - ownLong },
  );
}
