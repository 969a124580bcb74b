import { type CalendarDay, dayAt } from "#domain/general/calendar-day.ts";
import { weeklyHours } from "#domain/onboarding/business-options.ts";
import type { WeeklySchedule } from "#domain/onboarding/weekly-schedule.ts";
import { planBatch } from "#domain/quests/quest-batch.ts";
import type { BatchRequest, Engine } from "#server/engine/draft.ts";
import { easeWeek } from "#server/engine/ease-week.ts";
import { proposeFirstBatch } from "#server/engine/first-batch.ts";
import { shortestHours } from "#server/engine/frontier/sizes.ts";
import { type Proposal, proposeBatch } from "#server/engine/propose-batch.ts";
import type { Handle } from "#server/platform/db/handles.ts";
import type { UserRecord } from "#server/platform/db/tables/schema.ts";
import { createTurns } from "#server/platform/take-turns.ts";
import { type Learned, readSubject, type Subject } from "../learning/learning.service.ts";
import { type Adapt, type Adapted, NOBODY_ADAPTS } from "./adapt.service.ts";
import { type Board, readBoard } from "./batch-limits.service.ts";

export interface Wanted {
  readonly user: UserRecord;
  readonly now: Date;
  /** The day it is made on, if it is the first batch ever. */
  readonly firstDay: CalendarDay | null;
  /** Whether a batch is still wanted with this on the board. */
  readonly isWanted: (board: Board) => boolean;
  readonly learned: Learned;
}

/** A batch that is not written yet, and what it was made from. */
export interface Proposed {
  readonly board: Board;
  readonly request: BatchRequest & Pick<Subject, "fresh">;
  readonly proposal: Proposal;
}

/** Selecting a batch blocks the event loop for some milliseconds: one batch per loop turn. */
const takeTurn = createTurns();

/** Reads what a batch depends on and proposes one; null if none is wanted any more. */
export async function propose(
  db: Handle,
  engine: Engine,
  wanted: Wanted,
  { texts }: Adapted,
): Promise<Proposed | null> {
  const { user, now, learned } = wanted;
  const board = await readBoard(db, user.id, now);
  if (!wanted.isWanted(board)) return null;
  const request = { ...(await requestFor(db, engine, user, now, board)), ...learned, adapted: texts };
  return { board, request, proposal: await proposalFor(engine, request, wanted.firstDay) };
}

/** The proposal in a language model's words, asked for before any lock is taken; as it is, if there are none. */
export async function inModelsWords(
  engine: Engine,
  proposed: Proposed,
  adapt: Adapt | undefined,
  { now, firstDay }: Wanted,
): Promise<{ proposed: Proposed; adapted: Adapted }> {
  if (!adapt) return { proposed, adapted: NOBODY_ADAPTS };
  const { quests, spare } = proposed.proposal;
  const own = quests.filter(({ template }) => !engine.playbook.firstWins.includes(template));
  const offered = [
    // A first win keeps its words.
    ...own.map(({ template, hours, place }) => ({ template, hours, day: place.dueDay })),
    ...spare.map(({ template }) => ({ template, hours: shortestHours(template), day: null })),
  ];
  const adapted = await adapt(proposed.request, offered, now);
  if (adapted.texts.size === 0) return { proposed, adapted: NOBODY_ADAPTS };
  const request = { ...proposed.request, adapted: adapted.texts };
  return {
    proposed: { ...proposed, request, proposal: await proposalFor(engine, request, firstDay) },
    adapted,
  };
}

/** The first batch ever begins with something small. */
async function proposalFor(
  engine: Engine,
  request: BatchRequest,
  firstDay: CalendarDay | null,
): Promise<Proposal> {
  await takeTurn();
  return firstDay === null ? proposeBatch(engine, request) : proposeFirstBatch(engine, request, firstDay);
}

async function requestFor(
  db: Handle,
  engine: Engine,
  user: UserRecord,
  now: Date,
  { active, room }: Board,
): Promise<Omit<BatchRequest, "adapted" | keyof Learned> & Pick<Subject, "fresh">> {
  const schedule = user.weekly_schedule as WeeklySchedule | null;
  const plan = planBatch(schedule, dayAt(now, user.time_zone), weeklyHours(user.time_commitment));
  const { past, neverTitles, hardWeek, ...subject } = await readSubject(db, engine, user, now);
  const open = active.map((quest) => quest.title_key);
  const free = { ...plan, places: plan.places.slice(0, room) };
  return {
    ...subject,
    ...easeWeek(hardWeek, free, subject.hoursAtMost),
    history: { past, neverTitles: new Set([...neverTitles, ...open]) },
  };
}
