import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { settle } from "../../tests/e2e/in-page/settle.ts";
import { startApp } from "./app.ts";
import { CUTS, type Cut } from "./cuts.ts";
import { encode } from "./encode.ts";
import { type Life, liveFirstWeek } from "./history.ts";
import { ACTIVE_DAYS, FILM_DAY, FILM_TIME } from "./maya.ts";
import { record, type Take } from "./record.ts";
import { openStage } from "./stage.ts";
import { type Scene, walk } from "./walk.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Closed in reverse order, whatever happens. */
const toClose: (() => unknown)[] = [];

/** Lived once: every cut starts with a copy of what is kept of it. */
async function liveOnce(folder: string): Promise<Life> {
  const app = await startApp(folder, new Date(`${ACTIVE_DAYS[0]}T08:00:00Z`));
  toClose.push(app.stop);
  const life = await liveFirstWeek(app);
  await app.stop();
  return life;
}

async function shoot(cut: Cut, { maya, quest }: Life, folder: string): Promise<Take> {
  const now = new Date(FILM_DAY + FILM_TIME);
  const app = await startApp(folder, now);
  toClose.push(app.stop);
  const stage = await openStage({ origin: app.origin, maya, now, cut });
  toClose.push(stage.close);
  const take = await film({ app, page: stage.page, hand: stage.hand, quest }, folder);
  await stage.close();
  await app.stop();
  return take;
}

async function film(scene: Scene, folder: string): Promise<Take> {
  const { page, quest } = scene;
  await page.goto("/app");
  await page.getByRole("heading", { name: quest.title }).waitFor();
  await page.locator("#loading-screen").waitFor({ state: "detached" });
  await scene.hand.arrive();
  await page.waitForLoadState("networkidle");
  await page.evaluate(settle);
  const recording = await record(page, join(folder, "frames"));
  await walk(scene);
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

async function makeFilms(cuts: readonly Cut[], folder: string, signal: AbortSignal): Promise<void> {
  say("Living Maya's first week …");
  const lived = join(folder, "lived");
  const life = await liveOnce(lived);
  say(`Today: ${life.quest.title}`);
  for (const cut of cuts) {
    say(`Filming ${cut.name} (three minutes) …`);
    const place = join(folder, cut.name);
    mkdirSync(place);
    cpSync(lived, place, { recursive: true });
    const take = await shoot(cut, life, place);
    say(`${take.frames.length} frames. Encoding (two minutes) …`);
    const target = join(findProjectRoot(), "public/film");
    for (const line of await encode(take, { name: cut.name, folder: place, target, signal })) say(line);
  }
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const cuts = CUTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  if (cuts.length === 0)
    throw new Error(`No such cut. There are: ${CUTS.map(({ name }) => name).join(", ")}.`);
  const folder = mkdtempSync(join(tmpdir(), "sidequest-film-"));
  const stopped = new AbortController();
  toClose.push(() => stopped.abort());
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void closeAll());
  try {
    await makeFilms(cuts, folder, stopped.signal);
  } finally {
    await closeAll();
    if (process.env.FILM_KEEP !== "1") rmSync(folder, { recursive: true, force: true });
    else say(`Kept: ${folder}`);
  }
}

await main();
