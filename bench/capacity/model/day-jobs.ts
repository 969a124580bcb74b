import { setTimeout as sleep } from "node:timers/promises";
import { startNode, untilAnswers } from "../../processes.ts";
import type { FilledWorld } from "../filled-world.ts";
import { threadsOf } from "../process-cpu.ts";
import { FULL_SECONDS } from "../replay.ts";
import { RUNS_A_DAY } from "./predict.ts";

/** Runs the infrequent jobs at the replayed day's pace, in a separate process; the program would run none. */
export async function startDayJobs({ app }: FilledWorld, port: number, smtpUrl: string) {
  const { connection, origin, secret } = app;
  const server = startNode([
    "--import",
    "tsx",
    "bench/capacity/job-server.ts",
    String(port),
    smtpUrl,
    JSON.stringify({ connection, origin, secret }),
  ]);
  const ask = async (name: string) => Number(await (await fetch(`http://127.0.0.1:${port}/${name}`)).text());
  await untilAnswers(`http://127.0.0.1:${port}/`);
  await app.sql.query(
    "update jobs set next_at = now() + interval '1 hour' where name in ('send mails', 'prepare quests', 'purge')",
  );
  return {
    cpuMs: () => threadsOf(server.pid),
    /** Runs each job once as a warm-up. Mails are left for the day. */
    async warmUp(): Promise<void> {
      for (const name of ["look for mails due", "look for who waits for quests", "purge"]) await ask(name);
    },
    /** Returns how many mails were sent in this share of a day. */
    async run(share: number): Promise<number> {
      const everyMs = (name: keyof typeof RUNS_A_DAY) => (FULL_SECONDS * 1_000) / RUNS_A_DAY[name];
      const startedAt = performance.now();
      const repeat = async (name: keyof typeof RUNS_A_DAY) => {
        let done = 0;
        for (let run = 0; run < Math.round(RUNS_A_DAY[name] * share); run++) {
          await sleep(startedAt + run * everyMs(name) - performance.now());
          done += await ask(name);
        }
        return done;
      };
      const [mails] = await Promise.all([
        repeat("send mails"),
        repeat("look for who waits for quests"),
        repeat("purge"),
      ]);
      return mails;
    },
    stop: server.stop,
  };
}
