/**
 * What does each path cost that people use all the time: CPU of the program and of its database, for one operation?
 * What does the program cost when nobody is there, how long does a start take, and how much memory at the most?
 *
 * With `--before=<git ref>` the same is measured of that state, in turns with this checkout, each with its own
 * database: the ratios hold on a machine that does other work too, the figures themselves only on a quiet one.
 */
import { parseArgs } from "node:util";
import { atMost, type Figure, told } from "../figures.ts";
import { benchPort } from "../port.ts";
import { median, report } from "../results.ts";
import { type IdleShare, measureIdle, measureWarmStarts } from "./at-rest.ts";
import { buildTreeOf, thisTree } from "./built-tree.ts";
import { ROWS, type Row } from "./rows.ts";
import { type Cost, openSide, type Side } from "./side.ts";

const AIMS = { idlePercent: 0.2, startSeconds: 1.2, peakMb: 250 };
const WARM_UP_ROUNDS = 1;

const { values } = parseArgs({
  options: {
    before: { type: "string" },
    rounds: { type: "string", default: "8" },
    "idle-seconds": { type: "string", default: "60" },
  },
});
const ROUNDS = Number(values.rounds);
const IDLE_SECONDS = Number(values["idle-seconds"]);

const before = values.before === undefined ? undefined : buildTreeOf(values.before);
try {
  const sides = [await openSide("now", thisTree, benchPort(0))];
  try {
    if (before) sides.push(await openSide("before", before, benchPort(1)));
    await bench(sides);
  } catch (problem) {
    for (const side of sides) await side.stopAfter(async () => undefined).catch(() => undefined);
    throw problem;
  }
} finally {
  before?.remove();
}

type Costs = ReadonlyMap<Side, Cost[]>;

async function bench(sides: readonly Side[]): Promise<void> {
  const found = new Map<Row, Costs>(
    ROWS.map((row) => [row, new Map(sides.map((side): [Side, Cost[]] => [side, []]))]),
  );
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++)
    // In another order each time, so that no side always follows the other.
    for (const [row, costs] of found)
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
        const cost = await side.measure(row);
        if (round >= 0) costs.get(side)?.push(cost);
      }
  const peaks = sides.map((side) => side.peakMb());
  const idle = await measureIdle(sides, IDLE_SECONDS);
  const starts = await measureWarmStarts(sides);
  tell(sides, found, { peaks, idle, starts });
}

interface AtRest {
  readonly peaks: readonly number[];
  readonly idle: readonly IdleShare[];
  readonly starts: readonly number[];
}

function tell(sides: readonly Side[], found: ReadonlyMap<Row, Costs>, { peaks, idle, starts }: AtRest): void {
  const table = [...found].map(([{ name, aim }, costs]) => ({
    path: name,
    ...Object.fromEntries(sides.map((side) => [side.name, inWords(costs.get(side) ?? [])])),
    "aim ms": aim,
  }));
  const costs = [...found].flatMap(([{ name, aim }, costs]) =>
    figuresOf(
      `${name}, program and database`,
      aim,
      sides.map((side) => median((costs.get(side) ?? []).map(sum))),
      "ms",
    ),
  );
  report("paths", table, [
    ...costs,
    ...figuresOf(
      "idle, of a core",
      AIMS.idlePercent,
      idle.map((share) => sum(share) * 100),
      "%",
    ),
    ...figuresOf("start on data that is there", AIMS.startSeconds, starts, "s"),
    ...figuresOf("most memory of the program", AIMS.peakMb, peaks, "MB"),
  ]);
}

/** The figure of this checkout with its target, and against the state before. */
function figuresOf(
  name: string,
  aim: number,
  [now = Number.NaN, then]: readonly number[],
  unit: string,
): Figure[] {
  const own = atMost(aim, name, now, unit);
  return then === undefined ? [own] : [own, told(`${name}, against ${values.before}`, now / then)];
}

function inWords(costs: readonly Cost[]): string {
  const part = (of: keyof Cost) => median(costs.map((cost) => cost[of])).toFixed(2);
  return `${part("app")} + ${part("database")}`;
}

function sum({ app, database }: Cost | IdleShare): number {
  return app + database;
}
