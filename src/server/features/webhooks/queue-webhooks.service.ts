import { subjectOf, type WebhookNews } from "#domain/webhooks/webhooks.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { insertNews } from "./deliveries.repository.ts";

export type PersonNews = WebhookNews & { readonly userId: string };

/**
 * Writes down what is to be sent to the people's own addresses; call it in the transaction in which it happened.
 * Repeating it is harmless.
 */
export async function queueWebhooks(tx: Tx, news: readonly PersonNews[], now: Date): Promise<void> {
  if (news.length === 0) return;
  const rows = news.map((one) => ({
    user_id: one.userId,
    event: one.event,
    subject: subjectOf(one),
    data: one.data,
  }));
  await insertNews(tx, rows, now);
}
