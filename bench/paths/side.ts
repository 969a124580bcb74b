import { readFileSync } from "node:fs";
import http from "node:http";
import { between, createCpuReader } from "../capacity/process-cpu.ts";
import { startBenchApp } from "../http/bench-app.ts";
import { insertOthers, insertQuests } from "../http/insert-quests.ts";
import { fireMixed } from "../http/load.ts";
import { type BuiltTree, startOf } from "./built-tree.ts";
import { type Members, makePeople, onboard, type Row } from "./rows.ts";

const CLIENTS = 4;
const OTHERS = 2_000;
const QUESTS_EACH = 15;
const KB_PER_MB = 1_024;

/** CPU of one operation, in ms. */
export interface Cost {
  readonly app: number;
  readonly database: number;
}

/** The program of a tree with its own database, filled with the same people. */
export async function openSide(name: string, tree: BuiltTree, port: number) {
  const app = await startBenchApp(port, {}, { args: startOf(tree), cwd: tree.root });
  const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });
  const stopAfter: typeof app.stopAfter = (work) => {
    agent.destroy();
    return app.stopAfter(work);
  };
  const readCpu = createCpuReader(app.pid, app.databasePid);
  const fill = async (): Promise<Members> => {
    await insertOthers(app.sql, OTHERS, QUESTS_EACH);
    const members = await makePeople(app);
    await app.sql.query("analyze");
    return members;
  };
  const members = await fill().catch(async (problem) => {
    await stopAfter(async () => undefined);
    throw problem;
  });
  return {
    name,
    app,
    /** Makes the calls of a row; what they need is prepared before the measurement. */
    async measure(row: Row): Promise<Cost> {
      const shots = await row.prepare({
        app,
        members,
        insertQuests: (userId, count) => insertQuests(app, userId, count, 0),
        newcomer: (email) => onboard(app, email),
      });
      const targeted = shots.map((shot) => ({ ...shot, port }));
      const before = readCpu();
      await fireMixed(targeted, CLIENTS, agent);
      const spent = between(before, readCpu());
      return { app: spent.app / shots.length, database: spent.backends / shots.length };
    },
    /** Starts a watch; the answer reads which share of a core was spent since. */
    watchShare() {
      const [before, startedAt] = [readCpu(), performance.now()];
      return () => {
        const spent = between(before, readCpu());
        const ms = performance.now() - startedAt;
        return { app: spent.app / ms, database: (spent.backends + spent.housekeeping) / ms };
      };
    },
    peakMb: () => peakKbOf(app.pid) / KB_PER_MB,
    stopAfter,
  };
}

export type Side = Awaited<ReturnType<typeof openSide>>;

function peakKbOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmHWM:\s+(\d+) kB$/mu.exec(status)?.[1]);
}
