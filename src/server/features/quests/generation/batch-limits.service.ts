import { MS_PER_DAY, MS_PER_HOUR, SECONDS_PER_HOUR } from "#domain/general/durations.ts";
import { generatedRoom, MAX_ACTIVE_GENERATED, MAX_GENERATIONS_IN_24_HOURS } from "#domain/quests/quest.ts";
import type { Handle, Tx } from "#server/platform/db/handles.ts";
import type { QuestRecord } from "#server/platform/db/tables/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import * as generations from "../batches/generation.repository.ts";
import * as quests from "../quests.repository.ts";

export interface Board {
  readonly active: readonly QuestRecord[];
  /** How many more generated quests may be open. */
  readonly room: number;
  /** When the person's last batch was made. */
  readonly lastBatch: Date | null;
  /** The same as long as nothing changed that a batch is made from. */
  readonly mark: string;
}

/** The open quests and the room left. Throws if another batch is not allowed. */
export async function readBoard(db: Handle, userId: string, now: Date): Promise<Board> {
  // The mark first: what is read after it may be newer, and then the mark is another by the time of writing.
  const basis = await generations.readBasis(db, userId, MAX_GENERATIONS_IN_24_HOURS);
  const active = await quests.listActive(db, userId);
  const room = generatedRoom(active);
  if (room <= 0) {
    throw new AppError(
      "rate_limited",
      `You have ${MAX_ACTIVE_GENERATED} open quests. Finish or remove some first.`,
      { retryAfterSeconds: SECONDS_PER_HOUR },
    );
  }
  requireBatchLeft(basis.nthLast, now);
  return { active, room, lastBatch: basis.last, mark: basis.mark };
}

/** Whether a batch for this board is still right. Call it under the person's lock. */
export async function isUnchanged(tx: Tx, userId: string, { mark }: Board): Promise<boolean> {
  return (await generations.readBasis(tx, userId, MAX_GENERATIONS_IN_24_HOURS)).mark === mark;
}

/** A rolling 24 hours, so that changing the time zone gives no extra batches. */
function requireBatchLeft(first: Date | null, now: Date): void {
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
