import { flagFastEarners } from "#server/features/admin/flags.service.ts";
import { sumUp } from "#server/features/analytics/rollup.service.ts";
import { duePages } from "#server/features/email/due-pages.ts";
import { type MailWorld, sendDueMail } from "#server/features/email/send-mail.service.ts";
import { sumStandings } from "#server/features/leaderboard/leaderboard.service.ts";
import { listWaiting } from "#server/features/quests/generation.repository.ts";
import { systemClock } from "#server/platform/clock.ts";
import { openDatabase } from "#server/platform/db/pool.ts";
import { createMemoryLog } from "#server/platform/log.ts";
import { createMailer } from "#server/platform/mail/create-mailer.ts";
import { createMetrics } from "#server/platform/metrics.ts";
import { purgeAll } from "#server/purge.ts";
import { median } from "../results.ts";
import type { FilledWorld } from "./filled-world.ts";
import { between, createCpuReader } from "./process-cpu.ts";

const RUNS = 3;
const NOBODY_EVER = new Date(0);
const EVERYBODY = 1_000_000;

/** CPU ms: of whoever runs the job, and of the database. */
export interface JobCost {
  readonly app: number;
  readonly database: number;
  /** How much there was to do. */
  readonly done: number;
}

export type JobName =
  | "sum up events"
  | "sum up standings"
  | "look for mails due"
  | "send mails"
  | "look for who waits for quests"
  | "flag fast earners"
  | "purge";

/** What the jobs need of the program whose work they do. */
export type JobsApp = Pick<FilledWorld["app"], "connection" | "origin" | "secret" | "pid" | "databasePid">;

/** Runs jobs in this very process, so that each can be measured by itself. */
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
  const mails: MailWorld = { db, clock: systemClock, log, mailer, publicUrl, secret: app.secret };
  const readCpu = createCpuReader(app.pid, app.databasePid);

  const measure = async (work: () => Promise<number>): Promise<JobCost> => {
    const [own, before] = [process.cpuUsage(), readCpu()];
    const done = await work();
    const { user, system } = process.cpuUsage(own);
    return { app: (user + system) / 1_000, database: between(before, readCpu()).backends, done };
  };

  const lookForMails = async () => {
    const due: string[] = [];
    for await (const page of duePages(mails, "hand")) due.push(...(page ?? []).map(({ id }) => id));
    return due;
  };
  const works: Record<JobName, () => Promise<number>> = {
    "sum up events": () => sumUp(db),
    "sum up standings": () => sumStandings(db),
    "look for mails due": async () => (await lookForMails()).length,
    "send mails": async () => {
      const due = await lookForMails();
      for (const id of due) await sendDueMail(mails, id, "hand");
      return due.length;
    },
    "look for who waits for quests": async () => {
      const now = new Date();
      const nobody = {
        now,
        seenSince: NOBODY_EVER,
        madeBefore: NOBODY_EVER,
        triedBefore: now,
        limit: EVERYBODY,
      };
      return (await listWaiting(db, nobody)).length;
    },
    "flag fast earners": () => flagFastEarners(db, new Date()),
    purge: async () => Object.values(await purgeAll(db, new Date())).length,
  };

  return {
    db,
    run: (name: JobName) => measure(works[name]),
    /** The middle of some runs. */
    async measure(name: JobName): Promise<JobCost> {
      const runs: JobCost[] = [];
      await works[name]();
      for (let run = 0; run < RUNS; run++) runs.push(await measure(works[name]));
      const middle = (pick: (cost: JobCost) => number) => median(runs.map(pick));
      return {
        app: middle(({ app }) => app),
        database: middle(({ database }) => database),
        done: middle(({ done }) => done),
      };
    },
    async close() {
      await mailer.close();
      await database.close();
    },
  };
}

export type Jobs = ReturnType<typeof openJobs>;
