import { afterAll, beforeAll, expect, test } from "vitest";
import { countEvents, wrongCompletions, wrongCounts, wrongTotals } from "../cluster/ledger-check.ts";
import { isServerError, tell } from "../cluster/journal.ts";
import { type Machines, openMachines } from "../cluster/machines.ts";
import { startTraffic, type Traffic } from "../cluster/traffic.ts";
import { until } from "../cluster/until.ts";

let machines: Machines;
let traffic: Traffic;

beforeAll(async () => {
  const t = performance.now();
  machines = await openMachines();
  console.log("machines", performance.now() - t);
  await Promise.all(machines.instances.map((i) => i.start()));
  console.log("instances", performance.now() - t);
  traffic = startTraffic(machines, 4, 1);
});
afterAll(async () => { await traffic?.stop(); await machines?.close(); });

test("calm", async () => {
  const { instances, journal } = machines;
  await until("rounds", () => traffic.rounds() > 40 || traffic.failures.length > 0);
  expect(traffic.failures).toEqual([]);
  expect(tell(journal.all.filter(isServerError))).toEqual([]);
  console.log(journal.now(), journal.all.length, traffic.acknowledged.completions.length);
  await instances[0]!.kill();
  await instances[0]!.start();
  console.log(journal.now());
  await traffic.stop();
  const { primary } = machines.pair;
  expect(await wrongTotals(primary)).toEqual([]);
  expect(await wrongCompletions(primary, traffic.acknowledged)).toEqual([]);
  expect(await wrongCounts(primary)).toEqual([]);
  expect(await countEvents(primary)).toBe(traffic.acknowledged.events);
});
