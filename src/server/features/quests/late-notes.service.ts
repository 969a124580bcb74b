import { type CompletionNotes, NOTES_JSON_MAX_LENGTH, readNotes } from "#contracts/quests.ts";
import { addLateNotes } from "#domain/logbook/late-notes.ts";
import type { Context } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import type { QuestRecord } from "#server/platform/db/tables/schema.ts";
import * as quests from "./quests.repository.ts";

/**
 * Adds the notes of a completion that came second to those of the first, in the caller's transaction. Without room for
 * them the quest stays as it is: the answer shows the sender that its words are not there.
 */
export async function keepLateNotes(
  ctx: Context<Tx>,
  quest: QuestRecord,
  late: string | null | undefined,
): Promise<QuestRecord> {
  const added = withLate(quest.completion_notes, late);
  if (added === null) return quest;
  return quests.updateQuest(ctx.db, quest, { completion_notes: added });
}

function withLate(first: string | null, late: string | null | undefined): string | null {
  if (!late || late === first) return null;
  const told = toldIn(first);
  const added = addLateNotes(told, toldIn(late));
  if (!added || added === told) return null;
  const text = JSON.stringify(added);
  return text.length <= NOTES_JSON_MAX_LENGTH ? text : null;
}

/** Other clients may have stored plain text. */
function toldIn(text: string | null): CompletionNotes {
  return readNotes(text) ?? { v: 1, ...(text && { notes: text }) };
}
