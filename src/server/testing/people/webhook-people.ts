import { WEBHOOK_EVENTS } from "#domain/webhooks/webhooks.ts";
import type { HttpClient } from "../http-client.ts";

interface AddedWebhook {
  readonly webhook: { readonly id: string; readonly url: string; readonly pausedAt: string | null };
  readonly secret: string;
}

/** Adds an address that is told everything, unless `wanted` says otherwise. */
export async function addWebhook(
  client: HttpClient,
  url: string,
  wanted: { events?: readonly string[] } = {},
): Promise<AddedWebhook> {
  const answer = await client.post("/api/profile/webhooks", { url, events: WEBHOOK_EVENTS, ...wanted });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

export const changeWebhook = (client: HttpClient, id: string, payload: object) =>
  client.send({ method: "PATCH", url: `/api/profile/webhooks/${id}`, payload });

export const removeWebhook = (client: HttpClient, id: string) =>
  client.send({ method: "DELETE", url: `/api/profile/webhooks/${id}` });

export const listDeliveries = async (client: HttpClient, id: string) =>
  (await client.get(`/api/profile/webhooks/${id}/deliveries`)).json();
