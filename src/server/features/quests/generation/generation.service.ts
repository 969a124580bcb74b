import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { dayAt, instantOf, mondayOf } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY, MS_PER_MINUTE, MS_PER_SECOND } from "#domain/general/durations.ts";
import { explainEmptyBatch } from "#domain/quests/empty-batch.ts";
import type { BatchRequest, DraftQuest, Engine } from "#server/engine/draft.ts";
import type { Proposal } from "#server/engine/propose-batch.ts";
import type { ReadSense } from "#server/engine/text/sense/sense-thread.ts";
import { readUser } from "#server/features/accounts/accounts.service.ts";
import { writeActivity } from "#server/features/activity/activity.service.ts";
import { readStanding, requirePlan } from "#server/features/billing/billing.service.ts";
import { learnFacts } from "#server/features/business/business.service.ts";
import type { Context } from "#server/platform/context.ts";
import { type Db, type Tx, withTransaction } from "#server/platform/db/handles.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import { peoplePages } from "#server/platform/db/people-pages.ts";
import type { NewQuest, QuestRecord, UserRecord } from "#server/platform/db/tables/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Log } from "#server/platform/log/log.ts";
import type { Metrics } from "#server/platform/metrics.ts";
import * as generations from "../batches/generation.repository.ts";
import { LONGEST_HOURS, readLearnedLately } from "../learning/learning.service.ts";
import { generatedQuestRow } from "../quest-rows.ts";
import * as quests from "../quests.repository.ts";
import { type Adapt, NOBODY_ADAPTS } from "./adapt.service.ts";
import { type Board, isUnchanged } from "./batch-limits.service.ts";
import { inModelsWords, type Proposed, propose, type Wanted } from "./propose.service.ts";
import { recordBatch, recordFailure } from "./record-batch.service.ts";

const BATCH_DAYS = 7;
const AROUND_DAYS = 14;
/** Limits of one overnight run: generation shares the process with request handling. */
export const OVERNIGHT = { people: 1_000, ms: 10 * MS_PER_MINUTE };

interface GenerationDeps {
  readonly db: Db;
  readonly log: Log;
  readonly engine: () => Engine;
  readonly adapt?: Adapt;
  /** Left out where the words of a description alone count. */
  readonly readSense?: ReadSense | undefined;
  /** Tells the person's open pages. */
  readonly tell?: Context["tell"];
  readonly metrics?: Pick<Metrics, "observeGeneration" | "observePlugin">;
}

/** Generates batches: on request, after onboarding, on the first visit of a week, and overnight. */
export function createGeneration(deps: GenerationDeps) {
  return {
    /** Adds a batch for the next seven days; removes nothing. */
    async generateMine(ctx: Context): Promise<Batch> {
      await requirePlan(ctx);
      return generate(deps, ctx.actor.user, ctx.now, "always");
    },

    /** The batch made when onboarding finishes. Does nothing if the person ever had a batch. */
    async generateFirst(userId: string, now: Date): Promise<number> {
      const user = await readUser(deps.db, userId);
      return user ? (await generate(deps, user, now, "first")).created : 0;
    },

    /** Makes a batch on the first visit of a week, if the person has a plan and nothing open. */
    prepareMine: async (ctx: Context) => (await generate(deps, ctx.actor.user, ctx.now, "week")).created,

    prepareWaiting: (now: Date, limits = OVERNIGHT) => prepareWaiting(deps, now, limits),
  };
}

export type Generation = ReturnType<typeof createGeneration>;

/**
 * Makes batches for recently seen people with no open quests. People beyond the limits get theirs in the next
 * run or on their own visit. Returns how many people got a batch.
 */
async function prepareWaiting(deps: GenerationDeps, now: Date, limits: typeof OVERNIGHT): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * MS_PER_DAY);
  const since = {
    now,
    seenSince: before(AROUND_DAYS),
    madeBefore: before(BATCH_DAYS),
    triedBefore: before(1),
  };
  const endsAt = performance.now() + limits.ms;
  let [tried, prepared] = [0, 0];
  const isOver = () => tried >= limits.people || performance.now() > endsAt;
  for await (const page of peoplePages(deps.db)) {
    for (const userId of await generations.listWaiting(deps.db, since, page)) {
      if (isOver()) break;
      tried += 1;
      if (await prepareOne(deps, userId, now)) prepared += 1;
    }
    if (isOver()) break;
  }
  return prepared;
}

/** An error for one person must not stop the others. */
async function prepareOne(deps: GenerationDeps, userId: string, now: Date): Promise<boolean> {
  try {
    const user = await readUser(deps.db, userId);
    return user !== undefined && (await generate(deps, user, now, "week")).created > 0;
  } catch (err) {
    deps.log.warn({ err, actor: userId }, "quests were not prepared");
    return false;
  }
}

/** When to generate: always, only as the first batch ever, or only as a week's first with nothing open. */
type Occasion = "always" | "first" | "week";

interface Batch {
  readonly created: number;
  /** What kept an empty batch empty, and what helps. */
  readonly why: string | null;
}

const NOT_NOW: Batch = { created: 0, why: null };

async function generate(
  deps: GenerationDeps,
  user: UserRecord,
  now: Date,
  occasion: Occasion,
): Promise<Batch> {
  const startedAt = performance.now();
  if (!(await isTime(deps.db, user, now, occasion))) return NOT_NOW;
  try {
    const made = await makeBatch(deps, user, now, occasion, startedAt);
    if (!made) return NOT_NOW;
    if (made.created > 0) deps.tell?.(user.id);
    deps.metrics?.observeGeneration(performance.now() - startedAt, true, made.created);
    for (const { plugin, spentMs, error, isEnhancement, slow } of made.runs) {
      deps.metrics?.observePlugin(plugin, { ms: spentMs, isOk: error === null, isEnhancement });
      if (error) deps.log.error({ plugin, reason: error }, "plugin failed");
      if (slow) deps.log.warn({ plugin, ms: Math.round(spentMs), cause: slow }, "plugin slow");
    }
    return { created: made.created, why: made.why };
  } catch (err) {
    if (!(err instanceof AppError)) {
      deps.metrics?.observeGeneration(performance.now() - startedAt, false, 0);
      await recordFailure(deps, user, now, performance.now() - startedAt);
    }
    throw err;
  }
}

/** How often a batch is proposed before that is done under the person's lock, where nothing can change meanwhile. */
const FREE_TRIES = 2;
/** A busy encoder goes on reading for the next batch; this one is made from the words. */
const LONGEST_HEARING_MS = MS_PER_SECOND;
const CHANGED = "changed";

interface Made extends Batch {
  readonly runs: Proposal["runs"];
}

/** Proposes before the person is locked, and writes if nothing changed that the batch was made from. */
async function makeBatch(
  deps: GenerationDeps,
  user: UserRecord,
  now: Date,
  occasion: Occasion,
  startedAt: number,
): Promise<Made | null> {
  const wanted: Wanted = {
    user,
    now,
    firstDay: occasion === "first" ? dayAt(now, user.time_zone) : null,
    isWanted: (board) => isWanted(board, user, now, occasion),
    learned: await readLearnedLately(deps.db, user, now),
  };
  // Loaded before the transaction: the first use takes seconds, and the person's lock would be held for them.
  const engine = deps.engine();
  if (deps.readSense) {
    const hearing = engine.prepareHearing(user.business_description ?? "", deps.readSense);
    await Promise.race([hearing, sleep(LONGEST_HEARING_MS, undefined, { ref: false })]);
  }
  const first = await propose(deps.db, engine, wanted, NOBODY_ADAPTS);
  if (!first) return null;
  // Asked once: its words are for templates, and stay right when the quests change.
  const { proposed: inWords, adapted } = await inModelsWords(engine, first, deps.adapt, wanted);
  const underLock = <T extends Made | typeof CHANGED>(work: (tx: Tx) => Promise<T | null>) =>
    withTransaction(deps.db, async (tx) => {
      const person = await lockPerson(tx, user.id);
      // Reset meanwhile: this batch was made for the previous answers.
      return person?.onboarded_at?.getTime() === user.onboarded_at?.getTime() ? work(tx) : null;
    });
  const write = (tx: Tx, proposed: Proposed) =>
    writeBatch(tx, wanted, proposed, { writer: adapted.writer, startedAt });
  for (let tries = 1; tries <= FREE_TRIES; tries++) {
    const proposed = tries === 1 ? inWords : await propose(deps.db, engine, wanted, adapted);
    if (!proposed) return null;
    const made = await underLock<Made | typeof CHANGED>(async (tx) =>
      (await isUnchanged(tx, user.id, proposed.board)) ? write(tx, proposed) : CHANGED,
    );
    if (made !== CHANGED) return made;
  }
  return underLock<Made>(async (tx) => {
    const proposed = await propose(tx, engine, wanted, adapted);
    return proposed && write(tx, proposed);
  });
}

async function writeBatch(
  tx: Tx,
  { user, now }: Wanted,
  proposed: Proposed,
  { writer, startedAt }: { writer: string; startedAt: number },
): Promise<Made> {
  const { board, request, proposal } = proposed;
  await learnFacts(tx, user.id, request.fresh);
  const batch = asQuests(proposal.quests, board.active, user, now);
  if (batch.length > 0) {
    await quests.insertQuests(tx, batch);
    await writeActivity(tx, user.id, [{ kind: "quests_generated", amount: batch.length }], now);
  }
  await recordBatch(tx, user, now, {
    proposal,
    request,
    writer,
    durationMs: performance.now() - startedAt,
  });
  const why = batch.length > 0 ? null : explainEmptyBatch(limitsOf(request));
  return { created: batch.length, why, runs: proposal.runs };
}

function limitsOf({ plan, hoursAtMost, easing, person }: Omit<BatchRequest, "adapted">) {
  return {
    days: plan.places.length,
    isShortOnly: hoursAtMost < LONGEST_HOURS && !easing,
    ruledOut: person.constraints.size,
  };
}

async function isTime(db: Db, user: UserRecord, now: Date, occasion: Occasion): Promise<boolean> {
  if (occasion === "always") return true;
  if (occasion === "week") {
    if (user.onboarded_at === null || !(await readStanding(db, user.id, now)).hasAccess) return false;
    if ((await quests.listActive(db, user.id)).length > 0) return false;
  }
  return !(await generations.hasGenerationSince(db, user.id, sinceOf(user, now, occasion)));
}

/** Whether the occasion is still there: another request may have made the batch. */
function isWanted({ active, lastBatch }: Board, user: UserRecord, now: Date, occasion: Occasion): boolean {
  if (occasion === "always") return true;
  if (occasion === "week" && active.length > 0) return false;
  return lastBatch === null || lastBatch < sinceOf(user, now, occasion);
}

/** A batch since then is the one that the occasion asks for. */
function sinceOf({ time_zone: zone }: UserRecord, now: Date, occasion: "first" | "week"): Date {
  return occasion === "first" ? new Date(0) : instantOf(mondayOf(dayAt(now, zone)), "00:00", zone);
}

function asQuests(
  proposed: readonly DraftQuest[],
  active: readonly QuestRecord[],
  user: UserRecord,
  now: Date,
): NewQuest[] {
  const activeTitles = active.map(({ title }) => title);
  return proposed.map((quest, index) => {
    const { id: template_id, category, difficulty } = quest.template;
    const { title, description, xpReward: xp_reward, hours, reason } = quest;
    const row = generatedQuestRow(
      { id: randomUUID(), userId: user.id, zone: user.time_zone, activeTitles },
      {
        title,
        description,
        category,
        difficulty,
        xp_reward,
        template_id,
        hours,
        reason,
        dueDay: quest.place.dueDay,
      },
      { index, count: proposed.length, now },
    );
    activeTitles.push(row.title);
    return row;
  });
}
