import type { Range } from "#domain/analytics/ranges.ts";
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from "#domain/general/durations.ts";
import type { Databases } from "#server/platform/db/databases.ts";
import type { Db } from "#server/platform/db/handles.ts";
import { readFigures } from "#server/platform/db/replica.ts";
import { createRefreshingCache, type FiguresStore } from "#server/platform/refreshing-cache.ts";
import * as stored from "./kept-figures.repository.ts";

/** Figures that are worked out quicker are not stored. */
const STORED_FROM_MS = 100;
/** Looked at within this time, figures are worked out again before they are too old to be shown. */
const WANTED_MS = 7 * MS_PER_DAY;
const RENEWED_AFTER_MS = 30 * MS_PER_MINUTE;
const STORED_FOR_MS = MS_PER_DAY;

interface Asked {
  readonly range: Range;
  readonly zone: string;
}

/** One kind of figures: how they are worked out, and whether stored ones have the shape that this version shows. */
export interface Figures<T> {
  readonly kind: string;
  compute(db: Db, now: Date, asked: Asked): Promise<T>;
  /** Undefined for figures that another version stored in another shape. */
  read(body: unknown): T | undefined;
}

/** Answers with what is kept in this process or in the database, and works out what is due. */
export function keepFigures<T>(database: Databases, figures: Figures<T>) {
  const names = new Map<string, Asked>();
  const nameOf = (key: string) => ({ kind: figures.kind, ...(names.get(key) as Asked) });
  const store: FiguresStore<T> = {
    async load(key, now) {
      const name = nameOf(key);
      const row = await stored.findFigures(database.db, name);
      const value = row && figures.read(row.body);
      if (!row || value === undefined) return undefined;
      if (now.getTime() - row.askedAt.getTime() >= MS_PER_HOUR)
        await stored.noteAsked(database.db, name, now);
      return { value, at: row.workedOutAt.getTime(), spentMs: row.spentMs };
    },
    async save(key, { value, at, spentMs }) {
      if (spentMs < STORED_FROM_MS) return;
      const row = { body: value, at: new Date(at), spentMs, isAsked: true };
      await stored.saveFigures(database.db, nameOf(key), row);
    },
  };
  const cached = createRefreshingCache(store);
  return (asked: Asked, now: Date): Promise<T> => {
    const key = `${asked.range} ${asked.zone}`;
    names.set(key, asked);
    return cached(key, now, () => readFigures(database, (db) => figures.compute(db, now, asked)));
  };
}

export function areFiguresWaiting(now: Date) {
  return stored.areFiguresDue(ago(now, WANTED_MS), ago(now, RENEWED_AFTER_MS));
}

/** Works out again what was looked at lately, so that the first to open a page in the morning does not wait. */
export async function renewFigures(
  database: Databases,
  kinds: readonly Figures<unknown>[],
  clock: { now(): Date },
): Promise<void> {
  const now = clock.now();
  const due = await stored.listDueFigures(database.db, ago(now, WANTED_MS), ago(now, RENEWED_AFTER_MS));
  for (const name of due) {
    const figures = kinds.find(({ kind }) => kind === name.kind);
    if (!figures) continue;
    const at = clock.now();
    const startedAt = performance.now();
    const asked = { range: name.range as Range, zone: name.zone };
    const body = await readFigures(database, (db) => figures.compute(db, at, asked));
    const spentMs = performance.now() - startedAt;
    await stored.saveFigures(database.db, name, { body, at, spentMs, isAsked: false });
  }
}

/** Names of people may be in them: what nobody looks at any more goes. */
export function purgeFigures(db: Db, now: Date): Promise<number> {
  return stored.deleteFiguresBefore(db, ago(now, STORED_FOR_MS));
}

function ago(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}
