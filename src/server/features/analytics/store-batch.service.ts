import { createHash } from "node:crypto";
import { type CalendarDay, utcDay } from "#domain/calendar-day.ts";
import { groupBy } from "#domain/group-by.ts";
import { type Db, type Tx, withTransaction } from "#server/platform/db/handles.ts";
import { lockActivity, saveActivity } from "./activity.repository.ts";
import { foldActivity, type PersonSeen } from "./activity.ts";
import type { Arrival } from "./arrival.ts";
import { addToInbox } from "./counts.repository.ts";
import type { Counts } from "./counts.ts";
import { addPartition, insertEvents } from "./events.repository.ts";
import { foldBatch, type Keyed, type LockedVisit } from "./fold-batch.ts";
import { newVisit } from "./fold-visit.ts";
import { createSeenPeople } from "./seen-people.ts";
import { addVisits, lockVisits, saveVisits } from "./visits.repository.ts";
import { createWords, type Words } from "./words.ts";

const NO_PARTITION = "23514";

/** A tab's id as it is kept. A tab that someone else used before gets another one. */
export function visitKey(visitId: string, ownerId = ""): string {
  return createHash("sha256").update(`${visitId}\n${ownerId}`).digest("hex").slice(0, 32);
}

/** Writes many arrivals in one transaction: events, visits, people, and what they add to the sums. */
export function createBatchStore(db: Db) {
  const words = createWords(db);
  const partitions = new Set<CalendarDay>();
  const seenPeople = createSeenPeople();

  /** Answers those whose tab belongs to somebody else: they come again under a key of their own. */
  return async function store(batch: readonly Keyed[]): Promise<Keyed[]> {
    await learnWords(words, batch);
    await makePartitions(batch);
    const { foreign, people } = await withTransaction(db, (tx) => write(tx, batch)).catch(async (error) => {
      if ((error as { code?: string }).code !== NO_PARTITION) throw error;
      // Somebody cleared the events since: the days are made anew.
      partitions.clear();
      await makePartitions(batch);
      return withTransaction(db, (tx) => write(tx, batch));
    });
    for (const person of people) seenPeople.remember(person);
    return foreign;
  };

  async function makePartitions(batch: readonly Keyed[]): Promise<void> {
    for (const day of daysOf(batch)) {
      if (partitions.has(day)) continue;
      await withTransaction(db, (tx) => addPartition(tx, day));
      partitions.add(day);
    }
  }

  async function write(tx: Tx, batch: readonly Keyed[]) {
    const known = batch.map((keyed) => ({ ...keyed, arrival: keptWords(keyed.arrival, words), keyed }));
    const byKey = groupBy(known, ({ key }) => key);
    const visits = await findVisits(tx, byKey);
    const folded = foldBatch(byKey, (key) => visits.get(key) as LockedVisit);
    await insertEvents(
      tx,
      folded.events.map(({ visitId, event }) => ({
        at: event.at,
        visitId,
        action: words.idOf(event.action),
        element: words.idOf(event.element),
        page: words.idOf(event.page),
        details: event.details,
      })),
    );
    await saveVisits(tx, folded.visits);
    const people = [...folded.people.values()].filter((person) => !seenPeople.isKnown(person));
    await savePeople(tx, people, folded.counts);
    await addToInbox(tx, folded.counts.list());
    const keys = new Set(folded.foreign);
    return { people, foreign: known.filter((entry) => keys.has(entry)).map(({ keyed }) => keyed) };
  }
}

async function findVisits(
  tx: Tx,
  byKey: ReadonlyMap<string, readonly Keyed[]>,
): Promise<Map<string, LockedVisit>> {
  const known = new Map<string, LockedVisit>();
  for (const visit of await lockVisits(tx, [...byKey.keys()]))
    known.set(visit.key, { ...visit, isNew: false });
  const missing = [...byKey].filter(([key]) => !known.has(key));
  if (missing.length === 0) return known;
  const made = await addVisits(
    tx,
    missing.map(([key, arrivals]) => ({ key, state: newVisit(arrivals.map(({ arrival }) => arrival)) })),
  );
  const keys = missing.map(([key]) => key);
  for (const visit of await lockVisits(tx, keys))
    known.set(visit.key, { ...visit, isNew: made.has(visit.key) });
  return known;
}

async function savePeople(tx: Tx, people: readonly PersonSeen[], counts: Counts): Promise<void> {
  if (people.length === 0) return;
  const inOrder = [...people].sort((a, b) => (a.sender.id < b.sender.id ? -1 : 1));
  const ids = inOrder.map(({ sender }) => sender.id);
  const known = new Map((await lockActivity(tx, ids)).map((activity) => [activity.userId, activity]));
  await saveActivity(
    tx,
    inOrder.map((person) => foldActivity(known.get(person.sender.id), person, counts)),
  );
}

async function learnWords(words: Words, batch: readonly Keyed[]): Promise<void> {
  const [fromMembers, fromVisitors] = [new Set<string>(), new Set<string>()];
  for (const { arrival } of batch) {
    const list = arrival.sender ? fromMembers : fromVisitors;
    for (const { action, element, page, source } of arrival.events ?? []) {
      list.add(action).add(element).add(page);
      if (source) list.add(source);
    }
    if (arrival.funnel) list.add(arrival.funnel.event).add(arrival.funnel.element);
  }
  await words.learn(fromMembers, false);
  await words.learn(fromVisitors, true);
}

/** Sums have names as keys: they keep to the same list. */
function keptWords(arrival: Arrival, words: Words): Arrival {
  if (!arrival.events) return arrival;
  const events = arrival.events.map((event) => ({
    ...event,
    element: words.kept(event.element),
    ...(event.source && { source: words.kept(event.source) }),
  }));
  return { ...arrival, events };
}

function daysOf(batch: readonly Keyed[]): Set<CalendarDay> {
  const days = new Set<CalendarDay>();
  for (const { arrival } of batch) {
    for (const { at } of arrival.events ?? []) days.add(utcDay(at));
    if (arrival.funnel) days.add(utcDay(arrival.funnel.at));
  }
  return days;
}
