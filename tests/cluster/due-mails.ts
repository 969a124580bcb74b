import { randomUUID } from "node:crypto";
import { isDaytime } from "#domain/email/mail-rules.ts";
import { MS_PER_HOUR } from "#domain/general/durations.ts";
import type { PostgresServer } from "./postgres-server.ts";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour - 11);

/** Adds people due one e-mail each: signed up two hours ago, daytime there, onboarding not done. */
export async function addDuePeople(database: PostgresServer, count: number): Promise<string[]> {
  const zone = HOURS.map((hours) => `Etc/GMT${hours < 0 ? hours : `+${hours}`}`).find(
    (each) => isDaytime(new Date(Date.now() + MS_PER_HOUR), each) && isDaytime(new Date(), each),
  );
  const emails = Array.from({ length: count }, (_, number) => `due-${number}@example.com`);
  for (const email of emails)
    await database.query(
      `insert into users (id, issuer, subject, email, username, time_zone, created_at)
       values ($1, 'local', $2, $2, 'Due', $3, now() - interval '2 hours')`,
      [randomUUID(), email, zone],
    );
  return emails;
}
