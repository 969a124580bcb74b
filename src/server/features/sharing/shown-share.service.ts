import { readSubject, type ShareSubject } from "#domain/sharing/share-subject.ts";
import { isReachedHere, levelHere } from "#server/features/progress/achievements.service.ts";
import type { Db } from "#server/platform/db/handles.ts";
import * as links from "./share-links.repository.ts";

const TOKEN = /^[\w-]{22}$/u;

/** Everything the public may see. */
export interface ShownShare {
  readonly subject: ShareSubject;
  readonly username: string;
  /** Null unless the person chose to show it. */
  readonly businessName: string | null;
}

/** Null if there is no active link with this token, or if what it shows was reached only with an imported file. */
export async function findShownShare(db: Db, token: string): Promise<ShownShare | null> {
  const row = TOKEN.test(token) ? await links.findShared(db, token) : undefined;
  const subject = row && readSubject(row.subject);
  if (!row || !subject) return null;
  const isTrue =
    subject.kind === "level"
      ? subject.level <= (await levelHere(db, row.user_id))
      : await isReachedHere(db, row.user_id, subject.achievement.id);
  return isTrue ? { subject, username: row.username, businessName: row.business_name } : null;
}
