import { MS_PER_DAY, MS_PER_HOUR, SECONDS_PER_HOUR } from "#domain/general/durations.ts";
import { generatedRoom, MAX_ACTIVE_GENERATED, MAX_GENERATIONS_IN_24_HOURS } from "#domain/quests/quest.ts";
import type { Db, Tx } from "#server/platform/db/handles.ts";
import type { QuestRecord } from "#server/platform/db/tables/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import * as quests from "../quests.repository.ts";
import * as generations from "./generation.repository.ts";

export interface Board {
  readonly active: readonly QuestRecord[];
  /** How many more generated quests may be open. */
  readonly room: number;
}

/** The open quests and the room left. Throws if another batch is not allowed. */
export async function readBoard(db: Db | Tx, userId: string, now: Date): Promise<Board> {
  const active = await quests.listActive(db, userId);
  const room = generatedRoom(active);
  if (room <= 0) {
    throw new AppError(
      "rate_limited",
      `You have ${MAX_ACTIVE_GENERATED} open quests. Finish or remove some first.`,
      { retryAfterSeconds: SECONDS_PER_HOUR },
    );
  }
  await requireBatchLeft(db, userId, now);
  return { active, room };
}

/** A rolling 24 hours, so that changing the time zone gives no extra batches. */
async function requireBatchLeft(db: Db | Tx, userId: string, now: Date): Promise<void> {
  const first = await generations.findNthLastBatch(db, userId, MAX_GENERATIONS_IN_24_HOURS);
  const waitMs = first ? first.getTime() + MS_PER_DAY - now.getTime() : 0;
  if (waitMs <= 0) return;
  const hours = Math.ceil(waitMs / MS_PER_HOUR);
  const wait = hours === 1 ? "an hour" : `${hours} hours`;
  throw new AppError(
    "rate_limited",
    `That was ${MAX_GENERATIONS_IN_24_HOURS} batches in 24 hours. There can be more in ${wait}.`,
    { retryAfterSeconds: Math.ceil(waitMs / 1_000) },
  );
}
