import { randomUUID } from "node:crypto";
import { dayAt, utcDay } from "#domain/general/calendar-day.ts";
import type { BatchRequest, Candidate, DraftQuest } from "#server/engine/draft.ts";
import type { Proposal } from "#server/engine/propose-batch.ts";
import { BUILT_IN } from "#server/engine/quest/names.ts";
import type { Db, Tx } from "#server/platform/db/handles.ts";
import type { UserRecord } from "#server/platform/db/tables/schema.ts";
import type { Log } from "#server/platform/log/log.ts";
import * as generations from "../batches/generation.repository.ts";

interface Made {
  readonly proposal: Proposal;
  readonly request: BatchRequest;
  /** The model whose texts were available. */
  readonly writer: string;
  readonly durationMs: number;
}

/** Writes one row per batch, and each plugin's figures. */
export async function recordBatch(tx: Tx, user: UserRecord, now: Date, made: Made): Promise<void> {
  const decision = decisionOf(made.proposal, made.request);
  await generations.insertGeneration(tx, {
    ...recordOf(user, now),
    quests: made.proposal.quests.length,
    writer: decision.chosen.some(({ isAdapted }) => isAdapted) ? made.writer : BUILT_IN.name,
    duration_ms: made.durationMs,
    is_ok: true,
    decision: JSON.stringify(decision),
  });
  await generations.addPluginFigures(tx, utcDay(now), figuresOf(made.proposal));
}

/** Counts towards the success rate. An error here is only logged, so that the original error is thrown. */
export async function recordFailure(
  { db, log }: { db: Db; log: Log },
  user: UserRecord,
  now: Date,
  durationMs: number,
): Promise<void> {
  try {
    await generations.insertGeneration(db, {
      ...recordOf(user, now),
      quests: 0,
      writer: "none",
      duration_ms: durationMs,
      is_ok: false,
      decision: null,
    });
  } catch (err) {
    log.warn({ err }, "a failed batch could not be recorded");
  }
}

/** The factors of the decision: enough to explain the batch later, without any text the person wrote. */
export function decisionOf(
  proposal: {
    readonly quests: readonly Pick<DraftQuest, "template" | "score" | "hours" | "tools">[];
    readonly spare: readonly Candidate[];
  },
  request: Pick<BatchRequest, "stage" | "person" | "plan" | "adapted">,
) {
  return {
    stage: request.stage,
    constraints: [...request.person.constraints],
    places: request.plan.places.length,
    hours: [request.plan.minHours, request.plan.maxHours],
    chosen: proposal.quests.map(({ template, score, hours, tools }) => ({
      template: template.id,
      score: round(score),
      hours,
      isAdapted: request.adapted.has(template.id),
      tool: tools[0] ?? null,
    })),
    next: proposal.spare
      .slice(0, 5)
      .map(({ template, score }) => ({ template: template.id, score: round(score) })),
  };
}

function round(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}

function figuresOf({ runs }: Proposal): generations.PluginFigures[] {
  return runs.map((run) => ({
    plugin: run.plugin,
    runs: 1,
    enhancements: run.isEnhancement ? 1 : 0,
    errors: run.error === null ? 0 : 1,
    spent_ms: run.spentMs,
    slow: run.slow ? 1 : 0,
    slow_waiting: run.slow === "waiting" ? 1 : 0,
  }));
}

function recordOf(user: UserRecord, now: Date) {
  return {
    id: randomUUID(),
    user_id: user.id,
    created_at: now,
    day: dayAt(now, user.time_zone),
    business_type: user.business_type,
  };
}
