import * as z from "zod/mini";
import { completionNotesSchema, type QuestView, questSchema } from "#contracts/quests.ts";
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
    surface: z.enum(["card", "workspace"]),
  }),
]);

/** A quest made, started or completed while the server could not be reached; `at` is when. */
export type UnsentQuestChange = z.output<typeof changeSchema>;

const DRAFT_NAME = "quest-changes";

/** Something was sent, so that what waits for it can be sent too. */
export const unsentMoved = createSignal();

/** Kept with the person's drafts, so that a reload loses nothing. Validated: anyone can edit browser storage. */
export function readUnsentChanges(userId: string): readonly UnsentQuestChange[] {
  const kept = readDraft(userId, DRAFT_NAME);
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((change) => changeSchema.safeParse(change).data ?? []);
}

export function keepUnsentChanges(userId: string, changes: readonly UnsentQuestChange[]): void {
  if (changes.length > 0) keepDraft(userId, DRAFT_NAME, changes);
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
