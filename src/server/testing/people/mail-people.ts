import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import { utcDay } from "#domain/general/calendar-day.ts";
import { MS_PER_HOUR } from "#domain/general/durations.ts";
import type { NewUser, Schema } from "#server/platform/db/tables/schema.ts";
import type { HttpClient } from "../http-client.ts";
import type { TestWorld } from "../world.ts";

/** The world's first account, signed in again after its session expired. */
export function signedInAdmin(world: TestWorld): () => Promise<HttpClient> {
  let client = world.visitor();
  return async () => {
    if ((await client.get("/api/auth/user")).statusCode === 200) return client;
    client = world.visitor();
    await client.signIn({ email: "admin@example.com", name: "Ada" });
    return client;
  };
}

/** Someone who signed up long ago, for mail tests. Times are hours ago. */
export interface MailPerson extends Partial<NewUser> {
  readonly signedUp: number;
  readonly onboarded?: number;
  readonly session?: number;
  readonly activity?: number;
  readonly mail?: Partial<Insertable<Schema["mails"]>> & { readonly sent: number };
}

export async function addMailPerson(world: TestWorld, person: MailPerson) {
  const { signedUp, onboarded, session, activity, mail, ...rest } = person;
  const { db, clock } = world;
  const ago = (hours: number) => new Date(clock.now().getTime() - hours * MS_PER_HOUR);
  const id = randomUUID();
  const email = `${id}@example.com`;
  const user = { id, issuer: "test", subject: id, email, username: "Maya", created_at: ago(signedUp) };
  await db
    .insertInto("users")
    .values({ ...user, ...(onboarded !== undefined && { onboarded_at: ago(onboarded) }), ...rest })
    .execute();
  if (session !== undefined) await addSession(world, id, ago(session));
  if (activity !== undefined)
    await db
      .insertInto("people_activity")
      .values({
        user_id: id,
        last_seen_at: ago(activity),
        day: utcDay(ago(activity)),
        days: 1,
        active_seconds: 0,
      })
      .execute();
  if (mail) {
    const { sent, ...row } = mail;
    const usual = { id: randomUUID(), user_id: id, type: "inactive_7d", state: "sent" } as const;
    await db
      .insertInto("mails")
      .values({ ...usual, claimed_at: ago(sent), ...row })
      .execute();
  }
  return { id, email };
}

export async function addSession({ db }: TestWorld, userId: string, at: Date): Promise<void> {
  const session = { id: randomUUID(), token_hash: Buffer.from(randomUUID()), user_id: userId, device: "x" };
  await db
    .insertInto("sessions")
    .values({ ...session, created_at: at, last_seen_at: at })
    .execute();
}

/** A zone in which it is about this hour now. */
export function zoneAt(hour: number, now: Date): string {
  const ahead = ((hour - now.getUTCHours() + 36) % 24) - 12;
  // Etc/GMT names have the sign inverted.
  return ahead === 0 ? "UTC" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}
