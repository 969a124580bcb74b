import { type RawBuilder, sql } from "kysely";
import { DEMO_ISSUER } from "#domain/accounts/demo-issuer.ts";
import { FIRST_MAIL_AFTER_MS, LATE_MAIL_AFTER_MS, MAIL_PAUSE_MS } from "#domain/email/mail-rules.ts";
import type { Db, Handle, Tx } from "#server/platform/db/handles.ts";
import { isOnPage, type PeoplePage } from "#server/platform/db/people-pages.ts";
import { MOST_ATTEMPTS } from "./mails.repository.ts";

export interface MailTarget {
  id: string;
  username: string;
  email: string;
  time_zone: string;
  created_at: Date;
  onboarded_at: Date | null;
  last_activity_at: Date;
}

export interface Moment {
  readonly now: Date;
  /** A mail that failed after this time is not retried yet. */
  readonly failedBefore: Date;
}

/** The people of this page who are due a mail. */
export function listDue(db: Db, moment: Moment, page: PeoplePage): Promise<MailTarget[]> {
  return selectDue(db, moment, isOnPage(page));
}

/** The person, if due a mail now, ignoring the mail `exceptMail`. Call it under the person's lock. */
export async function findDue(
  tx: Tx,
  userId: string,
  moment: Moment,
  exceptMail?: string,
): Promise<MailTarget | undefined> {
  const [target] = await selectDue(tx, moment, sql`id = ${userId}`, exceptMail);
  return target;
}

/**
 * The mail rules as one query over many people. Leaves out people who already got the mail they are due; for
 * inactivity, a mail sent after they were last seen. Relies on `mails`, because sessions and activity may be
 * deleted. Only `users` is read by range, the rest per person by index: the planner misjudges how many people
 * a narrow range holds, and this makes the plan independent of its estimate.
 */
async function selectDue(
  db: Handle,
  { now, failedBefore }: Moment,
  isAmong: RawBuilder<unknown>,
  exceptMail?: string,
): Promise<MailTarget[]> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const late = ago(LATE_MAIL_AFTER_MS);
  const { rows } = await sql<MailTarget>`
    with page as materialized (
      select id, username, email, time_zone, created_at, onboarded_at, greatest(
        created_at,
        onboarded_at,
        (select last_seen_at from people_activity where user_id = users.id),
        (select max(last_seen_at) from sessions where user_id = users.id)
      ) as last_activity_at
      from users
      where ${isAmong} and closed_at is null and takes_mail and email is not null and issuer <> ${sql.lit(DEMO_ISSUER)}
    )
    select u.* from page u
    where case
        when u.onboarded_at is null then u.created_at <= ${ago(FIRST_MAIL_AFTER_MS)}
        else u.last_activity_at <= ${late}
      end
      and not exists (
        select from mails m
        where m.user_id = u.id and ${exceptMail ? sql`m.id <> ${exceptMail}` : sql`true`} and (
          (m.state <> 'failed' and m.claimed_at > ${ago(MAIL_PAUSE_MS)})
          or (
            (m.state <> 'failed' or m.attempts >= ${MOST_ATTEMPTS} or m.claimed_at > ${failedBefore})
            and case
              when u.onboarded_at is not null then m.type = 'inactive_7d' and m.claimed_at >= u.last_activity_at
              when u.created_at <= ${late} then m.type = 'onboarding_incomplete_7d'
              else m.type = 'onboarding_incomplete_1h'
            end
          )
        )
        offset 0
      )`.execute(db);
  return rows;
}
