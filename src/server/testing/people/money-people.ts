import type { HttpClient } from "../http-client.ts";

export const ENTRY = { kind: "income", amount: 3_800, currency: "usd", what: "Gift set" };

export const createEntry = (client: HttpClient, entry: object = {}) =>
  client.post("/api/money/entries", { ...ENTRY, ...entry });

/** The entry as it was kept; throws with the reason if it was refused. */
export async function enter(client: HttpClient, entry: object = {}) {
  const answer = await createEntry(client, entry);
  if (answer.statusCode !== 200) throw new Error(`not entered: ${answer.body}`);
  return answer.json().entry;
}

export const monthOf = async (client: HttpClient, query = "") =>
  (await client.get(`/api/money${query}`)).json();

export const removeEntry = (client: HttpClient, id: string) =>
  client.send({ method: "DELETE", url: `/api/money/entries/${id}` });
