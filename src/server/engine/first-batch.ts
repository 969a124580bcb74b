import type { CalendarDay } from "#domain/general/calendar-day.ts";
import { type BatchPlan, MOST_QUESTS_A_BATCH, SHORTEST_HOURS } from "#domain/quests/quest-batch.ts";
import type { BatchRequest, Engine } from "./draft.ts";
import { firstWinFor } from "./first-win.ts";
import { takesUpWords } from "./frontier/told.ts";
import { type Proposal, proposeBatch } from "./propose-batch.ts";

/**
 * A person's first batch begins with something small: what they told, in its shortest form, or else a first win of ten
 * minutes. It stands on the first day with time, which is today unless today is a day off.
 */
export function proposeFirstBatch(engine: Engine, request: BatchRequest, today: CalendarDay): Proposal {
  const batch = proposeBatch(engine, { ...request, opensSmall: true });
  const [opening] = batch.quests;
  // What somebody told is answered first: no text for everybody stands before it.
  if (opening && takesUpWords(opening.template)) return batch;
  const { plan } = request;
  const firstWin = firstWinFor(engine, request, plan.places[0]?.dueDay ?? today);
  if (!firstWin) return batch;
  const rest = proposeBatch(engine, { ...request, plan: planBeside(plan), beside: [firstWin.template] });
  return { ...rest, quests: [firstWin, ...rest.quests] };
}

/** The plan without the half hour that a first win counts for. It takes a place where there is no room beside. */
export function planBeside({ places, minHours, maxHours }: BatchPlan): BatchPlan {
  const [first] = places;
  if (!first) return { places, minHours, maxHours };
  const shorter = places.map((place) =>
    place.day === first.day ? { ...place, windowHours: place.windowHours - SHORTEST_HOURS } : place,
  );
  const onFirstDay = shorter.filter(({ day }) => day === first.day);
  const windowLeft = onFirstDay[0]?.windowHours ?? 0;
  const hasRoom =
    places.length < MOST_QUESTS_A_BATCH &&
    windowLeft >= onFirstDay.length * SHORTEST_HOURS &&
    maxHours - SHORTEST_HOURS >= places.length * SHORTEST_HOURS;
  const kept = hasRoom ? shorter : shorter.slice(1);
  const most = Math.max(0, maxHours - SHORTEST_HOURS);
  return { places: kept, minHours: Math.min(most, Math.max(0, minHours - SHORTEST_HOURS)), maxHours: most };
}
