import { type RawBuilder, sql } from "kysely";
import type { PageCursor } from "#contracts/fields/page-cursor.ts";
import type { MailLogState, SentMailType } from "#domain/email/mail-rules.ts";
import type { Db } from "#server/platform/db/handles.ts";

export interface LoggedMail {
  readonly id: string;
  readonly userId: string;
  readonly username: string;
  readonly email: string | null;
  readonly type: SentMailType;
  readonly state: "sending" | "sent" | "failed";
  readonly at: Date;
  readonly attempts: number;
  readonly error: string | null;
}

/** Newest first. Mails still "sending" at `inDoubt` or before are in doubt. */
export async function listMails(
  db: Db,
  state: MailLogState | "all",
  { inDoubt, cursor, limit }: { inDoubt: Date; cursor: PageCursor | null; limit: number },
): Promise<LoggedMail[]> {
  const chosen: Record<typeof state, RawBuilder<unknown>> = {
    all: sql`true`,
    sent: sql`m.state = 'sent'`,
    failed: sql`m.state = 'failed'`,
    sending: sql`m.state = 'sending' and m.claimed_at > ${inDoubt}`,
    in_doubt: sql`m.state = 'sending' and m.claimed_at <= ${inDoubt}`,
  };
  const isAfter = cursor
    ? sql`m.claimed_at <= ${cursor.at} and (m.claimed_at < ${cursor.at} or m.id > ${cursor.id ?? "ffffffff-ffff-ffff-ffff-ffffffffffff"}::uuid)`
    : sql`true`;
  const { rows } = await sql<LoggedMail>`
    select m.id, m.user_id as "userId", u.username, u.email, m.type, m.state, m.claimed_at as at, m.attempts, m.error
    from mails m join users u on u.id = m.user_id
    where ${chosen[state]} and ${isAfter}
    order by m.claimed_at desc, m.id
    limit ${limit}`.execute(db);
  return rows;
}
