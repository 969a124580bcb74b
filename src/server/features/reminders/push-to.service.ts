import { createHash } from "node:crypto";
import type { Language } from "#domain/accounts/language.ts";
import type { Db } from "#server/platform/db/handles.ts";
import type { Log } from "#server/platform/log/log.ts";
import type { PushSender } from "#server/platform/push/push-sender.ts";
import { type DeviceRecord, deleteDevices, noteSent } from "./devices.repository.ts";

export interface PushDeps {
  readonly db: Db;
  readonly log: Log;
  readonly push: PushSender;
}

export interface Notice {
  /** public/service-worker.js has the words of each kind. */
  readonly kind: "quest" | "test";
  /** What it is about, an id: the same again replaces what is shown. */
  readonly subject: string;
  /** The person's; null is the browser's. */
  readonly language: Language | null;
}

const TOPIC_LETTERS = 32;

/** Notifies devices of one person, and forgets those whose browser unsubscribed. */
export async function pushTo(
  { db, log, push }: PushDeps,
  devices: readonly DeviceRecord[],
  { kind, subject, language }: Notice,
  now: Date,
): Promise<{ sent: number; gone: number; refused: number }> {
  const topic = createHash("sha256").update(`${kind} ${subject}`).digest("base64url").slice(0, TOPIC_LETTERS);
  const message = { content: { kind, tag: topic, ...(language && { language }) }, topic };
  const outcomes = await Promise.all(
    devices.map(async ({ id, endpoint, public_key: publicKey, auth_key: authKey }) => {
      const outcome = await push.send({ endpoint, publicKey, authKey }, message, now);
      return { id, outcome };
    }),
  );
  const having = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).map(({ id }) => id);
  const [sent, gone, refused] = [having("sent"), having("gone"), having("refused")];
  await noteSent(db, sent, now);
  await deleteDevices(db, gone);
  if (refused.length > 0) log.warn({ devices: refused.length }, "a push service refused a message");
  return { sent: sent.length, gone: gone.length, refused: refused.length };
}
