import { join } from "node:path";
import { systemClock } from "#server/platform/clock.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { ensureBuilt } from "../../bin/bootstrap/build.mjs";
import { ROOT } from "../../bin/bootstrap/paths.mjs";
import { addDuePeople } from "./due-mails.ts";
import { recordTurns } from "./job-history.ts";
import { ADMIN, openMachines } from "./machines.ts";
import { makePerson } from "./person.ts";
import { startTraffic } from "./traffic.ts";

const DUE_MAILS = 5;

/** Running machines, traffic, an admin, and people who are due an e-mail. */
export async function openScene(people: number, seed: number) {
  await ensureBuilt({ quiet: true });
  const machines = await openMachines();
  try {
    const database = machines.pair.primary();
    await migrate(database.connection, join(ROOT, "migrations"), systemClock);
    await recordTurns(database);
    const due = await addDuePeople(database, DUE_MAILS);
    await Promise.all(machines.instances.map((instance) => instance.start()));
    const newcomer = async (name: string) => {
      const person = makePerson(machines, name);
      await person.signIn();
      return person;
    };
    const admin = await newcomer(ADMIN.split("@")[0] ?? "");
    const traffic = startTraffic(machines, people, seed);
    const close = async () => {
      await traffic.stop();
      await machines.close();
    };
    return { machines, traffic, admin, due, newcomer, close };
  } catch (error) {
    await machines.close();
    throw error;
  }
}

export type Scene = Awaited<ReturnType<typeof openScene>>;
