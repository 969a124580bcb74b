import * as z from "zod/mini";
import { completionNotesSchema, type QuestView, questSchema } from "#contracts/quests.ts";
import { addChange, withoutChanges } from "#domain/quests/unsent-changes.ts";
import { createSignal } from "#web/platform/signal.ts";
import { dropDraft, keepDraft, readDraft } from "#web/platform/storage/drafts.ts";
import { type DatedQuest, dated } from "../use-quests.ts";

const changeSchema = z.union([
  z.object({ kind: z.literal("create"), quest: questSchema }),
  z.object({ kind: z.literal("start"), quest: questSchema, at: z.string() }),
  z.object({
    kind: z.literal("complete"),
    quest: questSchema,
    at: z.string(),
    notes: z.nullable(completionNotesSchema),
    surface: z.enum(["card", "running", "workspace"]),
  }),
]);

/** A quest made, started or completed while the server could not be reached; `at` is when. */
export type UnsentQuestChange = z.output<typeof changeSchema>;

export interface UnsentQueue {
  /** From now on it waits in the queue. False if no more can be kept. */
  keep: (change: UnsentQuestChange) => boolean;
  /** Keeps it before it is sent: should the tab end now, nothing is lost. */
  begin: (change: UnsentQuestChange) => void;
  /** The server has answered. */
  end: (change: UnsentQuestChange) => void;
  has: (questId: string) => boolean;
}

const DRAFT_NAME = "unsent-quests";

/** Something was sent, so that what waits for it can be sent too. */
export const unsentMoved = createSignal();

/** Kept before it is sent, and this page waits for the answer: not shown as waiting, not sent by the queue. */
let underWay: readonly UnsentQuestChange[] = [];

/** Kept with the person's drafts, so that nothing ends with the tab. Validated: anyone can edit browser storage. */
export function readUnsentChanges(userId: string): readonly UnsentQuestChange[] {
  const kept = readDraft(userId, DRAFT_NAME);
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((change) => parseChange(change) ?? []);
}

export function parseChange(kept: unknown): UnsentQuestChange | undefined {
  return changeSchema.safeParse(kept).data;
}

/** What waits to be sent by the queue. */
export function readWaiting(userId: string): readonly UnsentQuestChange[] {
  return withoutChanges(readUnsentChanges(userId), underWay);
}

/** Read anew each time: another tab may have kept or sent something. False if no more are kept. */
export function keepUnsent(userId: string, change: UnsentQuestChange, { isUnderWay = false } = {}): boolean {
  const kept = addChange(readUnsentChanges(userId), change);
  if (kept) keepDraft(userId, DRAFT_NAME, kept);
  underWay = [...withoutChanges(underWay, [change]), ...(isUnderWay ? [change] : [])];
  return kept !== null;
}

export function dropUnsent(userId: string, sent: readonly UnsentQuestChange[]): void {
  underWay = withoutChanges(underWay, sent);
  const left = withoutChanges(readUnsentChanges(userId), sent);
  if (left.length > 0) keepDraft(userId, DRAFT_NAME, left);
  else dropDraft(userId, DRAFT_NAME);
}

interface QuestLists {
  active: DatedQuest[];
  completed: DatedQuest[];
}

/** The lists as the person left them on this page. The same objects if everything is sent. */
export function withUnsentChanges(
  lists: QuestLists,
  changes: readonly UnsentQuestChange[],
  timeZone: string,
): QuestLists {
  if (changes.length === 0) return lists;
  const byId = new Map<string, DatedQuest>(
    [...lists.active, ...lists.completed].map((quest) => [quest.id, quest]),
  );
  for (const change of changes) {
    const { id } = change.quest;
    const known = byId.get(id);
    if (known?.isCompleted) continue;
    if (change.kind === "create") byId.set(id, known ?? dated(change.quest, timeZone));
    else if (known) byId.set(id, dated({ ...known, ...shownAs(change) }, timeZone));
  }
  const all = [...byId.values()];
  return {
    active: all.filter(({ isCompleted }) => !isCompleted),
    completed: all.filter(({ isCompleted }) => isCompleted),
  };
}

function shownAs(change: Exclude<UnsentQuestChange, { kind: "create" }>): Partial<QuestView> {
  if (change.kind === "start") return { inProgress: true, startedAt: change.at, countingSince: change.at };
  const { at, notes } = change;
  return {
    isCompleted: true,
    completedAt: at,
    completionNotes: notes && JSON.stringify(notes),
    xpPaid: null,
  };
}
