import { type RawBuilder, sql } from "kysely";
import { FIRST_MAIL_AFTER_MS, LATE_MAIL_AFTER_MS, MAIL_PAUSE_MS } from "#domain/mail-rules.ts";
import type { Db, Handle, Tx } from "#server/platform/db/handles.ts";
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
  /** A mail that failed later than this is left alone for now. */
  readonly failedBefore: Date;
}

/** How many people one statement looks at, so that it stays short however many there are. */
const PEOPLE_A_PAGE = 2_000;
export const NOBODY_BEFORE = "00000000-0000-0000-0000-000000000000";

/** Who is due among these people could not be read; those after them may still be. */
export class PageUnread extends Error {
  readonly next: string | null;

  constructor(next: string | null, cause: unknown) {
    super("a page of people could not be read", { cause });
    this.next = next;
  }
}

/** Those due a mail among the next people, and where to go on; null after the last. */
export async function listDue(
  db: Db,
  moment: Moment,
  after = NOBODY_BEFORE,
): Promise<{ targets: MailTarget[]; next: string | null }> {
  const next = await endOfPage(db, after);
  const isAmong = next ? sql`id > ${after} and id <= ${next}` : sql`id > ${after}`;
  try {
    return { targets: await selectDue(db, moment, isAmong), next };
  } catch (err) {
    throw new PageUnread(next, err);
  }
}

/** The last of the next people; null if they are the last of all. */
export async function endOfPage(db: Db, after: string): Promise<string | null> {
  const last = await db
    .selectFrom("users")
    .select("id")
    .where("id", ">", after)
    .orderBy("id")
    .offset(PEOPLE_A_PAGE - 1)
    .limit(1)
    .executeTakeFirst();
  return last?.id ?? null;
}

/** The person, if due a mail at this moment, as if `exceptMail` had never been. Ask it under their lock. */
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
 * The mail rules over many people at once. Who has had the mail they are due is left out: for an absence, the
 * mail that came after they were last seen. Sessions and figures may be deleted; a mail stays known.
 * Only `users` is read by the range, and the rest one person at a time by its index: how many people a narrow
 * range holds is what the planner guesses wrong, and it must not matter.
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
      where ${isAmong} and closed_at is null and takes_mail and email is not null and issuer <> 'demo'
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
