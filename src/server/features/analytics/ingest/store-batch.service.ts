import { createHash } from "node:crypto";
import { type CalendarDay, utcDay } from "#domain/general/calendar-day.ts";
import { groupBy } from "#domain/general/group-by.ts";
import { type Db, type Tx, withTransaction } from "#server/platform/db/handles.ts";
import { addToInbox } from "../sums/counts.repository.ts";
import type { Counts } from "../sums/counts.ts";
import { type Activity, addActivity, lockActivity, saveActivity } from "./activity.repository.ts";
import { foldActivity, type PersonSeen } from "./activity.ts";
import type { Arrival } from "./arrival.ts";
import { addPartition, insertEvents } from "./events.repository.ts";
import { foldBatch, type Keyed, type LockedVisit } from "./fold-batch.ts";
import { newVisit } from "./fold-visit.ts";
import { createWords, type Words } from "./name-dictionary.ts";
import { createSeenPeople } from "./seen-people.ts";
import { addVisits, lockVisits, saveVisits } from "./visits.repository.ts";

const NO_PARTITION = "23514";

/** The stored key of a tab. A tab previously used by another person gets a new key. */
export function visitKey(visitId: string, ownerId = ""): string {
  return createHash("sha256").update(`${visitId}\n${ownerId}`).digest("hex").slice(0, 32);
}

/** Writes many arrivals in one transaction: events, visits, people, and their additions to the sums. */
export function createBatchStore(db: Db) {
  const words = createWords(db);
  const partitions = new Set<CalendarDay>();
  const seenPeople = createSeenPeople();

  /** Returns arrivals whose tab belongs to another person; the caller retries them under a new key. */
  return async function store(batch: readonly Keyed[]): Promise<Keyed[]> {
    await learnWords(words, batch, latestOf(batch));
    await makePartitions(batch);
    const { foreign, people } = await withTransaction(db, (tx) => write(tx, batch)).catch(async (error) => {
      if ((error as { code?: string }).code !== NO_PARTITION) throw error;
      // The events were cleared meanwhile: create the partitions again.
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
  const known = await findActivity(tx, inOrder);
  const changed = inOrder.flatMap((person) => {
    const activity = known.get(person.sender.id);
    return activity ? [foldActivity(activity, person, counts)] : [];
  });
  await saveActivity(tx, changed);
}

/** Locks the rows, creating missing ones first: two instances may see a new person at the same time. */
async function findActivity(tx: Tx, people: readonly PersonSeen[]): Promise<Map<string, Activity>> {
  const known = new Map<string, Activity>();
  const lock = async (ids: readonly string[]) => {
    for (const activity of await lockActivity(tx, ids)) known.set(activity.userId, activity);
  };
  await lock(people.map(({ sender }) => sender.id));
  const missing = people.filter(({ sender }) => !known.has(sender.id));
  if (missing.length === 0) return known;
  await addActivity(
    tx,
    missing.flatMap(({ sender, times: [at] }) => (at ? [{ userId: sender.id, at, day: utcDay(at) }] : [])),
  );
  await lock(missing.map(({ sender }) => sender.id));
  return known;
}

async function learnWords(words: Words, batch: readonly Keyed[], now: Date): Promise<void> {
  const [fromMembers, fromVisitors, sources] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { arrival } of batch) {
    const list = arrival.sender ? fromMembers : fromVisitors;
    for (const { action, element, page, source } of arrival.events ?? []) {
      list.add(action).add(element).add(page);
      if (source) sources.add(source);
    }
    if (arrival.funnel) list.add(arrival.funnel.event).add(arrival.funnel.element);
  }
  await words.learn(fromMembers, "member", now);
  await words.learn(fromVisitors, "visitor", now);
  await words.learn(sources, "source", now);
}

/** Sums use names as keys, so they are limited to the dictionary too. */
function keptWords(arrival: Arrival, words: Words): Arrival {
  if (!arrival.events) return arrival;
  const events = arrival.events.map((event) => {
    const element = words.kept(event.element);
    const source = event.source && words.kept(event.source);
    if (element === event.element && source === event.source) return event;
    return { ...event, element, ...(source && { source }) };
  });
  return { ...arrival, events };
}

function latestOf(batch: readonly Keyed[]): Date {
  return batch.reduce((latest, { arrival: { at } }) => (at > latest ? at : latest), new Date(0));
}

function daysOf(batch: readonly Keyed[]): Set<CalendarDay> {
  const days = new Set<CalendarDay>();
  for (const { arrival } of batch) {
    for (const { at } of arrival.events ?? []) days.add(utcDay(at));
    if (arrival.funnel) days.add(utcDay(arrival.funnel.at));
  }
  return days;
}
