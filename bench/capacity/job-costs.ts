import { median } from "../results.ts";
import type { Jobs } from "./jobs.ts";
import { between, type CpuTime } from "./process-cpu.ts";

export const MEASURED_MAILS = 20;

/** CPU ms of the process that runs it and of the database. */
export interface JobCost {
  readonly app: number;
  readonly database: number;
}

/** Must run while nothing else does. */
export async function measureWork(readCpu: () => CpuTime, work: () => Promise<unknown>): Promise<JobCost> {
  const [own, before] = [process.cpuUsage(), readCpu()];
  await work();
  const { user, system } = process.cpuUsage(own);
  return { app: (user + system) / 1_000, database: between(before, readCpu()).backends };
}

const SELDOM = ["look for mails due", "look for who waits for quests", "flag fast earners", "purge"] as const;

export type JobCosts = Record<(typeof SELDOM)[number] | "send a mail", JobCost>;

/** Measures infrequent jobs. Other work must run in between: they never find their pages in memory. */
export function createJobMeter(jobs: Jobs, readCpu: () => CpuTime) {
  const runs = new Map(SELDOM.map((name) => [name, [] as JobCost[]]));
  const middle = (costs: readonly JobCost[]): JobCost => ({
    app: median(costs.map(({ app }) => app)),
    database: median(costs.map(({ database }) => database)),
  });
  let mail: JobCost = { app: 0, database: 0 };
  let isMailMeasured = false;
  return {
    async measureOnce(): Promise<void> {
      for (const [name, costs] of runs) costs.push(await measureWork(readCpu, () => jobs.run(name)));
      if (!isMailMeasured) mail = await measureMail(jobs, readCpu);
      isMailMeasured = true;
    },
    costs(): JobCosts {
      const seldom = Object.fromEntries([...runs].map(([name, costs]) => [name, middle(costs)]));
      return { ...(seldom as Omit<JobCosts, "send a mail">), "send a mail": mail };
    },
  };
}

async function measureMail(jobs: Jobs, readCpu: () => CpuTime): Promise<JobCost> {
  // The first one opens the connection to the mail server.
  await jobs.sendMails(1);
  const looked = await measureWork(readCpu, () => jobs.run("look for mails due"));
  const sent = await measureWork(readCpu, () => jobs.sendMails(MEASURED_MAILS));
  const each = (side: keyof JobCost) => Math.max(0, sent[side] - looked[side]) / MEASURED_MAILS;
  return { app: each("app"), database: each("database") };
}
