import type { ImportFile } from "#contracts/export/import-parts.ts";
import { importSuggestions } from "#server/features/quests/suggestions.service.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { placeIds } from "#server/platform/db/import-rows.ts";
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
  const idOf = (source: string) => {
    const place = places.get(source);
    if (place) return place.id;
    throw new AppError(
      "unusable_file",
      "The part “conversation” has an answer to a question that is not in the file.",
    );
  };
  const rows = conversation.flatMap(({ replyTo, createdAt, isStopped, basis, id, ...message }) =>
    places.get(id)?.isNew
      ? {
          ...message,
          id: idOf(id),
          user_id: into.userId,
          created_at: createdAt,
          reply_to: replyTo === null ? null : idOf(replyTo),
          is_stopped: isStopped,
          basis: basis && JSON.stringify(basis),
        }
      : [],
  );
  // Questions first: answers refer to them.
  const questions = rows.filter(({ reply_to }) => reply_to === null);
  const answers = rows.filter(({ reply_to }) => reply_to !== null);
  const messages = (await insertImported(tx, questions)) + (await insertImported(tx, answers));
  const messageIds = new Map([...places].map(([source, { id }]) => [source, id]));
  await importSuggestions(tx, into, suggestions, messageIds);
  return { messages };
}
