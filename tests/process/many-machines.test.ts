import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { HttpClient } from "#server/testing/http-client.ts";
import * as scenarios from "../cluster/failure-scenarios.ts";
import { countRuns, wrongTurns } from "../cluster/job-history.ts";
import { tell } from "../cluster/journal.ts";
import { countEvents, wrongCompletions, wrongCounts, wrongTotals } from "../cluster/ledger-check.ts";
import { watchLive } from "../cluster/live-watcher.ts";
import { openScene, type Scene } from "../cluster/scene.ts";
import { countOnline, endSession, LIMITED, sendTooMuch } from "../cluster/shared-state.ts";
import { until } from "../cluster/until.ts";
import { seededRandom } from "./running-app.ts";

const isSoak = process.env.SIDEQUEST_SOAK === "1";
const SEED = Number(process.env.SIDEQUEST_SEED ?? 20_261_115);
const PEOPLE = isSoak ? 10 : 4;
const SOAK_ROUNDS = 4;
const ANSWERED_WITHIN_MS = 3_000;
/** A session that ends on one instance is over on all. */
const REVOKED_WITHIN_MS = 1_000;

/** What one instance counts is told to Redis without waiting for it. */
const ONLINE_WITHIN_MS = 10_000;

/** People complete quests all the time, and a replica is there. */
const FREQUENT_JOBS = ["sum up standings", "sum up events", "sign of life"];

let scene: Scene;

beforeAll(async () => {
  scene = await openScene(PEOPLE, SEED);
});
afterAll(() => scene?.close());

/** Nobody noticed, and everybody still works. */
async function expectUnnoticed(scenario: scenarios.FailureScenario) {
  const bad = await scenario(scene);
  expect(tell(bad)).toEqual([]);
  expect(scene.traffic.failures).toEqual([]);
}

async function expectSessionEnds(name: string) {
  const { slowestMs, ...outcome } = await endSession(scene.machines, await scene.newcomer(name));
  expect(outcome).toEqual({
    ended: 200,
    statuses: ["one: 401", "two: 401", "three: 401"],
    codes: [1008, 1008, 1008],
  });
  expect(slowestMs).toBeLessThan(REVOKED_WITHIN_MS);
}

async function expectNothingLost() {
  const { machines, traffic } = scene;
  const database = machines.pair.primary();
  const acknowledged = { ...traffic.acknowledged, completions: [...traffic.acknowledged.completions] };
  expect(await wrongTotals(database)).toEqual([]);
  expect(await wrongCompletions(database, acknowledged)).toEqual([]);
  expect(await wrongCounts(database)).toEqual([]);
}

/** What died with a job in its hands keeps it from nobody for long. */
async function expectJobsGoOn() {
  const database = scene.machines.pair.primary();
  const before = await countRuns(database);
  await until("frequent jobs run again", async () => {
    const now = await countRuns(database);
    return FREQUENT_JOBS.every((job) => (now[job] ?? 0) > (before[job] ?? 0));
  });
}

async function sayOnline(way: HttpClient) {
  const answer = await way.post("/api/analytics/online", { sessionId: randomUUID() });
  expect(answer.statusCode).toBe(200);
}

const expectOnline = (people: number) =>
  expect
    .poll(() => countOnline(scene.machines, scene.admin), { timeout: ONLINE_WITHIN_MS })
    .toEqual([people, people, people]);

const everywhere = async (name: string) => {
  const person = await scene.newcomer(name);
  return scene.machines.instances.map((instance) => person.at(instance));
};

test("calm: everybody is answered", () => expectUnnoticed(scenarios.calm));

test.each([
  ["the dashboard", "/api/analytics/dashboard"],
  ["a report", "/api/analytics/report?range=7d"],
])("%s is read from the replica", async (_, path) => {
  const { pair, readDatabase, instances } = scene.machines;
  // On new connections every statement is said in full.
  readDatabase.turnTo(pair.replica().port);
  const end = readDatabase.listen();
  expect((await scene.admin.at(instances[0]).get(path)).statusCode).toBe(200);
  const heard = end();
  expect(heard).toMatch(/from daily_counts/u);
  expect(heard).not.toMatch(/\b(insert into|update|delete from)\b/iu);
});

test("one session on every instance, and each sees what another wrote", async () => {
  const ways = await everywhere("ann");
  for (const [number, way] of ways.entries()) {
    const leaderboardPrivacy = ["public", "alias", "off"][number];
    await way.send({ method: "PUT", url: "/api/profile", payload: { leaderboardPrivacy } });
    const seen = await Promise.all(ways.map((other) => other.get("/api/auth/user")));
    expect(seen.map((answer) => answer.json().leaderboardPrivacy)).toEqual(
      ways.map(() => leaderboardPrivacy),
    );
  }
});

test("a session that ends on one instance ends on all within a second", () => expectSessionEnds("bea"));

test("a limit counts what came to all instances together", async () => {
  expect(await sendTooMuch(await everywhere("cem"))).toEqual(LIMITED);
});

test("who is online on any instance counts once, on every instance", async () => {
  const [dora, emil] = [await everywhere("dora"), await everywhere("emil")];
  for (const way of [...dora.slice(0, 2), ...emil.slice(2)]) await sayOnline(way);
  await expectOnline(2);
});

test("live updates come to pages on every instance, and tell of all instances", async () => {
  const { machines, admin } = scene;
  const pages = await Promise.all(
    machines.instances.map((instance) => watchLive(admin, instance, machines.clock)),
  );
  await until("each page hears of three", () =>
    pages.every((page) => page.updates().some(({ data }) => data.summary.servers === 3)),
  );
  for (const page of pages) page.close();
});

test.each([
  ["gone", "nobody", "30d", "24h", /from hourly_counts/u],
  ["silent", "silence", "7d", "90d", /from daily_counts/u],
] as const)(
  "with a replica that is %s they are read from the primary",
  async (_, target, before, range, statement) => {
    const { database, readDatabase, pair, instances, journal } = scene.machines;
    const way = scene.admin.at(instances[2]);
    // Connections stand when it happens.
    expect((await way.get(`/api/analytics/report?range=${before}`)).statusCode).toBe(200);
    readDatabase.turnTo(target);
    const end = database.listen();
    const from = journal.now();
    try {
      expect((await way.get(`/api/analytics/report?range=${range}`)).statusCode).toBe(200);
      expect(journal.now() - from).toBeLessThan(ANSWERED_WITHIN_MS);
    } finally {
      readDatabase.turnTo(pair.replica().port);
    }
    expect(end()).toMatch(statement);
  },
);

test("an instance killed and started again", () => expectUnnoticed(scenarios.killInstance("two")));

test("every instance restarted, one after another", () => expectUnnoticed(scenarios.restartAll));

test("Redis killed: limits hold on each instance, sessions end, and all is as before when it is back", async () => {
  const [first, second, third] = scene.machines.instances;
  const { newcomer } = scene;
  const [fred, hana, jon] = [await newcomer("fred"), await newcomer("hana"), await newcomer("jon")];
  await sayOnline(jon.at(third));
  await expectUnnoticed(
    scenarios.killRedis(async () => {
      expect(await sendTooMuch([fred.at(first)])).toEqual(LIMITED);
      await expectSessionEnds("gus");
      await scenarios.restart(scene, second);
    }),
  );
  expect(await sendTooMuch(scene.machines.instances.map(hana.at))).toEqual(LIMITED);
  // Whoever was here before the restarts is forgotten with Redis; who was here since is told to it again.
  await expectOnline(1);
});

test("Redis frozen: everybody is answered in time, sessions end", async () => {
  const from = scene.machines.journal.now();
  await expectUnnoticed(scenarios.freezeRedis(() => expectSessionEnds("ida")));
  const slow = scene.machines.journal.since(from).filter(({ ms }) => ms > ANSWERED_WITHIN_MS);
  expect(tell(slow)).toEqual([]);
});

test("the primary killed, the replica promoted", () => expectUnnoticed(scenarios.failOver));

if (isSoak)
  test(`again and again, in the order of seed ${SEED}`, async () => {
    const random = seededRandom(SEED);
    await scenarios.replaceReplica(scene);
    for (let round = 0; round < SOAK_ROUNDS; round++) {
      for (const scenario of scenarios.inSomeOrder(random)) await expectUnnoticed(scenario);
      await expectNothingLost();
      await expectJobsGoOn();
    }
  }, 1_800_000);

test("nothing was lost, nothing was done twice", async () => {
  const { traffic, machines, due } = scene;
  await traffic.stop();
  expect(traffic.failures).toEqual([]);
  await expectNothingLost();
  const database = machines.pair.primary();
  expect(await countEvents(database)).toBe(traffic.acknowledged.events);
  await until("every job ran", async () =>
    Object.values(await countRuns(database)).every((runs) => runs > 0),
  );
  expect(await wrongTurns(database)).toEqual([]);
  const received = () => due.map((address) => machines.mail.to(address).length);
  await until("the mails that are due have come", () => received().every((mails) => mails > 0));
  expect(received()).toEqual(due.map(() => 1));
});
