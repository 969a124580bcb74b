import { PAGE_PATHS } from "#contracts/pages/pages.ts";
import { FUNNEL_EVENTS, KNOWN_ACTIONS, OTHER } from "#domain/analytics/analytics-events.ts";
import { type CalendarDay, utcDay } from "#domain/general/calendar-day.ts";
import type { Db } from "#server/platform/db/handles.ts";
import { addWords, listWords, noteWordsUsed } from "./name-dictionary.repository.ts";

/** Daily cap on new names; the excess is stored as `other`. Names unused for 91 days are dropped. */
export const NEW_A_DAY = { member: 1_000, visitor: 200, source: 300 } as const;

const ALWAYS = new Set<string>(["", OTHER, ...KNOWN_ACTIONS, ...FUNNEL_EVENTS, ...PAGE_PATHS]);

/** Names and their ids, as this process knows them today. */
export interface Words {
  /** Adds new names within the daily cap; afterwards `idOf` knows them. */
  learn(words: Iterable<string>, by: keyof typeof NEW_A_DAY, now: Date): Promise<void>;
  idOf(word: string): number;
  /** The word itself if it is in the dictionary, else `other`. */
  kept(word: string): string;
}

interface Day {
  readonly day: CalendarDay;
  readonly ids: Map<string, number>;
  readonly left: Record<keyof typeof NEW_A_DAY, number>;
  /** Words already marked as used today. */
  readonly used: Set<string>;
}

export function createWords(db: Db): Words {
  let today: Day | undefined;

  async function open(day: CalendarDay): Promise<Day> {
    if (today?.day === day) return today;
    const words = await listWords(db);
    const added = (isFromVisitor: boolean) =>
      words.filter((word) => word.addedOn === day && word.isFromVisitor === isFromVisitor).length;
    today = {
      day,
      ids: new Map(words.map(({ id, word }) => [word, id])),
      left: {
        ...NEW_A_DAY,
        member: NEW_A_DAY.member - added(false),
        visitor: NEW_A_DAY.visitor - added(true),
      },
      used: new Set(),
    };
    await add(
      today,
      [...ALWAYS].filter((word) => !today?.ids.has(word)),
      "member",
    );
    return today;
  }

  async function add(list: Day, words: readonly string[], by: keyof typeof NEW_A_DAY): Promise<void> {
    if (words.length === 0) return;
    for (const [word, id] of await addWords(db, words, by !== "member", list.day)) {
      list.ids.set(word, id);
      list.used.add(word);
    }
  }

  return {
    async learn(words, by, now) {
      const list = await open(utcDay(now));
      const unused = [...new Set(words)].filter((word) => !list.used.has(word));
      if (unused.length === 0) return;
      const known = unused.filter((word) => list.ids.has(word));
      if (known.length > 0) await noteWordsUsed(db, known, list.day);
      for (const word of known) list.used.add(word);
      const fresh = unused.filter((word) => !list.ids.has(word)).slice(0, Math.max(0, list.left[by]));
      list.left[by] -= fresh.length;
      await add(list, fresh, by);
    },
    idOf: (word) => today?.ids.get(word) ?? today?.ids.get(OTHER) ?? 0,
    kept: (word) => (today?.ids.has(word) ? word : OTHER),
  };
}
