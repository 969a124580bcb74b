import { flagFastEarners } from "#server/features/admin/flags.service.ts";
import { sumUp } from "#server/features/analytics/sums/rollup.service.ts";
import { duePages } from "#server/features/email/due-pages.ts";
import { type MailDeps, sendDueMail } from "#server/features/email/send-mail.service.ts";
import { sumStandings } from "#server/features/leaderboard/leaderboard.service.ts";
import { listWaiting } from "#server/features/quests/batches/generation.repository.ts";
import { purgeAll } from "#server/features.ts";
import { systemClock } from "#server/platform/clock.ts";
import { readConfig } from "#server/platform/config.ts";
import { peoplePages } from "#server/platform/db/people-pages.ts";
import { openDatabase } from "#server/platform/db/pool.ts";
import { createMemoryLog } from "#server/platform/log/log.ts";
import { createMailer } from "#server/platform/mail/create-mailer.ts";
import { createMetrics } from "#server/platform/metrics.ts";
import type { FilledWorld } from "./filled-world.ts";

const NOBODY_EVER = new Date(0);
const EVERYBODY = 1_000_000;

export type JobName =
  | "sum up events"
  | "sum up standings"
  | "look for mails due"
  | "send mails"
  | "look for who waits for quests"
  | "flag fast earners"
  | "purge";

/** What the jobs need from the program they work for. */
export type JobsApp = Pick<FilledWorld["app"], "connection" | "origin" | "secret">;

/** Runs jobs in this process, so that each can be separated from the program's other work. */
export function openJobs(app: JobsApp, smtpUrl: string) {
  const log = createMemoryLog([]);
  const database = openDatabase(app.connection, createMetrics(), () => undefined);
  const { db } = database;
  const mailer = createMailer({
    smtpUrl,
    mailFrom: "SideQuest <noreply@example.com>",
    isProduction: false,
    dataDir: "",
  });
  const publicUrl = new URL(app.origin);
  const mails: MailDeps = {
    db,
    clock: systemClock,
    log,
    mailer,
    publicUrl,
    secret: app.secret,
    config: readConfig({}),
  };

  const lookForMails = async () => {
    const due: string[] = [];
    for await (const page of duePages(mails, "hand")) due.push(...(page ?? []).map(({ id }) => id));
    return due;
  };
  /** Sends at most `most` mails; returns how many were sent. */
  const sendMails = async (most: number) => {
    const due = (await lookForMails()).slice(0, most);
    for (const id of due) await sendDueMail(mails, id, "hand");
    return due.length;
  };
  const works: Record<JobName, () => Promise<number>> = {
    "sum up events": () => sumUp(db),
    "sum up standings": () => sumStandings(db),
    "look for mails due": async () => (await lookForMails()).length,
    "send mails": () => sendMails(EVERYBODY),
    "look for who waits for quests": async () => {
      const now = new Date();
      const everybody = { now, seenSince: NOBODY_EVER, madeBefore: NOBODY_EVER, triedBefore: now };
      let waiting = 0;
      for await (const page of peoplePages(db)) waiting += (await listWaiting(db, everybody, page)).length;
      return waiting;
    },
    "flag fast earners": () => flagFastEarners(db, new Date()),
    purge: async () => Object.values(await purgeAll(db, new Date())).length,
  };

  return {
    run: (name: JobName) => works[name](),
    sendMails,
    async close() {
      await mailer.close();
      await database.close();
    },
  };
}

export type Jobs = ReturnType<typeof openJobs>;
