import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { card } from "../../tests/e2e/dashboard-by-hand.ts";
import { settle } from "../../tests/e2e/in-page/settle.ts";
import { type FilmedApp, startApp } from "./app.ts";
import { encode } from "./encode.ts";
import { createHand } from "./hand.ts";
import { liveFirstWeek } from "./history.ts";
import { ACTIVE_DAYS, FILM_DAY, FILM_TIME, TODAYS_QUEST } from "./maya.ts";
import { record, type Take } from "./record.ts";
import { openStage, START, type Stage } from "./stage.ts";
import { walk } from "./walk.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Closed in reverse order, whatever happens. */
const toClose: (() => unknown)[] = [];

async function shoot(folder: string): Promise<Take> {
  const app = await startApp(folder, new Date(`${ACTIVE_DAYS[0]}T08:00:00Z`));
  toClose.push(app.stop);
  say("Living Maya's first week …");
  const maya = await liveFirstWeek(app);
  const now = new Date(FILM_DAY + FILM_TIME);
  await app.moveClock(now);
  const stage = await openStage(app.origin, maya, now);
  toClose.push(stage.close);
  say("Filming (two minutes) …");
  const take = await film(app, stage, folder);
  await stage.close();
  await app.stop();
  return take;
}

async function film(app: FilmedApp, { page }: Stage, folder: string): Promise<Take> {
  await page.goto("/app");
  await card(page, TODAYS_QUEST.title).waitFor();
  await page.locator("#loading-screen").waitFor({ state: "detached" });
  await page.waitForLoadState("networkidle");
  await page.evaluate(settle);
  const hand = createHand(page, START);
  const recording = await record(page, join(folder, "frames"));
  await walk({ app, page, hand });
  return recording.stop();
}

let closing: Promise<void> | undefined;

/** A signal may have started it already: then this waits for the same closing. */
function closeAll(): Promise<void> {
  closing ??= (async () => {
    for (const close of toClose.reverse()) await close();
  })();
  return closing;
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sidequest-film-"));
  const stopped = new AbortController();
  toClose.push(() => stopped.abort());
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void closeAll());
  try {
    const take = await shoot(folder);
    say(`${take.frames.length} frames. Encoding (two minutes) …`);
    const target = join(findProjectRoot(), "public/film");
    for (const line of await encode(take, { folder, target, signal: stopped.signal })) say(line);
  } finally {
    await closeAll();
    if (process.env.FILM_KEEP !== "1") rmSync(folder, { recursive: true, force: true });
    else say(`Kept: ${folder}`);
  }
}

await main();
