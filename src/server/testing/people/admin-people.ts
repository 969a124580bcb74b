import { changeRole } from "#server/features/accounts/operators.service.ts";
import type { HttpClient } from "../http-client.ts";
import type { TestWorld } from "../world.ts";

export const NOBODY = "00000000-0000-4000-8000-000000000000";

export const idOf = async (client: HttpClient): Promise<string> =>
  (await client.get("/api/auth/user")).json().id;

/** Creates an admin, whether or not this is the first account. */
export async function adminOf(world: TestWorld, details: { email: string; name?: string }) {
  const client = await world.person(details);
  await changeRole(world.db, details.email, "admin", world.clock.now());
  return client;
}

export const remove = (client: HttpClient, url: string) => client.send({ method: "DELETE", url });
export const put = (client: HttpClient, url: string, payload: object) =>
  client.send({ method: "PUT", url, payload });

export const person = (id: string) => `/api/admin/users/${id}`;

/** The latest entry of the audit log. */
export async function lastEntry(client: HttpClient) {
  return (await client.get("/api/admin/audit")).json().entries[0];
}

/** Log lines of refused admin actions, newest last. */
export function refusals(world: TestWorld) {
  return world.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "admin act refused");
}
