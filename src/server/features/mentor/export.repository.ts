import type { ExportView } from "#contracts/export/export.ts";
import type { Tx } from "#server/platform/db/handles.ts";

/** The person's mentor messages and model quotas for the export, oldest first. */
export async function exportMentor(
  tx: Tx,
  userId: string,
): Promise<Pick<ExportView, "conversation" | "modelCalls">> {
  const messages = await tx
    .selectFrom("mentor_messages")
    .select(["id", "sender", "text", "created_at", "reply_to", "attempt"])
    .select(["is_stopped", "model", "topic", "basis"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("reply_to", (by) => by.asc().nullsFirst())
    .orderBy("attempt")
    .execute();
  const modelCalls = await tx
    .selectFrom("model_quotas")
    .select(["day", "calls"])
    .where("user_id", "=", userId)
    .orderBy("day")
    .execute();
  return {
    conversation: messages.map((row) => ({
      id: row.id,
      sender: row.sender,
      text: row.text,
      createdAt: row.created_at.toISOString(),
      replyTo: row.reply_to,
      attempt: row.attempt,
      isStopped: row.is_stopped,
      model: row.model,
      topic: row.topic,
      basis: row.basis as ExportView["conversation"][number]["basis"],
    })),
    modelCalls: modelCalls,
  };
}
