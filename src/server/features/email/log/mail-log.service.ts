import type { listSentMails } from "#contracts/console/mails.ts";
import type { InputOf, OutputOf } from "#contracts/endpoint.ts";
import { MAIL_IN_DOUBT_MS, mailLogState } from "#domain/email/mail-rules.ts";
import type { Context } from "#server/platform/context.ts";
import { withIsoTimes } from "#server/platform/db/iso-times.ts";
import { cursorOf, nextAfter, PAGE } from "#server/platform/list-page.ts";
import { listMails } from "./mail-log.repository.ts";

/** Every mail so far with what became of it, newest first. */
export async function readMailLog(
  { db, now }: Context,
  { state, before }: InputOf<typeof listSentMails>,
): Promise<OutputOf<typeof listSentMails>> {
  const inDoubt = new Date(now.getTime() - MAIL_IN_DOUBT_MS);
  const rows = await listMails(db, state, { inDoubt, cursor: cursorOf(before), limit: PAGE });
  return {
    mails: rows.map((row) => ({ ...withIsoTimes(row), state: mailLogState(row.state, row.at, now) })),
    next: nextAfter(rows, ({ at }) => at),
  };
}
