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

type Column = RawBuilder<unknown>;

/** How many people one statement looks at, so that it stays short however many there are. */
const PEOPLE_A_PAGE = 5_000;
const NOBODY_BEFORE = "00000000-0000-0000-0000-000000000000";

/** Those due a mail among the next people, and where to go on; null after the last. */
export async function listDue(
  db: Db,
  moment: Moment,
  after = NOBODY_BEFORE,
): Promise<{ targets: MailTarget[]; next: string | null }> {
  const last = await db
    .selectFrom("users")
    .select("id")
    .where("id", ">", after)
    .orderBy("id")
    .offset(PEOPLE_A_PAGE - 1)
    .limit(1)
    .executeTakeFirst();
  const isAmong = (id: Column) =>
    last ? sql`${id} > ${after} and ${id} <= ${last.id}` : sql`${id} > ${after}`;
  const targets = await selectDue(db, moment, isAmong);
  return { targets, next: last?.id ?? null };
}

/** The person, if due a mail at this moment, as if `exceptMail` had never been. Ask it under their lock. */
export async function findDue(
  tx: Tx,
  userId: string,
  moment: Moment,
  exceptMail?: string,
): Promise<MailTarget | undefined> {
  const [target] = await selectDue(tx, moment, (id) => sql`${id} = ${userId}`, exceptMail);
  return target;
}

/**
 * The mail rules over many people at once. Who has had the mail they are due is left out: for an absence, the
 * mail that came after they were last seen. Sessions and figures may be deleted; a mail stays known.
 */
async function selectDue(
  db: Handle,
  { now, failedBefore }: Moment,
  isAmong: (id: Column) => RawBuilder<unknown>,
  exceptMail?: string,
): Promise<MailTarget[]> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const late = ago(LATE_MAIL_AFTER_MS);
  const { rows } = await sql<MailTarget>`
    select u.id, u.username, u.email, u.time_zone, u.created_at, u.onboarded_at, u.last_activity_at
    from (
      select users.*, greatest(users.created_at, onboarded_at, a.last_seen_at, s.last_seen_at) as last_activity_at
      from users
      left join people_activity a on a.user_id = users.id and ${isAmong(sql`a.user_id`)}
      left join (
        select user_id, max(last_seen_at) as last_seen_at from sessions
        where ${isAmong(sql`user_id`)} group by user_id
      ) s on s.user_id = users.id
      where ${isAmong(sql`users.id`)} and closed_at is null and takes_mail and email is not null and issuer <> 'demo'
    ) u
    where case
        when u.onboarded_at is null then u.created_at <= ${ago(FIRST_MAIL_AFTER_MS)}
        else u.last_activity_at <= ${late}
      end
      and not exists (
        select from mails m
        where m.user_id = u.id and ${isAmong(sql`m.user_id`)} and ${exceptMail ? sql`m.id <> ${exceptMail}` : sql`true`} and (
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
      )`.execute(db);
  return rows;
}
