import type { ImportFile } from "#contracts/export/import-parts.ts";
import { importSuggestions } from "#server/features/quests/suggestions.service.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { mapInSlices, placeIds } from "#server/platform/db/import-rows.ts";
import { AppError } from "#server/platform/errors.ts";
import type { ImportCounts, Importing } from "#server/platform/people.ts";
import { insertImported } from "./mentor.repository.ts";

/** The conversation of another SideQuest. What the mentor remembered of the talk itself stays there. */
export async function importConversation(
  tx: Tx,
  into: Importing,
  { conversation, suggestions }: ImportFile,
): Promise<ImportCounts> {
  const places = await placeIds(
    tx,
    "mentor_messages",
    into.userId,
    conversation.map(({ id }) => id),
  );
  const asked = new Set(conversation.flatMap(({ id, sender }) => (sender === "user" ? [id] : [])));
  const questionOf = (source: string) => {
    const place = asked.has(source) ? places.get(source) : undefined;
    if (place) return place.id;
    throw new AppError(
      "unusable_file",
      "The part “conversation” has an answer to a question that is not in the file.",
    );
  };
  const rows = await mapInSlices(conversation, ({ replyTo, createdAt, isStopped, basis, id, ...message }) => {
    const reply_to = replyTo === null ? null : questionOf(replyTo);
    const place = places.get(id);
    if (!place?.isNew) return undefined;
    return {
      ...message,
      id: place.id,
      user_id: into.userId,
      created_at: createdAt,
      reply_to,
      is_stopped: isStopped,
      basis: basis && JSON.stringify(basis),
    };
  });
  // Questions first: answers refer to them.
  const questions = await insertImported(
    tx,
    rows.filter(({ reply_to }) => reply_to === null),
  );
  const answers = await insertImported(
    tx,
    rows.filter(({ reply_to }) => reply_to !== null),
  );
  const answerIds = new Map(
    [...places].flatMap(([source, { id }]) => (answers.has(id) ? [[source, id] as const] : [])),
  );
  await importSuggestions(tx, into, suggestions, answerIds);
  return { messages: questions.size + answers.size };
}
