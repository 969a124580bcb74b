import { setTimeout as sleep } from "node:timers/promises";
import type { Instance } from "./instance.ts";
import { type Entry, isServerError } from "./journal.ts";
import type { Machines } from "./machines.ts";
import type { Scene } from "./scene.ts";
import { until } from "./until.ts";

/** How long after the promotion requests may still be answered with 503. */
export const RECOVERED_WITHIN_MS = 10_000;
/** Frozen, not killed: long enough for every timeout involved to expire. */
const FROZEN_MS = 3_000;
const ROUNDS = 12;

/** Runs a failure during traffic; returns the requests that failed unacceptably. */
export type FailureScenario = (scene: Scene) => Promise<Entry[]>;

/** Waits until people have completed this many more rounds of work. */
export async function work({ traffic }: Scene, rounds = ROUNDS): Promise<void> {
  const goal = traffic.rounds() + rounds;
  await until(`${rounds} rounds of work`, () => traffic.rounds() >= goal || traffic.failures.length > 0);
}

const isBad = (entry: Entry) => isServerError(entry) || entry.outcome === "cut";

/** Runs `happen` during traffic; returns server errors and cut requests (none are expected). */
async function unnoticed(scene: Scene, happen: () => Promise<void>): Promise<Entry[]> {
  const from = scene.machines.journal.now();
  await happen();
  await work(scene);
  return scene.machines.journal.since(from).filter(isBad);
}

export const calm: FailureScenario = (scene) => unnoticed(scene, async () => undefined);

/** Only requests in flight on the killed instance may be cut. */
export const killInstance =
  (name: string): FailureScenario =>
  async (scene) => {
    const { journal } = scene.machines;
    const instance = find(scene.machines, name);
    let diedAt = Number.POSITIVE_INFINITY;
    const bad = await unnoticed(scene, async () => {
      await instance.kill();
      diedAt = journal.now();
      await work(scene);
      await instance.start();
      await untilBalanced(scene.machines);
    });
    const isInItsHands = ({ outcome, instance, at }: Entry) =>
      outcome === "cut" && instance === name && at <= diedAt;
    return bad.filter((entry) => !isInItsHands(entry));
  };

/** Like a rolling deploy: one at a time, each ready again before the next stops. */
export const restartAll: FailureScenario = (scene) =>
  unnoticed(scene, async () => {
    for (const instance of scene.machines.instances) await restart(scene, instance);
  });

export async function restart({ machines }: Scene, instance: Instance): Promise<void> {
  const code = await instance.stop();
  if (code !== 0) throw new Error(`${instance.name} ended with ${code}: ${instance.said()}`);
  await instance.start();
  await untilBalanced(machines);
}

type Meanwhile = () => Promise<void>;
const nothingElse: Meanwhile = async () => undefined;

export const killRedis =
  (meanwhile = nothingElse): FailureScenario =>
  (scene) =>
    unnoticed(scene, async () => {
      await scene.machines.redis.kill();
      try {
        await work(scene);
        await meanwhile();
      } finally {
        await scene.machines.redis.start();
      }
    });

export const freezeRedis =
  (meanwhile = nothingElse): FailureScenario =>
  (scene) =>
    unnoticed(scene, async () => {
      scene.machines.redis.freeze();
      try {
        await Promise.all([sleep(FROZEN_MS), work(scene), meanwhile()]);
      } finally {
        scene.machines.redis.unfreeze();
      }
    });

/** Only 503 answers are allowed, and only for a limited time. */
export const failOver: FailureScenario = async (scene) => {
  const { journal, pair, database } = scene.machines;
  let promotedAt = 0;
  const bad = await unnoticed(scene, async () => {
    await pair.killPrimary();
    await pair.promote();
    promotedAt = journal.now();
    database.turnTo(pair.primary().port);
    await untilBalanced(scene.machines);
  });
  const isForgiven = ({ outcome, at, ms }: Entry) =>
    outcome === 503 && at + ms <= promotedAt + RECOVERED_WITHIN_MS;
  return bad.filter((entry) => !isForgiven(entry));
};

/** All scenarios, in an order that depends on the seed. */
export function inSomeOrder(random: () => number): FailureScenario[] {
  const victim = ["one", "two", "three"][Math.floor(random() * 3)] ?? "one";
  const all = [killInstance(victim), restartAll, killRedis(), freezeRedis(), failOverAndBack];
  return all
    .map((scenario) => ({ scenario, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ scenario }) => scenario);
}

const failOverAndBack: FailureScenario = async (scene) => {
  const bad = await failOver(scene);
  await replaceReplica(scene);
  return bad;
};

/** Adds a new replica after a promotion, so that it can fail over again. */
export async function replaceReplica({ machines: { pair, readDatabase } }: Scene): Promise<void> {
  await pair.replaceReplica();
  readDatabase.turnTo(pair.replica().port);
}

function find({ instances }: Machines, name: string): Instance {
  const instance = instances.find((each) => each.name === name);
  if (!instance) throw new Error(`no instance ${name}`);
  return instance;
}

function untilBalanced({ instances, balancer }: Machines): Promise<void> {
  return until("all instances take requests", () => instances.every((each) => balancer.isReady(each)));
}
